import { describe, expect, test, vi } from 'vitest';
import type { AuthService, Identity } from '#services/auth/auth.ts';
import { createSupabaseAuth } from '#services/auth/supabase-auth.ts';
import type { Exclusive } from '#services/locks/exclusive.ts';
import {
  type KeyValueStore,
  createMemoryKeyValueStore,
} from '#services/storage/key-value-store.ts';
import { createTabLock } from '../tab-lock.ts';
import { useClientClock } from './client-clock.ts';

const SITE = 'https://app.example/';
const EMAIL = 'ada@example.com';
const USER = { id: 'u', email: EMAIL };

/** `lives`: seconds until the access token expires; negative if it has expired. */
function session(lives: number) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expires_at = Math.floor(Date.now() / 1000) + lives;
  return {
    access_token: `${part({ alg: 'HS256' })}.${part({ sub: 'u', exp: expires_at })}.${part('x')}`,
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user: USER,
  };
}

/** The S256 challenge of a PKCE verifier. */
async function challengeOf(verifier: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(verifier)));
  return Buffer.from(digest).toString('base64url');
}

type Answer = (url: URL) => Response | Promise<Response>;
const json = (status: number, body: unknown) => (): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
  });
const html = (status: number) => () =>
  new Response('<html>Sign in to this Wi-Fi</html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
const offline: Answer = () => {
  throw new TypeError('Failed to fetch');
};

async function open({
  answer = offline,
  stored,
  storage = createMemoryKeyValueStore(),
  onRetryOpportunity = () => () => undefined,
  exclusive = (work) => work(),
}: {
  answer?: Answer;
  stored?: unknown;
  storage?: KeyValueStore;
  onRetryOpportunity?: (listener: () => void) => () => void;
  exclusive?: Exclusive;
} = {}) {
  if (stored !== undefined) await storage.set('session', stored);
  const calls: { url: URL; init: RequestInit; body: Record<string, unknown> }[] = [];
  const auth = createSupabaseAuth({
    url: 'https://x.example',
    publishableKey: 'public',
    storage,
    siteUrl: SITE,
    onRetryOpportunity,
    exclusive,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
      calls.push({ url, init, body: { ...Object(body) } });
      return answer(url);
    },
  });
  const heard: (Identity | null)[] = [];
  auth.subscribe((identity) => heard.push(identity));
  return { auth, calls, heard, storage };
}

useClientClock();

/** Longer than the client's longest timeout, 25 seconds. */
const longWait = () => vi.advanceTimersByTimeAsync(60_000);

/** Runs the clock for a minute and returns the result, or undefined if there is none by then. */
async function patiently<T>(work: Promise<T>): Promise<T | undefined> {
  await longWait();
  return Promise.race([work, Promise.resolve(undefined)]);
}

describe('the stored identity', () => {
  test.each([3600, -3600])(
    'the identity is read from storage alone, with %i s left',
    async (lives) => {
      const { auth, calls } = await open({ stored: JSON.stringify(session(lives)) });
      expect(await auth.storedIdentity()).toEqual(USER);
      expect(calls).toEqual([]);
    },
  );

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no JSON', '{"user":'],
    ['another shape', '{"user":{"email":7}}'],
    ['an empty address', '{"user":{"email":""}}'],
    ['null', 'null'],
    ['a number', 7],
  ])('the identity is null when %s is stored', async (_what, stored) => {
    const { auth } = await open({ stored });
    expect(await auth.storedIdentity()).toBeNull();
  });

  test('a device that fails to read does not sign the user out', async () => {
    let reads = 0;
    const storage = createMemoryKeyValueStore();
    await storage.set('session', JSON.stringify(session(3600)));
    const { auth, heard } = await open({
      storage: {
        ...storage,
        get(key) {
          reads += 1;
          return reads < 3 ? Promise.reject(new Error('Busy')) : storage.get(key);
        },
      },
    });
    expect(await auth.storedIdentity()).toBeUndefined();
    await auth.republish();
    expect(heard).toEqual([]);
    await auth.republish();
    expect(heard).toEqual([USER]);
  });

  test('the identity is unknown on a device without storage', async () => {
    const storage: KeyValueStore = {
      get: () => Promise.reject(new Error('No storage here')),
      set: () => Promise.reject(new Error('No storage here')),
      delete: () => Promise.reject(new Error('No storage here')),
      clear: () => Promise.reject(new Error('No storage here')),
    };
    const { auth } = await open({ storage });
    expect(await auth.storedIdentity()).toBeUndefined();
    expect(await auth.exchangeCode('code')).toMatchObject({ ok: false });
    expect(await patiently(auth.signOut())).toBeDefined();
  });
});

