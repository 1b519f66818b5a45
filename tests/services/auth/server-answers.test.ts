import { describe, expect, test, vi } from 'vitest';
import type { AuthService, SessionChange } from '#services/auth/auth.ts';
import { createSupabaseAuth } from '#services/auth/supabase-auth.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';
import { useClientClock } from './client-clock.ts';

const EMAIL = 'ada@example.com';
const JSON_TYPE = 'application/json';

const SESSION = {
  access_token: 'header.payload.signature',
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 1,
  user: { id: 'u', email: EMAIL },
};

/** GoTrue's error as servers since 2024 write it, and as older ones do. */
const coded = (code: string, message = 'In its words') => JSON.stringify({ code, message });
const legacy = (status: number, error_code: string, msg = 'In its words') =>
  JSON.stringify({ code: status, error_code, msg });

interface Outcomes {
  /** Outcome of a refresh whose access token has expired. */
  readonly refresh: 'renewed' | 'kept' | 'ended';
  readonly mail: 'sent' | 'wait' | 'service' | 'busy' | 'offline';
  readonly verify: 'signed in' | 'service' | 'busy' | 'offline';
  /** `later`: this page retries the revocation. */
  readonly logout: 'done' | 'later' | 'service';
}

const NO_ANSWER = { refresh: 'kept', mail: 'offline', verify: 'offline', logout: 'later' } as const;
const REFUSED = {
  refresh: 'ended',
  mail: 'service',
  verify: 'service',
  logout: 'service',
} as const;
const BUSY = { refresh: 'kept', mail: 'busy', verify: 'busy', logout: 'later' } as const;

type Row = readonly [what: string, status: number, type: string, body: string, expected: Outcomes];

