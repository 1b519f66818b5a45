import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { mailto, SITE } from '#content/site.ts';
import {
  charactersLeft,
  countCharacters,
  type ContactField,
  type FieldProblem,
} from '#domain/site/contact.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import {
  contactDraftAtom,
  contactStatusAtom,
  sendContactAtom,
  typeContactAtom,
} from '#state/account/contact.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import { ContactAnswer } from './contact-answer.tsx';
import { MessageField } from './message-field.tsx';
import { WaitingMessages } from './waiting-messages.tsx';

export function ContactForm() {
  const form = useFocusOnProblem();
  const send = useSetAtom(sendContactAtom);
  const { kind } = useAtomValue(contactStatusAtom);
  const byMail = useAtomValue(servicesAtom)?.contact.by === 'mail';
  const sending = kind === 'sending';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    void send(typeof website === 'string' ? website : '');
  }

  return (
    <Card>
      <SectionHeading>Send a message</SectionHeading>
      <NoScript />
      <chakra.form
        ref={form}
        // Keeps the message out of the URL, even if the form is submitted before the script loads.
        method="post"
        noValidate
        onSubmit={submit}
        aria-busy={sending}
        position="relative"
        display="grid"
        gap="5"
      >
        <NameAndEmail />
        <TextField label="Subject (optional)" autoComplete="off" {...useField('subject')} />
        <MessageField {...useField('message')} />
        <Honeypot />
        <WaitingMessages />
        <ContactAnswer />
        {byMail && (
          <Muted>
            This copy of {SITE.name} has no mailbox. The button opens your email app with everything
            filled in.
          </Muted>
        )}
        <chakra.div>
          <Button
            type="submit"
            busy={sending}
            disabled={sending}
            width={{ base: 'full', sm: 'auto' }}
          >
            {sending ? 'Sending...' : byMail ? 'Open in email app' : 'Send Message'}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
}

function NameAndEmail() {
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <TextField label="Name" required autoComplete="name" {...useField('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        {...useField('email')}
      />
    </chakra.div>
  );
}

/** Props shared by all fields of the form: value, error text and change handler. */
function useField(name: ContactField) {
  const draft = useAtomValue(contactDraftAtom);
  const status = useAtomValue(contactStatusAtom);
  const type = useSetAtom(typeContactAtom);
  const problem = status.kind === 'invalid' ? status.problems[name] : undefined;
  return {
    name,
    value: draft[name],
    readOnly: status.kind === 'sending',
    error: problem && wordsFor(name, problem),
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  };
}

const MISSING = {
  name: 'Enter your name.',
  email: 'Enter the email address we can reply to.',
  subject: '',
  message: 'Write your message.',
} as const satisfies Record<ContactField, string>;

function wordsFor(field: ContactField, problem: FieldProblem): string {
  switch (problem.kind) {
    case 'missing':
      return MISSING[field];
    case 'not-an-address':
      return TOASTS.emailInvalid.title;
    case 'too-long':
      return `${countCharacters(problem.by)} too long. The limit is ${countCharacters(charactersLeft(field, ''))}.`;
  }
}

/** Focuses the first invalid field after a submission. */
function useFocusOnProblem() {
  const form = useRef<HTMLFormElement>(null);
  const { kind } = useAtomValue(contactStatusAtom);
  useEffect(() => {
    if (kind !== 'invalid') return;
    const first = form.current?.querySelector('[aria-invalid]');
    if (first instanceof HTMLElement) first.focus();
  }, [kind]);
  return form;
}

/** Honeypot for bots. Hidden from sight, the keyboard and screen readers. */
function Honeypot() {
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      insetInlineStart="-9999px"
      top="0"
      css={{ '@media print': { display: 'none' } }}
    >
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </chakra.div>
  );
}

function NoScript() {
  return (
    <noscript>
      The form requires JavaScript. You can <a href={mailto()}>email {SITE.email}</a> instead.
    </noscript>
  );
}
