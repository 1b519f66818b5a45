import { atom } from 'jotai';
import { serviceError, TOASTS } from '#domain/toasts.ts';
import type { AuthResult, Identity } from '#services/auth/auth.ts';
import { queueAtom } from './attention.ts';
import { services } from './services.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'in'; readonly identity: Identity }
  | { readonly status: 'out' };

export const sessionAtom = atom<Session>({ status: 'loading' });

export const setIdentityAtom = atom(null, (_get, set, identity: Identity | null) =>
  set(sessionAtom, identity ? { status: 'in', identity } : { status: 'out' }),
);

/** Whether there is work on the device, so that a logout has to ask what becomes of it. */
export const hasWorkAtom = atom(null, (get) => services(get).device.hasWork());

/**
 * Signs out, with the keys and the queue and, if asked, all work. Says how it went; true when this
 * device has forgotten the person.
 */
export const signOutAtom = atom(
  null,
  async (get, _set, what: { work: boolean } = { work: false }) => {
    const { auth, device, notify } = services(get);
    // What is being sent is broken off first, or its last words would come back to the device.
    const forget = async () => {
      await get(queueAtom)
        ?.clear()
        .catch(() => undefined);
      await device.forget(what);
    };
    const result = await auth.signOut(forget);
    notify(result.ok ? TOASTS.loggedOut : authToast(result));
    return result.ok;
  },
);

/** The toast for a refused sign-in call: the service's words, or ours when it had none. */
export function authToast(result: Exclude<AuthResult, { ok: true }>) {
  return result.kind === 'unexpected' ? TOASTS.unexpected : serviceError(result.message);
}
