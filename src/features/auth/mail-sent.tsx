import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useState } from 'react';
import { TOASTS } from '#domain/toasts.ts';
import { parseSignInToken } from '#services/auth/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { authToast } from '#state/session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** Seconds between two mails to one address, as the sign-in service counts them. */
const RESEND_AFTER_S = 60;

/** After the mail: the code or the link can be entered here, or another mail be sent. */
export function MailSent({ email, onOtherEmail }: { email: string; onOtherEmail(): void }) {
  const embedded = useAtomValue(servicesAtom)?.embedded;
  return (
    <chakra.div display="grid" gap="5">
      <p>
        We sent a link and a code to <strong>{email}</strong>. Open the link on this device, or
        enter the code here.
      </p>
      {embedded && (
        <p>
          This copy runs on your computer: its mail is in the{' '}
          <a href="/_inbox" target="_blank" rel="noreferrer">
            local inbox
          </a>
          .
        </p>
      )}
      <CodeForm email={email} />
      <Resend email={email} onOtherEmail={onOtherEmail} />
    </chakra.div>
  );
}

function CodeForm({ email }: { email: string }) {
  const found = useAtomValue(servicesAtom);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);

  async function check(event: FormEvent) {
    event.preventDefault();
    const token = parseSignInToken(text);
    if (!token) return setError('Enter the 6 to 10 digits from the mail, or paste its whole link.');
    if (!found) return undefined;
    setError(undefined);
    setChecking(true);
    const result =
      token.kind === 'code'
        ? await found.auth.verifyCode(email, token.code)
        : await found.auth.verifyTokenHash(token.tokenHash);
    setChecking(false);
    // On success the session changes and the page leaves by itself.
    if (!result.ok) {
      setError(`${sentence(result.message)} Check it, or send a new mail.`);
      if (result.kind !== 'service') found.notify(authToast(result));
    }
    return undefined;
  }

  return (
    <chakra.form display="grid" gap="3" noValidate onSubmit={(event) => void check(event)}>
      <TextField
        label="Code, or paste the link"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" wide busy={checking} disabled={checking || text.trim() === ''}>
        {checking ? 'Checking' : 'Sign in'}
      </Button>
    </chakra.form>
  );
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function Resend({ email, onOtherEmail }: { email: string; onOtherEmail(): void }) {
  const found = useAtomValue(servicesAtom);
  const [seconds, setSeconds] = useCountdown(RESEND_AFTER_S);

  async function resend() {
    if (!found) return;
    setSeconds(RESEND_AFTER_S);
    const result = await found.auth.sendMagicLink(email);
    found.notify(result.ok ? TOASTS.magicLinkSent : authToast(result));
    if (!result.ok) setSeconds(result.retryAfterS ?? 0);
  }

  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" size="sm" disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
      </Button>
      <Button variant="quiet" size="sm" onClick={onOtherEmail}>
        Use another address
      </Button>
    </chakra.div>
  );
}

/** Counts down to 0, once a second. */
function useCountdown(initial: number) {
  const [seconds, setSeconds] = useState(initial);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds] as const;
}
