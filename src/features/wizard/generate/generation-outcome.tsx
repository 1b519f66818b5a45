import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Failure } from '#domain/jobs/failure.ts';
import type { Generation } from '#domain/jobs/generation.ts';
import { isNearby } from '#domain/providers/base-url.ts';
import { countWords } from '#domain/posts/reply.ts';
import { campaignAtom } from '#state/campaign.ts';
import { generationAtom, requestBaseUrlAtom, isOutdatedAtom } from '#state/generation/current.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { acceptPartialAtom, stopAtom } from '#state/generation/stop.ts';
import { baseUrlAtom, keyHintAtom } from '#state/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { StopIcon } from '#ui/icons.tsx';
import { Slot } from '#ui/slot.tsx';
import { Notice } from '#ui/notice.tsx';
import { Muted, VisuallyHidden } from '#ui/text.tsx';
import { FailureNotice } from '../cards/lazy-failure-notice.tsx';
import { LastPost } from './last-post.tsx';

interface OutcomeProps {
  onView(): void;
  /** Called once the outcome is mounted and takes up space. */
  onShown(): void;
}

/** Streamed text, or the result of the request. */
export function Outcome({ onView, onShown }: OutcomeProps) {
  useEffect(onShown, [onShown]);
  const generation = useAtomValue(generationAtom);
  const baseUrl = useAtomValue(requestBaseUrlAtom);
  switch (generation.status) {
    case 'idle':
      return null;
    case 'queued':
      return <Queued waitsFor={generation.waitsFor} failure={generation.failure} />;
    case 'running':
      return <Running {...generation} />;
    case 'done':
      return <Done {...generation} onView={onView} />;
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

function Running({ text, thinkingSince }: { text: string; thinkingSince?: number }) {
  const stop = useSetAtom(stopAtom);
  return (
    <Card>
      <chakra.div
        height="3px"
        marginBottom="-2"
        borderRadius="full"
        background="accentSoft"
        _highContrast={{ background: 'Canvas', outline: '1px solid CanvasText' }}
        overflow="hidden"
      >
        <ProgressLine />
      </chakra.div>
      <VisuallyHidden role="status">Writing has started</VisuallyHidden>
      <chakra.div display="flex" alignItems="center" gap="3">
        <Muted marginInlineEnd="auto" fontVariantNumeric="tabular-nums">
          {text === '' ? <Waiting since={thinkingSince} /> : `${countWords(text)} words`}
        </Muted>
        <Button variant="outline" size="sm" onClick={() => stop()}>
          <StopIcon size={16} />
          Stop
        </Button>
      </chakra.div>
      {text !== '' && <GeneratedText text={text} />}
    </Card>
  );
}

/** Shown before the first word: the model's current activity, if known. */
function Waiting({ since }: { since: number | undefined }) {
  const baseUrl = useAtomValue(baseUrlAtom);
  if (since !== undefined) return <ThinkingTime since={since} />;
  // A local model is first loaded from disk.
  return baseUrl !== undefined && isNearby(baseUrl)
    ? 'Loading the model…'
    : 'Waiting for the first words';
}

/** Visible counter only: announcing every second would interrupt the screen reader. */
function ThinkingTime({ since }: { since: number }) {
  const now = useAtomValue(servicesAtom)?.now;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!now) return undefined;
    const count = () => setSeconds(Math.max(0, Math.floor((now() - since) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [now, since]);
  return (
    <>
      <span role="status">Thinking…</span> <span aria-hidden="true">{seconds} s</span>
    </>
  );
}

const SLIDE = {
  animation: 'slide 1400ms ease-in-out infinite',
  '@keyframes slide': {
    from: { transform: 'translateX(-100%)' },
    to: { transform: 'translateX(250%)' },
  },
};

const ProgressLine = chakra('div', {
  base: {
    width: '40%',
    height: 'full',
    background: 'accent',
    _highContrast: { background: 'Highlight' },
    ...SLIDE,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: 'full', opacity: 0.5 },
  },
});

/** Model output as plain text: line breaks kept, never interpreted as markup. */
function GeneratedText({ text }: { text: string }) {
  return (
    <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" minHeight="8">
      {text}
    </chakra.p>
  );
}

interface DoneProps {
  cutShort: boolean;
  stopped?: true;
  onView(): void;
}

function Done({ cutShort, stopped, onView }: DoneProps) {
  const isOutdated = useAtomValue(isOutdatedAtom);
  if (isOutdated) {
    return (
      <Notice tone="info" title="Your choices have changed since the last post">
        <p>Generate again to write a new post. The last one stays as it is.</p>
        <div>
          <Button variant="outline" size="sm" onClick={onView}>
            View last post
          </Button>
        </div>
      </Notice>
    );
  }
  if (stopped) {
    return (
      <Notice tone="info" title="Stopped. The text so far is saved">
        <p>You can continue it in Review, or finish it yourself.</p>
        <Again />
      </Notice>
    );
  }
  return (
    <Notice tone="success" title="Content generated successfully!">
      <p>Your marketing campaign is ready for review</p>
      {cutShort && (
        <p>It reached its length limit. You can continue it in Review, or finish it yourself.</p>
      )}
      <Again />
    </Notice>
  );
}

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
