import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAdaptations } from '#services/model/adaptations.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';
import {
  type Answerer,
  DONE,
  event,
  fakeFetch,
  json,
  KEY,
  listModels,
  networkError,
  silence,
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

function open(list: Answerer, post: Answerer = OK, isOnline = () => true) {
  const clock = { now: 0 };
  const { fetch, calls } = fakeFetch((call) => (call.method === 'POST' ? post : list)(call));
  const service = createModelService({
    fetch,
    isOnline,
    adaptations: createAdaptations(createMemoryKeyValueStore(), () => clock.now),
    now: () => clock.now,
  });
  return {
    calls,
    clock,
    describe: (model: string) => service.describe({ baseUrl: BASE_URL, model }),
    ask: (model: string, signal = new AbortController().signal) =>
      service.generate(
        {
          endpoint: { baseUrl: BASE_URL, model, key: KEY },
          messages: [{ role: 'user', content: 'x' }],
          maxTokens: 500,
          temperature: 0.7,
        },
        { onText: () => undefined, signal },
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
  ])(
    'an OpenRouter request for %s has the parameters that the list allows',
    async (model, optional) => {
      const { ask, bodies } = open(LIST);
      await ask(model);
      expect(bodies()).toEqual([
        { model, messages: [{ role: 'user', content: 'x' }], stream: true, ...optional },
      ]);
    },
  );

  test('the OpenRouter list is requested without the key, once an hour', async () => {
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
  ])('an OpenRouter request is sent even if the list %s', async (_name, list) => {
    const { ask, bodies, describe: outlook } = open(list);
    expect(await ask('plain')).toMatchObject({ outcome: 'complete' });
    expect(bodies()[0]).toMatchObject({ max_tokens: 4000, reasoning: { effort: 'none' } });
    expect(await outlook('other')).toEqual({ thinkingRoom: 3500 });
  });

  test('an OpenRouter list that failed to load is requested again in the background', async () => {
    let isUp = false;
    const { describe: outlook, calls } = open((call) => (isUp ? LIST : networkError)(call));
    expect(await outlook('plain')).toEqual({ thinkingRoom: 3500 });
    isUp = true;
    expect(await outlook('plain')).toEqual({ thinkingRoom: 3500 });
    expect(calls).toHaveLength(2);
    await vi.waitFor(async () => {
      expect(await outlook('plain')).toMatchObject({ thinkingRoom: 0 });
    });
  });

  test('the OpenRouter list is awaited after the device was offline', async () => {
    let isOnline = false;
    const { describe: outlook, calls } = open(LIST, OK, () => isOnline);
    expect(await outlook('plain')).toEqual({ thinkingRoom: 3500 });
    expect(calls).toEqual([]);
    isOnline = true;
    expect(await outlook('plain')).toMatchObject({ thinkingRoom: 0 });
  });

  describe('an OpenRouter list that hangs', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('a post is requested after five seconds without a list, and the next one at once', async () => {
      const { ask, bodies } = open(silence);
      const first = ask('plain');
      await vi.advanceTimersByTimeAsync(4900);
      expect(bodies()).toEqual([]);
      await vi.advanceTimersByTimeAsync(100);
      expect(await first).toMatchObject({ outcome: 'complete' });
      expect(await ask('must-think')).toMatchObject({ outcome: 'complete' });
      expect(bodies()).toHaveLength(2);
    });

    test('Stop ends the wait for the list at once and sends nothing', async () => {
      const stop = new AbortController();
      const { ask, bodies } = open(silence);
      const reply = ask('plain', stop.signal);
      await vi.advanceTimersByTimeAsync(10);
      stop.abort();
      expect(await reply).toEqual({ outcome: 'stopped', text: '' });
      expect(bodies()).toEqual([]);
    });

    test('a list that arrives too late is used for the next post', async () => {
      let arrive = () => {};
      const late: Answerer = () =>
        new Promise((resolve) => {
          arrive = () => resolve(LIST());
        });
      const { ask, bodies } = open(late);
      const first = ask('plain');
      await vi.advanceTimersByTimeAsync(5000);
      await first;
      arrive();
      await vi.advanceTimersByTimeAsync(0);
      await ask('must-think');
      expect(bodies().map((body) => body['reasoning'])).toEqual([
        { effort: 'none' },
        { effort: 'low' },
      ]);
    });
  });

  describe('an OpenRouter key test', () => {
    const testKey = (check: Answerer) =>
      listModels([(call) => (call.url.endsWith('/key') ? check : LIST)(call)], {
        endpoint: { baseUrl: BASE_URL, model: '', key: KEY },
      });

    test('a key test asks about the key first, because the list needs no key', async () => {
      const { list, calls } = await testKey(json(200, { data: { limit: null } }));
      expect(list.ok).toBe(true);
      expect(calls.map(({ url }) => url)).toEqual([`${BASE_URL}/key`, `${BASE_URL}/models`]);
      expect(calls[0]?.headers).toEqual({ authorization: `Bearer ${KEY}` });
      const refused = await testKey(
        json(401, { error: { message: 'User not found.', code: 401 } }),
      );
      expect(refused.list).toEqual({ ok: false, failure: { kind: 'key-refused' } });
      expect(refused.calls).toHaveLength(1);
    });

    test.each<[string, Answerer]>([
      ['it has trouble', json(500, {})],
      ['it is gone', json(404, {})],
      ['no answer comes', networkError],
    ])('a key test returns the list even if %s', async (_name, check) => {
      expect((await testKey(check)).list.ok).toBe(true);
    });
  });

  test('a request drops its thinking level if thinking is mandatory', async () => {
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

  test('the OpenRouter outlook has the price per million tokens and the context', async () => {
    const { describe: outlook } = open(LIST);
    expect(await outlook('must-think')).toEqual({
      thinkingRoom: 3500,
      price: { input: 0.1, output: 0.32 },
      contextLength: 131_072,
    });
    expect(await outlook('router')).not.toHaveProperty('price');
  });

  test('the usage of an OpenRouter reply has its cost', async () => {
    const usage = { prompt_tokens: 30, completion_tokens: 12, cost: 0.00014 };
    const { ask } = open(LIST, stream([words('Hi', 'stop'), event({ choices: [], usage }), DONE]));
    expect(await ask('plain')).toMatchObject({ usage: { cost: 0.00014 } });
  });
});
