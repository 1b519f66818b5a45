import { describe, expect, test } from 'vitest';
import { serviceError, SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import { sharedWaitsAtom } from '#state/attention.ts';
import { takeJobsAtom } from '#state/jobs.ts';
import {
  authToast,
  hasWorkAtom,
  sessionAtom,
  setIdentityAtom,
  signOutAtom,
} from '#state/session.ts';
import { QUEUED } from '../domain/jobs.ts';
import { openApp } from './fake-app.ts';

describe('the session', () => {
  test('is loading, then in or out', () => {
    const { store } = openApp();
    expect(store.get(sessionAtom)).toEqual({ status: 'loading' });
    store.set(setIdentityAtom, { email: 'ada@example.com' });
    expect(store.get(sessionAtom)).toEqual({
      status: 'in',
      identity: { email: 'ada@example.com' },
    });
    store.set(setIdentityAtom, null);
    expect(store.get(sessionAtom)).toEqual({ status: 'out' });
  });
});

describe('a logout asks', () => {
  test('while the queue shows something, or something shared waits', () => {
    const { store } = openApp();
    expect(store.set(hasWorkAtom)).toBe(false);
    store.set(takeJobsAtom, [{ ...QUEUED, waited: true }]);
    expect(store.set(hasWorkAtom)).toBe(true);
    store.set(takeJobsAtom, []);
    store.set(sharedWaitsAtom, true);
    expect(store.set(hasWorkAtom)).toBe(true);
  });
});

describe('signing out', () => {
  test('says that it went well', async () => {
    const { store, toasts } = openApp();
    expect(await store.set(signOutAtom)).toBe(true);
    expect(toasts).toEqual([SESSION_TOASTS.loggedOut]);
  });

  test('on a device that lets nothing go says what stayed', async () => {
    const { store, toasts } = openApp({ left: ['session', 'work'] });
    expect(await store.set(signOutAtom)).toBe(true);
    expect(toasts).toMatchObject([
      { stays: true, description: /your session and your key; .*drafts/ },
    ]);
  });

  test('refused says so in the service’s words', async () => {
    const { store, toasts } = openApp({
      signOut: { ok: false, kind: 'service', message: 'Not now' },
    });
    expect(await store.set(signOutAtom)).toBe(false);
    expect(toasts).toEqual([serviceError('Not now')]);
  });
});

test('a failure without sensible words gets the specified ones', () => {
  expect(
    authToast({ ok: false, kind: 'unexpected', message: 'TypeError: x is not a function' }),
  ).toBe(SESSION_TOASTS.unexpected);
  expect(authToast({ ok: false, kind: 'offline', message: 'No network' })).toEqual(
    serviceError('No network'),
  );
});
