import { atom } from 'jotai';
import { type Account, isSameAccount } from '#domain/site/account.ts';
import type { FailedDeletion } from '#domain/site/failed-deletions.ts';
import { serviceError, SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import type { ToastText } from '#domain/site/toast.ts';
import type { AuthResult, Identity } from '#services/auth/auth.ts';
import type { Forgotten } from '#services/device/device.ts';
import { hasSharedItemsAtom } from './pending-shared-items.ts';
import { queueAtom, queueHasWorkAtom } from '../jobs/queue.ts';
import { abandonPressesAtom } from '../jobs/presses.ts';
import { services } from '../services.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'in'; readonly identity: Identity }
  | { readonly status: 'out' };

export const sessionAtom = atom<Session>({ status: 'loading' });

const lastAccountAtom = atom<Account | undefined>(undefined);

/** The account that was last signed in here; its work stays its own after the session has ended. */
export const accountAtom = atom((get) => get(lastAccountAtom));

export const setIdentityAtom = atom(null, (get, set, identity: Identity | null) => {
  const before = get(lastAccountAtom);
  const isOther = before !== undefined && identity !== null && !isSameAccount(before, identity);
  // After a logout in another tab too, a press under way must not bring a job back to the device.
  if (!identity || isOther) set(abandonPressesAtom);
  const isNew = before?.id !== identity?.id || before?.email !== identity?.email;
  if (identity && isNew) set(lastAccountAtom, identity);
  if (isOther) get(queueAtom)?.leave();
  set(sessionAtom, identity ? { status: 'in', identity } : { status: 'out' });
  // It waited while nobody was signed in.
  if (identity) void get(queueAtom)?.drain();
});

/** Shows the owner of the work in place of another user: the session changes a moment later. */
export const followOwnerAtom = atom(null, (get, set, owner: Account) => {
  const session = get(sessionAtom);
  if (session.status === 'in' && !isSameAccount(session.identity, owner)) {
    set(setIdentityAtom, owner);
  }
});

/** True if there is work on the device: a logout then asks whether to keep it. */
export const hasWorkAtom = atom(
  null,
  // Synchronous: a user who presses Logout may be gone in the next moment.
  (get) => services(get).device.hasWork() || get(queueHasWorkAtom) || get(hasSharedItemsAtom),
);

/**
 * Signs out and removes the queue, and as asked the keys, the work and the settings. A toast reports the result and anything that the device refused to remove. Returns true if
 * no user is signed in any more.
 */
export const signOutAtom = atom(null, async (get, set, what: Forgotten = { work: false }) => {
  const { auth, device, notify } = services(get);
  let left: readonly FailedDeletion[] = [];
  const forget = async () => {
    set(abandonPressesAtom);
    const queue = get(queueAtom);
    // The running request is aborted first, or its last text would return to the device.
    queue?.forget();
    left = await device.forget(what);
    // The jobs are gone with the rest, unless they are only in memory or the device refused.
    await queue?.clear().catch(() => undefined);
  };
  const result = await auth.signOut(forget);
  const toast = result.ok ? SESSION_TOASTS.loggedOut : authToast(result);
  notify(left.length > 0 ? await leftoverToast(left) : toast);
  return result.ok;
});

/** Loads the text of the toast on demand: few devices refuse. */
async function leftoverToast(left: readonly FailedDeletion[]): Promise<ToastText> {
  try {
    const { couldNotRemove } = await import('#domain/site/failed-deletions.ts');
    return couldNotRemove(left);
  } catch {
    return SESSION_TOASTS.unexpected;
  }
}

/** Returns the toast for a refused sign-in call: the service's message, or ours if it sent none. */
export function authToast(result: Exclude<AuthResult, { ok: true }>) {
  return result.kind === 'unexpected' ? SESSION_TOASTS.unexpected : serviceError(result.message);
}
