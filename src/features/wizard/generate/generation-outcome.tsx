import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Failure } from '#domain/jobs/failure.ts';
import { visibleText } from '#domain/drafts/draft.ts';
import { type Generation, shownText } from '#domain/jobs/generation.ts';
import { isNearby } from '#domain/providers/base-url.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { draftByIdAtom } from '#state/drafts/drafts.ts';
import {
  currentJobAtom,
  generationAtom,
  isMoreComingAtom,
  isOutdatedAtom,
  requestBaseUrlAtom,
} from '#state/generation/current.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { acceptPartialAtom, stopAtom } from '#state/generation/stop.ts';
import { keyHintAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Slot } from '#ui/page/slot.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../cards/lazy-failure-notice.tsx';
import { useShown } from '../cards/use-shown.ts';
import { LastPost } from './last-post.tsx';
import { GeneratedText, TextCard, Writing } from './text-card.tsx';

interface OutcomeProps {
  onView(): void;
  /** Called once the outcome is mounted and takes up space. */
  onShown(): void;
}

/** Streamed text, or the result of the request. */
export function Outcome({ onView, onShown }: OutcomeProps) {
  useEffect(onShown, [onShown]);
  const generation = useShown(generationAtom);
  const baseUrl = useAtomValue(requestBaseUrlAtom);
  const isOutdated = useShown(isOutdatedAtom);
  const written = useWritten();
  switch (generation.status) {
    case 'idle':
      return null;
    case 'queued':
      return <Queued waitsFor={generation.waitsFor} failure={generation.failure} />;
    case 'running':
      return <TextCard isWriting head={<Writing {...generation} />} text={generation.text} />;
    case 'done':
      return isOutdated ? (
        <LastPost isOutdated onView={onView} />
      ) : (
        <TextCard
          isWriting={false}
          head={<Done {...generation} />}
          text={written(generation.draftId)}
        >
          {generation.cutShort && !generation.stopped && <CutShort />}
          <Again />
        </TextCard>
      );
    case 'failed':
      return (
        <>
          <FailureNotice failure={generation.failure} baseUrl={baseUrl} comesIntoView />
          <Partial text={generation.text} />
          <LastPost onView={onView} />
        </>
      );
    case 'interrupted':
      return (
        <>
          <Notice tone="warning" title="The last generation didn’t finish">
            <p>
              Your choices and any text so far are saved. Generating again sends a new request
              {baseUrl !== undefined && isNearby(baseUrl) ? '.' : ', which may be charged again.'}
            </p>
          </Notice>
          <Partial text={generation.text} />
          <LastPost onView={onView} />
        </>
      );
  }
}

type WaitsFor = Extract<Generation, { status: 'queued' }>['waitsFor'];

const WAITING: Readonly<Record<WaitsFor, readonly [title: string, words: string]>> = {
  network: [
    'Queued',
    'We’ll send it automatically when you’re back online. The queue at the top of the page shows it, and nothing is lost if you close the page.',
  ],
  retry: ['Retrying automatically', 'You can wait, or generate now.'],
  turn: ['Connecting', 'Your request is sent as soon as the provider answers.'],
  user: ['Waiting for you', 'Open the queue at the top of the page to decide whether to send it.'],
};

/** A queued job; the page need not stay open for it. */
function Queued({ waitsFor, failure }: { waitsFor: WaitsFor; failure: Failure | undefined }) {
  const stop = useSetAtom(stopAtom);
  const baseUrl = useAtomValue(requestBaseUrlAtom);
  const [title, words] = WAITING[waitsFor];
  return (
    <>
      {failure && <FailureNotice failure={failure} baseUrl={baseUrl} />}
      <Notice tone="info" title={title}>
        <p>{words}</p>
        <Slot name="queued" />
        <div>
          <Button variant="outline" size="sm" onClick={() => stop()}>
            Cancel
          </Button>
        </div>
      </Notice>
    </>
  );
}

/** Returns the text of a post, also in the moment before it has become a draft. */
function useWritten(): (draftId: string) => string {
  const draftOf = useAtomValue(draftByIdAtom);
  const job = useAtomValue(currentJobAtom);
  return (draftId) => {
    const draft = draftOf(draftId);
    if (draft) return visibleText(draft);
    return job ? shownText(job) : '';
  };
}

/** The end, in the row that said what was going on. */
function Done({ stopped }: { stopped?: true }) {
  const isMoreComing = useAtomValue(isMoreComingAtom);
  return (
    <Stack role="status" lineHeight="1.375">
      <chakra.p fontWeight="600" color={stopped ? undefined : 'done'}>
        {stopped ? 'Stopped. The text so far is saved' : 'Content generated successfully!'}
      </chakra.p>
      <Muted>
        {stopped
          ? CONTINUE
          : isMoreComing
            ? 'The other posts are still being written.'
            : 'Your marketing campaign is ready for review'}
      </Muted>
    </Stack>
  );
}

const CONTINUE = 'You can continue it in Review, or finish it yourself.';

const CutShort = () => <Muted>It reached its length limit. {CONTINUE}</Muted>;

/** Regenerates with the same choices; the previous post stays available under review. */
function Again() {
  const write = useSetAtom(writeAtom);
  const { platform } = useAtomValue(campaignAtom);
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  if (!hasKey || !platform) return null;
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => void write([platform])}>
        Regenerate
      </Button>
    </div>
  );
}

function Partial({ text }: { text: string }) {
  const keep = useSetAtom(acceptPartialAtom);
  if (text.trim() === '') return null;
  return (
    <Card>
      <Muted>Text so far</Muted>
      <GeneratedText text={text} />
      <chakra.div>
        <Button variant="outline" size="sm" onClick={() => void keep()}>
          Keep this text
        </Button>
      </chakra.div>
    </Card>
  );
}
