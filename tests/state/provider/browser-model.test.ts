import { describe, expect, test } from 'vitest';
import { BROWSER_BASE_URL } from '#domain/providers/providers.ts';
import type {
  BrowserModelService,
  BrowserModelStatus,
} from '#services/browser-model/browser-model.ts';
import {
  browserModelStatusAtom,
  downloadBrowserModelAtom,
  loadBrowserModelAtom,
} from '#state/provider/browser-model.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { generationAtom } from '#state/generation/current.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { needsQueueAtom, watchConnectionAtom } from '#state/jobs/network.ts';
import { offersBrowserModelAtom, providerChoiceAtom } from '#state/provider/provider.ts';
import { openApp, openReadyApp, flushTasks } from '../fake-app.ts';

function fakeModel(statuses: Record<string, BrowserModelStatus>): BrowserModelService {
  return {
    status: async (language) => statuses[language] ?? 'unavailable',
    async download(language, onProgress) {
      onProgress(0.5);
      statuses[language] = 'available';
      return 'done';
    },
  };
}

const inLanguage = (language: string) => ({ id: language, text: 'x', language });

describe("the browser's own model", () => {
  test('a browser without a built-in model offers none', async () => {
    const { store } = openApp();
    await store.set(loadBrowserModelAtom);
    expect(store.get(offersBrowserModelAtom)).toBe(false);
    expect(store.get(browserModelStatusAtom)).toBe('unavailable');
  });

  test.each(['downloadable', 'downloading', 'available'] as const)(
    'the browser model is offered while it is %s',
    async (en) => {
      const { store } = openApp({ browserModel: fakeModel({ en }) });
      await store.set(loadBrowserModelAtom);
      expect(store.get(offersBrowserModelAtom)).toBe(true);
    },
  );

  test('the browser model is hidden for quotes of a language that it lacks', async () => {
    const { store } = openApp({ browserModel: fakeModel({ en: 'available', es: 'available' }) });
    for (const [language, isOffered] of [
      ['de', false],
      ['es', true],
      ['fr', false],
    ] as const) {
      store.set(campaignAtom, (campaign) => ({ ...campaign, quotes: [inLanguage(language)] }));
      await store.set(loadBrowserModelAtom);
      expect(store.get(offersBrowserModelAtom)).toBe(isOffered);
    }
  });

  test('the browser model reports its download progress and is available afterwards', async () => {
    const { store } = openApp({ browserModel: fakeModel({ en: 'downloadable' }) });
    const shares: number[] = [];
    const { signal } = new AbortController();
    const end = await store.set(downloadBrowserModelAtom, (share) => shares.push(share), signal);
    expect(end).toBe('done');
    expect(shares).toEqual([0.5]);
    expect(store.get(browserModelStatusAtom)).toBe('available');
  });

  test('the browser model writes at once while offline', async () => {
    const app = openReadyApp({ kept: { [BROWSER_BASE_URL]: 'none' } });
    const { store, model, net } = app;
    store.set(providerChoiceAtom, { id: 'browser', customUrl: '', models: {} });
    await store.set(watchConnectionAtom);
    await net.become('offline');
    expect(store.get(needsQueueAtom)).toBe(false);
    await store.set(generateAtom);
    await flushTasks();
    expect(model.latest().request.endpoint).toMatchObject({ baseUrl: BROWSER_BASE_URL });
    await model.latest().end({ outcome: 'complete', text: 'A post.' });
    expect(store.get(generationAtom).status).toBe('done');
  });
});
