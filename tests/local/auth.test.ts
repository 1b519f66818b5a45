import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { addressProblem, mailProblem } from '../../local/auth/addresses.ts';
import { redirectTarget } from '../../local/auth/redirects.ts';
import { openDatabase } from '../../local/database.ts';
import { readInbox, runBackend, type RunningBackend } from './running-backend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  // In this thread, because the test sets its clock.
  backend = await runBackend({ mailIntervalS: 0 }, openDatabase);
  await fetch(`${backend.url}/auth/v1/health`);
}, 120_000);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => backend.close());

const post = (path: string, body: unknown) =>
  fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const newClient = () =>
  createClient(backend.url, 'any-key', {
    auth: { persistSession: false, autoRefreshToken: false },
  });

async function signIn(email: string): Promise<string> {
  const client = newClient();
  await client.auth.signInWithOtp({ email });
  const [mail] = await readInbox(`${backend.url}/_inbox.json`);
  const { data } = await client.auth.verifyOtp({ email, token: mail?.code ?? '', type: 'email' });
  return data.session?.refresh_token ?? '';
}

async function refresh(token: string): Promise<string> {
  const { data, error } = await newClient().auth.refreshSession({ refresh_token: token });
  return data.session?.refresh_token ?? error?.code ?? '';
}

const letPass = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

describe('an address that GoTrue mails to', () => {
  it.each([
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    'ada@example',
    'ada+news@mail.example.com',
    "o'neill@example.com",
    "!#$%&'*+/=?^_`{|}~-@example.com",
    `${'a'.repeat(243)}@example.com`,
  ])('%s is a valid address', (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });
});

describe('an address that GoTrue refuses', () => {
  it.each([
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'ada@exa mple.com',
    ' ada@example.com',
    'ada@example.com\n',
    'Ada <ada@example.com>',
    'ada@example..com',
    'ada@.example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@[127.0.0.1]',
    '"ada"@example.com',
    'ädä@example.com',
    'ada@exämple.com',
    'ada@例え.jp',
    `${'a'.repeat(244)}@example.com`,
    `${'a'.repeat(250)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
  ])('%s is refused as an invalid address', async (address) => {
    const response = addressProblem(address);
    expect(response?.status).toBe(400);
    expect(await response?.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  });

  it.each(['a..b@example.com', '.a@example.com', 'a.@example.com'])(
    '%s fails in the mailer',
    async (address) => {
      const response = mailProblem(address, false);
      expect(response?.status).toBe(500);
      expect(await response?.json()).toMatchObject({ error_code: 'unexpected_failure' });
    },
  );

  it('an address whose mail fails gets the error of that kind of mail', async () => {
    const wording = (known: boolean) => mailProblem('a..b@example.com', known)?.json();
    expect(await wording(false)).toMatchObject({ msg: 'Error sending confirmation email' });
    expect(await wording(true)).toMatchObject({ msg: 'Error sending magic link email' });
  });

  it.each([5, true, {}, ['ada@example.com']])(
    '%j is refused because it is not a string',
    async (email) => {
      const response = await post('otp', { email });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: 'bad_json' });
    },
  );

  it('an address that GoTrue refuses gets no mail', async () => {
    expect((await post('otp', { email: 'ada@exämple.com' })).status).toBe(400);
    expect(await readInbox(`${backend.url}/_inbox.json`)).toEqual([]);
  });
});

describe('the redirect of a mailed link', () => {
  const ORIGIN = 'http://localhost:5173';
  const targetOf = (address: string) =>
    redirectTarget(
      new Request(`${ORIGIN}/auth/v1/otp?${new URLSearchParams({ redirect_to: address })}`),
    );

  it.each([`${ORIGIN}/`, `${ORIGIN}/wizard?step=2#top`])(
    'a mailed link may lead to %s',
    (address) => {
      expect(targetOf(address)).toBe(address);
    },
  );

  it.each([
    '',
    '/wizard',
    'nonsense',
    'https://evil.example/',
    'http://localhost:5174/',
    'https://localhost:5173/',
    'http://localhost:5173.evil.example/',
    'http://localhost:5173@evil.example/',
    `blob:${ORIGIN}/1d2c`,
    `filesystem:${ORIGIN}/temporary/1`,
    'javascript:alert(1)',
    'data:text/html,1',
  ])('a mailed link leads to the site itself instead of %s', (address) => {
    expect(targetOf(address)).toBe(ORIGIN);
  });
});

describe('sign-in without a mail', () => {
  it.each([
    ['signup', { email: 'eve@example.com', password: 'a password of hers' }, 'signup_disabled'],
    [
      'token?grant_type=password',
      { email: 'eve@example.com', password: 'x' },
      'invalid_credentials',
    ],
    ['token', {}, 'invalid_credentials'],
    ['admin/users', { email: 'eve@example.com' }, 'not_found'],
    ['recover', { email: 'eve@example.com' }, 'not_found'],
    ['magiclink', { email: 'eve@example.com' }, 'not_found'],
  ])('sign-in by %s is closed', async (path, body, code) => {
    const response = await post(path, body);
    expect(response.ok).toBe(false);
    expect(await response.json()).toMatchObject({ error_code: code });
  });
});

describe('a used refresh token', () => {
  it('a used refresh token works again for ten seconds, as its response may be lost', async () => {
    const first = await signIn('grace@example.com');
    const second = await refresh(first);
    const third = await refresh(second);
    expect(await refresh(second)).toBe(third);
    const fourth = await refresh(first);
    expect([first, second, third]).not.toContain(fourth);
    expect(await refresh(fourth)).not.toBe('refresh_token_already_used');
  });

  it('an old refresh token ends the session, whose current token works 10 s more', async () => {
    const first = await signIn('alan@example.com');
    const second = await refresh(first);
    const third = await refresh(second);
    letPass(11);
    expect(await refresh(first)).toBe('refresh_token_already_used');
    const fourth = await refresh(third);
    expect(fourth).not.toBe('refresh_token_already_used');
    letPass(11);
    expect(await refresh(first)).toBe('refresh_token_already_used');
    letPass(11);
    expect(await refresh(fourth)).toBe('refresh_token_already_used');
  });
});
