import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ConnectCallback } from '#services/connect/connect.ts';
import { createOpenRouterConnect } from '#services/connect/openrouter.ts';
import { createMemoryColdStorage } from '#services/storage/cold-storage.ts';

const CALLBACK_URL = 'https://echopost.example/auth/openrouter';
const MINUTE = 60_000;

interface Sent {
  readonly url: string;
  readonly init: RequestInit | undefined;
  readonly body: Record<string, unknown>;
}

async function sentOf(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Sent> {
  const request = new Request(input, init);
  return { url: request.url, init, body: await request.json() };
}

/** OpenRouter as a browser sees it: its page, and the endpoint that redeems codes. */
function setUp(answer: () => Promise<Response> | Response = () => Response.json({ key: KEY })) {
  const storage = createMemoryColdStorage();
  const clock = { now: 1_000_000 };
  const opened: URL[] = [];
  const sent: Sent[] = [];
  const openTab = () =>
    createOpenRouterConnect({
      storage,
      fetch: async (url, init) => {
        sent.push(await sentOf(url, init));
        return answer();
      },
      crypto,
      callbackUrl: CALLBACK_URL,
      now: () => clock.now,
      open: (address) => void opened.push(new URL(address)),
    });
  const connect = openTab();
  return {
    connect,
    openTab,
    storage,
    clock,
    sent,
    stored: () => storage.get('openrouter-connect'),
    /** Leaves for OpenRouter; the callback as OpenRouter would add to it. */
    async begin(tab = connect) {
      await tab.begin();
      const address = opened.at(-1);
      const callback = new URL(address?.searchParams.get('callback_url') ?? '');
      const state = callback.searchParams.get('state') ?? '';
      return { address, callback, state, back: { state, code: 'the-code' } };
    },
  };
}

const KEY = 'sk-or-v1-0123456789abcdef';

describe('the way to OpenRouter', () => {
  test('the address carries the challenge and the callback, and not the verifier', async () => {
    const { connect, begin, sent } = setUp();
    const { address, callback, state, back } = await begin();
    expect(address?.origin).toBe('https://openrouter.ai');
    expect(address?.pathname).toBe('/auth');
    expect(`${callback.origin}${callback.pathname}`).toBe(CALLBACK_URL);
    expect(address?.searchParams.get('code_challenge_method')).toBe('S256');
    expect(state).toMatch(/^[\w-]{22}$/);
    const grant = await connect.accept(back);
    if (typeof grant === 'string') throw new Error(grant);
    await connect.redeem(grant);
    const verifier = String(sent[0]?.body['code_verifier']);
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
      address?.searchParams.get('code_challenge'),
    );
    expect(String(address)).not.toContain(verifier);
  });

  test('every authorization has a state and a verifier of its own', async () => {
    const { begin } = setUp();
    const [one, other] = [await begin(), await begin()];
    expect(one.state).not.toBe(other.state);
    expect(one.address?.searchParams.get('code_challenge')).not.toBe(
      other.address?.searchParams.get('code_challenge'),
    );
  });

  test('the way back works in another window over the same storage', async () => {
    const { begin, openTab } = setUp();
    const { back } = await begin();
    expect(await openTab().accept(back)).toMatchObject({ code: 'the-code' });
  });
});

