import { type AuthError, GoTrueClient } from '@supabase/auth-js';
import { guardFetch } from './guarded-fetch.ts';
import type { SessionRecord } from './session-record.ts';
import { SESSION, type SupabaseSettings } from './stored-session.ts';

/** Supabase's auth client on our storage. Makes no request before it is called. */
export function createAuthClient(settings: SupabaseSettings, session: SessionRecord): GoTrueClient {
  const { storage } = settings;
  const isSession = (key: string) => key === SESSION;
  return new GoTrueClient({
    url: `${settings.url}/auth/v1`,
    headers: headersOf(settings),
    storageKey: SESSION,
    // The client's own messages between tabs are ignored: they arrive in any order.
    storage: {
      getItem: async (key) =>
        (await (isSession(key) ? session.read() : readStoredText(storage, key))) ?? null,
      setItem: (key, value) => (isSession(key) ? session.save(value) : storage.set(key, value)),
      removeItem: (key) => (isSession(key) ? session.end() : storage.delete(key)),
    },
    // A link with tokens in its fragment could sign the visitor in as another user. With PKCE and
    // without detection no such link is accepted; `?code=` goes through exchangeCode.
    flowType: 'pkce',
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
    fetch: guardFetch(settings.fetch, session),
  });
}

/**
 * Revokes on the server a session that this device has forgotten; call it again until it resolves
 * to null. Rejects without a network. The tokens, also those of a refresh, are in memory alone.
 */
export function createRevocation(
  settings: SupabaseSettings,
  client: GoTrueClient,
  session: unknown,
): () => Promise<AuthError | null> {
  let tokens: Tokens | undefined = tokensOf(session);
  return async () => {
    let error = await logOut(client, tokens);
    // Only a valid access token can end its session.
    if (error?.code === 'bad_jwt' && tokens) {
      tokens = await refresh(settings, tokens);
      error = await logOut(client, tokens);
    }
    return error;
  };
}

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

function tokensOf(session: unknown): Tokens | undefined {
  const { access_token: access, refresh_token: refreshToken } = Object(session);
  return typeof access === 'string' ? { access, refresh: String(refreshToken) } : undefined;
}

async function logOut(client: GoTrueClient, tokens: Tokens | undefined): Promise<AuthError | null> {
  if (!tokens) return null;
  const { error } = await client.admin.signOut(tokens.access, 'local');
  return error && !isEnded(error) ? error : null;
}

/** True if the session no longer exists. The client has its own error for `session_not_found`. */
const isEnded = ({ name, code }: AuthError) =>
  name === 'AuthSessionMissingError' || code === 'user_not_found';

/** Returns undefined if the server refuses: the session has then ended already. */
async function refresh(settings: SupabaseSettings, tokens: Tokens): Promise<Tokens | undefined> {
  const response = await guardFetch(settings.fetch)(
    `${settings.url}/auth/v1/token?grant_type=refresh_token`,
    {
      method: 'POST',
      headers: { ...headersOf(settings), 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: tokens.refresh }),
    },
  );
  return response.ok ? tokensOf(await response.json()) : undefined;
}

const headersOf = ({ publishableKey }: SupabaseSettings) => ({
  apikey: publishableKey,
  Authorization: `Bearer ${publishableKey}`,
});

async function readStoredText(storage: SupabaseSettings['storage'], key: string) {
  const text = await storage.get(key).catch(() => undefined);
  return typeof text === 'string' ? text : undefined;
}
