import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { HEADS, titled } from '#content/heads.ts';
import { untilSignedIn } from '#domain/site/toast.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { LinkProblem } from '#services/auth/auth.ts';
import { servicesAtom, type Services } from '#state/services.ts';
import { authToast } from '#state/account/session.ts';
import { forgetMailAtom, mailSentAtom, pendingSignInAtom } from '#state/account/sign-in.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { ArrowLeftIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeading } from '#ui/page/text.tsx';
import { MailSent } from './mail-sent.tsx';

/** Asks for an email address and mails a link and a code to it. */
export function Login({ problem }: { problem?: LinkProblem | undefined }) {
  const found = useAtomValue(servicesAtom);
  const pending = useAtomValue(pendingSignInAtom);
  const forgetMail = useSetAtom(forgetMailAtom);
  const [justSent, setJustSent] = useState(false);
  const [isBack, setIsBack] = useState(false);
  function changeAddress() {
    setIsBack(true);
    forgetMail();
  }
  useTitle(pending ? CHECK_MAIL.title : HEADS.login.title);
  return (
    <Stack gap="6" maxWidth="460px" marginInline="auto">
      <chakra.div>
        <ButtonLink to="/" variant="quiet" size="sm" marginInlineStart="-3">
          <ArrowLeftIcon size={16} /> Back to home
        </ButtonLink>
      </chakra.div>
      <PageHeading>{pending ? 'Check your email' : 'Log in'}</PageHeading>
      {problem && !justSent && <ProblemNotice problem={problem} />}
      <Card>
        {!found ? null : !found.auth.configured ? (
          <NotConfigured />
        ) : pending ? (
          <MailSent {...pending} onOtherEmail={changeAddress} />
        ) : (
          <EmailForm found={found} autoFocus={isBack} onSent={() => setJustSent(true)} />
        )}
      </Card>
    </Stack>
  );
}

const CHECK_MAIL = titled('Check your email', HEADS.login.description);

/** Sets the document's title while mounted, overriding the route's. */
function useTitle(title: string): void {
  const router = useRouter();
  useEffect(() => {
    const show = () => {
      document.title = title;
    };
    show();
    return router.subscribe('onRendered', show);
  }, [router, title]);
}

interface EmailFormProps {
  found: Services;
  autoFocus: boolean;
  onSent(): void;
}

function EmailForm({ found, autoFocus, onSent }: EmailFormProps) {
  const { email, error, sending, field, type, send } = useMagicLink(found, onSent);
  return (
    <chakra.form
      method="post"
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => void send(event)}
    >
      <p>We’ll email you a link and a code. There’s no password to remember.</p>
      <noscript>Signing in requires JavaScript.</noscript>
      <TextField
        ref={field}
        label="Email"
        type="email"
        name="email"
        required
        autoComplete="email"
        inputMode="email"
        placeholder="you@company.com"
        autoFocus={autoFocus}
        value={email}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" wide busy={sending} disabled={sending}>
        {sending ? 'Sending...' : 'Send Magic Link'}
      </Button>
    </chakra.form>
  );
}

/** The address that is typed, and the request for a mail to it. */
function useMagicLink({ auth, notify }: Services, onSent: () => void) {
  const mailSent = useSetAtom(mailSentAtom);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    if (email.trim() === '') {
      refuse(TOASTS.emailRequired.description);
      notify(TOASTS.emailRequired);
      return;
    }
    setSending(true);
    const result = await auth.sendMagicLink(email.trim());
    setSending(false);
    notify(result.ok ? TOASTS.magicLinkSent : untilSignedIn(authToast(result)));
    // Limit of one mail per minute: the previous one is still valid, so the user can continue with
    // it.
    if (result.ok || result.retryAfterS !== undefined) {
      mailSent(email.trim(), result.ok ? undefined : result.retryAfterS);
      onSent();
    } else if (result.kind === 'service') refuse('We couldn’t send an email to this address.');
  }

  function refuse(reason: string | undefined) {
    setError(reason);
    field.current?.focus();
  }

  function type(text: string) {
    setEmail(text);
    setError(undefined);
  }

  return { email, error, sending, field, type, send };
}

function NotConfigured() {
  return (
    <Notice tone="info" title="Sign-in isn’t configured">
      <p>
        This copy of the app has no sign-in service. Articles and pages that don’t need an account
        work as usual.
      </p>
    </Notice>
  );
}

const PROBLEMS = {
  expired: {
    title: 'This link has expired or has already been used',
    body: 'Each link works once, for a few minutes. Send a new one below.',
  },
  'other-browser': {
    title: 'This link was requested in another browser',
    body: 'For your security, it works only in that browser. Enter the code from the email there, or send a new link from here.',
  },
  'refused-fragment': {
    title: 'We didn’t use this link',
    body: 'It would have signed you in directly, possibly as someone else. Send yourself a new link below.',
  },
  failed: {
    title: 'This link didn’t sign you in',
    body: 'Nothing is lost. Send a new one below.',
  },
} as const satisfies Record<LinkProblem, { title: string; body: string }>;

function ProblemNotice({ problem }: { problem: LinkProblem }) {
  const { title, body } = PROBLEMS[problem];
  return (
    <Notice tone="warning" title={title}>
      <p>{body}</p>
    </Notice>
  );
}
