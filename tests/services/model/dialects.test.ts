import { describe, expect, test } from 'vitest';
import { endOf } from '#services/model/reply/finish-reason.ts';
import {
  type Answerer,
  DONE,
  event,
  failureOf,
  generate,
  json,
  listModels,
  networkError,
  probe,
  stream,
  words,
} from './fake-provider.ts';

const delta = (content: unknown) => event({ choices: [{ index: 0, delta: { content } }] });

describe('the finish reason in the words of each provider', () => {
  test.each([
    ['stop', 'stop'],
    ['STOP', 'stop'],
    ['end_turn', 'stop'],
    ['eos', 'stop'],
    ['eos_token', 'stop'],
    ['stop_sequence', 'stop'],
    ['COMPLETE', 'stop'],
    ['tool_calls', 'stop'],
    ['', 'stop'],
    ['anything', 'stop'],
    ['length', 'limit'],
    ['MAX_TOKENS', 'limit'],
    ['max_output_tokens', 'limit'],
    ['model_length', 'limit'],
    ['model_context_window_exceeded', 'limit'],
    ['incomplete', 'limit'],
    ['content_filter', 'filtered'],
    ['content-filter', 'filtered'],
    ['SAFETY', 'filtered'],
    ['IMAGE_SAFETY', 'filtered'],
    ['RECITATION', 'filtered'],
    ['PROHIBITED_CONTENT', 'filtered'],
    ['BLOCKLIST', 'filtered'],
    ['SPII', 'filtered'],
    ['sensitive', 'filtered'],
    ['refusal', 'filtered'],
    ['guardrail_intervened', 'filtered'],
    ['error', 'error'],
    ['network_error', 'error'],
    ['insufficient_system_resource', 'error'],
    ['aborted', 'error'],
    ['MALFORMED_RESPONSE', 'error'],
  ] as const)('the reason %j means %s', (reason, end) => {
    expect(endOf(reason)).toBe(end);
  });

  test.each([
    ['MAX_TOKENS', { outcome: 'cut-short', text: 'Half' }],
    ['SAFETY', { outcome: 'failed', text: 'Half', failure: { kind: 'filtered' } }],
    ['network_error', { outcome: 'failed', text: 'Half', failure: { kind: 'provider-error' } }],
    ['STOP', { outcome: 'complete', text: 'Half' }],
  ])('a reply that ends with %s is told from a whole one', async (reason, reply) => {
    const run = await generate([stream([words('Half', reason), DONE])]);
    expect(run.reply).toEqual(reply);
  });
});

describe('the content of a reply in parts', () => {
  test.each([
    ['without a type', [{ text: 'Hi' }]],
    ['of the type output_text', [{ type: 'output_text', text: 'Hi' }]],
    ['of the type text', [{ type: 'text', text: 'Hi' }]],
    ['of no type at all', ['Hi']],
    ['after a thought', [{ type: 'reasoning', text: 'SECRET' }, { text: 'Hi' }]],
    ['after a thought that is marked', [{ thought: true, text: 'SECRET' }, { text: 'Hi' }]],
    [
      'after a summary',
      [
        { type: 'summary_text', text: 'SECRET' },
        { type: 'text', text: 'Hi' },
      ],
    ],
    ['beside a picture', [{ type: 'image_url', image_url: {}, text: 'x' }, { text: 'Hi' }]],
  ])('the content of parts %s is read', async (_name, parts) => {
    const { reply } = await generate([stream([delta(parts), words(null, 'stop')])]);
    expect(reply).toEqual({ outcome: 'complete', text: 'Hi' });
  });
});

describe('a reply under another content type', () => {
  test.each(['text/html', 'text/html; charset=utf-8', '', 'text/plain', 'application/json'])(
    'a stream labelled %j is read',
    async (type) => {
      const { reply } = await generate([stream([words('Hi', 'stop'), DONE], 'close', type)]);
      expect(reply).toEqual({ outcome: 'complete', text: 'Hi' });
    },
  );

  test.each(['text/html', 'text/event-stream', 'application/json', ''])(
    'a web page labelled %j is a captive portal',
    async (type) => {
      for (const page of ['<!doctype html><p>Log in', '\n <html>', '<?xml version="1.0"?><a/>'])
        expect(await failureOf([stream([page], 'close', type)])).toEqual({
          kind: 'captive-portal',
        });
    },
  );

  test('an empty body labelled as HTML may have been a reply that was billed', async () => {
    expect(await failureOf([stream([''], 'close', 'text/html')])).toEqual({
      kind: 'connection-lost',
    });
  });

  test('a document labelled as HTML is read', async () => {
    const body = { choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }] };
    const { reply } = await generate([stream([JSON.stringify(body)], 'close', 'text/html')]);
    expect(reply).toEqual({ outcome: 'complete', text: 'Hi' });
  });

  test('a list labelled as HTML is read, and its host counts as reached', async () => {
    const list = json(200, { data: [{ id: 'small-1' }] }, { 'content-type': 'text/html' });
    expect((await listModels([list])).list).toMatchObject({ ok: true });
    expect((await probe([list])).found).toBeUndefined();
  });

  test('lines of JSON without their event marks are read', async () => {
    const line = (content: string, reason: string | null) =>
      `${JSON.stringify({ choices: [{ delta: { content }, finish_reason: reason }] })}\n`;
    const lines = [line('Hi', null), line(' there', 'stop')];
    const { reply } = await generate([stream(lines, 'close', 'application/x-ndjson')]);
    expect(reply).toEqual({ outcome: 'complete', text: 'Hi there' });
  });

  test('an error in a list in a 200 is understood', async () => {
    const error = { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' };
    expect(await failureOf([json(200, [{ error }])])).toEqual({ kind: 'key-refused' });
  });
});

describe('a provider that redirects', () => {
  const redirected: Answerer = (call) => {
    if (call.mode === 'no-cors') return new Response(null);
    if (call.init.redirect !== 'manual') throw new TypeError('Failed to fetch');
    expect(call.headers).not.toHaveProperty('authorization');
    return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  };

  test('a redirect is reported as such, and the request was not sent on', async () => {
    const { reply, calls } = await generate([redirected]);
    expect(reply).toMatchObject({ failure: { kind: 'wrong-address', redirects: true } });
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a host that answers nothing but a redirected list is not called a redirect', async () => {
    expect(await failureOf([networkError])).toMatchObject({ kind: 'unreachable' });
  });
});
