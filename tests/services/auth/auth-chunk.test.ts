import { expect, test, vi } from 'vitest';
import { createSupabaseAuth } from '#services/auth/supabase-auth.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';

test('an auth client that failed to load is loaded by the next attempt', async () => {
  const auth = createSupabaseAuth({
    url: 'https://x.example',
    publishableKey: 'public',
    storage: createMemoryKeyValueStore(),
    siteUrl: 'https://app.example/',
    fetch: async () => Response.json({}),
  });
  // No fake reproduces a chunk that the network lost: the loader itself has to fail.
  vi.doMock('#services/auth/supabase-sign-in.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  auth.keepFresh();
  expect(await auth.sendMagicLink('ada@example.com')).toMatchObject({ ok: false });
  vi.doUnmock('#services/auth/supabase-sign-in.ts');
  expect(await auth.sendMagicLink('ada@example.com')).toEqual({ ok: true });
});
