import { type AuthResult, type AuthService, OFFLINE } from './auth.ts';
import { createStoredSession } from './stored-session.ts';
import type { AuthDeps } from './stored-session.ts';
import type { SignIn } from './supabase-sign-in.ts';

/** Longest wait for the server at a logout, in milliseconds. */
const REVOKE_MS = 3000;

/**
 * Sign-in with Supabase, whose client is loaded on demand. At start the user is read from storage
 * without the client: offline, the client's own start takes 25 seconds and then reports no user.
 */
export function createSupabaseAuth(deps: AuthDeps): AuthService {
  const listeners = new Set<Parameters<AuthService['subscribe']>[0]>();
  const session = createStoredSession(deps, (identity, change) => {
    for (const listener of listeners) listener(identity, change);
  });
  let loading: Promise<SignIn> | undefined;

  async function load(): Promise<SignIn> {
    const { createSignIn } = await import('./supabase-sign-in.ts');
    return createSignIn(deps, session);
  }

  /** Calls the client. A chunk that failed to load is requested again by the next call. */
  async function use<T>(ask: (signIn: SignIn) => Promise<T>): Promise<T | typeof OFFLINE> {
    const signIn = await (loading ??= load()).catch(() => undefined);
    if (signIn) return ask(signIn);
    loading = undefined;
    return OFFLINE;
  }

  return {
    configured: true,
    storedIdentity: () => session.identify().catch(() => undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    republish: () => session.republish(),
    // Without its chunk there is nothing to refresh; a user who signs in or out is shown the
    // reason.
    keepFresh: () => void use(async () => undefined),
    isInMemory: () => deps.isInMemory?.() ?? false,
    sendMagicLink: (email) => use((signIn) => signIn.sendMagicLink(email)),
    verifyCode: (email, code) => use((signIn) => signIn.verifyCode(email, code)),
    verifyTokenHash: (hash) => use((signIn) => signIn.verifyTokenHash(hash)),
    exchangeCode: (code) => use((signIn) => signIn.exchangeCode(code)),
    async signOut(forget = async () => undefined) {
      const forgotten = await session.forget(forget);
      let revoke: (() => Promise<AuthResult>) | undefined;
      return revokeInTime(
        () => use((signIn) => (revoke ??= signIn.createRevocation(forgotten))()),
        deps.onRetryOpportunity,
      );
    },
  };
}

/**
 * Revokes the session, waiting `REVOKE_MS` at most. An unreachable server is notified when the
 * network is back, from this page: the token for that exists in its memory alone.
 */
async function revokeInTime(
  revokeOnce: () => Promise<AuthResult>,
  onRetryOpportunity: AuthDeps['onRetryOpportunity'],
): Promise<AuthResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<AuthResult>((resolve) => {
    timer = setTimeout(() => resolve(OFFLINE), REVOKE_MS);
  });
  let latest = revokeOnce();
  const result = await Promise.race([latest, patience]);
  clearTimeout(timer);
  if (result.ok || !mayWorkLater(result)) return result;
  const stop = onRetryOpportunity?.(() => void tryAgain());
  async function tryAgain(): Promise<void> {
    // A request that is merely slow is not sent twice.
    latest = latest.then((earlier) =>
      earlier.ok || !mayWorkLater(earlier) ? earlier : revokeOnce(),
    );
    const later = await latest;
    if (later.ok || !mayWorkLater(later)) stop?.();
  }
  return { ok: true };
}

const mayWorkLater = ({ kind }: Extract<AuthResult, { ok: false }>) =>
  kind === 'offline' || kind === 'busy';