describe('an expired session', () => {
  test.each<[string, Answer]>([
    ['no network', offline],
    ['a Wi-Fi sign-in page', html(200)],
    ['a refusing Wi-Fi (403 as a page)', html(403)],
    ['a missing page (404)', html(404)],
    ['a captive portal (511)', html(511)],
    ['a rate limit (429)', json(429, { code: 'over_request_rate_limit', message: 'slow down' })],
    ['a missing service (404)', json(404, { message: 'no such app' })],
    ['a broken service (500)', json(500, { message: 'oops' })],
    ['a restarting service (503)', html(503)],
  ])('an expired session survives %s', async (_what, answer) => {
    const stored = JSON.stringify(session(-3600));
    const { auth, heard, storage, calls } = await open({ stored, answer });
    auth.keepFresh();
    await longWait();
    expect(calls.length).toBeGreaterThan(0);
    expect(heard).not.toContain(null);
    expect(await storage.get('session')).toBe(stored);
    expect(await auth.storedIdentity()).toEqual(USER);
  });

  test('an expired session ends when the auth server refuses it', async () => {
    const answer = json(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' });
    const { auth, heard } = await open({ stored: JSON.stringify(session(-3600)), answer });
    auth.keepFresh();
    await longWait();
    expect(heard).toContain(null);
    expect(await auth.storedIdentity()).toBeNull();
  });

  test('an expired session is renewed, and the new one is stored', async () => {
    const renewed = { ...session(3600), refresh_token: 'refresh-2' };
    const { auth, heard, storage } = await open({
      stored: JSON.stringify(session(-3600)),
      answer: json(200, renewed),
    });
    auth.keepFresh();
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard.at(-1)).toEqual(USER);
    expect(await storage.get('session')).toContain('refresh-2');
  });
});

describe('requesting a link', () => {
  test('a link request sends the address, the site and a PKCE challenge', async () => {
    const { auth, calls } = await open({ answer: json(200, {}) });
    expect(await auth.sendMagicLink(EMAIL)).toEqual({ ok: true });
    expect(calls).toHaveLength(1);
    const [{ url, body } = { url: new URL(SITE), body: {} }] = calls;
    expect(url.pathname).toBe('/auth/v1/otp');
    expect(url.searchParams.get('redirect_to')).toBe(SITE);
    expect(body).toMatchObject({ email: EMAIL, code_challenge: expect.any(String) });
  });

  test('a link request that is too early says when to retry, in the service’s words', async () => {
    const message = 'For security purposes, you can only request this after 37 seconds.';
    const answer = json(429, { code: 'over_email_send_rate_limit', message });
    const { auth } = await open({ answer });
    expect(await auth.sendMagicLink(EMAIL)).toEqual({
      ok: false,
      kind: 'service',
      message,
      retryAfterS: 37,
    });
  });

  test('a link request refused for another reason passes on the service’s message', async () => {
    const { auth } = await open({
      answer: json(422, { code: 'x', message: 'Signups not allowed' }),
    });
    expect(await auth.sendMagicLink(EMAIL)).toEqual({
      ok: false,
      kind: 'service',
      message: 'Signups not allowed',
    });
  });

  test.each([
    [429, 'over_request_rate_limit', 'Request rate limit reached'],
    [500, 'unexpected_failure', 'Error sending confirmation email'],
  ])(
    'a link request refused temporarily (%i) says to try again later',
    async (status, code, message) => {
      const { auth } = await open({ answer: json(status, { code, message }) });
      expect(await auth.sendMagicLink(EMAIL)).toEqual({
        ok: false,
        kind: 'busy',
        message: `${message}. Try again in a few minutes.`,
      });
    },
  );

  test('a link request without a network reports that it is offline', async () => {
    const { auth } = await open();
    expect(await auth.sendMagicLink(EMAIL)).toMatchObject({ ok: false, kind: 'offline' });
  });
});

