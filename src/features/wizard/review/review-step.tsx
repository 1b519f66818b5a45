import { chakra } from '@chakra-ui/react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { generationAtom } from '#state/generation/current.ts';
import { readyJobsAtom } from '#state/jobs/jobs.ts';
import { markDraftSeenAtom } from '#state/jobs/job-actions.ts';
import { BlankPostIllustration } from '#ui/pictures/illustrations.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { platformName } from '../cards/variant-state.tsx';
import { ReplaceQuestion } from '../cards/replace-question.tsx';
import { AboutPost } from './about-post.tsx';
import { useEvidence } from './evidence/use-evidence.ts';
import { MediaCard } from './media-card.tsx';
import { useNewCampaign } from './new-campaign.tsx';
import { PostCard } from './post-card.tsx';
import { EmptyActions, ReviewActions } from './review-actions.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { Bar } from './series-bar.tsx';
import { useRested } from './use-rested.ts';
import { VariantNotice } from './variant-notice.tsx';
import { VariantTabs } from './variant-tabs.tsx';
import { WhatNext } from './what-next.tsx';

/** Optional: without it, the posts are in the list of all posts. */
const SeriesSwitch = lazyPart(async () => (await import('./series-switch.tsx')).SeriesSwitch, {
  Placeholder: () => <Bar as="div" aria-hidden />,
});

const isInSeriesAtom = atom((get) => get(campaignAtom).series !== undefined);

const PANEL_ID = 'variant';

interface ReviewStepProps {
  onBack(): void;
  onReset(): void;
  /** A new campaign has its choices: what is left are its reviews. */
  onNext(): void;
}

/**
 * Renders when the hands rest: a keystroke re-renders only the editor. A different draft renders at
 * once, since every button acts on the current one.
 */
export function ReviewStep(props: ReviewStepProps) {
  const draft = useAtomValue(currentDraftAtom);
  const deferred = useDeferredValue(useRested(draft));
  return <Review draft={deferred?.id === draft?.id ? deferred : draft} {...props} />;
}

const Review = memo(function Review({
  draft,
  onBack,
  onReset,
  onNext,
}: ReviewStepProps & { draft: Draft | undefined }) {
  const [tabId, setTabId] = useState<string>();
  const { start, questions } = useNewCampaign({ onEmpty: onReset, onFilled: onNext });
  const startEmpty = () => start('empty');
  const evidence = useEvidence(draft);
  const isInSeries = useAtomValue(isInSeriesAtom);
  useSeen(draft?.id);
  return (
    <ReviewFrame
      title="Your Generated Content"
      madeFor={draft && <MadeFor draft={draft} />}
      actions={
        draft ? (
          <ReviewActions
            draft={draft}
            evidence={evidence}
            onBack={onBack}
            onNewCampaign={startEmpty}
          />
        ) : (
          <EmptyActions onBack={onBack} onNewCampaign={startEmpty} />
        )
      }
      about={
        <Stack gap="2" gridTemplateColumns="minmax(0, 1fr)">
          {draft && <AboutPost draft={draft} />}
          <WhatNext onStart={draft && start} />
        </Stack>
      }
    >
      <ReplaceQuestion />
      {questions}
      {isInSeries && <SeriesSwitch />}
      <VariantTabs panelId={PANEL_ID} onTab={setTabId} />
      <Stack
        id={PANEL_ID}
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        tabIndex={-1}
        outline="none"
        {...(tabId
          ? { role: 'tabpanel', 'aria-labelledby': tabId }
          : { role: 'group', 'aria-label': 'Post' })}
      >
        <VariantNotice onGenerate={onBack} />
        {draft ? (
          <>
            <PostCard draft={draft} evidence={evidence} />
            <MediaCard draft={draft} />
          </>
        ) : (
          !tabId && <NoContent />
        )}
      </Stack>
    </ReviewFrame>
  );
});

function MadeFor({ draft }: { draft: Draft }) {
  const { platform, contentType, tone, length } = draft.origin;
  const names = [
    platformName(platform),
    findChoice(CONTENT_TYPES, contentType)?.name,
    findChoice(TONES, tone)?.name,
    findChoice(LENGTHS, length)?.name,
  ];
  return (
    <Badges aria-label="Made for">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Badges>
  );
}

const Badges = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    '& li': {
      paddingInline: '2',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'full',
      background: 'surface',
      fontSize: 'xs',
      lineHeight: '1.25rem',
    },
  },
});

/** Marks the post's job as seen, which removes it from the queue. */
function useSeen(draftId: string | undefined): void {
  const ready = useAtomValue(readyJobsAtom);
  const see = useSetAtom(markDraftSeenAtom);
  useEffect(() => {
    if (draftId !== undefined && ready.length > 0) void see(draftId);
  }, [draftId, ready, see]);
}

function NoContent() {
  const { status } = useAtomValue(generationAtom);
  // Queued and running posts show their own status.
  if (status === 'queued' || status === 'running') return null;
  return (
    <Stack gap="4" justifyItems="start">
      <BlankPostIllustration />
      <p>No content generated yet</p>
    </Stack>
  );
}
