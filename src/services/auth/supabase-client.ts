import { type AuthError, createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { guardFetch } from './guarded-fetch.ts';
import type { SessionRecord } from './session-record.ts';
import { SESSION, type AuthDeps } from './stored-session.ts';

export type AuthClient = ReturnType<typeof createClient>['auth'];

/** Supabase's auth client on our storage. */
export function createAuthClient(deps: AuthDeps, session: SessionRecord): AuthClient {
  const { storage, url, publishableKey } = deps;
  const isSession = (key: string) => key === SESSION;
  const { auth } = createClient(url, publishableKey, {
    auth: {
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
    },
    global: { fetch: guardFetch(deps.fetch, session) },
  });
  return auth;
}

/**
 * A client without storage, which refreshes one session that this device has forgotten. Its key is
 * unique: clients with the same key warn about each other.
 */
export function createRefreshClient(
  { url, publishableKey, fetch }: AuthDeps,
  storageKey: string,
): AuthClient {
  const { auth } = createClient(url, publishableKey, {
    auth: {
      storageKey,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: guardFetch(fetch) },
  });
  return auth;
}

/**
 * Revokes on the server a session that this device has forgotten; call it again until it resolves
 * to null. The tokens, also those of a refresh, are in memory alone.
 */
export function createRevocation(
  client: AuthClient,
  createRefresher: () => AuthClient,
  session: unknown,
): () => Promise<AuthError | null> {
  let tokens: Tokens | undefined = tokensOf(session);
  let refreshing: AuthClient | undefined;
  return async () => {
    let error = await logOut(client, tokens);
    // Only a valid access token can end its session.
    if (error?.code === 'bad_jwt' && tokens) {
      const renewed = await refresh((refreshing ??= createRefresher()), tokens);
      if (renewed.error) return renewed.error;
      tokens = renewed.tokens;
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

async function logOut(client: AuthClient, tokens: Tokens | undefined): Promise<AuthError | null> {
  if (!tokens) return null;
  const { error } = await client.admin.signOut(tokens.access, 'local');
  return error && !isEnded(error) ? error : null;
}

/** True if the session no longer exists. The client has its own error for `session_not_found`. */
const isEnded = ({ name, code }: AuthError) =>
  name === 'AuthSessionMissingError' || code === 'user_not_found';

/** Resolves to no tokens if the server refuses: the session has then ended already. */
async function refresh(
  client: AuthClient,
  { refresh: refresh_token }: Tokens,
): Promise<{ readonly tokens?: Tokens | undefined; readonly error?: AuthError }> {
  const { data, error } = await client.refreshSession({ refresh_token });
  return isAuthRetryableFetchError(error) ? { error } : { tokens: tokensOf(data.session) };
}

async function readStoredText(storage: AuthDeps['storage'], key: string) {
  const text = await storage.get(key).catch(() => undefined);
  return typeof text === 'string' ? text : undefined;
}
