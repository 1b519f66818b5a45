import { describe, expect, test } from 'vitest';
import { createAdaptations } from '#services/model/adaptations.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import { createMemoryColdStorage } from '#services/storage/cold-storage.ts';
import {
  type Answerer,
  DONE,
  event,
  fakeFetch,
  json,
  KEY,
  networkError,
  stream,
  words,
} from './fake-provider.ts';

const BASE_URL = 'https://openrouter.ai/api/v1';
const HOUR = 3_600_000;

const PARAMETERS = ['max_tokens', 'temperature', 'reasoning'];
const entry = (id: string, more: object) => ({
  id,
  context_length: 131_072,
  pricing: { prompt: '0.0000001', completion: '0.00000032' },
  ...more,
});

const LIST = json(200, {
  data: [
    entry('plain', { supported_parameters: ['max_tokens', 'temperature'] }),
    entry('can-stop', {
      supported_parameters: PARAMETERS,
      reasoning: { mandatory: false, supported_efforts: ['high', 'low', 'none'] },
    }),
    entry('any-effort', {
      supported_parameters: PARAMETERS,
      reasoning: { mandatory: false, supported_efforts: null },
    }),
    entry('must-think', {
      supported_parameters: ['max_tokens', 'reasoning'],
      reasoning: { mandatory: true, supported_efforts: ['high', 'medium', 'low'] },
    }),
    entry('must-think-somehow', {
      supported_parameters: PARAMETERS,
      reasoning: { mandatory: true, supported_efforts: null },
    }),
    entry('no-none', {
      supported_parameters: PARAMETERS,
      reasoning: { mandatory: false, supported_efforts: ['high', 'minimal'] },
    }),
    entry('odd-effort', {
      supported_parameters: PARAMETERS,
      reasoning: { mandatory: true, supported_efforts: ['extreme'] },
    }),
    entry('router', { pricing: { prompt: '-1', completion: '-1' } }),
  ],
});

const OK = stream([words('Hi', 'stop'), DONE]);

function open(list: Answerer, post: Answerer = OK) {
  const clock = { now: 0 };
  const { fetch, calls } = fakeFetch((call) => (call.method === 'POST' ? post : list)(call));
  const service = createModelService({
    fetch,
    isOnline: () => true,
    adaptations: createAdaptations(createMemoryColdStorage(), () => clock.now),
    now: () => clock.now,
  });
  return {
    calls,
    clock,
    describe: (model: string) => service.describe({ baseUrl: BASE_URL, model }),
    ask: (model: string) =>
      service.generate(
        {
          endpoint: { baseUrl: BASE_URL, model, key: KEY },
          messages: [{ role: 'user', content: 'x' }],
          maxTokens: 500,
          temperature: 0.7,
        },
        { onText: () => undefined, signal: new AbortController().signal },
      ),
    bodies: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

describe('OpenRouter', () => {
  test.each([
    ['plain', { max_tokens: 500, temperature: 0.7 }],
    ['can-stop', { max_tokens: 500, temperature: 0.7, reasoning: { effort: 'none' } }],
    ['any-effort', { max_tokens: 500, temperature: 0.7, reasoning: { effort: 'none' } }],
    ['must-think', { max_tokens: 4000, reasoning: { effort: 'low' } }],
    ['must-think-somehow', { max_tokens: 4000, reasoning: { effort: 'minimal' } }],
    ['no-none', { max_tokens: 4000, reasoning: { effort: 'minimal' } }],
    ['odd-effort', { max_tokens: 4000, temperature: 0.7 }],
    ['not-in-the-list', { max_tokens: 4000, temperature: 0.7, reasoning: { effort: 'none' } }],
  ])('is asked for %s as its list says', async (model, optional) => {
    const { ask, bodies } = open(LIST);
    await ask(model);
    expect(bodies()).toEqual([
      { model, messages: [{ role: 'user', content: 'x' }], stream: true, ...optional },
    ]);
  });

  test('is asked for its list without the key, and once in an hour', async () => {
    const { ask, describe: outlook, calls, clock } = open(LIST);
    await outlook('plain');
    await ask('plain');
    await outlook('can-stop');
    const lists = calls.filter(({ method }) => method === 'GET');
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({ url: `${BASE_URL}/models`, headers: {} });
    clock.now = HOUR + 1;
    await outlook('plain');
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  test.each<[string, Answerer]>([
    ['does not come', networkError],
    ['is refused', json(500, {})],
    ['is no list', json(200, { data: 'x' })],
  ])('is asked all the same when its list %s', async (_name, list) => {
    const { ask, bodies, describe: outlook } = open(list);
    expect(await ask('plain')).toMatchObject({ outcome: 'complete' });
    expect(bodies()[0]).toMatchObject({ max_tokens: 4000, reasoning: { effort: 'none' } });
    expect(await outlook('other')).toEqual({ thinkingRoom: 3500 });
  });

  test('is asked for its list again after one that did not come', async () => {
    let isUp = false;
    const { describe: outlook } = open((call) => (isUp ? LIST : networkError)(call));
    expect(await outlook('plain')).toEqual({ thinkingRoom: 3500 });
    isUp = true;
    expect(await outlook('plain')).toMatchObject({ thinkingRoom: 0 });
  });

  test('falls back to no wish where thinking is mandatory and the list did not say so', async () => {
    const mandatory = 'Reasoning is mandatory for this endpoint and cannot be disabled.';
    const { ask, bodies } = open(networkError, (call) =>
      'reasoning' in call.body
        ? json(400, { error: { message: mandatory, code: 400 } })()
        : OK(call),
    );
    expect(await ask('must-think')).toMatchObject({ outcome: 'complete' });
    expect(bodies()).toHaveLength(2);
    expect(bodies()[1]).not.toHaveProperty('temperature');
  });

  test('tells the price for a million tokens and the length of the context', async () => {
    const { describe: outlook } = open(LIST);
    expect(await outlook('must-think')).toEqual({
      thinkingRoom: 3500,
      price: { input: 0.1, output: 0.32 },
      contextLength: 131_072,
    });
    expect(await outlook('router')).not.toHaveProperty('price');
  });

  test('tells what a request has cost', async () => {
    const usage = { prompt_tokens: 30, completion_tokens: 12, cost: 0.00014 };
    const { ask } = open(LIST, stream([words('Hi', 'stop'), event({ choices: [], usage }), DONE]));
    expect(await ask('plain')).toMatchObject({ usage: { cost: 0.00014 } });
  });
});
