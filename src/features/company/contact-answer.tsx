import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { SITE } from '#content/site.ts';
import { mailOf } from '#domain/site/contact.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { contactDraftAtom, contactStatusAtom } from '#state/account/contact.ts';
import { servicesAtom } from '#state/services.ts';
import { Button, ButtonAnchor } from '#ui/controls/button.tsx';
import { CopyIcon, MailIcon } from '#ui/pictures/action-icons.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

const UNSENT = {
  refused: {
    title: 'The form didn’t accept this message',
    body: 'Your text is still here. You can send it by email instead.',
  },
  'too-many': {
    title: 'Too many messages in the past hour',
    body: 'Your text is still here. Try again in an hour, or send it by email now.',
  },
  unexpected: {
    title: 'Your message wasn’t sent',
    body: 'Something went wrong on our side. Your text is still here. Try again, or send it by email.',
  },
} as const;

/** Outcome of the message, next to the submit button. */
export function ContactAnswer() {
  const status = useAtomValue(contactStatusAtom);
  switch (status.kind) {
    case 'typing':
    case 'sending':
    case 'queued':
    case 'invalid':
      return null;
    case 'sent':
      return (
        <Notice tone="success">
          <p>
            We received your message and will reply to <strong>{status.email}</strong>.
          </p>
        </Notice>
      );
    case 'mail-opened':
      return (
        <Notice tone="info" title="Your email app should have opened">
          <p>
            Nothing is sent until you send it there. If nothing opened, copy your message and email
            it to {SITE.email}.
          </p>
          <CopyButton />
        </Notice>
      );
    case 'refused':
    case 'too-many':
    case 'unexpected':
      return (
        <Notice tone="error" title={UNSENT[status.kind].title}>
          <p>{UNSENT[status.kind].body}</p>
          <MailButton />
        </Notice>
      );
  }
}

function MailButton() {
  const draft = useAtomValue(contactDraftAtom);
  return (
    <div>
      <ButtonAnchor variant="outline" size="sm" href={mailOf(draft, SITE.email)}>
        <MailIcon size={18} />
        Send by email
      </ButtonAnchor>
    </div>
  );
}

function CopyButton() {
  const { message } = useAtomValue(contactDraftAtom);
  const found = useAtomValue(servicesAtom);
  async function copy() {
    if (!found) return;
    const { sharing, notify } = found;
    const isCopied = await sharing.copy(message, () => notify(TOASTS.copySlow));
    notify(isCopied ? TOASTS.copied : TOASTS.copyFailed);
  }
  return (
    <chakra.div>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <CopyIcon size={18} />
        Copy message
      </Button>
    </chakra.div>
  );
}
