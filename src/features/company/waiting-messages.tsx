import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { SITE } from '#content/site.ts';
import { mailOf } from '#domain/site/contact.ts';
import type { WaitingMessage } from '#domain/site/contact-outbox.ts';
import {
  contactDraftAtom,
  contactOutboxAtom,
  sendingWaitingAtom,
  sendWaitingAtom,
  takeBackAtom,
} from '#state/account/contact.ts';
import { Button, ButtonAnchor } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Messages in the outbox, written while offline. */
export function WaitingMessages() {
  const outbox = useAtomValue(contactOutboxAtom);
  // A prerendered page has no messages, so the hydrating render must show none either.
  const isApp = useSyncExternalStore(never, yes, no);
  // Withdrawing a message puts it back into the form: moves the focus there.
  useFocusAfter(outbox, () => document.querySelector<HTMLElement>('textarea[name=message]'));
  if (!isApp) return null;
  return outbox.map((waiting) => <Waiting key={waiting.message.id} {...waiting} />);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

function Waiting({ message, refused }: WaitingMessage) {
  return (
    <Notice
      tone={refused ? 'warning' : 'info'}
      title={refused ? 'A message wasn’t accepted' : 'Your message is waiting on this device'}
    >
      <chakra.blockquote
        htmlTranslate="no"
        color="muted"
        borderInlineStartWidth="2px"
        borderColor="hairline"
        paddingInlineStart="3"
        lineClamp="2"
      >
        {message.subject || message.message}
      </chakra.blockquote>
      <p>
        {refused
          ? 'It’s saved here. Send it by email, or move it back to the form and change it.'
          : `We’ll send it when ${SITE.name} is open and you’re online. You can close this page.`}
      </p>
      <Cluster gap="2">
        {refused ? (
          <ButtonAnchor variant="outline" size="sm" href={mailOf(message, SITE.email)}>
            Send by email
          </ButtonAnchor>
        ) : (
          <TryNow />
        )}
        <TakeBack id={message.id} />
      </Cluster>
    </Notice>
  );
}

function TryNow() {
  const sending = useAtomValue(sendingWaitingAtom);
  const send = useSetAtom(sendWaitingAtom);
  return (
    <Button
      variant="outline"
      size="sm"
      busy={sending}
      disabled={sending}
      onClick={() => void send()}
    >
      {sending ? 'Sending...' : 'Try now'}
    </Button>
  );
}

/** Enabled only for an empty form, so that no typed text is overwritten. */
function TakeBack({ id }: { id: string }) {
  const draft = useAtomValue(contactDraftAtom);
  const sending = useAtomValue(sendingWaitingAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const isFree = draft.message.trim() === '';
  return (
    <Button variant="quiet" size="sm" disabled={!isFree || sending} onClick={() => takeBack(id)}>
      {isFree ? 'Edit message' : 'Edit message (clear the form first)'}
    </Button>
  );
}
