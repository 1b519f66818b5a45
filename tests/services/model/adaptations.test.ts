import { describe, expect, test } from 'vitest';
import { createAdaptations } from '#services/model/adaptations.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import {
  type KeyValueStore,
  createMemoryKeyValueStore,
} from '#services/storage/key-value-store.ts';
import {
  type Answerer,
  type Call,
  DONE,
  ENDPOINT,
  event,
  fakeFetch,
  generate,
  json,
  KEY,
  stream,
  words,
} from './fake-provider.ts';

const OK = stream([words('Hi', 'stop')]);
const OPENAI = { ...ENDPOINT, baseUrl: 'https://api.openai.com/v1' };
const DAY = 24 * 3_600_000;

const refusal = (message: string, more: object = {}) =>
  json(400, {
    error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
  });

/** The optional fields of each request. */
const forms = (calls: Call[]) =>
  calls.map(({ body: { model: _model, messages: _messages, ...optional } }) => optional);

const FIRST = {
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: 4000,
  reasoning_effort: 'none',
  temperature: 0.7,
};
const { reasoning_effort: _none, ...OMITTED } = FIRST;
const { temperature: _temperature, ...COLD } = FIRST;
const { stream_options: _usage, ...COUNTLESS } = FIRST;
const { max_tokens: _limit, ...UNLIMITED } = FIRST;
const BARE = { stream: true, max_tokens: 4000 };

