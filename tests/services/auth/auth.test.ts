import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSignInToken } from '#domain/site/sign-in-token.ts';
import { isTokenHash } from '#domain/site/token-hash.ts';
import { parseLinkProblem } from '#services/auth/auth.ts';
import { createUnconfiguredAuth } from '#services/auth/unconfigured-auth.ts';

const HASH = 'pkce_0123456789abcdef0123456789abcdef';

describe('the text typed into “Code, or paste the link”', () => {
  test.each(['123456', '12345678', '1234567890', ' 123 456 ', '123\u00A0456\n'])(
    '%j parses as a code',
    (text) => {
      expect(parseSignInToken(text)).toEqual({ kind: 'code', code: text.replaceAll(/\s/g, '') });
    },
  );

  test.each([
    `https://app.example/auth/confirm?token_hash=${HASH}&type=email`,
    `https://x.supabase.co/auth/v1/verify?token=${HASH}&type=magiclink&redirect_to=https://a.example`,
    `  https://app.example/?token_hash=${HASH}\n`,
    `https://app.example/auth/\nconfirm?token_hash=${HASH}`,
  ])('%j parses as a link', (link) => {
    expect(parseSignInToken(link)).toEqual({ kind: 'token-hash', tokenHash: HASH });
  });

  test.each([
    '',
    '12345',
    '12345678901',
    '12345a',
    '１２３４５６',
    'https://app.example/',
    'https://app.example/?token_hash=',
    'https://app.example/?token_hash=short',
    `https://app.example/?token_hash=${'x'.repeat(201)}`,
    'https://app.example/?token_hash=<script>alert(1)</script>',
    `token_hash=${HASH}`,
    'javascript:alert(1)',
  ])('%j parses as neither a code nor a link', (text) => {
    expect(parseSignInToken(text)).toBeUndefined();
  });

  test('any typed text parses to a token that is safe in a URL, or to none', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true }),
      fc.string({ unit: 'binary' }).map((value) => `https://a.example/?token_hash=${value}`),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const token = parseSignInToken(typed);
        if (token?.kind === 'code') expect(token.code).toMatch(/^\d{6,10}$/);
        if (token?.kind === 'token-hash') expect(token.tokenHash).toMatch(/^[\w-]{8,200}$/);
      }),
      { numRuns: 500 },
    );
  });

  test('a token hash is distinguished from any other value', () => {
    expect(isTokenHash(HASH)).toBe(true);
    for (const stray of ['', 'short', `${HASH}\n`, `${HASH} x`, '../../..//', null, 7, [HASH]]) {
      expect(isTokenHash(stray)).toBe(false);
    }
  });
});

test('a link problem is one of four known words', () => {
  expect(parseLinkProblem('expired')).toBe('expired');
  for (const stray of ['', 'Expired', '__proto__', null, ['expired']]) {
    expect(parseLinkProblem(stray)).toBeUndefined();
  }
});

describe('a build without sign-in', () => {
  test('a build without sign-in has no identity and says why', async () => {
    const auth = createUnconfiguredAuth();
    expect(auth.configured).toBe(false);
    expect(await auth.storedIdentity()).toBeNull();
    auth.keepFresh();
    expect(() => auth.subscribe(() => undefined)()).not.toThrow();
    const tries = await Promise.all([
      auth.sendMagicLink('a@b.example'),
      auth.verifyCode('a@b.example', '123456'),
      auth.verifyTokenHash(HASH),
      auth.exchangeCode('code'),
    ]);
    for (const result of tries) {
      expect(result).toMatchObject({
        ok: false,
        kind: 'service',
        message: expect.stringContaining('not configured'),
      });
    }
    expect(await auth.signOut()).toEqual({ ok: true });
  });
});
