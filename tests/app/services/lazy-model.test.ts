import { expect, test, vi } from 'vitest';
import { createLazyModel } from '#app/services/lazy-model.ts';
import type { ModelService } from '#services/model/model.ts';
import { createFakeModel } from '../../state/fake-app.ts';

const endpoint = { baseUrl: 'https://api.example.com/v1', model: 'm', key: 'sk' };
const request = { endpoint, messages: [], maxTokens: 1, temperature: 1 };
const options = { signal: new AbortController().signal, onText: () => undefined };
const UNSENT = { kind: 'offline', sent: false };

const open = (load: () => Promise<ModelService>) => {
  const model = createLazyModel(load);
  return [
    () => model.generate(request, options),
    () => model.listModels(endpoint, options.signal),
    () => model.probe(endpoint),
    () => model.describe(endpoint),
  ] as const;
};

test('a chunk that fails to load counts as unsent', async () => {
  const [generate, listModels, probe, describe] = open(() => Promise.reject(new Error('404')));
  expect(await generate()).toEqual({ outcome: 'failed', text: '', failure: UNSENT });
  expect(await listModels()).toEqual({ ok: false, failure: UNSENT });
  expect(await probe()).toEqual(UNSENT);
  expect(await describe()).toBeUndefined();
});

test('an exception of the adapter never counts as unsent', async () => {
  const broken = () => Promise.reject(new Error('A bug'));
  const service = { generate: broken, listModels: broken, probe: broken, describe: broken };
  const calls = open(async () => service);
  for (const call of calls) await expect(call()).rejects.toThrow('A bug');
});

test('a chunk is loaded once, and again only after a load error', async () => {
  const load = vi
    .fn<() => Promise<ModelService>>(async () => createFakeModel().service)
    .mockRejectedValueOnce(new Error('404'));
  const [, , probe] = open(load);
  expect(await probe()).toEqual(UNSENT);
  expect(await probe()).toBeUndefined();
  expect(await probe()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
