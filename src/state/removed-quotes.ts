import { atom } from 'jotai';
import type { Quote } from '#domain/insight/quote.ts';
import {
  campaignAtom,
  campaignKeyAtom,
  removeQuoteAtom,
  restoreQuotesAtom,
  setQuotesAtom,
} from './campaign.ts';

/** The quotes before the last removal, and their campaign. */
const beforeAtom = atom<{ readonly key: string; readonly quotes: readonly Quote[] }>();

/** Removes one quote, or all of them. */
export const removeQuotesAtom = atom(null, (get, set, id?: string) => {
  set(beforeAtom, { key: get(campaignKeyAtom), quotes: get(campaignAtom).quotes });
  if (id === undefined) set(setQuotesAtom, []);
  else set(removeQuoteAtom, id);
});

/** True if a removal can be undone: in the same campaign. */
export const canUndoRemoveAtom = atom((get) => get(beforeAtom)?.key === get(campaignKeyAtom));

/** Restores the quotes of the last removal, and keeps those added since. */
export const undoRemoveAtom = atom(null, (get, set) => {
  const before = get(beforeAtom);
  const isCurrent = get(canUndoRemoveAtom);
  set(beforeAtom, undefined);
  if (before && isCurrent) set(restoreQuotesAtom, before.quotes);
});