describe('signing in', () => {
  test('sign-in by code stores the session and emits the identity', async () => {
    const { auth, calls, heard, storage } = await open({ answer: json(200, session(3600)) });
    expect(await auth.verifyCode(EMAIL, '123456')).toEqual({ ok: true });
    expect(calls[0]?.body).toMatchObject({ email: EMAIL, token: '123456', type: 'email' });
    expect(heard.at(-1)).toEqual(USER);
    expect(await storage.get('session')).toContain('refresh-1');
  });

  test('sign-in by token hash always requests the type email', async () => {
    const { auth, calls } = await open({ answer: json(200, session(3600)) });
    expect(await auth.verifyTokenHash('pkce_0123456789')).toEqual({ ok: true });
    expect(calls[0]?.body).toMatchObject({ token_hash: 'pkce_0123456789', type: 'email' });
  });

  test('sign-in by a used or expired code is refused in the service’s words', async () => {
    const message = 'Token has expired or is invalid';
    const { auth, heard } = await open({ answer: json(403, { code: 'otp_expired', message }) });
    expect(await auth.verifyCode(EMAIL, '123456')).toEqual({ ok: false, kind: 'service', message });
    expect(heard.filter(Boolean)).toEqual([]);
  });

  test('sign-in by a link from another browser is detected before anything is sent', async () => {
    const { auth, calls } = await open({ answer: json(200, session(3600)) });
    expect(await auth.exchangeCode('code')).toMatchObject({ ok: false, kind: 'other-browser' });
    expect(calls).toEqual([]);
  });

  test('sign-in by a link of this browser uses the stored verifier', async () => {
    const { auth, calls } = await open({
      answer: (url) => json(200, url.pathname.endsWith('/otp') ? {} : session(3600))(),
    });
    await auth.sendMagicLink(EMAIL);
    expect(await auth.exchangeCode('code')).toEqual({ ok: true });
    expect(calls[1]?.url.searchParams.get('grant_type')).toBe('pkce');
    expect(calls[1]?.body).toMatchObject({ auth_code: 'code', code_verifier: expect.any(String) });
  });

  test.each([
    ['a later mail that is refused', 429, { code: 'over_email_send_rate_limit', message: 'Wait' }],
    ['a later mail that gets no answer', 502, {}],
  ])('sign-in by a link of this browser survives %s', async (_what, status, body) => {
    let mails = 0;
    const { auth, calls } = await open({
      answer(url) {
        if (!url.pathname.endsWith('/otp')) return json(200, session(3600))();
        mails += 1;
        return mails === 1 ? json(200, {})() : json(status, body)();
      },
    });
    await auth.sendMagicLink(EMAIL);
    const challenge = calls[0]?.body['code_challenge'];
    expect(await auth.sendMagicLink(EMAIL)).toMatchObject({ ok: false });
    expect(await auth.exchangeCode('code')).toEqual({ ok: true });
    expect(await challengeOf(calls.at(-1)?.body['code_verifier'])).toBe(challenge);
  });

  test('sign-in by a link of this browser can be repeated after no answer', async () => {
    const answers = [html(200), html(502), json(200, session(3600))];
    const { auth } = await open({
      answer: (url) =>
        (url.pathname.endsWith('/otp') ? json(200, {}) : answers.shift())?.() ?? html(500)(),
    });
    await auth.sendMagicLink(EMAIL);
    expect(await auth.exchangeCode('code')).toMatchObject({ kind: 'offline' });
    expect(await auth.exchangeCode('code')).toMatchObject({ kind: 'offline' });
    expect(await auth.exchangeCode('code')).toEqual({ ok: true });
  });

  test('sign-in leaves no PKCE verifier behind, however many mails were requested', async () => {
    const records = new Map<string, unknown>();
    const storage: KeyValueStore = {
      get: async (key) => records.get(key),
      set: async (key, value) => void records.set(key, value),
      delete: async (key) => void records.delete(key),
      clear: async () => records.clear(),
    };
    const { auth } = await open({
      storage,
      answer: (url) => json(200, url.pathname.endsWith('/otp') ? {} : session(3600))(),
    });
    await auth.sendMagicLink(EMAIL);
    await auth.sendMagicLink('other@example.com');
    expect([...records.keys()].filter((key) => key.endsWith('-code-verifier'))).toHaveLength(4);
    await auth.verifyCode(EMAIL, '123456');
    expect([...records.keys()]).toEqual(['session']);
  });

  test('sign-in does not notify an unsubscribed listener', async () => {
    const { auth } = await open({ answer: json(200, session(3600)) });
    const heard: unknown[] = [];
    auth.subscribe((identity) => heard.push(identity))();
    await auth.verifyCode(EMAIL, '123456');
    expect(heard).toEqual([]);
  });
});

