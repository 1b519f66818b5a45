import { GoTrueClient } from '@supabase/auth-js';
import type { Identity } from './auth.ts';
import { guardFetch } from './guarded-fetch.ts';
import {
  asText,
  identityOf,
  remembered,
  SESSION,
  type SupabaseSettings,
} from './stored-session.ts';

/** Supabase's auth client over our storage. Fetches nothing by itself until it is asked. */
export function createAuthClient(
  settings: SupabaseSettings,
  tell: (identity: Identity | null) => void,
): GoTrueClient {
  const client = new GoTrueClient({
    url: `${settings.url}/auth/v1`,
    headers: {
      apikey: settings.publishableKey,
      Authorization: `Bearer ${settings.publishableKey}`,
    },
    storageKey: SESSION,
    storage: {
      getItem: async (key) => asText(await remembered(settings.storage, key)),
      setItem: (key, value) => settings.storage.set(key, value),
      removeItem: (key) => settings.storage.delete(key),
    },
    // A link with tokens in its fragment could sign the visitor in as somebody else. With PKCE and
    // without detection none is taken; `?code=` goes through exchangeCode.
    flowType: 'pkce',
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
    fetch: guardFetch(settings.fetch),
  });
  // Synchronous on purpose: awaiting the client in here deadlocks it (supabase-js#762).
  client.onAuthStateChange((event, session) => {
    if (session) tell(identityOf(session));
    else if (event === 'SIGNED_OUT') tell(null);
  });
  return client;
}
