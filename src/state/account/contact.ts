import { atom, type Getter, type Setter } from 'jotai';
import {
  checkContact,
  type ContactFields,
  type ContactMessage,
  EMPTY_CONTACT,
  type FieldProblem,
  type FieldProblems,
  mailOf,
  parseContactFields,
} from '#domain/site/contact.ts';
import {
  dueMessages,
  enqueue,
  isWaiting,
  mergeOutboxes,
  type Outbox,
  parseOutbox,
  removeFromOutbox,
  afterAttempt,
} from '#domain/site/contact-outbox.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { documentAtom } from '../storage/documents.ts';
import { services } from '../services.ts';
import { CONTACT_DRAFT, CONTACT_OUTBOX } from '../storage/storage-keys.ts';

/** The message being typed, and the id of its last attempt until the text changes. */
interface ContactDraft extends ContactFields {
  readonly id?: string;
}

export const contactDraftAtom = documentAtom<ContactDraft>({
  key: CONTACT_DRAFT,
  version: 1,
  initial: EMPTY_CONTACT,
  parse: parseDraft,
});

function parseDraft(data: unknown): ContactDraft | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id } = Object(data);
  return { ...parseContactFields(data), ...(typeof id === 'string' ? { id } : {}) };
}

/** Messages that wait for a connection. `app` looks for this key at start, to send them. */
export const contactOutboxAtom = documentAtom<Outbox>({
  key: CONTACT_OUTBOX,
  version: 1,
  initial: [],
  parse: parseOutbox,
  merge: mergeOutboxes,
});

/** State of the form, including the result of the last submit. */
export type ContactStatus =
  | { readonly kind: 'typing' | 'sending' | 'queued' | 'mail-opened' }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | { readonly kind: 'refused' | 'too-many' | 'unexpected' };

const statusAtom = atom<ContactStatus>({ kind: 'typing' });
export const contactStatusAtom = atom((get) => get(statusAtom));

/** Stores the fields on every keystroke. A changed message is a new one and loses its id. */
export const typeContactAtom = atom(null, (get, set, change: Partial<ContactFields>) => {
  set(contactDraftAtom, ({ id: _, ...fields }) => ({ ...fields, ...change }));
  const status = get(statusAtom);
  if (status.kind !== 'invalid') set(statusAtom, { kind: 'typing' });
  else set(statusAtom, { kind: 'invalid', problems: without(status.problems, change) });
});

function without(problems: FieldProblems, changed: object): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changed)));
}

const PROBLEM_TOASTS = {
  missing: TOASTS.fieldsMissing,
  'not-an-address': TOASTS.emailInvalid,
  'too-long': TOASTS.textTooLong,
} as const satisfies Record<FieldProblem['kind'], unknown>;

/** Validates the form, then sends the message, queues it or opens it in the mail app. */
export const sendContactAtom = atom(null, async (get, set, website: string) => {
  if (get(statusAtom).kind === 'sending') return;
  const { contact, notify, newId } = services(get);
  const draft = get(contactDraftAtom);
  const check = checkContact(draft);
  if (!check.ok) {
    set(statusAtom, { kind: 'invalid', problems: check.problems });
    notify(PROBLEM_TOASTS[check.first]);
  } else if (contact.by === 'mail') {
    contact.open(mailOf(check.fields, contact.to));
    set(statusAtom, { kind: 'mail-opened' });
  } else {
    const id = draft.id ?? newId();
    set(contactDraftAtom, { ...draft, id });
    await send(get, set, { ...check.fields, id, website });
  }
});

async function send(get: Getter, set: Setter, message: ContactMessage): Promise<void> {
  const { contact, notify, now } = services(get);
  if (contact.by !== 'server') return;
  set(statusAtom, { kind: 'sending' });
  const outcome = await contact.send(message);
  // Text typed meanwhile belongs to another message and stays.
  const unchanged = get(contactDraftAtom).id === message.id;
  switch (outcome) {
    case 'sent':
      if (unchanged) set(contactDraftAtom, EMPTY_CONTACT);
      set(statusAtom, { kind: 'sent', email: message.email });
      notify(TOASTS.messageSent);
      break;
    case 'offline':
      set(contactOutboxAtom, (outbox) => enqueue(outbox, message, now()));
      if (unchanged) set(contactDraftAtom, EMPTY_CONTACT);
      set(statusAtom, { kind: 'queued' });
      keepWatch(get, set);
      break;
    case 'refused':
    case 'too-many':
    case 'unexpected':
      set(statusAtom, { kind: outcome });
  }
}

const drainingAtom = atom(false);
export const sendingWaitingAtom = atom((get) => get(drainingAtom));

/** Sends the queued messages, oldest first; stops at the first that finds no connection. */
export const sendWaitingAtom = atom(null, async (get, set) => {
  const { contact, now } = services(get);
  if (contact.by !== 'server' || get(drainingAtom)) return;
  set(drainingAtom, true);
  try {
    for (const { message } of dueMessages(get(contactOutboxAtom), now())) {
      const outcome = await contact.send(message);
      set(contactOutboxAtom, (outbox) => afterAttempt(outbox, message.id, outcome, now()));
      if (outcome === 'sent') services(get).notify(TOASTS.messageSent);
      if (outcome === 'refused') services(get).notify(TOASTS.messageRefused);
      if (outcome === 'offline') break;
    }
  } finally {
    set(drainingAtom, false);
  }
  if (get(statusAtom).kind === 'queued' && get(contactOutboxAtom).length === 0) {
    set(statusAtom, { kind: 'typing' });
  }
  keepWatch(get, set);
});

const watchAtom = atom<{ stop(): void } | undefined>(undefined);

/** Subscribes to retry triggers while messages are queued, and unsubscribes afterwards. */
function keepWatch(get: Getter, set: Setter): void {
  const { contact } = services(get);
  const needed = contact.by === 'server' && get(contactOutboxAtom).some(isWaiting);
  const watch = get(watchAtom);
  if (needed && !watch) {
    set(watchAtom, { stop: contact.onRetryOpportunity(() => void set(sendWaitingAtom)) });
  } else if (!needed && watch) {
    watch.stop();
    set(watchAtom, undefined);
  }
}

/** Moves a queued message back into the form, to be edited or discarded. */
export const takeBackAtom = atom(null, (get, set, id: string) => {
  const taken = get(contactOutboxAtom).find(({ message }) => message.id === id);
  if (!taken || get(drainingAtom)) return;
  const { name, email, subject, message } = taken.message;
  set(contactOutboxAtom, (outbox) => removeFromOutbox(outbox, id));
  set(contactDraftAtom, { name, email, subject, message });
  set(statusAtom, { kind: 'typing' });
  keepWatch(get, set);
});
