import { describe, expect, test } from 'vitest';
import { serviceError, SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import { hasSharedItemsAtom } from '#state/account/pending-shared-items.ts';
import { draftsAtom } from '#state/drafts/drafts.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { jobsAtom, mirrorJobsAtom } from '#state/jobs/jobs.ts';
import {
  authToast,
  hasWorkAtom,
  sessionAtom,
  setIdentityAtom,
  signOutAtom,
} from '#state/account/session.ts';
import { servicesAtom } from '#state/services.ts';
import { jobWith, QUEUED } from '../../domain/jobs.ts';
import { flushTasks, openApp, openReadyApp } from '../fake-app.ts';

describe('the session', () => {
  test('the session is loading, then signed in or out', () => {
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

describe('the question before a logout', () => {
  test('a logout asks first while a job is shown or shared data is waiting', () => {
    const { store } = openApp();
    expect(store.set(hasWorkAtom)).toBe(false);
    store.set(mirrorJobsAtom, [{ ...QUEUED, deferred: true }]);
    expect(store.set(hasWorkAtom)).toBe(true);
    store.set(mirrorJobsAtom, []);
    store.set(hasSharedItemsAtom, true);
    expect(store.set(hasWorkAtom)).toBe(true);
  });

  test('a logout asks first while a finished text is in no draft', () => {
    const { store } = openApp();
    const done = jobWith({ status: 'done', text: 'Lovely' });
    store.set(mirrorJobsAtom, [done]);
    expect(store.set(hasWorkAtom)).toBe(true);
    store.set(mirrorJobsAtom, [jobWith({ persisted: true }, done)]);
    expect(store.set(hasWorkAtom)).toBe(false);
  });
});

describe('signing out', () => {
  test('a successful logout shows a toast', async () => {
    const { store, toasts } = openApp();
    expect(await store.set(signOutAtom)).toBe(true);
    expect(toasts).toEqual([SESSION_TOASTS.loggedOut]);
  });

  test('a slow logout without a disk drops the text of a running request at once', async () => {
    const { store, model, jobs } = openReadyApp();
    const slow = Promise.withResolvers<[]>();
    const services = store.get(servicesAtom);
    if (!services) throw new Error('The app has no services');
    store.set(servicesAtom, {
      ...services,
      device: { ...services.device, forget: () => slow.promise },
    });
    void store.set(generateAtom);
    await flushTasks();
    model.latest().say('A secret');
    const leaving = store.set(signOutAtom, { work: true });
    await flushTasks();
    expect(await jobs.readAll()).toEqual([]);
    slow.resolve([]);
    await leaving;
    await flushTasks();
    expect(store.get(draftsAtom).drafts).toEqual([]);
    expect(store.get(jobsAtom)).toEqual([]);
  });

  test('a logout names the data that the device refuses to delete', async () => {
    const { store, toasts } = openApp({ left: ['session', 'work'] });
    expect(await store.set(signOutAtom)).toBe(true);
    expect(toasts).toMatchObject([
      { stays: true, description: /your session and your key; .*drafts/ },
    ]);
  });

  test('a refused logout shows the service’s message', async () => {
    const { store, toasts } = openApp({
      signOut: { ok: false, kind: 'service', message: 'Not now' },
    });
    expect(await store.set(signOutAtom)).toBe(false);
    expect(toasts).toEqual([serviceError('Not now')]);
  });
});

test('a failure without a readable message gets the specified text', () => {
  expect(
    authToast({ ok: false, kind: 'unexpected', message: 'TypeError: x is not a function' }),
  ).toBe(SESSION_TOASTS.unexpected);
  expect(authToast({ ok: false, kind: 'offline', message: 'No network' })).toEqual(
    serviceError('No network'),
  );
});
