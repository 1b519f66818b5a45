import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import type { AuthResult, AuthService } from './auth.ts';
import {
  createStoredSession,
  identityOf,
  parseJson,
  type SupabaseSettings,
  VERIFIER,
} from './stored-session.ts';

/** Milliseconds that somebody who logs out waits for the server. */
const REVOKE_MS = 3000;

/**
 * Supabase's auth client, loaded when it is first needed. Who is signed in at start is read from
 * storage without it: offline, its own start takes 25 seconds and then answers "nobody".
 */
export function createSupabaseAuth(settings: SupabaseSettings): AuthService {
  const listeners = new Set<Parameters<AuthService['subscribe']>[0]>();
  const session = createStoredSession(settings, (identity, change) => {
    for (const listener of listeners) listener(identity, change);
  });
  let loading: Promise<Loaded> | undefined;

  const load = () => {
    // A chunk that did not arrive is asked for again the next time.
    loading ??= loadClient(settings, session).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const client = async () => (await load()).client;

  return {
    configured: true,
    storedIdentity: async () => identityOf(parseJson(await session.read())),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    republish: () => session.republish(),
    // Without its chunk there is nothing to keep fresh; whoever signs in or out hears why.
    keepFresh: () => void load().catch(() => undefined),
    sendMagicLink: (email) =>
      attempt(async () =>
        (await client()).signInWithOtp({ email, options: { emailRedirectTo: settings.siteUrl } }),
      ),
    verifyCode: (email, token) =>
      attemptSignIn(async () => (await client()).verifyOtp({ email, token, type: 'email' })),
    verifyTokenHash: (token_hash) =>
      attemptSignIn(async () => (await client()).verifyOtp({ token_hash, type: 'email' })),
    async exchangeCode(code) {
      const verifier = await settings.storage.get(VERIFIER).catch(() => undefined);
      if (!verifier) return otherBrowser;
      return attemptSignIn(async () => (await client()).exchangeCodeForSession(code));
    },
    async signOut(forget = async () => undefined) {
      const forgotten = await session.forget(forget);
      let revoke: (() => Promise<AuthError | null>) | undefined;
      return revokeInTime(
        () =>
          attempt(async () => {
            revoke ??= (await load()).createRevocation(forgotten);
            return { error: await revoke() };
          }),
        settings.onChance,
      );
    },
  };
}

interface Loaded {
  readonly client: GoTrueClient;
  createRevocation(session: unknown): () => Promise<AuthError | null>;
}

async function loadClient(
  settings: SupabaseSettings,
  session: ReturnType<typeof createStoredSession>,
): Promise<Loaded> {
  const { createAuthClient, createRevocation } = await import('./supabase-client.ts');
  const client = createAuthClient(settings, session);
  return { client, createRevocation: (ended) => createRevocation(settings, client, ended) };
}

/**
 * A server out of reach learns of it when the network is back, from this page: the token that it
 * takes for that is nowhere but in its memory.
 */
async function revokeInTime(
  revokeOnce: () => Promise<AuthResult>,
  onChance: SupabaseSettings['onChance'],
): Promise<AuthResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<AuthResult>((resolve) => {
    timer = setTimeout(() => resolve(offlineResult), REVOKE_MS);
  });
  let latest = revokeOnce();
  const result = await Promise.race([latest, patience]);
  clearTimeout(timer);
  if (result.ok || !mayWorkLater(result)) return result;
  const stop = onChance?.(() => void tryAgain());
  async function tryAgain(): Promise<void> {
    // One that is only slow is not sent twice.
    latest = latest.then((earlier) =>
      earlier.ok || !mayWorkLater(earlier) ? earlier : revokeOnce(),
    );
    const later = await latest;
    if (later.ok || !mayWorkLater(later)) stop?.();
  }
  return { ok: true };
}

const mayWorkLater = ({ kind }: Refusal) => kind === 'offline' || kind === 'busy';

type Refusal = Extract<AuthResult, { ok: false }>;

const offlineResult = {
  ok: false,
  kind: 'offline',
  message: 'The sign-in service could not be reached.',
} as const;

const unexpected = {
  ok: false,
  kind: 'unexpected',
  message: 'An unexpected error occurred.',
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

/** An answer without a session is a portal's, whatever its status. */
function attemptSignIn(
  call: () => Promise<{ data: { session: unknown }; error: AuthError | null }>,
): Promise<AuthResult> {
  return attempt(async () => {
    const { data, error } = await call();
    if (!error && !data.session) throw new TypeError('No answer from the sign-in service');
    return { error };
  });
}

function isNetworkError(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

function refusal({ name, message, status = 0 }: AuthError): AuthResult {
  const isServerError = status >= 500;
  if (name === 'AuthRetryableFetchError' && !isServerError) return offlineResult;
  const seconds = /after (\d{1,4}) seconds?/.exec(message)?.[1];
  if (seconds !== undefined) {
    return { ok: false, kind: 'service', message, retryAfterS: Number(seconds) };
  }
  // The guarded fetch lets pass only what the service itself says.
  if (isServerError || status === 429) {
    const said = message.replace(/[.!]?$/, '.');
    return { ok: false, kind: 'busy', message: `${said} Try again in a few minutes.` };
  }
  return { ok: false, kind: 'service', message };
}
