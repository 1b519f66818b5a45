import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasStatusAtom } from '#state/jobs/header-status.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { needsQueueAtom, watchConnectionAtom } from '#state/jobs/network.ts';
import { networkWordsAtom } from '#state/jobs/network-status.ts';
import { providerChoiceAtom } from '#state/provider/provider.ts';
import { jobWith } from '../../domain/jobs.ts';
import { openApp } from '../fake-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function watched() {
  const app = openApp({ embedded: true });
  app.store.set(providerChoiceAtom, { id: 'openai', customUrl: '', models: {} });
  await app.store.set(watchConnectionAtom);
  return { ...app, words: () => app.store.get(networkWordsAtom) };
}

describe('the network message', () => {
  test('the network message is empty until a check has finished', async () => {
    const { store, words } = await watched();
    expect(words()).toBe('');
    expect(store.get(hasStatusAtom)).toBe(false);
  });

  test('the network message reports offline, a portal and, briefly, being back', async () => {
    const { store, net, words } = await watched();
    await net.become('offline');
    expect(words()).toBe('You’re offline');
    expect(store.get(hasStatusAtom)).toBe(true);
    await net.become('portal');
    expect(words()).toBe('Your network asks you to log in');
    await net.become('online');
    expect(words()).toBe('Back online');
    vi.advanceTimersByTime(60_000);
    expect(words()).toBe('');
  });

  test('the network message reports that queued posts are being sent', async () => {
    const { store, words } = await watched();
    store.set(jobsAtom, [jobWith({ status: 'sending', deferred: true })]);
    expect(words()).toBe('Back online. Sending queued posts');
  });
});

describe('pressing Generate', () => {
  test('a press is queued while offline, except for a model on this device', async () => {
    const { store, net } = await watched();
    expect(store.get(needsQueueAtom)).toBe(false);
    await net.become('offline');
    expect(store.get(needsQueueAtom)).toBe(true);
    store.set(providerChoiceAtom, (choice) => ({ ...choice, id: 'ollama' }));
    expect(store.get(needsQueueAtom)).toBe(false);
  });
});