/** A row: the refusal, and the form of the next request. */
const ROWS: [name: string, refused: Answerer, next: object][] = [
  [
    'a value of the effort',
    refusal(
      "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'low', 'high'.",
    ),
    { ...COLD, reasoning_effort: 'low' },
  ],
  [
    'a field for the effort',
    refusal('Unrecognized request argument supplied: reasoning_effort'),
    OMITTED,
  ],
  [
    'a list of values',
    refusal('`reasoning_effort` must be one of `low` or `high`'),
    { ...COLD, reasoning_effort: 'low' },
  ],
  [
    'an error that is a string',
    json(400, { code: 'x', error: 'Model small-1 does not support parameter reasoningEffort.' }),
    OMITTED,
  ],
  [
    'an error without a wrapper',
    json(400, {
      object: 'error',
      message: "reasoning_effort='none' is not supported for this model. Must be one of ()",
      param: null,
      code: '3051',
    }),
    { ...COLD, reasoning_effort: 'low' },
  ],
  [
    'pydantic',
    json(422, {
      detail: [
        {
          type: 'literal_error',
          loc: ['body', 'reasoning_effort'],
          msg: "Input should be 'low', 'medium' or 'high'",
        },
      ],
    }),
    { ...COLD, reasoning_effort: 'low' },
  ],
  [
    'mandatory thinking',
    refusal('Reasoning is mandatory for this endpoint and cannot be disabled.', { code: 400 }),
    { ...COLD, reasoning_effort: 'low' },
  ],
  [
    'a budget',
    json(400, [
      {
        error: {
          code: 400,
          message: 'Budget 0 is invalid. This model only works in thinking mode.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ]),
    { ...COLD, reasoning_effort: 'low' },
  ],
  [
    'a deprecated temperature',
    json(400, {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: '`temperature` is deprecated for this model.',
      },
    }),
    COLD,
  ],
  [
    'a temperature that must be 1',
    refusal('invalid temperature: only 1 is allowed for this model'),
    COLD,
  ],
  [
    'a temperature beside thinking',
    refusal('temperature is not supported with reasoning models'),
    COLD,
  ],
  [
    'a parameter by name',
    refusal('Not that.', { param: 'temperature', code: 'unsupported_value' }),
    COLD,
  ],
  [
    'another name of the limit',
    refusal(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: 'max_tokens' },
    ),
    { ...UNLIMITED, max_completion_tokens: 4000 },
  ],
  [
    'a deprecated limit',
    refusal('max_tokens is deprecated, please use max_completion_tokens'),
    { ...UNLIMITED, max_completion_tokens: 4000 },
  ],
  [
    'a limit out of range',
    refusal('Range of max_tokens should be [1, 2048]'),
    { ...FIRST, max_tokens: 2048 },
  ],
  [
    'a limit beyond the context',
    refusal("max_tokens is too large: 4000. This model's maximum context length is 4096 tokens."),
    { ...FIRST, max_tokens: 2250 },
  ],
  [
    'stream options',
    json(422, {
      detail: [
        {
          type: 'extra_forbidden',
          loc: ['body', 'stream_options'],
          msg: 'Extra inputs are not permitted',
        },
      ],
    }),
    COUNTLESS,
  ],
  [
    'streaming',
    refusal('Your organization must be verified to stream this model.', {
      param: 'stream',
      code: 'unsupported_value',
    }),
    { ...COUNTLESS, stream: false },
  ],
  [
    'nothing, in a list',
    json(400, [{ error: { code: 400, message: 'Request contains an invalid argument.' } }]),
    BARE,
  ],
  [
    'nothing, in a web page',
    stream(['<html><h1>400 Bad Request</h1>'], 'close', 'text/html'),
    BARE,
  ],
  ['nothing at all', json(400, null), BARE],
];

describe('a request refused for its form', () => {
  test.each(ROWS)(
    'a request changes its form when the refusal names %s',
    async (_name, refused, next) => {
      const asBadRequest: Answerer = async (call) => {
        const answer = await refused(call);
        return answer.ok
          ? new Response(answer.body, { status: 400, headers: answer.headers })
          : answer;
      };
      const { reply, calls } = await generate([asBadRequest, OK]);
      expect(reply.outcome).toBe('complete');
      expect(forms(calls)).toEqual([FIRST, next]);
    },
  );

  test('a refused request walks down its host’s ladder and drops the temperature', async () => {
    const wrong = refusal("Unsupported value: 'reasoning_effort'. Supported values are: …");
    const { calls } = await generate([wrong, wrong, wrong, OK], { endpoint: OPENAI });
    expect(forms(calls).map((form) => form['reasoning_effort'])).toEqual([
      'none',
      'minimal',
      'low',
      undefined,
    ]);
    expect(forms(calls).map((form) => 'temperature' in form)).toEqual([true, false, false, false]);
  });

  test('the model’s name in a refusal is not taken for its reason', async () => {
    const endpoint = { ...ENDPOINT, model: 'grok-4-reasoning' };
    const { calls } = await generate(
      [refusal('Model grok-4-reasoning does not support parameter temperature.'), OK],
      { endpoint },
    );
    expect(forms(calls)[1]).toEqual(COLD);
  });

  test.each([
    ['the effort', 'reasoning_effort: wrong value'],
    ['the limit', 'max_tokens, max_completion_tokens: not supported'],
    ['nothing', 'No.'],
  ])(
    'a request is sent four times at most, each time in another form: %s',
    async (_name, message) => {
      const { reply, calls } = await generate([refusal(message)]);
      expect(calls.length).toBeLessThanOrEqual(4);
      expect(new Set(forms(calls).map((form) => JSON.stringify(form))).size).toBe(calls.length);
      expect(reply).toMatchObject({ failure: { kind: 'bad-request', message } });
    },
  );

  test.each<[string, Answerer]>([
    ['a wrong message', refusal('Invalid role.', { param: 'messages[0].role' })],
    ['a model that is gone', refusal('The supported API model names are a, b, but you passed c.')],
    ['a refused key', json(401, { error: { message: 'reasoning_effort' } })],
    ['no credit', json(402, { error: { message: 'max_tokens' } })],
    ['a forbidden country', json(403, { error: { message: 'temperature' } })],
    ['an unknown address', json(404, { error: { message: 'temperature' } })],
    ['a rate limit', json(429, { error: { message: 'max_tokens' } })],
    ['trouble that may have been billed', json(500, { error: { message: 'temperature' } })],
  ])('a request is not retried after %s', async (_name, refused) => {
    const { calls } = await generate([refused, OK]);
    expect(calls).toHaveLength(1);
  });
});

/** The token limits of the requests. */
const limitsOf = (calls: Call[]) =>
  calls.map(({ body }) => body['max_tokens'] ?? body['max_completion_tokens']);

/** A model that thinks `need` tokens, or as many as its limit allows, and then writes 400. */
const thinker =
  (need: number, refuse: (limit: number) => Answerer | undefined): Answerer =>
  (call) => {
    const limit = Number(call.body['max_tokens'] ?? call.body['max_completion_tokens']);
    const thought = Math.min(need, limit);
    const isWhole = limit - thought >= 400;
    const answer = json(200, {
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: isWhole ? 'A post.' : '' },
          finish_reason: isWhole ? 'stop' : 'length',
        },
      ],
      usage: {
        completion_tokens: thought + (isWhole ? 400 : 0),
        completion_tokens_details: { reasoning_tokens: thought },
      },
    });
    return (refuse(limit) ?? answer)(call);
  };

