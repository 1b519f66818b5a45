import { describe, expect, test } from 'vitest';
import { TOASTS } from '#domain/site/toasts.ts';
import { generationAtom } from '#state/generation/current.ts';
import { continueAtom } from '#state/generation/change-draft.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { acceptPartialAtom, stopAtom } from '#state/generation/stop.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { signOutAtom } from '#state/account/session.ts';
import { openReadyApp, flushTasks } from './fake-app.ts';

async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await flushTasks();
}

/** Opens an app whose generation broke off, on a disk that now refuses new jobs. */
async function openBrokenOff(problem: string) {
  const app = openReadyApp();
  void app.store.set(generateAtom);
  await flushTasks();
  const failure = { kind: 'connection-lost' } as const;
  await app.model.latest().end({ outcome: 'failed', text: 'Half of a very good post', failure });
  app.toasts.length = 0;
  app.jobs.add = async () => {
    throw new DOMException('refused', problem);
  };
  return app;
}

describe('a press that the disk refuses', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'refused'],
  ])('a press refused with %s names the cause and loses nothing', async (problem, cause) => {
    const app = await openBrokenOff(problem);
    await app.store.set(generateAtom);
    await flushTasks();
    expect(app.store.get(generationAtom)).toEqual({
      status: 'failed',
      text: 'Half of a very good post',
      failure: { kind: 'storage', cause },
    });
    expect(app.toasts).toEqual([TOASTS.notStored]);
    expect(await app.jobs.readAll()).toMatchObject([{ text: 'Half of a very good post' }]);
    await app.store.set(acceptPartialAtom);
    await flushTasks();
    expect(app.store.get(currentDraftAtom)?.text).toBe('Half of a very good post');
  });
});

describe('an unreadable key', () => {
  test.each([
    ['a script that did not come', new TypeError('Failed to fetch'), 'offline'],
    ['a disk that refuses', new DOMException('closed', 'InvalidStateError'), 'storage'],
  ])(
    'a key that is unreadable because of %s ends the press, and the next press works',
    async (_why, problem, kind) => {
      const app = openReadyApp();
      const { identify } = app.vault.vault;
      app.vault.vault.identify = async () => Promise.reject(problem);
      await app.store.set(generateAtom);
      expect(app.store.get(generationAtom)).toMatchObject({ status: 'failed', failure: { kind } });
      app.vault.vault.identify = identify;
      void app.store.set(generateAtom);
      await rest();
      expect(app.model.calls).toHaveLength(1);
      expect(app.store.get(generationAtom).status).toBe('running');
    },
  );
});

describe('a press in progress', () => {
  async function openReadingKey() {
    const app = openReadyApp();
    const key = Promise.withResolvers<string | undefined>();
    app.vault.vault.identify = () => key.promise;
    void app.store.set(generateAtom);
    await flushTasks();
    return { ...app, answer: () => key.resolve('key-1') };
  }

  test('Stop ends a press that is still in progress', async () => {
    const app = await openReadingKey();
    expect(app.store.get(generationAtom).status).toBe('running');
    app.store.set(stopAtom);
    app.answer();
    await rest();
    expect([app.model.calls, await app.jobs.readAll()]).toEqual([[], []]);
    expect(app.store.get(generationAtom).status).toBe('idle');
  });

  test('a press in progress writes nothing after a logout', async () => {
    const app = await openReadingKey();
    await app.store.set(signOutAtom);
    app.answer();
    await rest();
    expect([app.model.calls, await app.jobs.readAll()]).toEqual([[], []]);
  });

  test('a press in progress does not block Continue', async () => {
    const app = openReadyApp();
    void app.store.set(generateAtom);
    await flushTasks();
    await app.model.latest().end({ outcome: 'cut-short', text: 'It is' });
    await flushTasks();
    const { identify } = app.vault.vault;
    app.vault.vault.identify = () => new Promise(() => {});
    void app.store.set(generateAtom);
    app.vault.vault.identify = identify;
    void app.store.set(continueAtom);
    await rest();
    expect(app.model.calls).toHaveLength(2);
  });
});

describe('a provider that is slow to answer its probe', () => {
  async function openSlow() {
    const app = openReadyApp();
    await app.store.set(watchConnectionAtom);
    const answer = Promise.withResolvers<undefined>();
    app.model.service.probe = () => answer.promise;
    for (let press = 0; press < 5; press += 1) {
      void app.store.set(generateAtom);
      await rest();
    }
    return { ...app, answer };
  }

  test('a slow probe is not shown as a missing network', async () => {
    const app = await openSlow();
    expect(app.store.get(generationAtom)).toMatchObject({ status: 'queued', waitsFor: 'turn' });
    await app.net.become('offline');
    expect(app.store.get(generationAtom)).toMatchObject({ waitsFor: 'network' });
  });

  test('five presses during a slow probe send one request', async () => {
    const app = await openSlow();
    app.answer.resolve(undefined);
    await rest();
    await app.model.latest().end({ outcome: 'complete', text: 'A post' });
    await app.timers.run();
    await rest();
    expect(app.model.calls).toHaveLength(1);
  });
});
