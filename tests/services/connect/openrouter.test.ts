import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ConnectCallback } from '#services/connect/connect.ts';
import { createOpenRouterConnect } from '#services/connect/openrouter.ts';
import type { KeyLevel } from '#services/secrets/key-vault.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';

const CALLBACK_URL = 'https://echopost.example/auth/openrouter';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Sent {
  readonly url: string;
  readonly init: RequestInit | undefined;
  readonly body: Record<string, unknown>;
}

async function sentOf(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Sent> {
  const request = new Request(input, init);
  return { url: request.url, init, body: await request.json() };
}

/** OpenRouter as seen by a browser: its page, and the endpoint that redeems codes. */
function setUp(answer: () => Promise<Response> | Response = () => Response.json({ key: KEY })) {
  const storage = createMemoryKeyValueStore();
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
    stored: async () =>
      JSON.stringify([
        await storage.get('openrouter-connect'),
        await storage.get('openrouter-answer'),
      ]),
    async grant(callback: ConnectCallback, tab = connect) {
      const grant = await tab.accept(callback);
      if (typeof grant === 'string') throw new Error(grant);
      return grant;
    },
    /** Starts an authorization; returns the callback that OpenRouter would open. */
    async begin(level?: KeyLevel) {
      await connect.begin(level);
      const address = opened.at(-1);
      const callback = new URL(address?.searchParams.get('callback_url') ?? '');
      const state = callback.searchParams.get('state') ?? '';
      return { address, callback, state, back: { state, code: 'the-code' } };
    },
  };
}

const KEY = 'sk-or-v1-0123456789abcdef';

