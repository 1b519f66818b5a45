import { atom } from 'jotai';
import { isSameAccount } from '#domain/site/account.ts';
import { SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import type { PutAway } from '#domain/site/put-away.ts';
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

/** Keeps or deletes the work that the user is asked about. */
export const settlePutAwayAtom = atom(null, async (get, set, answer: 'keep' | 'delete') => {
  const generations = get(askedPutAwayAtom).map(({ generation }) => generation);
  set(putAwayAtom, (all) => all.filter(({ generation }) => !generations.includes(generation)));
  try {
    await get(diskAtom)?.settlePutAway(generations, answer);
  } catch {
    // It stays out of sight, and the next visit asks again.
    if (answer === 'delete') services(get).notify(SESSION_TOASTS.unexpected);
  }
});
