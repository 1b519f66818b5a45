import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import {
  BASE_URL,
  DONE,
  ENDPOINT,
  event,
  failureOf,
  generate,
  json,
  KEY,
  stream,
  words,
} from './fake-provider.ts';

const error = (fields: object) => ({ error: { message: 'No.', type: '', param: null, ...fields } });

/** A row: the response of the provider, and the failure that it means. */
type Row = [name: string, status: number, body: unknown, failure: Failure];

const ROWS: Row[] = [
  ['401', 401, error({ code: 'invalid_api_key' }), { kind: 'key-refused' }],
  ['401 of another shape', 401, { detail: 'Unauthorized' }, { kind: 'key-refused' }],
  ['402', 402, error({ code: 402 }), { kind: 'insufficient-credit', message: 'No.' }],
  [
    '402 of a limit that a smaller request would pass',
    402,
    error({ code: 'weight_exceeds_budget', message: 'The weight exceeds the budget of the key.' }),
    {
      kind: 'insufficient-credit',
      cause: 'too-large',
      message: 'The weight exceeds the budget of the key.',
    },
  ],
  [
    "OpenRouter's 402 for a limit of tokens",
    402,
    error({ code: 402, message: 'This request requires more credits, or fewer max_tokens.' }),
    {
      kind: 'insufficient-credit',
      cause: 'too-large',
      message: 'This request requires more credits, or fewer max_tokens.',
    },
  ],
  ...['API key not valid. Please pass a valid API key.', 'API key expired. Please renew it.'].map(
    (message): Row => [
      `Gemini's 400 for a key: ${message}`,
      400,
      [error({ code: 400, message, status: 'INVALID_ARGUMENT' })],
      { kind: 'key-refused' },
    ],
  ),
  [
    "xAI's 400 for a key",
    400,
    { code: 'x', error: 'Incorrect API key provided: [key].' },
    { kind: 'key-refused' },
  ],
  ['403', 403, error({ code: 'x' }), { kind: 'forbidden', message: 'No.' }],
  ['403 without a word', 403, {}, { kind: 'forbidden' }],
  [
    '429 out of quota',
    429,
    error({ code: 'insufficient_quota' }),
    { kind: 'insufficient-credit', message: 'No.' },
  ],
  [
    '429 out of quota by type',
    429,
    error({ type: 'insufficient_quota' }),
    { kind: 'insufficient-credit', message: 'No.' },
  ],
  [
    '429 out of credit',
    429,
    error({ code: 'credit_balance_exhausted' }),
    { kind: 'insufficient-credit', message: 'No.' },
  ],
  [
    '429 project limit',
    429,
    error({ code: 'project_spend_limit_exceeded' }),
    { kind: 'insufficient-credit', message: 'No.' },
  ],
  [
    '429 usage limit',
    429,
    error({ code: 'org_usage_limit_exceeded' }),
    { kind: 'insufficient-credit', message: 'No.' },
  ],
  ['429', 429, error({ code: 'rate_limit_exceeded' }), { kind: 'rate-limited', message: 'No.' }],
  [
    '429 with a wait in words',
    429,
    error({ message: 'Please try again in 2s.' }),
    { kind: 'rate-limited', retryAfterMs: 2000, message: 'Please try again in 2s.' },
  ],
  [
    '404 of a model',
    404,
    error({ code: 'model_not_found' }),
    { kind: 'model-not-found', model: 'small-1' },
  ],
  [
    "Ollama's 404",
    404,
    { error: 'model "small-1" not found, try pulling it first' },
    { kind: 'model-not-found', model: 'small-1' },
  ],
  [
    'a retired model',
    400,
    error({ code: 'model_decommissioned' }),
    { kind: 'model-not-found', model: 'small-1' },
  ],
  ...[
    'No endpoints found for mistralai/mistral-small-3.2-24b-instruct.',
    'No endpoints found matching your data policy (Free model publication).',
    'No allowed providers are available for the selected model.',
  ].map((message): Row => [
    `OpenRouter's 404: ${message}`,
    404,
    error({ message, code: 404 }),
    { kind: 'model-not-found', model: 'small-1', message },
  ]),
  ['410', 410, '<h1>Gone</h1>', { kind: 'model-not-found', model: 'small-1' }],
  ...[
    'The supported API model names are deepseek-flash, deepseek-v4-pro, but you passed small-1.',
    'Unable to access non-serverless model small-1. Please visit the page of it.',
    'small-1 is not a valid model ID',
    'The model `small-1` does not exist or you do not have access to it.',
    'The model small-1 has been decommissioned and is no longer supported.',
  ].map((message): Row => [
    `a model that is gone, as 400: ${message}`,
    400,
    error({ message }),
    { kind: 'model-not-found', model: 'small-1' },
  ]),
  [
    'a refused model by param',
    400,
    error({ param: 'model' }),
    { kind: 'model-not-found', model: 'small-1' },
  ],
  ['404 of the address', 404, {}, { kind: 'wrong-address' }],
  ['405', 405, '', { kind: 'wrong-address' }],
  ['too long', 400, error({ code: 'context_length_exceeded' }), { kind: 'context-too-long' }],
  [
    'too long without a code',
    400,
    error({ message: "This model's maximum context length is 8192 tokens." }),
    { kind: 'context-too-long' },
  ],
  ['413', 413, error({ code: 'rate_limit_exceeded' }), { kind: 'context-too-long' }],
  ['400', 400, error({}), { kind: 'bad-request', status: 400, message: 'No.' }],
  ['400 of a filter', 400, error({ code: 'content_filter' }), { kind: 'filtered' }],
  [
    '422 of FastAPI',
    422,
    { detail: [{ loc: ['body', 'messages'], msg: 'Field required', type: 'missing' }] },
    { kind: 'bad-request', status: 422, message: 'Field required' },
  ],
  [
    "Mistral's own shape",
    422,
    { object: 'error', message: 'Bad role', type: 'invalid_request', param: null, code: '1' },
    { kind: 'bad-request', status: 422, message: 'Bad role' },
  ],
  ["Gemini's list", 400, [error({})], { kind: 'bad-request', status: 400, message: 'No.' }],
  ['418', 418, null, { kind: 'bad-request', status: 418 }],
  ...[408, 409, 500, 502, 503, 504, 520, 529].map((status): Row => [
    `${status}`,
    status,
    error({}),
    { kind: 'unavailable', status, message: 'No.' },
  ]),
  ['511', 511, '<html>', { kind: 'captive-portal' }],
  [
    '500 is believed over its code',
    500,
    error({ code: 'insufficient_quota' }),
    { kind: 'unavailable', status: 500, message: 'No.' },
  ],
];

