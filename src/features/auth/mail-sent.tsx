import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { untilSignedIn } from '#domain/site/toast.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { parseSignInToken } from '#domain/site/sign-in-token.ts';
import { type Services, servicesAtom } from '#state/services.ts';
import { authToast } from '#state/account/session.ts';
import { followLinkAtom, mailSentAtom } from '#state/account/sign-in.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';

interface MailSentProps {
  email: string;
  /** Milliseconds since 1970. */
  resendAt: number;
  onOtherEmail(): void;
}

/** Shown after the mail was sent: takes the code or the link, and can send another mail. */
export function MailSent({ email, resendAt, onOtherEmail }: MailSentProps) {
  const embedded = useAtomValue(servicesAtom)?.embedded;
  return (
    <Stack gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <p>
        We sent a link and a code to <strong>{email}</strong>. Open the link on this device, or
        enter the code here.
      </p>
      {embedded && (
        <p>
          This copy runs on your computer. You’ll find its email in the{' '}
          <a href="/_inbox" target="_blank" rel="noreferrer">
            local inbox
          </a>
          .
        </p>
      )}
      <CodeForm email={email} />
      <Resend email={email} resendAt={resendAt} onOtherEmail={onOtherEmail} />
    </Stack>
  );
}

function CodeForm({ email }: { email: string }) {
  const found = useAtomValue(servicesAtom);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const followLink = useSetAtom(followLinkAtom);
  const field = useRef<HTMLInputElement>(null);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (!found || checking) return;
    const token = parseSignInToken(text);
    if (!token) {
      refuse('Enter the 6 to 10 digits from the email, or paste the whole link.');
      return;
    }
    setError(undefined);
    setChecking(true);
    const result =
      token.kind === 'code'
        ? await found.auth.verifyCode(email, token.code)
        : await followLink(token.tokenHash);
    setChecking(false);
    // On success the session changes, which replaces this page.
    if (result.ok) return;
    const said = sentence(result.message);
    // Only the service can tell that a code is wrong; after any other failure the same code may
    // work.
    refuse(result.kind === 'service' ? `${said} Check the code, or send a new email.` : said);
    if (result.kind !== 'service') found.notify(untilSignedIn(authToast(result)));
  }

  function refuse(reason: string) {
    setError(reason);
    field.current?.focus();
  }

  return (
    <chakra.form display="grid" gap="3" noValidate onSubmit={(event) => void check(event)}>
      <TextField
        ref={field}
        label="Code or link"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" wide busy={checking} disabled={checking || text.trim() === ''}>
        {checking ? 'Checking…' : 'Sign in'}
      </Button>
    </chakra.form>
  );
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function Resend({ email, resendAt, onOtherEmail }: MailSentProps) {
  const found = useAtomValue(servicesAtom);
  const mailSent = useSetAtom(mailSentAtom);
  const seconds = useSecondsUntil(resendAt, found);

  const [sending, setSending] = useState(false);

  async function resend() {
    if (!found || sending) return;
    setSending(true);
    const result = await found.auth.sendMagicLink(email);
    setSending(false);
    found.notify(result.ok ? TOASTS.magicLinkSent : untilSignedIn(authToast(result)));
    if (result.ok) mailSent(email);
    else if (result.retryAfterS !== undefined) mailSent(email, result.retryAfterS);
  }

  return (
    <Cluster gap="2">
      <Button
        variant="outline"
        size="sm"
        busy={sending}
        disabled={sending || seconds > 0}
        onClick={() => void resend()}
      >
        {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
      </Button>
      <Button variant="quiet" size="sm" onClick={onOtherEmail}>
        Use a different address
      </Button>
    </Cluster>
  );
}

/** Countdown to a time in milliseconds since 1970, in whole seconds, down to 0. */
function useSecondsUntil(time: number, clock: Pick<Services, 'now'> | undefined): number {
  const [now, setNow] = useState(() => clock?.now() ?? time);
  const seconds = Math.max(0, Math.ceil((time - now) / 1000));
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock?.now() ?? time), 1000);
    return () => clearTimeout(timer);
  }, [now, time, clock]);
  return seconds;
}
