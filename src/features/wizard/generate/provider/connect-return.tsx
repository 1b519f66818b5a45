import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ConnectCallback } from '#services/connect/connect.ts';
import { isTooShort, type KeyProtection } from '#services/secrets/key-vault.ts';
import { type ConnectOutcome, finishConnectAtom } from '#state/provider/connect.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { Muted, PageHeading } from '#ui/page/text.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { useConnect } from './use-connect.ts';

const KeyProtectionChoice = lazyPart(
  async () => (await import('./key-protection.tsx')).KeyProtectionChoice,
);

interface ConnectReturnProps {
  callback: ConnectCallback;
  /** Called once the key is in the vault, if the user is still on this page. */
  onConnected(): void;
}

type Problem = Extract<ConnectOutcome, { status: 'failed' }>['problem'];
type Explanation = readonly [title: string, words: string];

const PROBLEMS: Readonly<Record<Problem | 'unreachable', Explanation>> = {
  denied: [
    'OpenRouter isn’t connected',
    'You declined at OpenRouter, so it didn’t give us a key. Nothing has changed.',
  ],
  expired: [
    'That took too long',
    'OpenRouter’s response is valid for about ten minutes. Nothing has changed. Connect again.',
  ],
  replayed: [
    'This response has already been used',
    'It works only once. If OpenRouter is connected, you can continue. If not, connect again.',
  ],
  foreign: [
    'We didn’t request this response',
    'You didn’t ask to connect in this browser, or you’ve logged out or asked again since. We didn’t use it, and nothing has changed.',
  ],
  refused: [
    'OpenRouter didn’t accept its code',
    'It may have expired or been used elsewhere. Nothing has changed. Connect again.',
  ],
  nothing: [
    'Nothing to connect',
    'This page handles responses from OpenRouter, and there isn’t one. Nothing has changed.',
  ],
  unreachable: [
    'OpenRouter isn’t responding',
    'You may be offline. The response is saved on this device, so try again when you’re back online. It’s valid for about ten minutes.',
  ],
  'not-kept': [
    'We couldn’t save the key',
    'OpenRouter created a key, but this device didn’t store it. Allow this site to store data, then connect again. You can delete the unused key in your OpenRouter account.',
  ],
};

type Unfinished = Exclude<ConnectOutcome, { status: 'connected' }>;

/** Reports the outcome to a user who has left the page meanwhile. */
function tellElsewhere(outcome: Unfinished): void {
  const [title, description] =
    outcome.status === 'failed'
      ? PROBLEMS[outcome.problem]
      : ['OpenRouter isn’t connected yet', 'Connect again from the Generate step.'];
  showToast({ title, description, tone: 'error' });
}

/** Callback page of OpenRouter. Its first render must match the prerendered page. */
export function ConnectReturn({ callback, onConnected }: ConnectReturnProps) {
  const finish = useSetAtom(finishConnectAtom);
  const [outcome, setOutcome] = useState<Unfinished>();
  const isTaken = useRef(false);
  const isShown = useRef(true);
  const answer = useRef<HTMLDivElement>(null);
  useFocusAfter(outcome, () => answer.current);

  async function showOutcome(finishing: Promise<ConnectOutcome>) {
    setOutcome(undefined);
    const found = await finishing;
    if (found.status === 'connected') {
      if (isShown.current) onConnected();
    } else if (isShown.current) setOutcome(found);
    else tellElsewhere(found);
  }

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => {
    // A callback works once, and an effect may run twice.
    if (isTaken.current) return;
    isTaken.current = true;
    void showOutcome(finish(callback));
  });

  return (
    <Stack gap="6" maxWidth="460px" marginInline="auto">
      <PageHeading>Connect OpenRouter</PageHeading>
      <Card>
        {outcome === undefined ? (
          <chakra.div role="status" display="flex" gap="3" alignItems="center">
            <Spinner />
            <p>
              OpenRouter is sending your key. It stays only on this device, and you’ll return to the
              step you came from.
            </p>
          </chakra.div>
        ) : (
          <Stack ref={answer} gap="5" tabIndex={-1} outline="none">
            {outcome.status === 'protect' ? (
              <Protect onKeep={(protection) => void showOutcome(outcome.keep(protection))} />
            ) : (
              <Explained outcome={outcome} onRetry={(retry) => void showOutcome(retry())} />
            )}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

/** Asks for a passphrase: the key being replaced had one, so the new one needs one too. */
function Protect({ onKeep }: { onKeep(protection: KeyProtection): void }) {
  const [protection, setProtection] = useState<KeyProtection>({
    level: 'passphrase',
    passphrase: '',
  });
  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooShort(protection)) onKeep(protection);
      }}
    >
      <p>
        Your OpenRouter key was protected with a passphrase. Enter that passphrase or a new one to
        protect the new key the same way.
      </p>
      <KeyProtectionChoice value={protection} onChange={setProtection} />
      <Muted>OpenRouter’s response is valid for about ten minutes.</Muted>
      <div>
        <Button type="submit" disabled={isTooShort(protection)}>
          Save the key
        </Button>
      </div>
    </chakra.form>
  );
}

interface ExplainedProps {
  outcome: Exclude<Unfinished, { status: 'protect' }>;
  onRetry(retry: () => Promise<ConnectOutcome>): void;
}

function Explained({ outcome, onRetry }: ExplainedProps) {
  const watchConnection = useSetAtom(watchConnectionAtom);
  const { isOffline, hasFailed, press } = useConnect();
  useEffect(() => void watchConnection().catch(() => undefined), [watchConnection]);
  const problem = outcome.status === 'unreachable' ? 'unreachable' : outcome.problem;
  const [title, words] = PROBLEMS[problem];
  return (
    <>
      <Notice tone={problem === 'nothing' ? 'info' : 'error'} title={title}>
        <p>{words}</p>
      </Notice>
      <Cluster gap="3">
        {outcome.status === 'unreachable' ? (
          <Button onClick={() => onRetry(outcome.retry)}>Try again</Button>
        ) : (
          <Button {...press}>
            {problem === 'nothing' ? 'Connect OpenRouter' : 'Connect again'}
          </Button>
        )}
        <ButtonLink to="/" search={{ step: 'generate' }} variant="outline">
          Back to Generate
        </ButtonLink>
      </Cluster>
      {isOffline && problem !== 'unreachable' && <Muted>You need to be online to connect.</Muted>}
      {hasFailed && (
        <Notice tone="error" title="We couldn’t open OpenRouter">
          <p>
            Your browser wouldn’t store what we need to bring you back. You can paste a key instead.
          </p>
        </Notice>
      )}
    </>
  );
}
