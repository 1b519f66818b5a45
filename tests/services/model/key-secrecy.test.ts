import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explainFailure } from '#domain/failure-messages.ts';
import {
  DONE,
  event,
  generate,
  hiddenFromBrowsers,
  json,
  KEY,
  listModels,
  networkError,
  stream,
  words,
  type Answerer,
} from './fake-provider.ts';

/** A provider that repeats the key wherever it can. */
const tattling = { message: `Incorrect key ${KEY} provided`, type: KEY, param: KEY, code: KEY };
const hidden = { message: `Key ${KEY.slice(0, 12)}\0${KEY.slice(12)} is wrong`, code: 'x' };
const long = { message: `${'x'.repeat(290)} ${KEY}`, code: 'x' };

const STATUSES = [400, 401, 402, 403, 404, 405, 408, 409, 413, 422, 429, 500, 502, 503, 511, 529];

const ANSWERS: Answerer[] = [
  ...STATUSES.flatMap((status) =>
    [{ error: tattling }, { error: hidden }, { error: long }, { error: KEY }, tattling, KEY].map(
      (body) => json(status, body, { 'retry-after': KEY }),
    ),
  ),
  json(422, { detail: [{ msg: KEY, type: KEY, loc: [KEY] }] }),
  json(400, { detail: KEY }),
  json(200, { error: tattling }),
  stream([words('Ha'), event({ error: tattling })]),
  stream([event({ error: KEY })]),
  stream([event({ choices: [{ delta: { refusal: `No: ${KEY}` }, finish_reason: 'stop' }] }), DONE]),
  stream([KEY]),
  stream([KEY], 'close', 'text/html'),
  stream([`data: {${KEY}\n\n`, words('Hi')]),
  stream([event({ choices: KEY })]),
  networkError,
  hiddenFromBrowsers,
  () => {
    throw new TypeError(`Invalid header value: Bearer ${KEY}`);
  },
];

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

describe('the key', () => {
  beforeEach(() => {
    for (const method of METHODS) vi.spyOn(console, method);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('is in no failure, message or log, whatever the provider repeats', async () => {
    for (const answer of ANSWERS) {
      const { reply } = await generate([answer]);
      if (reply.outcome !== 'failed') throw new Error('It did not fail.');
      const { list } = await listModels([answer]);
      const said = [reply.failure, explainFailure(reply.failure, { providerName: 'X' }), list];
      expect(JSON.stringify(said)).not.toContain('SECRET');
    }
    for (const method of METHODS) expect(console[method]).not.toHaveBeenCalled();
  });

  test('is in no failure even when it cannot be sent', async () => {
    const endpoint = { baseUrl: 'https://x.example', model: 'm', key: `${KEY}\n${KEY}` };
    const { reply } = await generate([], { endpoint });
    expect(reply).toMatchObject({ failure: { kind: 'key-malformed' } });
    expect(JSON.stringify(reply)).not.toContain('SECRET');
  });

  test('goes into the Authorization header and nowhere else', async () => {
    const { calls } = await generate([hiddenFromBrowsers]);
    for (const { url, body, headers } of calls) {
      const { authorization: _, ...others } = headers;
      expect(JSON.stringify([url, body, others])).not.toContain('SECRET');
    }
  });
});
