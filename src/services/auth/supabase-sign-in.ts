import type { AuthError } from '@supabase/supabase-js';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { WorkOfOthersError } from '#services/storage/work-of-others-error.ts';
import { type AuthResult, type AuthService, OFFLINE } from './auth.ts';
import { createSessionRecord, restoreVerifier, VERIFIER } from './session-record.ts';
import type { StoredSession, AuthDeps } from './stored-session.ts';
import { createAuthClient, createRefreshClient, createRevocation } from './supabase-client.ts';

/** Requests to the sign-in service. No method throws. */
export interface SignIn extends Pick<
  AuthService,
  'sendMagicLink' | 'verifyCode' | 'verifyTokenHash' | 'exchangeCode'
> {
  /** Revokes a session that this device has forgotten; call the result again until it is ok. */
  createRevocation(session: unknown): () => Promise<AuthResult>;
}

export function createSignIn(deps: AuthDeps, session: StoredSession): SignIn {
  const { storage, siteUrl } = deps;
  const client = createAuthClient(deps, createSessionRecord(storage, session, deps.enter));
  let revocations = 0;

  /**
   * Restores the verifier of the latest mail if the call fails: the client has dropped it by then,
   * for a refused later mail or a code that got no answer too, and the link of that mail still
   * needs it.
   */
  async function keepingVerifier(call: () => Promise<AuthResult>): Promise<AuthResult> {
    const before = await readVerifier(storage);
    const result = await call();
    if (!result.ok && before !== undefined) {
      await restoreVerifier(storage, session, before).catch(() => undefined);
    }
    return result;
  }

  return {
    sendMagicLink: (email) =>
      keepingVerifier(() =>
        attempt(() => client.signInWithOtp({ email, options: { emailRedirectTo: siteUrl } })),
      ),
    verifyCode: (email, token) =>
      attemptSignIn(() => client.verifyOtp({ email, token, type: 'email' })),
    verifyTokenHash: (token_hash) =>
      attemptSignIn(() => client.verifyOtp({ token_hash, type: 'email' })),
    async exchangeCode(code) {
      if (!(await readVerifier(storage))) return otherBrowser;
      return keepingVerifier(() => attemptSignIn(() => client.exchangeCodeForSession(code)));
    },
    createRevocation(ended) {
      revocations += 1;
      // A client returns the refresh that is running, whatever session it is asked to refresh.
      const storageKey = `forgotten-session-${revocations}`;
      const createRefresher = () => createRefreshClient(deps, storageKey);
      const revoke = createRevocation(client, createRefresher, ended);
      return () => attempt(async () => ({ error: await revoke() }));
    },
  };
}

const readVerifier = (storage: KeyValueStore) => storage.get(VERIFIER).catch(() => undefined);

const unexpected = {
  ok: false,
  kind: 'unexpected',
  message: 'An unexpected error occurred.',
} as const;

const workOfOthers = {
  ok: false,
  kind: 'busy',
  message:
    'Someone else’s work is open here, and this browser can’t store it right now. Free some space if the device is full, then reload the page and log in again.',
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
    if (error instanceof WorkOfOthersError) return workOfOthers;
    return isNetworkError(error) ? OFFLINE : unexpected;
  }
}

/** A success without a session comes from a captive portal, whatever its status. */
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
  if (name === 'AuthRetryableFetchError' && !isServerError) return OFFLINE;
  const seconds = /after (\d{1,4}) seconds?/.exec(message)?.[1];
  if (seconds !== undefined) {
    return { ok: false, kind: 'service', message, retryAfterS: Number(seconds) };
  }
  // The guarded fetch passes only the service's own messages.
  if (isServerError || status === 429) {
    const said = message.replace(/[.!]?$/, '.');
    return { ok: false, kind: 'busy', message: `${said} Try again in a few minutes.` };
  }
  return { ok: false, kind: 'service', message };
}
