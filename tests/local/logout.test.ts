import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createSupabaseAuth } from '#services/auth/supabase-auth.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';
import { openTarget } from './conformance-target.ts';

const target = await openTarget({});
afterAll(() => target.close());
afterEach(() => {
  vi.useRealTimers();
});

const ACCESS_TOKEN_LIVES_S = 3600;

test.each([
  ['a living', 0, ['logout 204']],
  ['an expired', ACCESS_TOKEN_LIVES_S + 60, ['logout 403', 'token 200', 'logout 204']],
])('the app’s logout with %s token ends the session on the server', async (_kind, s, expected) => {
  const answers: string[] = [];
  const storage = createMemoryKeyValueStore();
  const auth = createSupabaseAuth({
    url: target.url,
    publishableKey: target.key,
    storage,
    siteUrl: `${target.url}/`,
    async fetch(input, init) {
      const response = await fetch(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      answers.push(`${pathname.split('/').at(-1)} ${response.status}`);
      return response;
    },
  });
  const address = target.newAddress();
  expect(await auth.sendMagicLink(address)).toEqual({ ok: true });
  const { code } = await target.nextMailTo(address);
  expect(await auth.verifyCode(address, code)).toEqual({ ok: true });
  const { refresh_token } = JSON.parse(String(await storage.get('session')));
  await target.letPass(s);
  answers.length = 0;

  expect(await auth.signOut()).toEqual({ ok: true });
  expect(answers).toEqual(expected);
  const refresh = await fetch(`${target.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: target.key, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  expect(await refresh.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
});
