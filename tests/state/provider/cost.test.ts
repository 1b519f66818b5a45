import { describe, expect, test } from 'vitest';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import {
  estimateAtom,
  priceAtom,
  recordUsageAtom,
  setPriceAtom,
  spendingAtom,
} from '#state/provider/cost.ts';
import { modelNameAtom, providerChoiceAtom } from '#state/provider/provider.ts';
import { openReadyApp } from '../fake-app.ts';

const OPENAI = 'https://api.openai.com/v1';

function app() {
  const { store } = openReadyApp();
  store.set(providerChoiceAtom, { id: 'openai', customUrl: '', models: {} });
  return store;
}

const postsFor = ({ get }: ReturnType<typeof app>, platforms: readonly PlatformId[]) => [
  { campaign: get(campaignAtom), platforms },
];

describe('the price', () => {
  test('a price set by the user applies until it is cleared', () => {
    const store = app();
    const listed = store.get(priceAtom);
    store.set(setPriceAtom, { input: 3, output: 9 });
    expect(store.get(priceAtom)).toMatchObject({ input: 3, output: 9 });
    store.set(setPriceAtom, undefined);
    expect(store.get(priceAtom)).toEqual(listed);
  });

  test('a price belongs to one model', () => {
    const store = app();
    store.set(setPriceAtom, { input: 3, output: 9 });
    store.set(modelNameAtom, 'another');
    expect(store.get(priceAtom)).toBeUndefined();
  });
});

describe('the estimate', () => {
  test('the estimate covers the next request; a missing choice makes it undefined', async () => {
    const store = app();
    const tokens = await store.set(estimateAtom, postsFor(store, ['instagram']));
    expect(tokens?.prompt[0]).toBeGreaterThan(50);
    expect(tokens?.reply[1]).toBe(768);
    const both = await store.set(estimateAtom, postsFor(store, ['instagram', 'tiktok']));
    expect(both?.prompt[0]).toBeGreaterThan((tokens?.prompt[0] ?? 0) * 1.8);
    expect(both?.reply[1]).toBe(2 * 768);
    store.set(campaignAtom, (campaign) => ({ ...campaign, tags: [] }));
    expect(await store.set(estimateAtom, postsFor(store, ['instagram']))).toBeUndefined();
  });
});

describe('the outlook of a model', () => {
  test('the estimate includes the room for thinking of each request', async () => {
    const { store, model } = openReadyApp();
    model.expect({ thinkingRoom: 3500 });
    const tokens = await store.set(estimateAtom, postsFor(store, ['instagram', 'tiktok']));
    expect(tokens?.reply[1]).toBe(2 * (768 + 3500));
    model.expect({ thinkingRoom: 3500, mostReply: 2048 });
    expect((await store.set(estimateAtom, postsFor(store, ['instagram'])))?.reply[1]).toBe(2048);
    model.expect({ thinkingRoom: 3500, mostReply: 100 });
    expect((await store.set(estimateAtom, postsFor(store, ['instagram'])))?.reply[1]).toBe(768);
    model.expect(undefined);
    expect(await store.set(estimateAtom, postsFor(store, ['instagram']))).toBeUndefined();
  });

  test('the provider’s price list is used unless the user has set a price', async () => {
    const { store, model } = openReadyApp();
    store.set(providerChoiceAtom, { id: 'openrouter', customUrl: '', models: {} });
    expect(store.get(priceAtom)).toBeUndefined();
    model.expect({ thinkingRoom: 0, price: { input: 0.1, output: 0.3 } });
    await store.set(estimateAtom, postsFor(store, ['instagram']));
    expect(store.get(priceAtom)).toMatchObject({ input: 0.1, output: 0.3 });
    store.set(setPriceAtom, { input: 3, output: 9 });
    expect(store.get(priceAtom)).toMatchObject({ input: 3, output: 9 });
    store.set(modelNameAtom, 'another');
    expect(store.get(priceAtom)).toBeUndefined();
  });
});

describe('the usage of a request', () => {
  test('a request costs what the provider charged, whatever the price', () => {
    const store = app();
    store.set(setPriceAtom, { input: 1, output: 10 });
    const usage = { promptTokens: 1000, completionTokens: 200, cost: 0.5 };
    const job = { baseUrl: OPENAI, model: store.get(modelNameAtom) };
    store.set(recordUsageAtom, 'a', job, { outcome: 'complete', usage });
    expect(store.get(spendingAtom)['a']?.cost).toBe(0.5);
  });

  test('a request is recorded with the price of that day', () => {
    const store = app();
    store.set(setPriceAtom, { input: 1, output: 10 });
    const model = store.get(modelNameAtom);
    const usage = { promptTokens: 1000, completionTokens: 200 };
    store.set(recordUsageAtom, 'a', { baseUrl: OPENAI, model }, { outcome: 'complete', usage });
    store.set(setPriceAtom, { input: 100, output: 100 });
    expect(store.get(spendingAtom)['a']).toMatchObject({ model, prompt: 1000, reply: 200 });
    expect(store.get(spendingAtom)['a']?.cost).toBeCloseTo(0.003);
  });

  test('a request is priced by its own provider, whichever is chosen when it ends', () => {
    const store = app();
    store.set(setPriceAtom, { input: 1, output: 10 });
    const model = store.get(modelNameAtom);
    store.set(providerChoiceAtom, { id: 'ollama', customUrl: '', models: { ollama: model } });
    const usage = { promptTokens: 1000, completionTokens: 200 };
    store.set(recordUsageAtom, 'a', { baseUrl: OPENAI, model }, { outcome: 'complete', usage });
    expect(store.get(spendingAtom)['a']?.cost).toBeCloseTo(0.003);
  });

  test('a request without a token count or a known price has no cost', () => {
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

  test('a request that failed without usage is not recorded', () => {
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
