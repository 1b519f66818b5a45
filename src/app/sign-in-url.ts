import type { createStore } from 'jotai';
import { stillSignedIn } from '#domain/site/session-toasts.ts';
import { isTokenHash } from '#domain/site/token-hash.ts';
import type { AuthService, LinkProblem } from '#services/auth/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/account/session.ts';
import { nameUserAtom } from '#state/account/sign-in.ts';
import type { createAppRouter } from './router.ts';

type Router = ReturnType<typeof createAppRouter>;
type Store = ReturnType<typeof createStore>;

/**
 * Handles the sign-in parameters a mailed link left in the URL: completes a PKCE sign-in, explains
 * an error, and strips tokens this app never requested. Ignores every other URL.
 */
export async function handleSignInUrl(
  auth: AuthService,
  router: Router,
  store: Store,
): Promise<void> {
  const { searchParams, hash } = new URL(location.href);
  const fragment = new URLSearchParams(hash.slice(1));
  const code = searchParams.get('code');
  const tokenHash = searchParams.get('token_hash');
  if (fragment.has('access_token')) return explain(router, store, 'refused-fragment');
  if (fragment.has('error_code') || searchParams.has('error_code')) {
    const expired = [fragment, searchParams].some((it) => it.get('error_code') === 'otp_expired');
    return explain(router, store, expired ? 'expired' : 'failed');
  }
  if (isTokenHash(tokenHash) && !location.pathname.startsWith('/auth')) {
    return replace(router, `/auth/confirm?token_hash=${tokenHash}&type=email`);
  }
  if (code && !location.pathname.startsWith('/auth')) {
    const result = await auth.exchangeCode(code);
    if (!result.ok)
      return explain(router, store, result.kind === 'other-browser' ? 'other-browser' : 'failed');
    store.set(nameUserAtom);
    return replace(router, '/');
  }
  return undefined;
}

/** Explains on the login page, or in a toast to a user whom that page would send on. */
function explain(router: Router, store: Store, problem: LinkProblem): void {
  const session = store.get(sessionAtom);
  if (session.status !== 'in') return replace(router, `/auth?problem=${problem}`);
  const why = problem === 'expired' ? 'expired' : 'failed';
  store.get(servicesAtom)?.notify(stillSignedIn(session.identity.email, why));
  return replace(router, '/');
}

function replace(router: Router, address: string): void {
  router.history.replace(address);
}
