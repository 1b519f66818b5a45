import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
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
  test('the list of models is requested with the key alone, and sorted', async () => {
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

  test('the list of models may be a bare array, and omits invalid entries', async () => {
    const answer = json(200, [{ id: 'a', shutdown_date: 5 }, { id: '' }, 7, null, { id: 'a' }]);
    expect((await listModels([answer])).list).toEqual({ ok: true, models: [{ id: 'a' }] });
  });

  test('the list of models has name, price, context and thinking where stated', async () => {
    const data = [
      {
        id: 'vendor/one',
        name: 'One',
        context_length: 8192,
        pricing: { prompt: '0.00000015', completion: '0.0000006' },
        supported_parameters: ['reasoning'],
        architecture: { output_modalities: ['text'] },
      },
      { id: 'two', context_window: 4096, pricing: { input: 0.2, output: 0.3 } },
      {
        id: 'three',
        max_context_length: 0,
        pricing: { prompt: 'x', completion: '' },
        name: 'three',
      },
      { id: 'four', supported_parameters: ['temperature'], pricing: null },
    ];
    const { list } = await listModels([json(200, { data })]);
    expect(list).toEqual({
      ok: true,
      models: [
        { id: 'four', thinks: false },
        { id: 'three' },
        { id: 'two', contextLength: 4096, price: { input: 0.2, output: 0.3 } },
        {
          id: 'vendor/one',
          name: 'One',
          contextLength: 8192,
          price: { input: 0.15, output: 0.6 },
          thinks: true,
        },
      ],
    });
  });

  test('the list of models omits retired ones and those that write no posts', async () => {
    const data = [
      { id: 'chat', type: 'chat', shutdown_date: '2027-01-14' },
      { id: 'over', shutdown_date: '2026-10-23' },
      { id: 'drawn', type: 'image' },
      { id: 'embedded', capabilities: { completion_chat: false } },
      { id: 'spoken', architecture: { output_modalities: ['audio'] } },
      { id: 'chat:batch' },
    ];
    const now = () => Date.UTC(2026, 10, 22);
    const { list } = await listModels([json(200, { data })], { now });
    expect(list).toEqual({ ok: true, models: [{ id: 'chat', shutdownDate: '2027-01-14' }] });
  });

  test.each<[string, Answerer, Failure]>([
    ['a refused key', json(401, { error: { code: 'invalid_api_key' } }), { kind: 'key-refused' }],
    ['no models there', json(404, {}), { kind: 'wrong-address' }],
    ['a web page', stream(['<html>'], 'close', 'text/html'), { kind: 'captive-portal' }],
    ['another shape', json(200, { models: [] }), { kind: 'unreadable' }],
    ['garbage', stream(['%%%']), { kind: 'unreadable' }],
    ['a hidden answer', hiddenFromBrowsers, { kind: 'key-refused-or-blocked', sent: false }],
    ['no answer', networkError, { kind: 'unreachable', sent: false }],
  ])('a list request that gets %s is an unbilled failure', async (_name, answer, failure) => {
    expect((await listModels([answer])).list).toEqual({ ok: false, failure });
  });

  test('the list of models is not requested without a network or a key', async () => {
    const offline = await listModels([], { isOnline: () => false });
    expect(offline.list).toEqual({ ok: false, failure: { kind: 'offline', sent: false } });
    const noKey = await listModels([], { endpoint: { ...ENDPOINT, key: '' } });
    expect(noKey.list).toEqual({ ok: false, failure: { kind: 'no-key' } });
    expect([...offline.calls, ...noKey.calls]).toEqual([]);
  });

  test('the list of models can be aborted', async () => {
    const { list, calls } = await listModels([], { stop: AbortSignal.abort() });
    expect(list).toEqual({ ok: false, failure: { kind: 'connection-lost' } });
    expect(calls).toEqual([]);
  });
});
