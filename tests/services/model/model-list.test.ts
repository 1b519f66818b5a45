import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/failure.ts';
import {
  BASE_URL,
  ENDPOINT,
  hiddenFromBrowsers,
  json,
  KEY,
  listModels,
  networkError,
  stream,
  type Answerer,
} from './fake-provider.ts';

describe('the list of models', () => {
  test('is asked for with the key alone, and sorted', async () => {
    const data = [
      { id: 'b', object: 'model' },
      { id: 'a', shutdown_date: '2027-01-14' },
    ];
    const { list, calls } = await listModels([json(200, { object: 'list', data })]);
    expect(list).toEqual({
      ok: true,
      models: [{ id: 'a', shutdownDate: '2027-01-14' }, { id: 'b' }],
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ url: `${BASE_URL}/models`, method: 'GET' });
    expect(calls[0]?.headers).toEqual({ authorization: `Bearer ${KEY}` });
    expect(calls[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  test('may be bare, and leaves out what is no model', async () => {
    const answer = json(200, [{ id: 'a', shutdown_date: 5 }, { id: '' }, 7, null, { id: 'a' }]);
    expect((await listModels([answer])).list).toEqual({ ok: true, models: [{ id: 'a' }] });
  });

  test.each<[string, Answerer, Failure]>([
    ['a refused key', json(401, { error: { code: 'invalid_api_key' } }), { kind: 'key-refused' }],
    ['no models there', json(404, {}), { kind: 'wrong-address' }],
    ['a web page', stream(['<html>'], 'close', 'text/html'), { kind: 'captive-portal' }],
    ['another shape', json(200, { models: [] }), { kind: 'unreadable' }],
    ['garbage', stream(['%%%']), { kind: 'unreadable' }],
    ['a hidden answer', hiddenFromBrowsers, { kind: 'key-refused-or-blocked', sent: false }],
    ['no answer', networkError, { kind: 'unreachable', sent: false }],
  ])('%s is a failure that cost nothing', async (_name, answer, failure) => {
    expect((await listModels([answer])).list).toEqual({ ok: false, failure });
  });

  test('is not asked for without a network, a key or an address', async () => {
    const offline = await listModels([], { isOnline: () => false });
    expect(offline.list).toEqual({ ok: false, failure: { kind: 'offline', sent: false } });
    const noKey = await listModels([], { endpoint: { ...ENDPOINT, key: '' } });
    expect(noKey.list).toEqual({ ok: false, failure: { kind: 'no-key' } });
    expect([...offline.calls, ...noKey.calls]).toEqual([]);
  });

  test('can be stopped', async () => {
    const { list, calls } = await listModels([], { stop: AbortSignal.abort() });
    expect(list).toEqual({ ok: false, failure: { kind: 'cut' } });
    expect(calls).toEqual([]);
  });
});
