import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { SITE } from '#content/site.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/account/session.ts';
import { followLinkAtom, pendingSignInAtom } from '#state/account/sign-in.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeading } from '#ui/page/text.tsx';

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
    <Stack gap="6" maxWidth="460px" marginInline="auto">
      <PageHeading>Sign in to {SITE.name}</PageHeading>
      <Card>
        {tokenHash === undefined ? (
          <Problem text="This link is incomplete. Copy the whole link from the email, or send a new one." />
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
                  You’re signed in as <strong>{session.identity.email}</strong>. If you continue,
                  you’ll be signed in as the person this email was sent to.
                </p>
              </Notice>
            )}
            {problem !== EXPIRED && (
              <SignIn
                email={pending?.email}
                busy={busy}
                disabled={busy || !found}
                onSignIn={() => void signIn()}
              />
            )}
          </>
        )}
      </Card>
    </Stack>
  );
}

const EXPIRED =
  'This link has expired or has already been used. Each link works once, for a few minutes.';
const STILL_WORKS = 'The link still works. Try again.';

interface SignInProps {
  /** Address that this browser requested an email for. */
  email: string | undefined;
  busy: boolean;
  disabled: boolean;
  onSignIn(): void;
}

function SignIn({ email, busy, disabled, onSignIn }: SignInProps) {
  return (
    <>
      <p>
        The button signs you in on this device with the address this email was sent to. If you
        didn’t request it, close this page.
      </p>
      {/* Above the note: its length differs once the device has answered, and the button must not move. */}
      <Button wide busy={busy} disabled={disabled} onClick={onSignIn}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <p>
        {email === undefined ? (
          'You didn’t request an email in this browser, so we can’t show the address before you sign in.'
        ) : (
          <>
            You requested an email to <strong>{email}</strong> in this browser.
          </>
        )}
      </p>
    </>
  );
}

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
    <Notice
      tone="error"
      title={signedIn ? 'You’re still signed in as before' : 'You’re not signed in'}
    >
      <p>{text}</p>
      <chakra.div>
        <ButtonLink ref={link} to={signedIn ? '/' : '/auth'} variant="outline" size="sm">
          {signedIn ? 'Continue' : 'Send a new link'}
        </ButtonLink>
      </chakra.div>
    </Notice>
  );
}
