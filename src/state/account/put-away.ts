import { atom } from 'jotai';
import { type Account, isSameAccount } from '#domain/site/account.ts';
import { SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import type { PutAway } from '#domain/site/put-away.ts';
import type { Undo } from '#services/storage/document-store.ts';
import { diskAtom, putAwayAtom } from '../storage/documents.ts';
import { services } from '../services.ts';
import { sessionAtom } from './session.ts';

/** The work that the signed-in user is asked about: of one account at a time. */
export const askedPutAwayAtom = atom((get): readonly PutAway[] => {
  const session = get(sessionAtom);
  if (session.status !== 'in') return [];
  const asked = get(putAwayAtom).filter(
    ({ state, owner }) => state === 'asking' && !isSameAccount(owner, session.identity),
  );
  const [first] = asked;
  return first ? asked.filter(({ owner }) => isSameAccount(owner, first.owner)) : [];
});

interface Deleted {
  readonly work: readonly PutAway[];
  readonly undo: Undo;
  /** The user who deleted it. */
  readonly by: Account;
}

const lastDeletedAtom = atom<Deleted | undefined>(undefined);

/** The work that the signed-in user has just deleted, while that can be undone. */
export const deletedPutAwayAtom = atom((get) => {
  const session = get(sessionAtom);
  const deleted = get(lastDeletedAtom);
  const isOwn = deleted && session.status === 'in' && isSameAccount(deleted.by, session.identity);
  return isOwn ? deleted.work : undefined;
});

/** Leaves it deleted. */
export const leaveDeletedAtom = atom(null, (_get, set) => set(lastDeletedAtom, undefined));

/** Brings the deleted work back, and asks about it again. */
export const undoDeletePutAwayAtom = atom(null, async (get, set) => {
  const deleted = get(lastDeletedAtom);
  if (!deleted || !get(deletedPutAwayAtom)) return;
  try {
    await deleted.undo();
    set(lastDeletedAtom, undefined);
  } catch {
    services(get).notify(SESSION_TOASTS.unexpected);
  }
});

/** Keeps or deletes the work that the user is asked about. */
export const settlePutAwayAtom = atom(null, async (get, set, answer: 'keep' | 'delete') => {
  const work = get(askedPutAwayAtom);
  const session = get(sessionAtom);
  const generations = work.map(({ generation }) => generation);
  set(putAwayAtom, (all) => all.filter(({ generation }) => !generations.includes(generation)));
  try {
    const undo = await get(diskAtom)?.settlePutAway(generations, answer);
    if (answer === 'keep' || !undo || session.status !== 'in') return;
    set(lastDeletedAtom, { work, undo, by: session.identity });
  } catch {
    // It stays out of sight, and the next visit asks again.
    if (answer === 'delete') services(get).notify(SESSION_TOASTS.unexpected);
  }
});
