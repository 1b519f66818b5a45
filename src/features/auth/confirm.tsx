import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { SITE } from '#content/site.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session.ts';
import { followLinkAtom, pendingSignInAtom } from '#state/sign-in.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/text.tsx';

interface ConfirmProps {
  tokenHash: string | undefined;
  onSignedIn(): void;
}

/**
 * Target page of a mailed link. Signs in on a button press, not on load: mail scanners open links,
 * and a link sent by another person must not sign a user in without asking.
 */
export function Confirm({ tokenHash, onSignedIn }: ConfirmProps) {
  const found = useAtomValue(servicesAtom);
  const session = useAtomValue(sessionAtom);
  const pending = useAtomValue(pendingSignInAtom);
  const followLink = useSetAtom(followLinkAtom);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function signIn() {
    if (!found || busy || tokenHash === undefined) return;
    setBusy(true);
    const result = await followLink(tokenHash);
    setBusy(false);
    if (result.ok) onSignedIn();
    else setProblem(result.kind === 'service' ? EXPIRED : `${result.message} ${STILL_WORKS}`);
  }

  return (
    <chakra.div display="grid" gap="6" maxWidth="460px" marginInline="auto">
      <PageHeading>Sign in to {SITE.name}</PageHeading>
      <Card>
        {tokenHash === undefined ? (
          <Problem text="This link is not complete. Copy it whole from the mail, or send a new one." />
        ) : (
          <>
            {problem && (
              <Problem
                text={problem}
                signedIn={session.status === 'in'}
                takesFocus={problem === EXPIRED}
              />
            )}
            {session.status === 'in' && problem !== EXPIRED && (
              <Notice tone="warning">
                <p>
                  You are signed in as <strong>{session.identity.email}</strong>. Going on signs in
                  the person this mail was sent to instead.
                </p>
              </Notice>
            )}
            {problem !== EXPIRED && (
              <>
                <p>
                  Pressing the button signs you in on this device with the address that this mail
                  was sent to. If you did not ask for it, close this page.
                </p>
                <p>
                  {pending ? (
                    <>
                      You asked for a mail to <strong>{pending.email}</strong> here.
                    </>
                  ) : (
                    'You didn’t ask for a mail in this browser, so we can’t show the address before you sign in.'
                  )}
                </p>
                <Button wide busy={busy} disabled={busy || !found} onClick={() => void signIn()}>
                  {busy ? 'Signing in' : 'Sign in'}
                </Button>
              </>
            )}
          </>
        )}
      </Card>
    </chakra.div>
  );
}

const EXPIRED =
  'This link has expired or was used already. A link works once and for a few minutes.';
const STILL_WORKS = 'The link still works: try again.';

interface ProblemProps {
  text: string;
  signedIn?: boolean;
  /** Takes the focus, since the control that had it is gone. */
  takesFocus?: boolean;
}

function Problem({ text, signedIn = false, takesFocus = false }: ProblemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <Notice tone="error" title={signedIn ? 'You are still signed in as before' : 'Not signed in'}>
      <p>{text}</p>
      <chakra.div>
        <ButtonLink ref={link} to={signedIn ? '/' : '/auth'} variant="outline" size="sm">
          {signedIn ? 'Go on' : 'Send a new link'}
        </ButtonLink>
      </chakra.div>
    </Notice>
  );
}
