import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import type { AuthResult, AuthService, Identity } from './auth.ts';
import {
  asText,
  forgetful,
  identityOf,
  parseJson,
  remembered,
  SESSION,
  type SupabaseSettings,
} from './stored-session.ts';

/** Milliseconds that somebody who logs out waits for the server. */
const REVOKE_MS = 3000;

const VERIFIER = `${SESSION}-code-verifier`;

/**
 * Supabase's auth client, loaded when it is first needed. Who is signed in at start is read from
 * storage without it: offline, its own start takes 25 seconds and then answers "nobody".
 */
export function createSupabaseAuth(given: SupabaseSettings): AuthService {
  const settings = { ...given, storage: forgetful(given.storage) };
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
    async signOut(forget = async () => undefined) {
      const { access_token } = Object(parseJson(await remembered(settings.storage, SESSION)));
      await Promise.allSettled([settings.storage.delete(SESSION)]);
      await Promise.allSettled([forget()]);
      tell(null);
      tellClient(client).catch(() => undefined);
      return revokeInTime(() => revoke(client, asText(access_token)), settings.onChance);
    },
  };
}

async function load(
  settings: SupabaseSettings,
  tell: (identity: Identity | null) => void,
): Promise<GoTrueClient> {
  const { createAuthClient } = await import('./supabase-client.ts');
  return createAuthClient(settings, tell);
}

/** Whether the server only says that it has ended the session already. */
const isEnded = ({ name, status }: AuthError) =>
  name === 'AuthSessionMissingError' || [401, 403, 404].includes(status ?? 0);

/**
 * A server out of reach learns of it when the network is back, from this page: the token that it
 * takes for that is nowhere but in its memory.
 */
async function revokeInTime(
  revokeOnce: () => Promise<AuthResult>,
  onChance: SupabaseSettings['onChance'],
): Promise<AuthResult> {
  const patience = new Promise<AuthResult>((resolve) => {
    setTimeout(resolve, REVOKE_MS, offlineResult);
  });
  const result = await Promise.race([revokeOnce(), patience]);
  if (result.ok || result.kind !== 'offline') return result;
  const stop = onChance?.(() => void tryAgain());
  async function tryAgain(): Promise<void> {
    const later = await revokeOnce();
    if (later.ok || later.kind !== 'offline') stop?.();
  }
  return { ok: true };
}

/** Ends a session that this device has forgotten. */
async function revoke(
  client: () => Promise<GoTrueClient>,
  token: string | null,
): Promise<AuthResult> {
  return attempt(async () => {
    const auth = await client();
    const { error } = token ? await auth.admin.signOut(token, 'local') : { error: null };
    return { error: error && isEnded(error) ? null : error };
  });
}

/** It tells the other tabs. Not waited for: during a refresh offline it takes 25 seconds. */
async function tellClient(client: () => Promise<GoTrueClient>): Promise<void> {
  await (await client()).signOut({ scope: 'local' });
}

const offlineResult = {
  ok: false,
  kind: 'offline',
  message: 'The sign-in service could not be reached.',
} as const;

const unexpected = {
  ok: false,
  kind: 'unexpected',
  message: 'An unexpected error occurred',
} as const;

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
    return isNetworkError(error) ? offlineResult : unexpected;
  }
}

function isNetworkError(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

function refusal(error: AuthError): AuthResult {
  if (error.name === 'AuthRetryableFetchError') return offlineResult;
  const seconds = /after (\d{1,4}) seconds?/.exec(error.message)?.[1];
  return seconds === undefined
    ? { ok: false, kind: 'service', message: error.message }
    : { ok: false, kind: 'service', message: error.message, retryAfterS: Number(seconds) };
}
