import { randomUUID } from 'node:crypto';

import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { openTarget, type ReceivedMail, type Target } from './conformance-target.ts';

/**
 * Conformance test of the embedded backend with Supabase's own unmodified client: covers every
 * feature of Supabase that the app relies on. `conformance-target.ts` explains how to run it
 * against another server.
 */
let target: Target;
beforeAll(async () => {
  target = await openTarget(process.env);
}, 120_000);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => target.close());

/** Another server has a real clock: the test waits out its interval and its code's lifetime. */
const POLL_TIMEOUT_MS = process.env['SUPABASE_URL'] ? 900_000 : 20_000;
vi.setConfig({ testTimeout: POLL_TIMEOUT_MS });

const MAIL_INTERVAL_S = 61;

function newClient(flowType: 'implicit' | 'pkce' = 'implicit') {
  const client = createClient(target.url, target.key, {
    auth: { flowType, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  onTestFinished(() => client.removeAllChannels().then(() => undefined));
  return client;
}
type Client = ReturnType<typeof newClient>;

const newAddress = () => target.newAddress();

async function askForMail(
  client: Client,
  email: string,
  redirectTo?: string,
): Promise<ReceivedMail> {
  const { error } = await client.auth.signInWithOtp({
    email,
    options: redirectTo ? { emailRedirectTo: redirectTo } : {},
  });
  expect(error).toBeNull();
  return target.nextMailTo(email);
}

async function signIn(client: Client, email = newAddress()) {
  const { code } = await askForMail(client, email);
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
  expect(error).toBeNull();
  return { email, code, session: data.session ?? failed('no session') };
}

function failed(why: string): never {
  throw new Error(why);
}

function tokenIn(link: string): string {
  return new URL(link).searchParams.get('token_hash') ?? '';
}

/** Opens the link of Supabase's default templates, as a mail program would. */
async function openVerifyLink(token: string, redirectTo?: string): Promise<URL> {
  const query = new URLSearchParams({
    token,
    type: 'magiclink',
    ...(redirectTo && { redirect_to: redirectTo }),
  });
  const response = await fetch(`${target.url}/auth/v1/verify?${query}`, { redirect: 'manual' });
  expect([302, 303]).toContain(response.status);
  return new URL(response.headers.get('location') ?? '');
}

const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

/** Uses a known address, so that the mail is a magic link; returns the page that requested it. */
async function openPkceLink() {
  const { email } = await signIn(newClient());
  await target.letPass(MAIL_INTERVAL_S);
  const page = newClient('pkce');
  const { link } = await askForMail(page, email);
  const landed = await openVerifyLink(tokenIn(link));
  expect(landed.hash).not.toContain('access_token');
  return { email, page, code: landed.searchParams.get('code') ?? failed('no code') };
}

function exchange(code: string, verifier: string): Promise<Response> {
  return fetch(`${target.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: target.key },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
}

const refresh = (token: string) => newClient().auth.refreshSession({ refresh_token: token });

describe('a sign-in mail', () => {
  it('a sign-in mail links to the site’s confirm page and contains a code', async () => {
    const { link, code } = await askForMail(newClient(), newAddress());
    const url = new URL(link);
    expect(url.pathname).toBe('/auth/confirm');
    expect(url.searchParams.get('type')).toBe('email');
    expect(tokenIn(link)).not.toBe('');
    expect(code).toMatch(/^\d{6,10}$/);
  });

  it('a sign-in mail is not sent to an invalid address', async () => {
    const { error } = await newClient().auth.signInWithOtp({ email: 'nobody' });
    expect(error?.code).toBe('validation_failed');
  });

  it('a second sign-in mail within the interval is refused with the time to wait', async () => {
    const client = newClient();
    const email = newAddress();
    await askForMail(client, email);
    const { error } = await client.auth.signInWithOtp({ email: email.toUpperCase() });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
  });

  it('a second sign-in mail after the interval replaces the first one', async () => {
    const client = newClient();
    const email = newAddress();
    const first = await askForMail(client, email);
    await target.letPass(MAIL_INTERVAL_S);
    const second = await askForMail(client, email);
    const old = await client.auth.verifyOtp({ token_hash: tokenIn(first.link), type: 'email' });
    expect(old.error?.code).toBe('otp_expired');
    const { data } = await client.auth.verifyOtp({
      token_hash: tokenIn(second.link),
      type: 'email',
    });
    expect(data.user?.email).toBe(email);
  });
});

describe('a code', () => {
  it('a code signs in a new address', async () => {
    const client = newClient();
    const { email, session } = await signIn(client);
    expect(session.user.email).toBe(email);
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe(email);
  });

  it('a code signs in a known address, to the same account', async () => {
    const first = await signIn(newClient());
    await target.letPass(MAIL_INTERVAL_S);
    const second = await signIn(newClient(), first.email);
    expect(second.session.user.id).toBe(first.session.user.id);
  });

  it('a code works once', async () => {
    const client = newClient();
    const { email, code } = await signIn(client);
    const { error } = await newClient().auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('a wrong code is refused, and the right one still works', async () => {
    const client = newClient();
    const email = newAddress();
    const { code } = await askForMail(client, email);
    const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    const { error } = await client.auth.verifyOtp({ email, token: wrong, type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    const right = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(right.data.session).not.toBeNull();
  });

  it('a code is refused for another address', async () => {
    const client = newClient();
    const { code } = await askForMail(client, newAddress());
    const { error } = await client.auth.verifyOtp({
      email: newAddress(),
      token: code,
      type: 'email',
    });
    expect(error?.code).toBe('otp_expired');
  });

  it('a code and its link are refused after their lifetime', async () => {
    const client = newClient();
    const email = newAddress();
    const { code, link } = await askForMail(client, email);
    await target.letPass(target.codeLifetimeS + 1);
    const byCode = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(byCode.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const byLink = await client.auth.verifyOtp({ token_hash: tokenIn(link), type: 'email' });
    expect(byLink.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });
});

describe('the hash in a link', () => {
  it('the hash in a link signs in a new address, in any browser, once', async () => {
    const email = newAddress();
    const { link } = await askForMail(newClient(), email);
    const { data } = await newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'email' });
    expect(data.user?.email).toBe(email);
    const again = await newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'email' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('the hash in a link signs in a known address', async () => {
    const { email } = await signIn(newClient());
    await target.letPass(MAIL_INTERVAL_S);
    const { link } = await askForMail(newClient(), email);
    const { data } = await newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'email' });
    expect(data.user?.email).toBe(email);
  });

  it('the hash in a link works in another browser after a PKCE request', async () => {
    const email = newAddress();
    const { link } = await askForMail(newClient('pkce'), email);
    const { data } = await newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'email' });
    expect(data.user?.email).toBe(email);
  });
});

describe('the verify link', () => {
  it('the verify link leads to the requested page of the site, with a session', async () => {
    const client = newClient();
    const { email } = await signIn(client);
    await target.letPass(MAIL_INTERVAL_S);
    const { link } = await askForMail(client, email);
    const page = `${new URL(link).origin}/wizard`;
    const landed = await openVerifyLink(tokenIn(link), page);
    expect(landed.origin + landed.pathname).toBe(page);
    const fragment = fragmentOf(landed);
    const { data } = await newClient().auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe(email);
  });

  it('the verify link leads to the site itself if another site was requested', async () => {
    const client = newClient();
    const { email } = await signIn(client);
    await target.letPass(MAIL_INTERVAL_S);
    const { link } = await askForMail(client, email, 'https://evil.example/steal');
    const landed = await openVerifyLink(tokenIn(link), 'https://evil.example/steal');
    expect(landed.origin).toBe(new URL(link).origin);
  });

  it('the verify link reports an invalid token in the URL', async () => {
    const landed = await openVerifyLink('0'.repeat(64));
    const fragment = fragmentOf(landed);
    expect(fragment.get('error')).toBe('access_denied');
    expect(fragment.get('error_code')).toBe('otp_expired');
    expect(fragment.get('error_description')).not.toBe('');
  });
});

describe('PKCE', () => {
  it('PKCE gives the session once, to the page that requested it', async () => {
    const { email, page, code } = await openPkceLink();
    const { data } = await page.auth.exchangeCodeForSession(code);
    expect(data.user?.email).toBe(email);
    expect((await exchange(code, 'a'.repeat(43))).ok).toBe(false);
  });

  it('PKCE gives nothing to a page with another verifier', async () => {
    const { email, page, code } = await openPkceLink();
    const stranger = await exchange(code, 'a'.repeat(43));
    expect(stranger.status).toBe(400);
    expect(await stranger.json()).toMatchObject({ error_code: 'bad_code_verifier' });
    const { data } = await page.auth.exchangeCodeForSession(code);
    expect(data.user?.email).toBe(email);
  });
});

describe('a session', () => {
  it('a session gets a new refresh token each time', async () => {
    const { session } = await signIn(newClient());
    const { data } = await refresh(session.refresh_token);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.id).toBe(session.user.id);
  });

  it('a session refuses an old refresh token, and then ends', async () => {
    const { session } = await signIn(newClient());
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.data.session?.refresh_token ?? '');
    await target.letPass(11);
    const old = await refresh(session.refresh_token);
    expect(old.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    // The current one has just been revoked, and works as long as any token that was just used.
    await target.letPass(11);
    const current = await refresh(third.data.session?.refresh_token ?? '');
    expect(current.error?.status).toBe(400);
  });

  it('an unknown refresh token is refused', async () => {
    const { error } = await refresh('abcdefghijkl');
    expect(error?.status).toBe(400);
  });

  it('a session is over after signing out', async () => {
    const client = newClient();
    const { session } = await signIn(client);
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    const { error } = await refresh(session.refresh_token);
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    const user = await newClient().auth.getUser(session.access_token);
    // The client's name for the server's session_not_found.
    expect(user.error?.name).toBe('AuthSessionMissingError');
  });
});

describe('contact messages', () => {
  /** Each message has an address of its own: a server may limit messages per address. */
  const newMessage = () => ({ name: 'Ada', email: newAddress(), message: 'Hello' });

  it('a contact message can be written by anyone', async () => {
    const { error, status } = await newClient().from('contact_messages').insert(newMessage());
    expect(error).toBeNull();
    expect(status).toBe(201);
  });

  it('a contact message can be written by a signed-in user', async () => {
    const client = newClient();
    await signIn(client);
    const { error } = await client
      .from('contact_messages')
      .insert({ ...newMessage(), subject: 'Hi' });
    expect(error).toBeNull();
  });

  it('a contact message that is sent twice arrives once', async () => {
    const message = { ...newMessage(), id: randomUUID() };
    const send = () => newClient().from('contact_messages').insert(message);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ error }) => error?.code)).toEqual(['23505', '23505', '23505']);
  });

  it('a contact message can be read, changed and deleted by no client', async () => {
    const client = newClient();
    await client.from('contact_messages').insert(newMessage());
    const attempts = () => [
      client.from('contact_messages').select(),
      client.from('contact_messages').select('id').eq('name', 'Ada'),
      client.from('contact_messages').update({ name: 'Eve' }).eq('name', 'Ada'),
      client.from('contact_messages').delete().eq('name', 'Ada'),
    ];
    const expected = (status: number) => ({ status, data: null, code: '42501' });
    const outcomes = async () =>
      (await Promise.all(attempts())).map(({ status, data, error }) => ({
        status,
        data,
        code: error?.code,
      }));
    expect(await outcomes()).toEqual(attempts().map(() => expected(401)));
    await signIn(client);
    expect(await outcomes()).toEqual(attempts().map(() => expected(403)));
  });

  it('an insert that asks for the row is refused, because that would be reading it', async () => {
    const { error, status } = await newClient()
      .from('contact_messages')
      .insert(newMessage())
      .select();
    expect([401, 403]).toContain(status);
    expect(error?.code).toBe('42501');
  });

  it.each([
    ['an empty name', { name: '' }],
    ['a name of 201 characters', { name: 'x'.repeat(201) }],
    ['what is no address', { email: 'ada@example' }],
    ['an address of 321 characters', { email: `${'x'.repeat(309)}@example.com` }],
    ['a subject of 201 characters', { subject: 'x'.repeat(201) }],
    ['an empty message', { message: '' }],
    ['a message of 5001 characters', { message: 'x'.repeat(5001) }],
  ])('a contact message is refused with %s', async (_, wrong) => {
    const { error, status } = await newClient()
      .from('contact_messages')
      .insert({ ...newMessage(), ...wrong });
    expect(status).toBe(400);
    expect(error?.code).toBe('23514');
  });
});
