// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Identity } from '#services/auth/auth.ts';
import { createSupabaseAuth } from '#services/auth/supabase-auth.ts';
import { createMemoryColdStorage } from '#services/storage/cold-storage.ts';

test('a sign-out is heard in the other tabs', async () => {
  // Two tabs in one process: the client warns of it, rightly.
  vi.spyOn(console, 'warn').mockReturnValue();
  const storage = createMemoryColdStorage();
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const user = { id: 'u', email: 'ada@example.com' };
  const tokens = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer' };
  await storage.set('session', JSON.stringify({ ...tokens, expires_in: 3600, expires_at, user }));
  const openTab = () =>
    createSupabaseAuth({
      url: 'https://x.example',
      publishableKey: 'public',
      storage,
      siteUrl: 'https://app.example/',
      fetch: async () => new Response(null, { status: 204 }),
    });
  const [here, there] = [openTab(), openTab()];
  const signedIn = Promise.withResolvers<void>();
  const signedOut = Promise.withResolvers<void>();
  there.subscribe((identity: Identity | null) =>
    identity ? signedIn.resolve() : signedOut.resolve(),
  );
  there.keepFresh();
  await signedIn.promise;
  expect(await here.signOut()).toEqual({ ok: true });
  await signedOut.promise;
});
