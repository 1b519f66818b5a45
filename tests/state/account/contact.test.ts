import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { type ContactMessage, EMPTY_CONTACT } from '#domain/site/contact.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { ContactService, SendOutcome } from '#services/contact/contact.ts';
import {
  contactDraftAtom,
  contactOutboxAtom,
  contactStatusAtom,
  sendContactAtom,
  sendWaitingAtom,
  takeBackAtom,
  typeContactAtom,
} from '#state/account/contact.ts';
import { type Services, servicesAtom } from '#state/services.ts';

const TYPED = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'Good morning' };

/** Opens a filled-in form whose backend gives these answers in turn. */
function openForm(...answers: SendOutcome[]) {
  const sent: ContactMessage[] = [];
  const chances = new Set<() => void>();
  const contact: ContactService = {
    by: 'server',
    send: async (message) => {
      sent.push(message);
      return answers.shift() ?? 'offline';
    },
    onRetryOpportunity: (listener) => {
      chances.add(listener);
      return () => chances.delete(listener);
    },
  };
  return { sent, chances, ...openWith(contact) };
}

function openWith(contact: ContactService) {
  const store = createStore();
  const clock = { now: Date.UTC(2026, 0, 1) };
  const notify = vi.fn<Services['notify']>();
  let ids = 0;
  const found: Partial<Services> = {
    contact,
    notify,
    now: () => clock.now,
    newId: () => `id-${(ids += 1)}`,
    yieldToMain: () => Promise.resolve(),
  };
  // The contact form uses no other services.
  store.set(servicesAtom, found as Services);
  store.set(typeContactAtom, TYPED);
  return { store, notify, clock, press: () => store.set(sendContactAtom, '') };
}

describe('pressing Send', () => {
  test('a press sends the message, shows a toast and empties the form', async () => {
    const { store, sent, notify, press } = openForm('sent');
    await press();
    expect(sent).toEqual([{ ...TYPED, id: 'id-1', website: '' }]);
    expect(notify).toHaveBeenCalledWith(TOASTS.messageSent);
    expect(store.get(contactDraftAtom)).toEqual(EMPTY_CONTACT);
    expect(store.get(contactStatusAtom)).toEqual({ kind: 'sent', email: 'ada@example.com' });
  });

  test.each([
    [{ name: '' }, TOASTS.fieldsMissing],
    [{ message: ' ' }, TOASTS.fieldsMissing],
    [{ name: '', email: 'nobody' }, TOASTS.fieldsMissing],
    [{ email: 'nobody' }, TOASTS.emailInvalid],
    [{ subject: 'x'.repeat(201) }, TOASTS.textTooLong],
  ])('a press with %j sends nothing and says why', async (change, toast) => {
    const { store, sent, notify, press } = openForm('sent');
    store.set(typeContactAtom, change);
    await press();
    expect(sent).toEqual([]);
    expect(notify.mock.calls).toEqual([[toast]]);
  });

  test('a double press sends one message', async () => {
    const { sent, press } = openForm('sent', 'sent');
    await Promise.all([press(), press()]);
    expect(sent).toHaveLength(1);
  });

  test.each(['refused', 'too-many', 'unexpected'] as const)(
    'a press keeps the text when the answer is "%s"',
    async (outcome) => {
      const { store, press } = openForm(outcome);
      await press();
      expect(store.get(contactDraftAtom)).toMatchObject(TYPED);
      expect(store.get(contactStatusAtom)).toEqual({ kind: outcome });
    },
  );

  test('a repeated press reuses the message id until the text changes', async () => {
    const { store, sent, press } = openForm('unexpected', 'unexpected', 'sent');
    await press();
    await press();
    store.set(typeContactAtom, { message: 'Good evening' });
    await press();
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-2']);
  });

  test('a press without a backend opens a filled-in mail and keeps the text', async () => {
    const open = vi.fn<(address: string) => void>();
    const { store, press } = openWith({ by: 'mail', to: 'hello@echopost.example', open });
    await press();
    expect(open.mock.calls[0]?.[0]).toMatch(/^mailto:hello@echopost\.example\?.*Good%20morning/);
    expect(store.get(contactDraftAtom)).toEqual(TYPED);
    expect(store.get(contactStatusAtom)).toEqual({ kind: 'mail-opened' });
  });
});

describe('offline', () => {
  test('an offline message is queued and leaves the form, without a “sent” toast', async () => {
    const { store, notify, press } = openForm('offline');
    await press();
    expect(store.get(contactOutboxAtom)).toHaveLength(1);
    expect(store.get(contactDraftAtom)).toEqual(EMPTY_CONTACT);
    expect(store.get(contactStatusAtom)).toEqual({ kind: 'queued' });
    expect(notify).not.toHaveBeenCalled();
  });

  test('the outbox sends on the next retry trigger under its own id, and unsubscribes', async () => {
    const { store, sent, chances, notify, press } = openForm('offline', 'offline', 'sent');
    await press();
    expect(chances.size).toBe(1);
    await store.set(sendWaitingAtom);
    expect(store.get(contactOutboxAtom)).toHaveLength(1);
    for (const chance of chances) chance();
    await vi.waitFor(() => expect(store.get(contactOutboxAtom)).toEqual([]));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(notify.mock.calls).toEqual([[TOASTS.messageSent]]);
    await vi.waitFor(() => expect(chances.size).toBe(0));
  });

  test('queued messages are sent oldest first, until one gets no answer', async () => {
    const { store, sent, press } = openForm('offline', 'offline', 'offline', 'sent', 'sent');
    await press();
    store.set(typeContactAtom, { ...TYPED, message: 'Second' });
    await press();
    const texts = () => sent.slice(2).map(({ message }) => message);
    await store.set(sendWaitingAtom);
    expect(texts()).toEqual(['Good morning']);
    await store.set(sendWaitingAtom);
    expect(texts()).toEqual(['Good morning', 'Good morning', 'Second']);
  });

  test('a queued message that is refused is kept, reported and not retried', async () => {
    const { store, sent, notify, press } = openForm('offline', 'refused');
    await press();
    await store.set(sendWaitingAtom);
    await store.set(sendWaitingAtom);
    expect(sent).toHaveLength(2);
    expect(store.get(contactOutboxAtom)).toMatchObject([{ refused: true }]);
    expect(notify).toHaveBeenCalledWith(TOASTS.messageRefused);
  });

  test('a queued message is retried only some time after a “too many” answer', async () => {
    const { store, sent, clock, press } = openForm('offline', 'too-many', 'sent');
    await press();
    await store.set(sendWaitingAtom);
    await store.set(sendWaitingAtom);
    expect(sent).toHaveLength(2);
    clock.now += 15 * 60_000;
    await store.set(sendWaitingAtom);
    expect(store.get(contactOutboxAtom)).toEqual([]);
  });

  test('a queued message can be taken back into the form', async () => {
    const { store, press } = openForm('offline');
    await press();
    store.set(takeBackAtom, 'id-1');
    expect(store.get(contactDraftAtom)).toEqual(TYPED);
    expect(store.get(contactOutboxAtom)).toEqual([]);
  });
});
