import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followSession } from '#app/follow-session.ts';
import { SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import type { ToastText } from '#domain/site/toast.ts';
import type { AuthService, Identity } from '#services/auth/auth.ts';
import { createUnconfiguredAuth } from '#services/auth/unconfigured-auth.ts';
import { sessionAtom } from '#state/account/session.ts';

const ADA = { email: 'ada@example.com' };

/**
 * Opens a tab over a session that the test controls; `change` emits a session change in this tab.
 */
function openTab(stored: () => Promise<Identity | null | undefined>, hinted?: string) {
  const store = createStore();
  const toasts: ToastText[] = [];
  let change: Parameters<AuthService['subscribe']>[0] = () => undefined;
  let onHint: () => void = () => undefined;
  let republished = 0;
  let hint = hinted;
  const auth: AuthService = {
    ...createUnconfiguredAuth(),
    storedIdentity: stored,
    republish: async () => void (republished += 1),
    subscribe(listener) {
      change = listener;
      return () => undefined;
    },
  };
  const following = followSession(
    store,
    { auth, notify: (toast) => toasts.push(toast) },
    {
      read: () => hint,
      write: (identity) => void (hint = identity?.email),
      subscribe: (listener) => void (onHint = listener),
    },
    0,
  );
  return {
    following,
    toasts,
    shown: () => store.get(sessionAtom),
    change: (...it: Parameters<typeof change>) => change(...it),
    hearHint: () => onHint(),
    hint: () => hint,
    republished: () => republished,
  };
}

const IN = { status: 'in', identity: ADA };

test('a session that the server ended shows one toast, in a tab that showed a user', async () => {
  const tab = openTab(async () => ADA, ADA.email);
  await tab.following;
  expect(tab.shown()).toEqual(IN);
  tab.change(null, 'ended');
  expect(tab.shown()).toEqual({ status: 'out' });
  tab.change(null, 'ended');
  expect(tab.toasts).toEqual([SESSION_TOASTS.sessionEnded]);
});

test('a login and a refresh show no toast', async () => {
  const tab = openTab(async () => null);
  await tab.following;
  tab.change(ADA, 'signed-in');
  tab.change(ADA, 'refreshed');
  expect(tab.toasts).toEqual([]);
  expect(tab.hint()).toBe(ADA.email);
});

test('a hint that contradicts the storage is corrected by the session’s owner', async () => {
  const wrong = openTab(async () => null, ADA.email);
  await wrong.following;
  await expect.poll(wrong.republished).toBe(1);
  expect(wrong.hint()).toBe(ADA.email);
  const right = openTab(async () => ADA, ADA.email);
  await right.following;
  expect(right.republished()).toBe(0);
});

test('the hint is shown until the storage answers', async () => {
  const answer = Promise.withResolvers<Identity | null>();
  const tab = openTab(() => answer.promise, ADA.email);
  await tab.following;
  expect(tab.shown()).toEqual(IN);
  answer.resolve(null);
  await expect.poll(tab.shown).toEqual({ status: 'out' });
});

test('a storage that fails is read again, and the user of the hint stays', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = [undefined, undefined, { email: 'eve@example.com' }];
  const tab = openTab(async () => answers.shift(), ADA.email);
  await vi.advanceTimersByTimeAsync(0);
  await tab.following;
  expect(tab.shown()).toEqual(IN);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tab.shown()).toEqual(IN);
  expect(tab.republished()).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tab.shown()).toEqual({ status: 'in', identity: { email: 'eve@example.com' } });
  expect(tab.republished()).toBe(1);
  expect(answers).toEqual([]);
});

test('a logout ends the reads of a storage that fails', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let reads = 0;
  const tab = openTab(async () => void (reads += 1), ADA.email);
  await vi.advanceTimersByTimeAsync(2000);
  expect(reads).toBe(2);
  tab.change(null, 'signed-out');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toBe(2);
  expect(tab.shown()).toEqual({ status: 'out' });
});

test('a read that a later read has overtaken changes nothing', async () => {
  const answers = [Promise.resolve(null), Promise.withResolvers<Identity | null>()] as const;
  let reads = 0;
  const tab = openTab(() => {
    reads += 1;
    if (reads === 2) return answers[1].promise;
    return reads === 1 ? answers[0] : Promise.resolve(ADA);
  });
  await tab.following;
  tab.hearHint();
  tab.hearHint();
  await expect.poll(tab.shown).toEqual(IN);
  answers[1].resolve(null);
  await answers[1].promise;
  expect(tab.shown()).toEqual(IN);
});
