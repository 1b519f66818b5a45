import { atom } from 'jotai';
import { covers, parseSorting, type ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import { isSame } from '#domain/campaign/merge.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { currentSetAtom, quotesAtom, setIdAtom } from '../campaign/campaign.ts';
import { putSortingAtom } from '../reviews/sets.ts';
import { documentAtom } from '../storage/documents.ts';
import { THEMES } from '../storage/storage-keys.ts';

const NONE: ThemeSorting = { model: '', themes: [], read: [], replaced: [] };

/** The themes of an earlier release, for whichever quotes; empty once they have been taken over. */
const earlierSortingAtom = documentAtom<ThemeSorting>({
  key: THEMES,
  version: 2,
  initial: NONE,
  parse: parseSorting,
  merge: (base, mine, theirs) => (isSame(mine, base) ? theirs : mine),
  followed: (set) => set(takeOverAtom),
});

const takeOverAtom = atom(null, (get, set) => {
  const earlier = get(earlierSortingAtom);
  if (earlier.read.length === 0) return;
  if (covers(earlier, get(quotesAtom))) set(putSortingAtom, get(setIdAtom), earlier);
  set(earlierSortingAtom, NONE);
});

/** The sorting of the current quotes, shown or not; undefined if there is none. */
export const ownSortingAtom = atom((get) => {
  const sorting = get(currentSetAtom)?.sorting;
  return sorting && covers(sorting, get(quotesAtom)) ? sorting : undefined;
});

/** The sorting that the user wants to see of some quotes. */
export const sortingOfAtom = atom((get) => {
  const sorting = get(ownSortingAtom);
  return (quotes: readonly Quote[]): ThemeSorting | undefined =>
    sorting && !sorting.isHidden && covers(sorting, quotes) ? sorting : undefined;
});

/** The sorting that the user wants to see of the current quotes. */
export const sortingAtom = atom((get) => get(sortingOfAtom)(get(quotesAtom)));

/** Keeps the themes that the user's model found in the current quotes. */
export const keepSortingAtom = atom(null, (get, set, sorting: ThemeSorting) =>
  set(putSortingAtom, get(setIdAtom), sorting),
);

/** Shows the themes found on the device, or those of the model again. */
export const toggleSortingAtom = atom(null, (get, set) => {
  const sorting = get(ownSortingAtom);
  if (!sorting) return;
  const { isHidden, ...shown } = sorting;
  set(keepSortingAtom, isHidden ? shown : { ...shown, isHidden: true });
});
