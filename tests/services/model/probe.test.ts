import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import {
  type Answerer,
  hiddenFromBrowsers,
  json,
  KEY,
  networkError,
  probe,
} from './fake-provider.ts';

const portal = (status: number) => () =>
  new Response('<html>Log in to this Wi-Fi</html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

describe('a probe of the provider before a queued request', () => {
  test.each<[string, Answerer, Failure | undefined]>([
    ['its list of models', json(200, { data: [] }), undefined],
    ['a refused key, which only the request may judge', json(401, {}), undefined],
    ['an answer that browsers may not read', hiddenFromBrowsers, undefined],
    ['a portal’s page in its place (200)', portal(200), { kind: 'captive-portal' }],
    ['a portal that says so (511)', portal(511), { kind: 'captive-portal' }],
    // `fetch` fails on a redirect here as it does without a network: the host itself did not
    // answer.
    ['nobody', networkError, { kind: 'unreachable', sent: false }],
  ])('a probe recognizes %s', async (_what, answer, found) => {
    expect((await probe([answer])).found).toEqual(found);
  });

  test('a probe sends no billed request, and the key only to its own host', async () => {
    const { calls } = await probe([networkError]);
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'HEAD']);
    expect(calls[0]?.headers).toEqual({ authorization: `Bearer ${KEY}` });
    expect(calls[1]?.headers).toEqual({});
  });

  test('a probe sends nothing while the device is offline', async () => {
    const { found, calls } = await probe([json(200, {})], false);
    expect(found).toEqual({ kind: 'offline', sent: false });
    expect(calls).toEqual([]);
  });
});
