import { describe, expect, test } from 'vitest';
import { campaignAtom } from '#state/campaign.ts';
import {
  estimateAtom,
  priceAtom,
  recordUsageAtom,
  setPriceAtom,
  spendingAtom,
} from '#state/cost.ts';
import { modelNameAtom, providerChoiceAtom } from '#state/provider.ts';
import { openReadyApp } from './fake-app.ts';

function app() {
  const { store } = openReadyApp();
  store.set(providerChoiceAtom, { id: 'openai', customUrl: '', models: {} });
  return store;
}

describe('the price', () => {
  test('is the person’s own until it is forgotten', () => {
    const store = app();
    const listed = store.get(priceAtom);
    store.set(setPriceAtom, { input: 3, output: 9 });
    expect(store.get(priceAtom)).toMatchObject({ input: 3, output: 9 });
    store.set(setPriceAtom, undefined);
    expect(store.get(priceAtom)).toEqual(listed);
  });

  test('belongs to one model', () => {
    const store = app();
    store.set(setPriceAtom, { input: 3, output: 9 });
    store.set(modelNameAtom, 'another');
    expect(store.get(priceAtom)).toBeUndefined();
  });
});

describe('the estimate', () => {
  test('is of the request that would be sent, and of none while a choice is missing', async () => {
    const store = app();
    const tokens = await store.set(estimateAtom, ['instagram']);
    expect(tokens?.prompt[0]).toBeGreaterThan(50);
    expect(tokens?.reply[1]).toBe(500);
    const both = await store.set(estimateAtom, ['instagram', 'tiktok']);
    expect(both?.prompt[0]).toBeGreaterThan((tokens?.prompt[0] ?? 0) * 1.8);
    expect(both?.reply[1]).toBe(1000);
    store.set(campaignAtom, (campaign) => ({ ...campaign, tags: [] }));
    expect(await store.set(estimateAtom, ['instagram'])).toBeUndefined();
  });
});

describe('what a request used', () => {
  test('is noted with its price of the day', () => {
    const store = app();
    store.set(setPriceAtom, { input: 1, output: 10 });
    const model = store.get(modelNameAtom);
    const usage = { promptTokens: 1000, completionTokens: 200 };
    store.set(recordUsageAtom, 'a', model, { outcome: 'complete', usage });
    store.set(setPriceAtom, { input: 100, output: 100 });
    expect(store.get(spendingAtom)['a']).toMatchObject({ model, prompt: 1000, reply: 200 });
    expect(store.get(spendingAtom)['a']?.cost).toBeCloseTo(0.003);
  });

  test('has no cost where the provider told no tokens or nobody knows the price', () => {
    const store = app();
    store.set(recordUsageAtom, 'a', store.get(modelNameAtom), { outcome: 'stopped' });
    const usage = { promptTokens: 1, completionTokens: 1 };
    store.set(recordUsageAtom, 'b', 'unheard-of', { outcome: 'cut-short', usage });
    expect(Object.keys(store.get(spendingAtom))).toEqual(['a', 'b']);
    for (const spent of Object.values(store.get(spendingAtom))) {
      expect(spent.cost).toBeUndefined();
    }
  });

  test('is nothing where it failed before anything was used', () => {
    const store = app();
    store.set(recordUsageAtom, 'a', store.get(modelNameAtom), { outcome: 'failed' });
    expect(store.get(spendingAtom)).toEqual({});
  });
});