describe('a request whose limit is too large', () => {
  test.each<[name: string, message: string, limit: number]>([
    [
      'OpenAI',
      'max_tokens is too large: 4000. This model supports at most 2000 completion tokens, whereas you provided 4000.',
      2000,
    ],
    ['Anthropic', 'max_tokens: 4000 > 2000, which is the maximum allowed number of tokens', 2000],
    ['Groq', '`max_tokens` must be less than or equal to `2,000`, the maximum value', 2000],
    ['DeepSeek', 'Invalid max_tokens value, the valid range of max_tokens is [1, 2000]', 2000],
    [
      'Gemini',
      'it has a maxOutputTokens value of 4000 but the supported range is from 1 (inclusive) to 2001 (exclusive).',
      2000,
    ],
    ['pydantic', 'max_tokens: Input should be less than or equal to 2000', 2000],
    ['a number above what was asked for', 'max_tokens is too large, at most 9000', 2250],
    ['no number', 'max_tokens is too large', 2250],
  ])(
    'a request with too large a limit is retried with the model’s own limit: %s',
    async (_name, message, limit) => {
      const { reply, calls } = await generate([refusal(message), OK]);
      expect(reply.outcome).toBe('complete');
      expect(limitsOf(calls)).toEqual([4000, limit]);
    },
  );

  test('a request with too large a limit is retried with half the room, then none', async () => {
    const { calls } = await generate([refusal('max_tokens is too large')]);
    expect(limitsOf(calls)).toEqual([4000, 2250, 1375, 500]);
  });

  const stated = (cap: number) => (limit: number) =>
    limit > cap
      ? refusal(`max_tokens is too large: ${limit}. This model supports at most ${cap} tokens`)
      : undefined;
  const wordless = (cap: number) => (limit: number) =>
    limit > cap ? refusal('max_tokens is too large') : undefined;

  /** Presses `count` times; returns the outcome and the limits of each press. */
  async function presses(count: number, model: Answerer) {
    const adaptations = createAdaptations();
    const found: [outcome: string, ...limits: unknown[]][] = [];
    for (let press = 0; press < count; press += 1) {
      const { reply, calls } = await generate([model], { adaptations });
      found.push([reply.outcome, ...limitsOf(calls)]);
    }
    return found;
  }

  test('a learned limit leaves room for thinking on the first billed reply', async () => {
    expect(await presses(2, thinker(2000, stated(3800)))).toEqual([
      ['complete', 4000, 3800],
      ['complete', 3800],
    ]);
  });

  test('a learned limit keeps the learned room for thinking', async () => {
    expect(await presses(4, thinker(4500, stated(8192)))).toEqual([
      ['failed', 4000],
      ['complete', 8500, 8192],
      ['complete', 8192],
      ['complete', 8192],
    ]);
  });

  test('a learned limit does not use a guess from a reply that only thought', async () => {
    expect(await presses(4, thinker(4500, wordless(8192)))).toEqual([
      ['failed', 4000],
      ['failed', 8500, 4500],
      ['complete', 9500, 5000],
      ['complete', 5000],
    ]);
  });

  test('a learned limit is part of the next estimate', async () => {
    const adaptations = createAdaptations();
    await generate([thinker(2000, stated(3800))], { adaptations });
    const { fetch } = fakeFetch(OK);
    const service = createModelService({ fetch, isOnline: () => true, adaptations });
    expect(await service.describe(ENDPOINT)).toEqual({ thinkingRoom: 4000, mostReply: 3800 });
  });
});

