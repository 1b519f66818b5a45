import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ConnectCallback } from '#services/connect/connect.ts';
import { beginConnectAtom, type ConnectOutcome, finishConnectAtom } from '#state/connect.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PageHeading } from '#ui/text.tsx';

interface ConnectReturnProps {
  callback: ConnectCallback;
  /** The key is in the vault. */
  onConnected(): void;
}

type Problem = Extract<ConnectOutcome, { status: 'failed' }>['problem'];
type Explanation = readonly [title: string, words: string];

const PROBLEMS: Readonly<Record<Problem | 'unreachable', Explanation>> = {
  denied: [
    'OpenRouter was not connected',
    'You said no at OpenRouter, so it gave us no key. Nothing has changed.',
  ],
  expired: [
    'That took too long',
    'OpenRouter’s answer is good for ten minutes. Nothing has changed. Connect once more.',
  ],
  replayed: [
    'This answer was used already',
    'It works once. If OpenRouter is connected, you can go on. If not, connect once more.',
  ],
  foreign: [
    'This answer is not ours',
    'You did not ask for it in this browser, or you have logged out or asked again since. It was not used, and nothing has changed.',
  ],
  refused: [
    'OpenRouter did not accept its code',
    'It may have expired or been used elsewhere. Nothing has changed. Connect once more.',
  ],
  unreachable: [
    'OpenRouter does not answer',
    'Your network may be down. Nothing is lost: try again when it is back.',
  ],
  'not-kept': [
    'The key could not be saved',
    'OpenRouter made a key, but this device did not store it. Allow this site to store data, then connect once more. You can delete the unused key in your account at OpenRouter.',
  ],
};

/** The page that OpenRouter leads back to. Its first render is the one that the build made. */
export function ConnectReturn({ callback, onConnected }: ConnectReturnProps) {
  const finish = useSetAtom(finishConnectAtom);
  const [outcome, setOutcome] = useState<ConnectOutcome>();
  const isTaken = useRef(false);
  const problem = useRef<HTMLDivElement>(null);
  useFocusAfter(outcome, () => problem.current);

  async function settle(finishing: Promise<ConnectOutcome>) {
    setOutcome(undefined);
    const found = await finishing;
    if (found.status === 'connected') onConnected();
    else setOutcome(found);
  }

  useEffect(() => {
    // A callback works once, and an effect may run twice.
    if (isTaken.current) return;
    isTaken.current = true;
    void settle(finish(callback));
  });

  return (
    <chakra.div display="grid" gap="6" maxWidth="460px" marginInline="auto">
      <PageHeading>Connect OpenRouter</PageHeading>
      <Card>
        {outcome === undefined || outcome.status === 'connected' ? (
          <chakra.div role="status" display="flex" gap="3" alignItems="center">
            <Spinner />
            <p>
              OpenRouter is handing over your key. It goes into the vault of this device, encrypted,
              and you go back to the step you came from.
            </p>
          </chakra.div>
        ) : (
          <chakra.div ref={problem} display="grid" gap="5" tabIndex={-1} outline="none">
            <Explained outcome={outcome} onRetry={(retry) => void settle(retry())} />
          </chakra.div>
        )}
      </Card>
    </chakra.div>
  );
}

interface ExplainedProps {
  outcome: Exclude<ConnectOutcome, { status: 'connected' }>;
  onRetry(retry: () => Promise<ConnectOutcome>): void;
}

function Explained({ outcome, onRetry }: ExplainedProps) {
  const begin = useSetAtom(beginConnectAtom);
  const [title, words] =
    PROBLEMS[outcome.status === 'unreachable' ? 'unreachable' : outcome.problem];
  return (
    <>
      <Notice tone="error" title={title}>
        <p>{words}</p>
      </Notice>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {outcome.status === 'unreachable' ? (
          <Button onClick={() => onRetry(outcome.retry)}>Try again</Button>
        ) : (
          <Button onClick={() => void begin()}>Connect once more</Button>
        )}
        <ButtonLink to="/" search={{ step: 'generate' }} variant="outline">
          Back to Generate
        </ButtonLink>
      </chakra.div>
    </>
  );
}