describe('signing out', () => {
  test('signing out deletes the session here and ends only this one on the server', async () => {
    const answer: Answer = () => new Response(null, { status: 204 });
    const { auth, calls, heard, storage } = await open({
      stored: JSON.stringify(session(3600)),
      answer,
    });
    expect(await auth.signOut()).toEqual({ ok: true });
    expect(await storage.get('session')).toBeUndefined();
    expect(heard.at(-1)).toBeNull();
    expect(calls.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
      '/auth/v1/logout?scope=local',
    ]);
  });

  test.each([3600, -3600])(
    'signing out works offline at once, with %i s left on the session',
    async (lives) => {
      const { auth, heard, storage } = await open({ stored: JSON.stringify(session(lives)) });
      const leaving = auth.signOut();
      await vi.advanceTimersByTimeAsync(100);
      expect(heard.at(-1)).toBeNull();
      expect(await storage.get('session')).toBeUndefined();
      expect(await patiently(leaving)).toEqual({ ok: true });
      await longWait();
      expect(await auth.storedIdentity()).toBeNull();
    },
  );

  test.each([401, 403, 404])(
    'signing out of a session that the server has ended (%i) succeeds',
    async (status) => {
      const answer = json(status, { code: 'session_not_found', message: 'gone' });
      const { auth } = await open({ stored: JSON.stringify(session(3600)), answer });
      expect(await auth.signOut()).toEqual({ ok: true });
    },
  );

  test('signing out during a refresh is not undone by the refresh', async () => {
    const refresh = Promise.withResolvers<Response>();
    const { auth, heard, storage } = await open({
      stored: JSON.stringify(session(-3600)),
      answer: ({ pathname }) =>
        pathname.endsWith('/token') ? refresh.promise : new Response(null, { status: 204 }),
    });
    auth.keepFresh();
    await vi.advanceTimersByTimeAsync(1000);
    await auth.signOut();
    refresh.resolve(json(200, session(3600))());
    await longWait();
    expect(await storage.get('session')).toBeUndefined();
    expect(heard.at(-1)).toBeNull();
  });

  test('signing out without a session succeeds', async () => {
    const { auth } = await open();
    expect(await auth.signOut()).toEqual({ ok: true });
  });

  test('signing out that the server refuses reports so and deletes the session', async () => {
    const answer = json(422, { code: 'x', message: 'Not now' });
    const { auth, storage } = await open({ stored: JSON.stringify(session(3600)), answer });
    expect(await auth.signOut()).toEqual({ ok: false, kind: 'service', message: 'Not now' });
    expect(await storage.get('session')).toBeUndefined();
  });
});