describe('a request beyond the context of the model', () => {
  test.each<[name: string, refused: Answerer, limit: number]>([
    [
      'OpenAI',
      refusal('This model reads 4096 tokens at most.', {
        param: 'messages',
        code: 'context_length_exceeded',
      }),
      2250,
    ],
    [
      'llama.cpp',
      json(400, {
        error: {
          code: 400,
          message: 'the request exceeds the available context size. try increasing it',
          type: 'exceed_context_size_error',
        },
      }),
      2250,
    ],
    [
      'vLLM before',
      refusal(
        "This model's maximum context length is 4096 tokens. However, you requested 5100 tokens (1100 in the messages, 4000 in the completion).",
      ),
      2996,
    ],
    [
      'vLLM',
      refusal(
        "'max_tokens' or 'max_completion_tokens' is too large: 4000. This model's maximum context length is 4096 tokens and your request has 900 input tokens (4000 > 4096 - 900).",
      ),
      3196,
    ],
    [
      'Groq',
      json(413, {
        error: {
          message:
            'Request too large for this model on tokens per minute (TPM): Limit 4000, Requested 5000',
          code: 'rate_limit_exceeded',
        },
      }),
      3000,
    ],
  ])(
    'a request beyond the context is retried with the remaining room: %s',
    async (_name, refused, limit) => {
      const { reply, calls } = await generate([refused, OK]);
      expect(reply.outcome).toBe('complete');
      expect(forms(calls)).toEqual([FIRST, { ...FIRST, max_tokens: limit }]);
    },
  );

  test('a request fails as too much text if less room fails, or after four refusals', async () => {
    const tooLong = refusal('too long', { code: 'context_length_exceeded' });
    const alone = await generate([tooLong]);
    expect(limitsOf(alone.calls)).toEqual([4000, 2250, 1375, 500]);
    expect(alone.reply).toMatchObject({ failure: { kind: 'context-too-long' } });
    const others = [refusal('temperature'), refusal('stream_options'), refusal('reasoning')];
    const { calls, reply } = await generate([...others, tooLong, OK]);
    expect(calls).toHaveLength(4);
    expect(reply).toMatchObject({ failure: { kind: 'context-too-long' } });
  });

  test('a request beyond the context fits next time; shorter text gets its room back', async () => {
    const adaptations = createAdaptations();
    const context =
      (tokens: number): Answerer =>
      (call) => {
        const limit = Number(limitsOf([call])[0]);
        const input = Math.ceil(JSON.stringify(call.body['messages']).length / 4);
        return limit + input > tokens
          ? refusal(
              `'max_tokens' is too large: ${limit}. This model's maximum context length is ${tokens} tokens and your request has ${input} input tokens.`,
            )()
          : json(200, { choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }] })();
      };
    const ask = async (length: number) => {
      const content = 'good '.repeat(length);
      const messages = [{ role: 'user', content }] as const;
      return limitsOf((await generate([context(8192)], { adaptations, messages })).calls);
    };
    const [first, second] = await ask(5000);
    expect(first).toBe(4000);
    expect(await ask(5000)).toEqual([second]);
    expect(await ask(4800)).toEqual([Number(second) + 250]);
    expect(await ask(100)).toEqual([4000]);
  });

  test('a request that asked for no room is not retried', async () => {
    const { calls } = await generate([refusal('x', { code: 'context_length_exceeded' })], {
      endpoint: OPENAI,
    });
    expect(calls).toHaveLength(1);
  });
});