describe('an error response', () => {
  test.each(ROWS)('the error %s maps to its failure', async (_name, status, body, failure) => {
    const { reply, calls } = await generate([json(status, body)]);
    expect(reply).toEqual({ outcome: 'failed', text: '', failure });
    // A 400 without a reason is retried without optional fields, and too much text with less room.
    const isSentAgain = failure.kind === 'bad-request' || failure.kind === 'context-too-long';
    if (!isSentAgain) expect(calls).toHaveLength(1);
  });

  test('an error keeps its readable Retry-After, as seconds or as a date', async () => {
    const limit = error({ code: 'rate_limit_exceeded', message: 'try again in 1s' });
    expect(await failureOf([json(429, limit, { 'retry-after': '7' })])).toEqual({
      kind: 'rate-limited',
      retryAfterMs: 7000,
      message: 'try again in 1s',
    });
    const date = { 'retry-after': new Date(90_000).toUTCString() };
    expect(await failureOf([json(503, {}, date)], { now: () => 60_000 })).toEqual({
      kind: 'unavailable',
      status: 503,
      retryAfterMs: 30_000,
    });
  });

  test('an error body is read only up to a limit', async () => {
    let pulled = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(4096).fill(120));
          },
        }),
        { status: 403 },
      );
    expect(await failureOf([endless])).toEqual({ kind: 'forbidden' });
    expect(pulled).toBeLessThan(10);
  });

  test('an error message is shortened to one clean line', async () => {
    const message = `a\n\u202Eb\0 ${'x'.repeat(1000)}`;
    const failure = await failureOf([json(400, error({ message }))]);
    expect(failure).toMatchObject({ message: expect.stringMatching(/^a b x+…$/) });
    expect(JSON.stringify(failure).length).toBeLessThan(400);
  });
});

