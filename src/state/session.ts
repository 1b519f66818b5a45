import { atom } from 'jotai';
import type { Leftover } from '#domain/leftovers.ts';
import { serviceError, SESSION_TOASTS } from '#domain/session-toasts.ts';
import type { ToastText } from '#domain/toast.ts';
import type { AuthResult, Identity } from '#services/auth/auth.ts';
import { queueAtom, queueShowsAtom, sharedWaitsAtom } from './attention.ts';
import { abandonPressesAtom } from './presses.ts';
import { services } from './services.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'in'; readonly identity: Identity }
  | { readonly status: 'out' };

export const sessionAtom = atom<Session>({ status: 'loading' });

export const setIdentityAtom = atom(null, (_get, set, identity: Identity | null) => {
  set(sessionAtom, identity ? { status: 'in', identity } : { status: 'out' });
  // In another tab too, a press under way must not bring a job back to the device.
  if (!identity) set(abandonPressesAtom);
});

/** Whether there is work on the device, so that a logout has to ask what becomes of it. */
export const hasWorkAtom = atom(
  null,
  // At once: whoever presses Logout may be gone in the next moment.
  (get) => services(get).device.hasWork() || get(queueShowsAtom) || get(sharedWaitsAtom),
);

/**
 * Signs out, with the keys and the queue and, if asked, all work. Says how it went, and what the
 * device would not let go of; true when nobody is signed in any more.
 */
export const signOutAtom = atom(
  null,
  async (get, set, what: { work: boolean } = { work: false }) => {
    const { auth, device, notify } = services(get);
    // What is being sent is broken off first, or its last words would come back to the device.
    let left: readonly Leftover[] = [];
    const forget = async () => {
      set(abandonPressesAtom);
      await get(queueAtom)
        ?.clear()
        .catch(() => undefined);
      left = await device.forget(what);
    };
    const result = await auth.signOut(forget);
    const toast = result.ok ? SESSION_TOASTS.loggedOut : authToast(result);
    notify(left.length > 0 ? await leftoverToast(left) : toast);
    return result.ok;
  },
);

/** Few devices refuse, so its words are loaded with the refusal. */
async function leftoverToast(left: readonly Leftover[]): Promise<ToastText> {
  try {
    const { couldNotRemove } = await import('#domain/leftovers.ts');
    return couldNotRemove(left);
  } catch {
    return SESSION_TOASTS.unexpected;
  }
}

/** The toast for a refused sign-in call: the service's words, or ours when it had none. */
export function authToast(result: Exclude<AuthResult, { ok: true }>) {
  return result.kind === 'unexpected' ? SESSION_TOASTS.unexpected : serviceError(result.message);
}