describe('what was learned about a model', () => {
  const learn = async (
    storage: KeyValueStore,
    answers: Answerer[],
    now = 0,
    endpoint = ENDPOINT,
  ) => {
    const adaptations = createAdaptations(storage, () => now);
    return forms((await generate(answers, { adaptations, endpoint, now: () => now })).calls);
  };
  const wrong = refusal('Unrecognized request argument supplied: reasoning_effort');

  test('an adaptation survives a reload, for its model and base URL only', async () => {
    const storage = createMemoryKeyValueStore();
    await learn(storage, [wrong, OK]);
    expect(await learn(storage, [OK])).toEqual([OMITTED]);
    for (const other of [{ model: 'small-2' }, { baseUrl: 'https://other.example/v1' }]) {
      expect(await learn(storage, [OK], 0, { ...ENDPOINT, ...other })).toEqual([FIRST]);
    }
  });

  test('an adaptation is forgotten after 30 days, and when the clock was set back', async () => {
    const storage = createMemoryKeyValueStore();
    await learn(storage, [wrong, OK]);
    expect(await learn(storage, [OK], 29 * DAY)).toEqual([OMITTED]);
    const old = createMemoryKeyValueStore();
    await learn(old, [wrong, OK], 5 * DAY);
    expect(await learn(old, [OK], 36 * DAY)).toEqual([FIRST]);
    await learn(old, [wrong, OK], 90 * DAY);
    expect(await learn(old, [OK], 80 * DAY)).toEqual([FIRST]);
  });

  test('an adaptation is forgotten on the next refusal, and learned from scratch', async () => {
    const storage = createMemoryKeyValueStore();
    await learn(storage, [wrong, OK]);
    expect(await learn(storage, [refusal('No.'), OK])).toEqual([OMITTED, FIRST]);
    expect(await learn(storage, [OK])).toEqual([FIRST]);
  });

  test('an adaptation is forgotten on a refusal that no adaptation fixes', async () => {
    const storage = createMemoryKeyValueStore();
    await learn(storage, [wrong, OK]);
    await learn(storage, [refusal('No.')]);
    expect(await learn(storage, [OK])).toEqual([FIRST]);
  });

  test('an adaptation contains no key', async () => {
    const records: unknown[] = [];
    const memory = createMemoryKeyValueStore();
    await learn({ ...memory, set: async (...record) => void records.push(record) }, [wrong, OK]);
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain(KEY);
  });

  test('an adaptation is not learned from a reply that failed or was stopped', async () => {
    const storage = createMemoryKeyValueStore();
    await learn(storage, [wrong, stream([words('Half')])]);
    const stop = new AbortController();
    // The reply has its finish reason, but Stop came before it.
    await generate([wrong, stream([words('Half', 'stop')], 'hang')], {
      adaptations: createAdaptations(storage, () => 0),
      now: () => 0,
      stop: stop.signal,
      onText: () => stop.abort(),
    });
    expect(await learn(storage, [OK])).toEqual([FIRST]);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['garbage', 'x'],
    ['another shape', { form: { limit: 'none' }, since: 0 }],
    ['a step that does not exist', { form: { ...FIRST, thinkLess: 'toString' }, since: 0 }],
  ])('an adaptation starts from scratch if the disk has %s', async (_name, stored) => {
    const storage = { ...createMemoryKeyValueStore(), get: async () => stored };
    expect(await learn(storage, [OK])).toEqual([FIRST]);
  });

  test('every request starts like the first if the disk refuses', async () => {
    const refuse = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    const storage = { get: refuse, set: refuse, delete: refuse, clear: refuse };
    expect(await learn(storage, [wrong, OK])).toEqual([FIRST, OMITTED]);
    expect(await learn(storage, [wrong, OK])).toEqual([FIRST, OMITTED]);
  });
});

