import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explainFailure } from '#domain/jobs/failure-messages.ts';
import {
  DONE,
  ENDPOINT,
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

const STATUSES = [400, 401, 402, 403, 404, 405, 408, 409, 413, 422, 429, 500, 502, 503, 511, 529];

/** A provider that repeats the key wherever possible. */
function tattlers(key: string): Answerer[] {
  const tattling = { message: `Incorrect key ${key} provided`, type: key, param: key, code: key };
  const hidden = { message: `Key ${key.slice(0, 12)}\0${key.slice(12)} is wrong`, code: 'x' };
  const long = { message: `${'x'.repeat(290)} ${key}`, code: 'x' };

  return [
    ...STATUSES.flatMap((status) =>
      [{ error: tattling }, { error: hidden }, { error: long }, { error: key }, tattling, key].map(
        (body) => json(status, body, { 'retry-after': key }),
      ),
    ),
    json(422, { detail: [{ msg: key, type: key, loc: [key] }] }),
    json(400, { detail: key }),
    json(200, { error: tattling }),
    stream([words('Ha'), event({ error: tattling })]),
    stream([event({ error: key })]),
    stream([
      event({ choices: [{ delta: { refusal: `No: ${key}` }, finish_reason: 'stop' }] }),
      DONE,
    ]),
    stream([key]),
    stream([key], 'close', 'text/html'),
    stream([`data: {${key}\n\n`, words('Hi')]),
    stream([event({ choices: key })]),
    networkError,
    hiddenFromBrowsers,
    () => {
      throw new TypeError(`Invalid header value: Bearer ${key}`);
    },
  ];
}

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

describe('the key', () => {
  beforeEach(() => {
    for (const method of METHODS) vi.spyOn(console, method);
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each([KEY, 'gsk_SECRET.of$another+form'])(
    'a key appears in no failure, message or log: %s',
    async (key) => {
      const endpoint = { ...ENDPOINT, key };
      for (const answer of tattlers(key)) {
        const { reply } = await generate([answer], { endpoint });
        if (reply.outcome !== 'failed') throw new Error('It did not fail.');
        const { list } = await listModels([answer], { endpoint });
        const said = [reply.failure, explainFailure(reply.failure, { providerName: 'X' }), list];
        expect(JSON.stringify(said)).not.toContain('SECRET');
      }
      for (const method of METHODS) expect(console[method]).not.toHaveBeenCalled();
    },
  );

  test.each(['', ':', 'user:', 'ab:'])(
    'a key in Base64 behind “%s”, or in an address, appears in no failure',
    async (before) => {
      const coded = btoa(`${before}${KEY}:`);
      const address = encodeURIComponent(`${KEY}+/`);
      const error = { message: `Not Basic ${coded} nor ?key=${address}` };
      const { reply } = await generate([json(400, { error })]);
      const { message } = reply.outcome === 'failed' ? Object(reply.failure) : {};
      expect(message).toMatch(/^Not Basic \S{0,10}\[key\]\S{0,6} nor \?key=\[key\]%2B%2F$/);
    },
  );

  test('an older key that the provider remembers is masked', async () => {
    const error = { message: 'This project belongs to sk-proj-OLD_SECRET-1 now.' };
    const { reply } = await generate([json(400, { error })]);
    const message = 'This project belongs to [key] now.';
    expect(reply).toMatchObject({ failure: { kind: 'bad-request', message } });
  });

  test('a key that cannot be sent appears in no failure', async () => {
    const endpoint = { baseUrl: 'https://x.example', model: 'm', key: `${KEY}\n${KEY}` };
    const { reply } = await generate([], { endpoint });
    expect(reply).toMatchObject({ failure: { kind: 'key-malformed' } });
    expect(JSON.stringify(reply)).not.toContain('SECRET');
  });

  test('a key is sent only in the Authorization header', async () => {
    const { calls } = await generate([hiddenFromBrowsers]);
    for (const { url, body, headers } of calls) {
      const { authorization: _, ...others } = headers;
      expect(JSON.stringify([url, body, others])).not.toContain('SECRET');
    }
  });
});
