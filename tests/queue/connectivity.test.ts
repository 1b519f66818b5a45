import { describe, expect, test, vi } from 'vitest';
import { type Connection, createConnectivity } from '#queue/connectivity.ts';
import { createBrowserNetwork } from '#services/network/browser-network.ts';
import type { NetworkStatus } from '#services/network/network.ts';
import { createFakeNetwork } from '../state/fake-app.ts';

type Fetch = typeof globalThis.fetch;

const PING = 'echopost is here\n';
const answer = (body: string, status = 200) => new Response(body, { status });
const html = (status: number) => answer('<h1>Hotel Wi-Fi: please log in</h1>', status);

/** The response of a browser to a redirect that it does not follow. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

function network(fetch: Fetch, isOnLine = true) {
  return createBrowserNetwork({
    fetch,
    isOnLine: () => isOnLine,
    onRetryOpportunity: () => undefined,
  });
}

describe('a reachability check', () => {
  test.each<[string, () => Response, NetworkStatus]>([
    ['our own file', () => answer(PING), 'online'],
    ['a page of a portal in its place', () => html(200), 'portal'],
    ['a redirect to a portal (302)', redirect, 'portal'],
    ['a portal that says so (511)', () => html(511), 'portal'],
    ['a proxy that refuses (403)', () => html(403), 'portal'],
    ['an empty page', () => answer(''), 'portal'],
    ['a gateway without our server (502)', () => html(502), 'offline'],
    ['a server that rests (503)', () => html(503), 'offline'],
  ])('a reachability check sees %s', async (_what, respond, reach) => {
    expect(await network(async () => respond()).check()).toBe(reach);
  });

  test('a reachability check that fails or loses its connection is offline', async () => {
    const cut = new ReadableStream({ start: (it) => it.error(new TypeError('network error')) });
    const refused = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await network(refused).check()).toBe('offline');
    expect(await network(async () => new Response(cut)).check()).toBe('offline');
  });

  test('a reachability check bypasses caches, follows no redirect and has a timeout', async () => {
    const fetch = vi.fn<Fetch>(async () => answer(PING));
    const { check } = network(fetch);
    await check();
    await check();
    const [[first, how], [second]] = fetch.mock.calls as [Parameters<Fetch>, Parameters<Fetch>];
    expect(first).not.toBe(second);
    expect(how).toMatchObject({ cache: 'no-store', credentials: 'omit', redirect: 'manual' });
    expect(how?.signal).toBeInstanceOf(AbortSignal);
  });

  test('a reachability check is skipped if the device reports that it has no network', async () => {
    const fetch = vi.fn<Fetch>();
    expect(await network(fetch, false).check()).toBe('offline');
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('an answer that arrives after the network has gone is not taken for a network', async () => {
  let isOnLine = true;
  const lateAnswer = async () => {
    isOnLine = false;
    return answer(PING);
  };
  const { check } = createBrowserNetwork({
    fetch: lateAnswer,
    isOnLine: () => isOnLine,
    onRetryOpportunity: () => undefined,
  });
  expect(await check()).toBe('offline');
});

describe('the network status', () => {
  function watched() {
    const net = createFakeNetwork();
    const connectivity = createConnectivity(net.service, () => undefined);
    const seen: Connection[] = [];
    connectivity.subscribe((connection) => seen.push(connection));
    return { net, connectivity, seen };
  }

  test('the network status goes from checking to the result, and returns to online', async () => {
    const { net, connectivity, seen } = watched();
    await connectivity.check();
    for (const reach of ['offline', 'portal', 'online'] as const) await net.become(reach);
    await connectivity.check();
    expect(seen).toEqual(['checking', 'online', 'offline', 'portal', 'online']);
  });

  test('concurrent reachability checks share one request', async () => {
    const { net, connectivity } = watched();
    const check = vi.spyOn(net.service, 'check');
    await Promise.all([connectivity.check(), connectivity.check()]);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