const ROWS: readonly Row[] = [
  // Captive portals.
  ['a portal’s page', 200, 'text/html', '<html>Sign in to this Wi-Fi</html>', NO_ANSWER],
  ['a portal’s page on a refusal', 403, 'text/html', '<html>', NO_ANSWER],
  ['a portal’s 511', 511, 'text/html', '<html>', NO_ANSWER],
  ['a portal’s JSON refusal', 400, JSON_TYPE, '{"status":"login required"}', NO_ANSWER],
  ['a portal’s JSON', 200, JSON_TYPE, '{"status":"login required"}', NO_ANSWER],
  ['a portal’s JSON without a name', 200, JSON_TYPE, '{"":0}', NO_ANSWER],
  ['a portal’s null', 200, JSON_TYPE, 'null', NO_ANSWER],
  ['a portal’s list', 200, JSON_TYPE, '[]', NO_ANSWER],
  ['a portal’s list of answers', 200, JSON_TYPE, '[{"message_id":"1"}]', NO_ANSWER],
  ['a portal’s word', 200, JSON_TYPE, '"ok"', NO_ANSWER],
  ['a portal’s number', 200, JSON_TYPE, '1', NO_ANSWER],
  ['a portal’s accepted login', 202, JSON_TYPE, '{"code":"ok","message":"Welcome"}', NO_ANSWER],
  ['an empty success', 200, 'text/plain', '', NO_ANSWER],
  ['an empty 204', 204, 'text/plain', '', { ...NO_ANSWER, logout: 'done' }],
  // Firewalls and proxies.
  ['a firewall’s JSON', 403, JSON_TYPE, '{"error":"blocked by company policy"}', NO_ANSWER],
  ['a firewall’s nested code', 403, JSON_TYPE, '{"error":{"code":"Forbidden"}}', NO_ANSWER],
  ['a proxy that asks for a login', 407, 'text/html', '<html>', NO_ANSWER],
  ['a proxy’s plain 403', 403, 'text/plain', 'Forbidden', NO_ANSWER],
  ['a refusal that is no JSON', 401, JSON_TYPE, '{"code":', NO_ANSWER],
  // Gateways.
  [
    'a gateway after a key rotation',
    401,
    JSON_TYPE,
    '{"message":"Invalid API key","hint":"Double check"}',
    NO_ANSWER,
  ],
  ['a gateway’s numeric code', 401, JSON_TYPE, '{"code":401,"message":"Unauthorized"}', NO_ANSWER],
  ['a gateway without a route', 404, JSON_TYPE, '{"message":"no Route matched"}', NO_ANSWER],
  ['a gateway’s own limit', 429, JSON_TYPE, '{"message":"API rate limit exceeded"}', NO_ANSWER],
  ['a gateway without a server', 502, 'text/html', '<html>', NO_ANSWER],
  ['a restarting server', 503, 'text/plain', 'name resolution failed', NO_ANSWER],
  [
    'a gateway’s timeout',
    504,
    JSON_TYPE,
    '{"message":"The upstream server is timing out"}',
    NO_ANSWER,
  ],
  ['a CDN without its origin', 522, 'text/html', '<html>', NO_ANSWER],
  ['a paused project', 540, JSON_TYPE, '{"message":"paused"}', NO_ANSWER],
  ['JSON that is no object', 400, JSON_TYPE, '"code"', NO_ANSWER],
  ['an empty code', 403, JSON_TYPE, '{"code":""}', NO_ANSWER],
  // GoTrue.
  [
    'a session',
    200,
    JSON_TYPE,
    JSON.stringify(SESSION),
    { refresh: 'renewed', mail: 'offline', verify: 'signed in', logout: 'later' },
  ],
  ['an empty object', 200, JSON_TYPE, '{}', { ...NO_ANSWER, mail: 'sent' }],
  [
    'an empty object whose type a proxy changed',
    200,
    'text/plain',
    '{}',
    { ...NO_ANSWER, mail: 'sent' },
  ],
  ['a sent message', 200, JSON_TYPE, '{"message_id":"m1"}', { ...NO_ANSWER, mail: 'sent' }],
  ['no such refresh token', 400, JSON_TYPE, coded('refresh_token_not_found'), REFUSED],
  [
    'no such refresh token, from an older server',
    400,
    JSON_TYPE,
    legacy(400, 'refresh_token_not_found'),
    REFUSED,
  ],
  ['a used refresh token', 400, JSON_TYPE, coded('refresh_token_already_used'), REFUSED],
  [
    'an answer whose type a proxy changed',
    400,
    'text/plain',
    coded('refresh_token_not_found'),
    REFUSED,
  ],
  ['an expired code or link', 403, JSON_TYPE, coded('otp_expired'), REFUSED],
  ['a banned user', 403, JSON_TYPE, coded('user_banned'), REFUSED],
  ['an invalid address', 400, JSON_TYPE, coded('email_address_invalid'), REFUSED],
  ['no sign-ups', 422, JSON_TYPE, coded('signup_disabled'), { ...REFUSED, refresh: 'kept' }],
  [
    'a session that has ended',
    403,
    JSON_TYPE,
    coded('session_not_found'),
    { ...REFUSED, logout: 'done' },
  ],
  [
    'a session that has ended, from an older server',
    403,
    JSON_TYPE,
    legacy(403, 'session_not_found'),
    { ...REFUSED, logout: 'done' },
  ],
  ['a deleted user', 403, JSON_TYPE, coded('user_not_found'), { ...REFUSED, logout: 'done' }],
  ['a token that cannot be read', 401, JSON_TYPE, coded('no_authorization'), REFUSED],
  [
    'one mail a minute',
    429,
    JSON_TYPE,
    coded('over_email_send_rate_limit', 'You can only request this after 37 seconds.'),
    { refresh: 'kept', mail: 'wait', verify: 'service', logout: 'service' },
  ],
  [
    'too many mails',
    429,
    JSON_TYPE,
    coded('over_email_send_rate_limit', 'email rate limit exceeded'),
    BUSY,
  ],
  [
    'too many requests from this network',
    429,
    JSON_TYPE,
    coded('over_request_rate_limit', 'Request rate limit reached'),
    BUSY,
  ],
  [
    'a mail that could not be sent',
    500,
    JSON_TYPE,
    legacy(500, 'unexpected_failure', 'Error sending confirmation email'),
    BUSY,
  ],
  [
    'a server that took too long',
    504,
    JSON_TYPE,
    coded('request_timeout', 'Processing this request timed out'),
    BUSY,
  ],
];

async function open(answer: () => Response) {
  const storage = createMemoryKeyValueStore();
  const stored = JSON.stringify(SESSION);
  const changes: SessionChange[] = [];
  const chances = new Set<() => void>();
  let requests = 0;
  const auth = createSupabaseAuth({
    url: 'https://x.example',
    publishableKey: 'public',
    storage,
    siteUrl: 'https://app.example/',
    onRetryOpportunity(listener) {
      chances.add(listener);
      return () => chances.delete(listener);
    },
    fetch: async () => {
      requests += 1;
      return answer();
    },
  });
  auth.subscribe((_identity, change) => changes.push(change));
  return { auth, storage, stored, changes, chances, requests: () => requests };
}

const answering =
  ([, status, type, body]: Row) =>
  () =>
    new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });

useClientClock();

