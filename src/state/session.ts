import { atom } from 'jotai';
import { serviceError, TOASTS } from '#domain/toasts.ts';
import type { AuthResult, Identity } from '#services/auth/auth.ts';
import { services } from './services.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'in'; readonly identity: Identity }
  | { readonly status: 'out' };

export const sessionAtom = atom<Session>({ status: 'loading' });

export const setIdentityAtom = atom(null, (_get, set, identity: Identity | null) =>
  set(sessionAtom, identity ? { status: 'in', identity } : { status: 'out' }),
);

/** Signs out and says how it went; true when this device has forgotten the person. */
export const signOutAtom = atom(null, async (get) => {
  const { auth, notify } = services(get);
  const result = await auth.signOut();
  notify(result.ok ? TOASTS.loggedOut : authToast(result));
  return result.ok;
});

/** The toast for a refused sign-in call: the service's words, or ours when it had none. */
export function authToast(result: Exclude<AuthResult, { ok: true }>) {
  return result.kind === 'unexpected' ? TOASTS.unexpected : serviceError(result.message);
}
