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

const OPENAI = 'https://api.openai.com/v1';

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
    expect(tokens?.reply[1]).toBe(768);
    const both = await store.set(estimateAtom, ['instagram', 'tiktok']);
    expect(both?.prompt[0]).toBeGreaterThan((tokens?.prompt[0] ?? 0) * 1.8);
    expect(both?.reply[1]).toBe(2 * 768);
    store.set(campaignAtom, (campaign) => ({ ...campaign, tags: [] }));
    expect(await store.set(estimateAtom, ['instagram'])).toBeUndefined();
  });
});

describe('the outlook on a model', () => {
  test('adds the room for thinking to the estimate, for each request', async () => {
    const { store, model } = openReadyApp();
    model.expect({ thinkingRoom: 3500 });
    const tokens = await store.set(estimateAtom, ['instagram', 'tiktok']);
    expect(tokens?.reply[1]).toBe(2 * (768 + 3500));
    model.expect({ thinkingRoom: 3500, mostReply: 2048 });
    expect((await store.set(estimateAtom, ['instagram']))?.reply[1]).toBe(2048);
    model.expect({ thinkingRoom: 3500, mostReply: 100 });
    expect((await store.set(estimateAtom, ['instagram']))?.reply[1]).toBe(768);
    model.expect(undefined);
    expect(await store.set(estimateAtom, ['instagram'])).toBeUndefined();
  });

  test('brings the price of the provider’s list, and the user’s own goes before it', async () => {
    const { store, model } = openReadyApp();
    store.set(providerChoiceAtom, { id: 'openrouter', customUrl: '', models: {} });
    expect(store.get(priceAtom)).toBeUndefined();
    model.expect({ thinkingRoom: 0, price: { input: 0.1, output: 0.3 } });
    await store.set(estimateAtom, ['instagram']);
    expect(store.get(priceAtom)).toMatchObject({ input: 0.1, output: 0.3 });
    store.set(setPriceAtom, { input: 3, output: 9 });
    expect(store.get(priceAtom)).toMatchObject({ input: 3, output: 9 });
    store.set(modelNameAtom, 'another');
    expect(store.get(priceAtom)).toBeUndefined();
  });
});

describe('what a request used', () => {
  test('costs what the provider says it charged, before any price', () => {
    const store = app();
    store.set(setPriceAtom, { input: 1, output: 10 });
    const usage = { promptTokens: 1000, completionTokens: 200, cost: 0.5 };
    const job = { baseUrl: OPENAI, model: store.get(modelNameAtom) };
    store.set(recordUsageAtom, 'a', job, { outcome: 'complete', usage });
    expect(store.get(spendingAtom)['a']?.cost).toBe(0.5);
  });

  test('is noted with its price of the day', () => {
    const store = app();
    store.set(setPriceAtom, { input: 1, output: 10 });
    const model = store.get(modelNameAtom);
    const usage = { promptTokens: 1000, completionTokens: 200 };
    store.set(recordUsageAtom, 'a', { baseUrl: OPENAI, model }, { outcome: 'complete', usage });
    store.set(setPriceAtom, { input: 100, output: 100 });
    expect(store.get(spendingAtom)['a']).toMatchObject({ model, prompt: 1000, reply: 200 });
    expect(store.get(spendingAtom)['a']?.cost).toBeCloseTo(0.003);
  });

  test('a request is priced by the provider that was asked, whichever is chosen when it ends', () => {
    const store = app();
    store.set(setPriceAtom, { input: 1, output: 10 });
    const model = store.get(modelNameAtom);
    store.set(providerChoiceAtom, { id: 'ollama', customUrl: '', models: { ollama: model } });
    const usage = { promptTokens: 1000, completionTokens: 200 };
    store.set(recordUsageAtom, 'a', { baseUrl: OPENAI, model }, { outcome: 'complete', usage });
    expect(store.get(spendingAtom)['a']?.cost).toBeCloseTo(0.003);
  });

  test('has no cost where the provider told no tokens or nobody knows the price', () => {
    const store = app();
    store.set(
      recordUsageAtom,
      'a',
      { baseUrl: OPENAI, model: store.get(modelNameAtom) },
      { outcome: 'stopped' },
    );
    const usage = { promptTokens: 1, completionTokens: 1 };
    store.set(
      recordUsageAtom,
      'b',
      { baseUrl: OPENAI, model: 'unheard-of' },
      { outcome: 'cut-short', usage },
    );
    expect(Object.keys(store.get(spendingAtom))).toEqual(['a', 'b']);
    for (const spent of Object.values(store.get(spendingAtom))) {
      expect(spent.cost).toBeUndefined();
    }
  });

  test('is nothing where it failed before anything was used', () => {
    const store = app();
    store.set(
      recordUsageAtom,
      'a',
      { baseUrl: OPENAI, model: store.get(modelNameAtom) },
      { outcome: 'failed' },
    );
    expect(store.get(spendingAtom)).toEqual({});
  });
});