describe('the room for thinking', () => {
  const answer = (usage: object, text = 'Hi') =>
    stream([words(text, 'stop'), event({ choices: [], usage }), DONE]);
  const thought = (tokens: number) =>
    answer({
      completion_tokens: tokens + 1,
      completion_tokens_details: { reasoning_tokens: tokens },
    });

  /** The limits of the requests that get these replies in turn, and of one more request. */
  async function limits(endpoint: typeof ENDPOINT, answers: (Answerer | Answerer[])[]) {
    const adaptations = createAdaptations();
    const found: unknown[] = [];
    for (const one of [...answers, OK]) {
      const { calls } = await generate([one].flat(), { adaptations, endpoint });
      const { max_tokens: limit, max_completion_tokens: other } = calls.at(-1)?.body ?? {};
      found.push(limit ?? other);
    }
    return found;
  }

  test.each([
    ['none where thinking is known to be off', OPENAI, [OK], [500, 500]],
    ['3,500 where nothing is known', ENDPOINT, [OK], [4000, 4000]],
    ['none after a reply without any', ENDPOINT, [thought(0)], [4000, 500]],
    ['twice what was counted', ENDPOINT, [thought(700)], [4000, 1900]],
    ['1,000 at least where the model thinks', ENDPOINT, [thought(20)], [4000, 1500]],
    [
      '3,500 where no thinking was told of, and none can be seen',
      ENDPOINT,
      [answer({ completion_tokens: 2 })],
      [4000, 4000],
    ],
    [
      '3,500 after a reply without any, where the model refuses to be turned off',
      { ...ENDPOINT, baseUrl: 'https://api.mistral.ai/v1' },
      [[refusal("reasoning_effort must be one of 'high'"), thought(0)]],
      [4000, 4000],
    ],
    [
      'twice the largest',
      ENDPOINT,
      [thought(300), thought(900), thought(10)],
      [4000, 1500, 2300, 2300],
    ],
    [
      'twice what was shown',
      ENDPOINT,
      [stream([words(`<think>${'x'.repeat(4000)}</think>`), words('Hi', 'stop')])],
      [4000, 2500],
    ],
    [
      'twice what the count has beside the words',
      ENDPOINT,
      [answer({ completion_tokens: 802 })],
      [4000, 2100],
    ],
    ['no more than 16,384', ENDPOINT, [thought(20_000)], [4000, 16_884]],
    ['found where the host was thought to turn it off', OPENAI, [thought(400)], [500, 1500]],
    [
      'twice the whole limit after a reply that only thought',
      ENDPOINT,
      [stream([words(null, 'length'), DONE])],
      [4000, 8500],
    ],
  ])('the room for thinking is %s', async (_name, endpoint, answers, expected) => {
    expect(await limits(endpoint, answers)).toEqual(expected);
  });

  test.each([
    ['3,500', ENDPOINT, [300], [4000, 4000]],
    ['the least where none was kept free', OPENAI, [300], [500, 1500]],
    ['twice what was thought where that is more', ENDPOINT, [2500], [4000, 5500]],
  ])(
    'the room for thinking is %s again after an empty reply that ended normally',
    async (...row) => {
      const [, endpoint, thoughts, expected] = row;
      const empty = (tokens: number) =>
        answer(
          {
            completion_tokens: tokens,
            completion_tokens_details: { reasoning_tokens: tokens },
          },
          '',
        );
      expect(await limits(endpoint, thoughts.map(empty))).toEqual(expected);
    },
  );

  test('the room for thinking is none once thinking is off and none is reported', async () => {
    const filtered = stream([words('', 'content_filter'), DONE]);
    expect(await limits(ENDPOINT, [filtered, thought(0)])).toEqual([4000, 4000, 500]);
  });

  test('the room for thinking stays if little thinking was asked for and none came', async () => {
    const groq = { ...ENDPOINT, baseUrl: 'https://api.groq.com/openai/v1' };
    expect(await limits(groq, [thought(0)])).toEqual([4000, 4000]);
  });
});