describe('the authorization request', () => {
  test('the authorization URL has the challenge and the callback, but no verifier', async () => {
    const { connect, begin, grant, sent } = setUp();
    const { address, callback, state, back } = await begin();
    expect(address?.origin).toBe('https://openrouter.ai');
    expect(address?.pathname).toBe('/auth');
    expect(`${callback.origin}${callback.pathname}`).toBe(CALLBACK_URL);
    expect(address?.searchParams.get('code_challenge_method')).toBe('S256');
    expect(state).toMatch(/^[\w-]{22}$/);
    await connect.redeem(await grant(back));
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

  test('the callback works in another window with the same storage', async () => {
    const { begin, openTab } = setUp();
    const { back } = await begin();
    expect(await openTab().accept(back)).toMatchObject({ code: 'the-code' });
  });
});

describe('a callback', () => {
  test('a callback leaves no verifier and no code once its key is stored', async () => {
    const { connect, begin, grant, stored } = setUp();
    const { back } = await begin('session');
    const granted = await grant(back);
    expect(await stored()).toContain(granted.codeVerifier);
    expect(await connect.redeem(granted)).toMatchObject({ ok: true });
    expect(await connect.close(granted)).toBe(true);
    for (const secret of [granted.codeVerifier, granted.code]) {
      expect(await stored()).not.toContain(secret);
    }
    expect(await connect.accept(back)).toBe('replayed');
  });

  test('a callback works after a reload or in a new window until its code is used', async () => {
    const { begin, grant, openTab } = setUp();
    const { back } = await begin('passphrase');
    const granted = await grant(back);
    expect(granted.level).toBe('passphrase');
    expect(await grant(back, openTab())).toEqual(granted);
    // The URL of a reloaded page has lost its parameters.
    expect(await grant({}, openTab())).toEqual(granted);
  });

  test('a callback without a code means that the user denied access', async () => {
    const { connect, begin } = setUp();
    const { state } = await begin();
    expect(await connect.accept({ state })).toBe('denied');
    expect(await connect.accept({ state, code: 'another' })).toBe('replayed');
    expect(await connect.accept({})).toBe('nothing');
  });

  test('a callback may arrive an hour later: its code’s age counts from then', async () => {
    const { connect, begin, grant, clock } = setUp();
    const { back } = await begin();
    clock.now += HOUR;
    await connect.forgetStale();
    expect(await connect.redeem(await grant(back))).toEqual({ ok: true, key: KEY });
  });

  test('an empty callback is ignored, whether or not an authorization was begun', async () => {
    const { connect, begin, grant } = setUp();
    expect(await connect.accept({})).toBe('nothing');
    const { back } = await begin();
    expect(await connect.accept({})).toBe('nothing');
    await connect.close(await grant(back));
    expect(await connect.accept({})).toBe('nothing');
  });

  test.each<ConnectCallback>([
    { code: 'the-code', state: 'another' },
    { code: 'the-code' },
    { code: 'the-code', state: '' },
    { state: 'another' },
  ])('a callback that was not requested is foreign: %j', async (callback) => {
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

  test('a callback after a logout is foreign', async () => {
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
    const granted = await world.grant(back);
    return { ...world, back, granted, result: await world.connect.redeem(granted) };
  }

  test('a code becomes a key by a request without credentials or referrer', async () => {
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
  ])('a code is refused after %s', async (_name, answer) => {
    const { connect, back, result, stored } = await redeemed(answer);
    expect(result).toEqual({ ok: false, problem: 'refused' });
    expect(await stored()).not.toContain(back.code);
    expect(await connect.accept(back)).toBe('replayed');
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error that passes', () => new Response('', { status: 502 })],
    ['too many requests', () => new Response('', { status: 429 })],
    ['the page of a Wi-Fi', () => new Response('<html>Sign in</html>')],
  ])('a code can be redeemed later after %s', async (_name, answer) => {
    let isDown = true;
    const { connect, grant, clock, result } = await redeemed(() =>
      isDown ? answer() : Response.json({ key: KEY }),
    );
    expect(result).toEqual({ ok: false, problem: 'unreachable' });
    isDown = false;
    clock.now += HOUR;
    expect(await connect.redeem(await grant({}))).toEqual({ ok: true, key: KEY });
  });

  test('a code older than its lifetime has expired once OpenRouter refuses it', async () => {
    let status = 502;
    const { connect, grant, clock } = await redeemed(() => new Response('', { status }));
    clock.now += 11 * MINUTE;
    status = 403;
    expect(await connect.redeem(await grant({}))).toEqual({ ok: false, problem: 'expired' });
    expect(await connect.accept({})).toBe('nothing');
  });

  test('a code that another window has redeemed is a replay', async () => {
    let status = 502;
    const { connect, granted, openTab } = await redeemed(() => new Response('', { status }));
    await openTab().close(granted);
    status = 403;
    expect(await connect.redeem(granted)).toEqual({ ok: false, problem: 'replayed' });
  });

  test('a code gives no key to a device that was logged out in the meantime', async () => {
    const world = setUp(async () => {
      await world.storage.clear();
      return Response.json({ key: KEY });
    });
    const { back } = await world.begin();
    const grant = await world.grant(back);
    expect(await world.connect.redeem(grant)).toEqual({ ok: false, problem: 'foreign' });
    expect(await world.connect.close(grant)).toBe(false);
    expect(await world.stored()).toBe('[null,null]');
  });
});

test('the level of a replaced key is remembered until a new key is stored', async () => {
  const { connect, begin, grant } = setUp();
  const { state } = await begin('session');
  expect(await connect.accept({ state })).toBe('denied');
  // The session key was lost with its page.
  const again = await grant((await begin()).back);
  expect(again.level).toBe('session');
  await connect.close(again);
  expect(await grant((await begin()).back)).not.toHaveProperty('level');
});

test('the verifier of an abandoned authorization is deleted after a day', async () => {
  const { connect, begin, clock, stored } = setUp();
  await begin();
  clock.now += 24 * HOUR;
  await connect.forgetStale();
  expect(await stored()).toContain('codeVerifier');
  clock.now += 1;
  await connect.forgetStale();
  expect(await stored()).toBe('[null,null]');
});
