import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import { type Draft, hasUnsavedEdit } from '#domain/posts/draft.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { TONES } from '#domain/campaign/tones.ts';
import {
  currentDraftAtom,
  hasDraftsAtom,
  hasOtherVersionAtom,
  swapVersionsAtom,
} from '#state/drafts.ts';
import { generationAtom } from '#state/generation/current.ts';
import { resetCampaignAtom, unfinishedAtom } from '#state/generation/reset.ts';
import { readyJobsAtom } from '#state/jobs.ts';
import { markDraftSeenAtom } from '#state/job-actions.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { BlankPostIllustration } from '#ui/illustrations.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { BackButton, StepFrame } from '#ui/step-frame.tsx';
import { Badge } from '#ui/text.tsx';
import { DraftText } from './draft-text.tsx';
import { MediaCard } from './media-card.tsx';
import { ReplaceQuestion } from '../cards/replace-question.tsx';
import { ReviewSidebar } from './review-sidebar.tsx';

const VariantTabs = lazyPart(async () => (await import('./variant-tabs.tsx')).VariantTabs);
const VariantNotice = lazyPart(async () => (await import('./variant-notice.tsx')).VariantNotice);
const DraftsLink = lazyPart(async () => (await import('../cards/drafts-link.tsx')).DraftsLink);

const PANEL_ID = 'variant';

interface ReviewStepProps {
  onBack(): void;
  onReset(): void;
}

/**
 * Defers rendering while the user types: a keystroke re-renders only the editor. A different draft
 * renders at once, since every button acts on the current one.
 */
export function ReviewStep(props: ReviewStepProps) {
  const draft = useAtomValue(currentDraftAtom);
  const deferred = useDeferredValue(draft);
  return <Review draft={deferred?.id === draft?.id ? deferred : draft} {...props} />;
}

const Review = memo(function Review({
  draft,
  onBack,
  onReset,
}: ReviewStepProps & { draft: Draft | undefined }) {
  const hasDrafts = useAtomValue(hasDraftsAtom);
  const [tabId, setTabId] = useState<string>();
  useSeen(draft?.id);
  return (
    <StepFrame
      title="Your Generated Content"
      aside={draft && <ReviewSidebar draft={draft} />}
      actions={
        <>
          <BackButton onClick={onBack}>Back to Generate</BackButton>
          <NewCampaignButton draft={draft} onReset={onReset} />
        </>
      }
    >
      <ReplaceQuestion />
      <VariantTabs panelId={PANEL_ID} onTab={setTabId} />
      <chakra.div
        id={PANEL_ID}
        display="grid"
        gap="6"
        minWidth="0"
        tabIndex={-1}
        outline="none"
        {...(tabId
          ? { role: 'tabpanel', 'aria-labelledby': tabId }
          : { role: 'group', 'aria-label': 'Post' })}
      >
        <VariantNotice onGenerate={onBack} />
        {draft ? <DraftReview draft={draft} /> : !tabId && <NoContent />}
      </chakra.div>
      {hasDrafts && <DraftsLink />}
    </StepFrame>
  );
});

/** Optional and lazy-loaded: the post is readable without it. */
const EvidenceCard = lazy(async () => {
  try {
    return { default: (await import('./evidence/card.tsx')).EvidenceCard };
  } catch {
    return { default: () => null };
  }
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
    <chakra.div display="grid" gap="4" justifyItems="start">
      <BlankPostIllustration />
      <p>No content generated yet</p>
    </chakra.div>
  );
}

function DraftReview({ draft }: { draft: Draft }) {
  const { platform, contentType, tone, length } = draft.origin;
  return (
    <chakra.div display="grid" gap="6" minWidth="0">
      <chakra.ul display="flex" flexWrap="wrap" gap="2" aria-label="Made for">
        <Badge as="li">{findChoice(PLATFORMS, platform)?.name}</Badge>
        <Badge as="li">{findChoice(CONTENT_TYPES, contentType)?.name}</Badge>
        <Badge as="li">{findChoice(TONES, tone)?.name}</Badge>
        <Badge as="li">{findChoice(LENGTHS, length)?.name}</Badge>
      </chakra.ul>
      <OtherVersion />
      <DraftText draft={draft} />
      <Suspense>
        <EvidenceCard key={draft.id} draft={draft} />
      </Suspense>
      <MediaCard draft={draft} />
    </chakra.div>
  );
}

function OtherVersion() {
  const hasOther = useAtomValue(hasOtherVersionAtom);
  const swap = useSetAtom(swapVersionsAtom);
  if (!hasOther) return null;
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => swap()}>
        See the other version
      </Button>
    </div>
  );
}

type Question = 'edit' | 'posts';

function NewCampaignButton({ draft, onReset }: { draft: Draft | undefined; onReset(): void }) {
  const resetCampaign = useSetAtom(resetCampaignAtom);
  const unfinished = useAtomValue(unfinishedAtom).length;
  const [question, ask] = useState<Question>();
  const them = unfinished > 1 ? 'them' : 'it';
  const stay = () => ask(undefined);
  function reset(posts: 'drop' | 'keep') {
    resetCampaign(posts);
    onReset();
  }
  const goOn = () => (unfinished > 0 ? ask('posts') : reset('drop'));
  return (
    <>
      <Dialog title="Leave your edit unsaved?" open={question === 'edit'} onClose={stay}>
        <p>
          You’ve changed the text but haven’t saved it. The change stays with this draft. You’ll
          find it under Drafts.
        </p>
        <Answers>
          <Button variant="outline" onClick={stay}>
            Keep editing
          </Button>
          <Button onClick={goOn}>Start a new campaign</Button>
        </Answers>
      </Dialog>
      <Dialog
        title={
          unfinished > 1 ? `${unfinished} posts aren’t finished yet` : 'A post isn’t finished yet'
        }
        open={question === 'posts'}
        onClose={stay}
      >
        <p>
          Keep {them} in the queue while you start a new campaign, or discard {them}.
        </p>
        <Answers>
          <Button variant="danger" onClick={() => reset('drop')}>
            Discard {them}
          </Button>
          <Button onClick={() => reset('keep')}>Keep {them} in the queue</Button>
        </Answers>
      </Dialog>
      <Button onClick={() => (hasUnsavedEdit(draft) ? ask('edit') : goOn())}>
        Create New Campaign
      </Button>
    </>
  );
}

const Answers = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" justifyContent="end" gap="3">
    {children}
  </chakra.div>
);
