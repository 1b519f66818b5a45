import { atom } from 'jotai';
import {
  changeRemoved,
  type Removal,
  removalOf,
  restorable,
  undoRemoval,
  withRemoved,
} from '#domain/quotes/removal.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { insightAtom } from './additions.ts';
import { campaignKeyAtom } from '../campaign/campaign.ts';

/** The last removal, and its campaign. */
const removalAtom = atom<{ readonly key: string; readonly removal: Removal }>();

/** Removes one quote, or all of them. */
export const removeQuotesAtom = atom(null, (get, set, id?: string) => {
  const removal = removalOf(get(insightAtom), (quote) => id === undefined || quote.id === id);
  set(removalAtom, { key: get(campaignKeyAtom), removal });
  const { quotes, addition } = get(insightAtom);
  const gone = new Set(removal.removed.map(({ quote }) => quote.id));
  const left = quotes.filter((quote) => !gone.has(quote.id));
  set(insightAtom, { quotes: left, addition: withRemoved(addition, removal) });
});

/** The last removal, while one of its quotes can come back: in the same campaign. */
const undoableAtom = atom((get) => {
  const last = get(removalAtom);
  if (last?.key !== get(campaignKeyAtom)) return undefined;
  return restorable(last.removal, get(insightAtom)).length > 0 ? last.removal : undefined;
});

export const canUndoRemoveAtom = atom((get) => get(undoableAtom) !== undefined);

/** Restores the quotes of the last removal, as far as nothing has taken them back since. */
export const undoRemoveAtom = atom(null, (get, set) => {
  const removal = get(undoableAtom);
  set(removalAtom, undefined);
  if (removal) set(insightAtom, undoRemoval(removal, get(insightAtom)));
});

/** The quotes that an undo would restore. */
export const removedQuotesAtom = atom((get) => {
  const removal = get(undoableAtom);
  return removal ? restorable(removal, get(insightAtom)).map(({ quote }) => quote) : [];
});

/** Changes the quotes that an undo would restore, as the other quotes are changed. */
export const changeRemovedAtom = atom(
  null,
  (get, set, change: (quotes: readonly Quote[]) => readonly Quote[]) => {
    const last = get(removalAtom);
    if (last) set(removalAtom, { ...last, removal: changeRemoved(last.removal, change) });
  },
);