describe('a callback', () => {
  test('leaves no verifier on the device once it was accepted', async () => {
    const { connect, begin, stored } = setUp();
    const { back } = await begin();
    expect(await stored()).toHaveProperty('codeVerifier');
    await connect.accept(back);
    expect(await stored()).not.toHaveProperty('codeVerifier');
  });

  test('a callback that comes a second time is replayed', async () => {
    const { connect, begin } = setUp();
    const { back } = await begin();
    await connect.accept(back);
    expect(await connect.accept(back)).toBe('replayed');
  });

  test('a callback without a code was denied, and leaves no verifier', async () => {
    const { connect, begin, stored } = setUp();
    const { state } = await begin();
    expect(await connect.accept({ state })).toBe('denied');
    expect(await stored()).not.toHaveProperty('codeVerifier');
  });

  test('after more than ten minutes has expired', async () => {
    const { connect, begin, clock } = setUp();
    const { back } = await begin();
    clock.now += 10 * MINUTE + 1;
    expect(await connect.accept(back)).toBe('expired');
  });

  test.each<ConnectCallback>([
    { code: 'the-code', state: 'another' },
    { code: 'the-code' },
    { code: 'the-code', state: '' },
    {},
  ])('that was not asked for is foreign: %j', async (callback) => {
    const { connect, begin, sent } = setUp();
    expect(await connect.accept(callback)).toBe('foreign');
    const { back } = await begin();
    expect(await connect.accept(callback)).toBe('foreign');
    expect(sent).toEqual([]);
    // A link made by another person does not end the user's own authorization.
    expect(await connect.accept(back)).toMatchObject({ code: 'the-code' });
  });

  test('a callback of an authorization that a newer one replaced is foreign', async () => {
    const { connect, begin } = setUp();
    const { back } = await begin();
    await begin();
    expect(await connect.accept(back)).toBe('foreign');
  });

  test('after a logout is foreign', async () => {
    const { connect, begin, storage } = setUp();
    const { back } = await begin();
    await storage.clear();
    expect(await connect.accept(back)).toBe('foreign');
  });
});

describe('a code', () => {
  async function redeemed(answer: () => Promise<Response> | Response) {
    const world = setUp(answer);
    const { back } = await world.begin();
    const grant = await world.connect.accept(back);
    if (typeof grant === 'string') throw new Error(grant);
    return { ...world, grant, result: await world.connect.redeem(grant) };
  }

  test('becomes a key by a request that names nobody', async () => {
    const { result, sent } = await redeemed(() => Response.json({ key: KEY, user_id: 'u' }));
    expect(result).toEqual({ ok: true, key: KEY });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://openrouter.ai/api/v1/auth/keys');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
    expect(sent[0]?.body).toMatchObject({
      code: 'the-code',
      code_challenge_method: 'S256',
    });
  });

  test.each([
    ['a wrong code or verifier', () => Response.json({ error: {} }, { status: 403 })],
    ['a wrong method', () => Response.json({ error: {} }, { status: 400 })],
    ['an answer without a key', () => Response.json({})],
    ['a key that no header can carry', () => Response.json({ key: 'sk-or-\n0123456789' })],
  ])('a code is refused: %s', async (_name, answer) => {
    expect((await redeemed(answer)).result).toEqual({ ok: false, problem: 'refused' });
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error that passes', () => new Response('', { status: 502 })],
    ['too many requests', () => new Response('', { status: 429 })],
    ['the page of a Wi-Fi', () => new Response('<html>Sign in</html>')],
  ])('can be redeemed later: %s', async (_name, answer) => {
    let isDown = true;
    const { connect, grant, result } = await redeemed(() =>
      isDown ? answer() : Response.json({ key: KEY }),
    );
    expect(result).toEqual({ ok: false, problem: 'unreachable' });
    isDown = false;
    expect(await connect.redeem(grant)).toEqual({ ok: true, key: KEY });
  });

  test('gives no key to a device that was logged out meanwhile', async () => {
    const world = setUp(async () => {
      await world.storage.clear();
      return Response.json({ key: KEY });
    });
    const { back } = await world.begin();
    const grant = await world.connect.accept(back);
    if (typeof grant === 'string') throw new Error(grant);
    expect(await world.connect.redeem(grant)).toEqual({ ok: false, problem: 'foreign' });
  });
});

test('the verifier of an abandoned authorization is deleted once it is stale', async () => {
  const { connect, begin, clock, stored } = setUp();
  await begin();
  await connect.forgetStale();
  expect(await stored()).toBeDefined();
  clock.now += 11 * MINUTE;
  await connect.forgetStale();
  expect(await stored()).toBeUndefined();
});
