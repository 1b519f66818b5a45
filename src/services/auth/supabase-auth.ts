import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import type { ColdStorage } from '#services/storage/cold-storage.ts';
import type { AuthResult, AuthService, Identity } from './auth.ts';
import { guardFetch } from './guarded-fetch.ts';

/** What the adapter needs; `url` is the project's address without a path. */
export interface SupabaseSettings {
  readonly url: string;
  readonly publishableKey: string;
  readonly storage: ColdStorage;
  readonly fetch: typeof globalThis.fetch;
  /** Where a link that was not opened through our own page leads: the site's root. */
  readonly siteUrl: string;
}

const SESSION = 'session';
const VERIFIER = `${SESSION}-code-verifier`;

/**
 * Supabase's auth client, loaded when it is first needed. Who is signed in at start is read from
 * storage without it: offline, its own start takes 25 seconds and then answers "nobody".
 */
export function createSupabaseAuth(settings: SupabaseSettings): AuthService {
  const listeners = new Set<(identity: Identity | null) => void>();
  let loading: Promise<GoTrueClient> | undefined;

  const client = () => {
    // A chunk that did not arrive is asked for again the next time.
    loading ??= load(settings, tell).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const tell = (identity: Identity | null) => {
    for (const listener of listeners) listener(identity);
  };

  return {
    configured: true,
    storedIdentity: async () => identityOf(parseJson(await remembered(settings.storage, SESSION))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Without its chunk there is nothing to keep fresh; whoever signs in or out hears why.
    keepFresh: () => void client().catch(() => undefined),
    sendMagicLink: (email) =>
      attempt(async () =>
        (await client()).signInWithOtp({ email, options: { emailRedirectTo: settings.siteUrl } }),
      ),
    verifyCode: (email, token) =>
      attempt(async () => (await client()).verifyOtp({ email, token, type: 'email' })),
    verifyTokenHash: (token_hash) =>
      attempt(async () => (await client()).verifyOtp({ token_hash, type: 'email' })),
    async exchangeCode(code) {
      if (!(await remembered(settings.storage, VERIFIER))) return otherBrowser;
      return attempt(async () => (await client()).exchangeCodeForSession(code));
    },
    async signOut() {
      const { access_token } = Object(parseJson(await remembered(settings.storage, SESSION)));
      await settings.storage.delete(SESSION).catch(() => undefined);
      tell(null);
      return revoke(client, asText(access_token));
    },
  };
}

async function load(
  settings: SupabaseSettings,
  tell: (identity: Identity | null) => void,
): Promise<GoTrueClient> {
  const { GoTrueClient: Client } = await import('@supabase/auth-js');
  const client = new Client({
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

/** Whether the server only says that it has ended the session already. */
const isEnded = ({ name, status }: AuthError) =>
  name === 'AuthSessionMissingError' || [401, 403, 404].includes(status ?? 0);

/** Ends a session that this device has forgotten. A server out of reach only learns of it later. */
async function revoke(
  client: () => Promise<GoTrueClient>,
  token: string | null,
): Promise<AuthResult> {
  const result = await attempt(async () => {
    const auth = await client();
    // It tells the other tabs. Not waited for: during a refresh offline it takes 25 seconds.
    auth.signOut({ scope: 'local' }).catch(() => undefined);
    const { error } = token ? await auth.admin.signOut(token, 'local') : { error: null };
    return { error: error && isEnded(error) ? null : error };
  });
  return !result.ok && result.kind === 'offline' ? { ok: true } : result;
}

const otherBrowser = {
  ok: false,
  kind: 'other-browser',
  message: 'This link was asked for in another browser or app.',
} as const;

async function attempt(call: () => Promise<{ error: AuthError | null }>): Promise<AuthResult> {
  try {
    const { error } = await call();
    return error ? refusal(error) : { ok: true };
  } catch (error) {
    return isNetworkError(error)
      ? { ok: false, kind: 'offline', message: 'The sign-in service could not be reached.' }
      : { ok: false, kind: 'unexpected', message: 'An unexpected error occurred' };
  }
}

function isNetworkError(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

function refusal(error: AuthError): AuthResult {
  if (error.name === 'AuthRetryableFetchError') {
    return { ok: false, kind: 'offline', message: 'The sign-in service could not be reached.' };
  }
  const seconds = /after (\d{1,4}) seconds?/.exec(error.message)?.[1];
  return seconds === undefined
    ? { ok: false, kind: 'service', message: error.message }
    : { ok: false, kind: 'service', message: error.message, retryAfterS: Number(seconds) };
}

function identityOf(session: unknown): Identity | null {
  const email: unknown = Object(Object(session).user).email;
  return typeof email === 'string' && email !== '' ? { email } : null;
}

function parseJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    // Not ours: whoever wrote it, nobody is signed in by it.
    return undefined;
  }
}

/** A device without storage remembers nothing. */
const remembered = (storage: ColdStorage, key: string) => storage.get(key).catch(() => undefined);

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