describe.each(ROWS)('the response %s (%i %s)', (...row) => {
  const expected = row[4];

  test(`the response to a refresh leaves the session ${expected.refresh}`, async () => {
    const { auth, storage, stored, changes, requests } = await open(answering(row));
    await storage.set('session', stored);
    auth.keepFresh();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBeGreaterThan(0);
    const isThere = (await auth.storedIdentity()) !== null;
    const outcome = changes.includes('ended')
      ? 'ended'
      : changes.includes('refreshed')
        ? 'renewed'
        : 'kept';
    expect(outcome).toBe(expected.refresh);
    expect(isThere).toBe(expected.refresh !== 'ended');
    expect((await storage.get('session')) !== undefined).toBe(isThere);
  });

  test(`the response to a mail request means ${expected.mail}`, async () => {
    const { auth } = await open(answering(row));
    const result = await auth.sendMagicLink(EMAIL);
    const waits = !result.ok && result.retryAfterS !== undefined;
    expect(result.ok ? 'sent' : waits ? 'wait' : result.kind).toBe(expected.mail);
  });

  test(`the response to a code means ${expected.verify}`, async () => {
    const { auth, storage } = await open(answering(row));
    const result = await auth.verifyCode(EMAIL, '123456');
    expect(result.ok ? 'signed in' : result.kind).toBe(expected.verify);
    expect((await storage.get('session')) !== undefined).toBe(result.ok);
  });

  test.each([
    ['a link', (auth: AuthService) => auth.exchangeCode('code')],
    ['a link of our own page', (auth: AuthService) => auth.verifyTokenHash('pkce_0123456789')],
  ])(`the response to %s means ${expected.verify}`, async (_what, signIn) => {
    const { auth, storage } = await open(answering(row));
    await storage.set('session-code-verifier', '"verifier"');
    const result = await signIn(auth);
    expect(result.ok ? 'signed in' : result.kind).toBe(expected.verify);
    expect((await storage.get('session')) !== undefined).toBe(result.ok);
  });

  test(`the response to a logout means ${expected.logout}`, async () => {
    const { auth, storage, stored, chances } = await open(answering(row));
    await storage.set('session', stored);
    const result = await auth.signOut();
    const outcome = chances.size > 0 ? 'later' : result.ok ? 'done' : result.kind;
    expect(outcome).toBe(expected.logout);
    expect(await storage.get('session')).toBeUndefined();
  });
});

describe('a logout whose access token has expired', () => {
  const refused = (status: number, code: string) =>
    new Response(coded(code), { status, headers: { 'content-type': JSON_TYPE } });

  /** Signs out at a server that accepts only a valid access token for a logout. */
  async function leave(
    refresh: () => Response,
    loggedOut = () => new Response(null, { status: 204 }),
  ) {
    const asked: string[] = [];
    const storage = createMemoryKeyValueStore();
    await storage.set('session', JSON.stringify(SESSION));
    const auth = createSupabaseAuth({
      url: 'https://x.example',
      publishableKey: 'public',
      storage,
      siteUrl: 'https://app.example/',
      fetch: async (input, init = {}) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
        asked.push(
          pathname.endsWith('/logout') ? `logout ${token}` : `refresh ${JSON.stringify(init.body)}`,
        );
        if (pathname.endsWith('/token')) return refresh();
        return token === SESSION.access_token ? refused(403, 'bad_jwt') : loggedOut();
      },
    });
    const result = await auth.signOut();
    return { result, asked, storage };
  }

  test('an expired logout refreshes in memory, ends the session and stores nothing', async () => {
    const renewed = { ...SESSION, access_token: 'renewed', refresh_token: 'refresh-2' };
    const { result, asked, storage } = await leave(() => Response.json(renewed));
    expect(asked).toEqual([
      `logout ${SESSION.access_token}`,
      String.raw`refresh "{\"refresh_token\":\"refresh-1\"}"`,
      'logout renewed',
    ]);
    expect(result).toEqual({ ok: true });
    expect(await storage.get('session')).toBeUndefined();
  });

  test('two expired logouts at once end both sessions', async () => {
    const storage = createMemoryKeyValueStore();
    const bothRefresh = Promise.withResolvers<void>();
    const refreshes: string[] = [];
    const ended: string[] = [];
    const auth = createSupabaseAuth({
      url: 'https://x.example',
      publishableKey: 'public',
      storage,
      siteUrl: 'https://app.example/',
      onRetryOpportunity: () => () => undefined,
      fetch: async (input, init = {}) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
        if (pathname.endsWith('/logout')) {
          if (!token.startsWith('renewed')) return refused(403, 'bad_jwt');
          ended.push(token);
          return new Response(null, { status: 204 });
        }
        const { refresh_token } = Object(await new Response(init.body).json());
        refreshes.push(refresh_token);
        if (refreshes.length === 2) bothRefresh.resolve();
        await bothRefresh.promise;
        return Response.json({ ...SESSION, access_token: `renewed ${refresh_token}` });
      },
    });
    const leaving: Promise<unknown>[] = [];
    for (const refresh_token of ['one', 'two']) {
      await storage.set('session', JSON.stringify({ ...SESSION, refresh_token }));
      leaving.push(auth.signOut());
      while (!refreshes.includes(refresh_token)) await vi.advanceTimersByTimeAsync(10);
    }
    expect(await Promise.all(leaving)).toEqual([{ ok: true }, { ok: true }]);
    expect(ended.toSorted()).toEqual(['renewed one', 'renewed two']);
  });

  test('an expired logout is done if the server refuses the refresh too', async () => {
    const { result, asked } = await leave(() => refused(400, 'refresh_token_not_found'));
    expect(result).toEqual({ ok: true });
    expect(asked).toHaveLength(2);
  });
});