describe('a logout during a failed request', () => {
  /** Storage that pauses before the operation of this number, once the server has answered. */
  function createPausing(at: number) {
    const records = new Map<string, unknown>();
    const paused = Promise.withResolvers<void>();
    const resumed = Promise.withResolvers<void>();
    const state = { hasAnswered: false, isPaused: false, operations: 0 };
    async function turn(): Promise<void> {
      if (!state.hasAnswered) return;
      state.operations += 1;
      if (state.operations !== at) return;
      state.isPaused = true;
      paused.resolve();
      await resumed.promise;
    }
    const storage: KeyValueStore = {
      get: (key) => turn().then(() => records.get(key)),
      set: (key, value) => turn().then(() => void records.set(key, value)),
      delete: (key) => turn().then(() => void records.delete(key)),
      clear: async () => records.clear(),
    };
    return { records, storage, state, paused: paused.promise, resume: resumed.resolve };
  }

  test.each([
    ['mail', (auth: AuthService) => auth.sendMagicLink('other@example.com')],
    ['code', (auth: AuthService) => auth.exchangeCode('code')],
  ])('a logout at any moment of a failed %s leaves no PKCE verifier', async (_what, call) => {
    let moments = 0;
    for (let at = 1; ; at += 1) {
      const { records, storage, state, paused, resume } = createPausing(at);
      const lock = createTabLock();
      let answers = 0;
      const { auth } = await open({
        storage,
        exclusive: lock.open().exclusive,
        answer() {
          answers += 1;
          if (answers > 1) state.hasAnswered = true;
          return answers > 1 ? html(502)() : json(200, {})();
        },
      });
      await auth.sendMagicLink(EMAIL);
      const verifier = String(records.get('session-code-verifier'));
      const asked = call(auth);
      await Promise.race([paused, asked]);
      if (!state.isPaused) break;
      moments += 1;
      // As another tab does it: the device is cleared under the lock of the session.
      const cleared = lock.open().exclusive(() => storage.clear());
      await vi.advanceTimersByTimeAsync(0);
      resume();
      expect(await asked).toMatchObject({ ok: false });
      await cleared;
      const left = JSON.stringify([...records]);
      expect(left, `operation ${at}`).not.toContain(JSON.parse(verifier));
      expect(records.has('session-code-verifier'), `operation ${at}`).toBe(false);
    }
    expect(moments).toBeGreaterThan(3);
  });
});

describe('a logout', () => {
  const STUCK = new Error('The disk is stuck');
  const stored = JSON.stringify(session(3600));

  test('a logout deletes the other data before its request', async () => {
    const order: string[] = [];
    const { auth } = await open({
      stored,
      answer() {
        order.push('asked');
        return new Response(null, { status: 204 });
      },
    });
    await auth.signOut(async () => void order.push('forgotten'));
    expect(order).toEqual(['forgotten', 'asked']);
  });

  test('a logout waits at most three seconds for the server', async () => {
    const { auth, heard } = await open({ stored, answer: () => new Promise(() => undefined) });
    const leaving = auth.signOut();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await leaving).toEqual({ ok: true });
    expect(heard.at(-1)).toBeNull();
  });

  test('a logout without a network is revoked by the next retry trigger, once', async () => {
    const chances = new Set<() => void>();
    let online = false;
    const { auth, calls, storage } = await open({
      stored,
      answer: (url) => (online ? new Response(null, { status: 204 }) : offline(url)),
      onRetryOpportunity(listener) {
        chances.add(listener);
        return () => chances.delete(listener);
      },
    });
    expect(await patiently(auth.signOut())).toEqual({ ok: true });
    await storage.set('session', 'of somebody else, who came after');
    online = true;
    for (const chance of chances) chance();
    await longWait();
    expect(calls.filter(({ url }) => url.pathname.endsWith('/logout')).length).toBeGreaterThan(1);
    expect(chances.size).toBe(0);
    expect(await storage.get('session')).toBe('of somebody else, who came after');
  });

  test('a logout that the device refuses still signs out', async () => {
    const storage = { ...createMemoryKeyValueStore(), delete: () => Promise.reject(STUCK) };
    await storage.set('session', stored);
    const { auth, heard } = await open({ storage });
    expect(await patiently(auth.signOut(() => Promise.reject(STUCK)))).toEqual({ ok: true });
    expect(heard.at(-1)).toBeNull();
  });
});