describe('a good reply', () => {
  test('a reply streams its cleaned text, as a whole each time', async () => {
    const { reply, shown } = await generate([
      stream([words('One\u202E'), words(' two\r\n'), words(null, 'stop'), DONE]),
    ]);
    expect(shown).toEqual(['One', 'One two\n']);
    expect(reply).toEqual({ outcome: 'complete', text: 'One two\n' });
  });

  test.each([
    ['by its finish reason', words('Hi', 'stop')],
    ['by its closing mark', words('Hi') + DONE],
    ['by a closing mark without its empty line', words('Hi') + 'data: [DONE]'],
  ])('a reply is whole %s', async (_name, text) => {
    expect((await generate([stream([text])])).reply.outcome).toBe('complete');
  });

  test('a reply is not whole when the connection ends after an empty finish reason', async () => {
    const { reply } = await generate([stream([words('Half a', '')])]);
    expect(reply).toEqual({
      outcome: 'failed',
      text: 'Half a',
      failure: { kind: 'connection-lost' },
    });
  });

  test('a reply is whole if the connection is lost after its finish reason', async () => {
    const { reply } = await generate([stream([words('Hi', 'stop')], 'break')]);
    expect(reply).toEqual({ outcome: 'complete', text: 'Hi' });
  });

  test('a reply ends at its closing mark, even if the connection stays open', async () => {
    const { reply } = await generate([stream([words('Hi', 'stop') + DONE], 'hang')]);
    expect(reply.outcome).toBe('complete');
  });

  test('a reply joins a character that was split over two events', async () => {
    const { reply, shown } = await generate([stream([words('\uD83D'), words('\uDE00', 'stop')])]);
    expect(reply.text).toBe('😀');
    expect(shown).toEqual(['😀']);
  });

  test.each(['application/json', 'text/event-stream', ''])(
    'a reply may be one document, sent as %j',
    async (type) => {
      const body = {
        choices: [{ message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 9, completion_tokens: 1 },
      };
      const { reply, shown } = await generate([stream([JSON.stringify(body)], 'close', type)]);
      const usage = { promptTokens: 9, completionTokens: 1 };
      expect(reply).toEqual({ outcome: 'complete', text: 'Hi', usage });
      expect(shown).toEqual(['Hi']);
    },
  );

  test('a reply may have its text in parts', async () => {
    const content = [
      { type: 'thinking', thinking: [] },
      { type: 'text', text: 'Hi' },
    ];
    const text = event({ choices: [{ delta: { content }, finish_reason: 'stop' }] });
    expect((await generate([stream([text])])).reply).toEqual({ outcome: 'complete', text: 'Hi' });
  });

  test('a reply ignores heartbeats, pings and unknown lines', async () => {
    const noise = ': hi\n\nevent: ping\ndata: {"type":"ping"}\n\ndata: ping\n\nbogus\n\n';
    const { reply } = await generate([stream([noise, words('Hi'), noise, words(null, 'stop')])]);
    expect(reply).toEqual({ outcome: 'complete', text: 'Hi' });
  });

  test.each(['length', 'model_length'])(
    'a reply cut short by %s can be continued',
    async (reason) => {
      const { reply } = await generate([stream([words('Half a po', reason), DONE])]);
      expect(reply).toEqual({ outcome: 'cut-short', text: 'Half a po' });
    },
  );
});

describe('a reply that begins well and fails', () => {
  const refusal = event({
    choices: [{ delta: { refusal: 'I cannot help.' }, finish_reason: 'stop' }],
  });
  const limit = { error: { message: 'Slow down', code: 429 } };
  const quota = { error: { message: 'No credit', code: 'insufficient_quota' } };

  test.each<[string, string, string, Failure]>([
    ['breaks off', words('Half'), 'Half', { kind: 'connection-lost' }],
    ['says nothing at all', '', '', { kind: 'connection-lost' }],
    ['sends heartbeats alone', ': busy\n\n', '', { kind: 'connection-lost' }],
    ['is empty', words(null, 'stop') + DONE, '', { kind: 'empty', cause: 'no-text' }],
    ['is blank', words(' \n', 'stop'), ' \n', { kind: 'empty', cause: 'no-text' }],
    ['spent its budget', words('', 'length'), '', { kind: 'empty', cause: 'budget-spent' }],
    ['was filtered', words('Ha', 'content_filter'), 'Ha', { kind: 'filtered' }],
    ['is a refusal', refusal, '', { kind: 'refused', message: 'I cannot help.' }],
    [
      'has an error',
      words('Ha') + event(limit),
      'Ha',
      { kind: 'provider-error', message: 'Slow down' },
    ],
    ['is an error', event(limit), '', { kind: 'provider-error', message: 'Slow down' }],
    [
      'is an error about money',
      event(quota),
      '',
      { kind: 'insufficient-credit', message: 'No credit' },
    ],
    [
      'has an error about money',
      words('Ha') + event(quota),
      'Ha',
      { kind: 'provider-error', message: 'No credit' },
    ],
    [
      'is a document with an error',
      JSON.stringify(quota),
      '',
      { kind: 'insufficient-credit', message: 'No credit' },
    ],
    ['ends with the reason "error"', words('Ha', 'error'), 'Ha', { kind: 'provider-error' }],
    [
      'has a hole',
      words('Ha') + 'data: {"choices":[{"del\n\n' + words('ha'),
      'Ha',
      { kind: 'unreadable' },
    ],
    ['is in another shape', event({ reply: 'Hi' }), '', { kind: 'unreadable' }],
    ['is a document in another shape', '{"reply":"Hi"}', '', { kind: 'unreadable' }],
    ['is half a document', '{"choices":[{"message":{"con', '', { kind: 'unreadable' }],
    ['is plain text', 'Hello there', '', { kind: 'unreadable' }],
  ])('a reply that %s fails', async (_name, body, text, failure) => {
    const { reply } = await generate([stream([body])]);
    expect(reply).toEqual({ outcome: 'failed', text, failure });
  });

  test('a reply that loses its connection keeps its text so far', async () => {
    const { reply } = await generate([stream([words('Half')], 'break')]);
    expect(reply).toEqual({
      outcome: 'failed',
      text: 'Half',
      failure: { kind: 'connection-lost' },
    });
  });

  test('a reply that is a web page is a captive portal', async () => {
    const page = stream(['<!doctype html>'], 'close', 'text/html; charset=utf-8');
    expect(await failureOf([page])).toEqual({ kind: 'captive-portal' });
  });

  test('a reply that never ends is cut off, and its beginning kept', async () => {
    const { reply } = await generate([stream(Array(300).fill(words('x'.repeat(1000))), 'hang')]);
    expect(reply).toMatchObject({ outcome: 'failed', failure: { kind: 'response-too-large' } });
    expect(reply.text.length).toBeLessThan(202_000);
  });

  test('a reply of one endless line is cut off', async () => {
    const line = ['data: {"', ...Array(110).fill('x'.repeat(10_000))];
    expect(await failureOf([stream(line, 'hang')])).toEqual({ kind: 'response-too-large' });
  });
});

describe('the request', () => {
  test('the request has two headers, hides the page, and follows no redirect', async () => {
    const { calls } = await generate([stream([words('Hi', 'stop')])]);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ url: `${BASE_URL}/chat/completions`, method: 'POST' });
    expect(calls[0]?.headers).toEqual({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
    });
    expect(calls[0]?.init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
    expect(calls[0]?.body).toEqual({
      model: 'small-1',
      messages: [{ role: 'user', content: 'Write a post.' }],
      stream: true,
      stream_options: { include_usage: true },
      // 500 for the words, plus the room for a model with unknown thinking.
      max_tokens: 4000,
      reasoning_effort: 'none',
      temperature: 0.7,
    });
  });

  test('the request carries Anthropic’s consent header only to Anthropic', async () => {
    const endpoint = { ...ENDPOINT, baseUrl: 'https://api.anthropic.com/v1' };
    const { calls } = await generate([stream([words('Hi', 'stop')])], { endpoint });
    expect(calls[0]?.headers).toEqual({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      'anthropic-dangerous-direct-browser-access': 'true',
    });
  });

  test.each<[string, Partial<typeof ENDPOINT>, Failure]>([
    ['a blank key', { key: '  ' }, { kind: 'no-key' }],
    ['a key with a line break', { key: 'sk-1\nsk-2' }, { kind: 'key-malformed' }],
    ['a key in another script', { key: 'ключ' }, { kind: 'key-malformed' }],
    [
      'an address that is not secure',
      { baseUrl: 'http://x.example' },
      { kind: 'invalid-base-url' },
    ],
    ['no address', { baseUrl: '' }, { kind: 'invalid-base-url' }],
  ])('the request is never sent with %s', async (_name, change, failure) => {
    const { reply, calls } = await generate([], { endpoint: { ...ENDPOINT, ...change } });
    expect(reply).toEqual({ outcome: 'failed', text: '', failure });
    expect(calls).toEqual([]);
  });

  test('the request uses a pasted URL and key as they were meant', async () => {
    const endpoint = { ...ENDPOINT, baseUrl: `${BASE_URL}/chat/completions/`, key: ` ${KEY}\n` };
    const { calls } = await generate([stream([words('Hi', 'stop')])], { endpoint });
    expect(calls[0]?.url).toBe(`${BASE_URL}/chat/completions`);
    expect(calls[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
  });
});
