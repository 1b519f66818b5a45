import { atom } from 'jotai';
import { covers, parseSorting, type ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import { isSame } from '#domain/campaign/merge.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { quotesAtom } from '../campaign/campaign.ts';
import { documentAtom } from '../storage/documents.ts';
import { THEMES } from '../storage/storage-keys.ts';

const NONE: ThemeSorting = { model: '', themes: [], read: [], replaced: [] };

/** The last themes that the user's model found, on this device, for whichever quotes. */
export const storedSortingAtom = documentAtom<ThemeSorting>({
  key: THEMES,
  version: 1,
  initial: NONE,
  parse: parseSorting,
  // Half of one and half of another would be neither.
  merge: (base, mine, theirs) => (isSame(mine, base) ? theirs : mine),
});

/** The sorting of the current quotes, shown or not; undefined if there is none. */
export const ownSortingAtom = atom((get) => {
  const sorting = get(storedSortingAtom);
  return covers(sorting, get(quotesAtom)) ? sorting : undefined;
});

/** The sorting that the user wants to see of some quotes. */
export const sortingOfAtom = atom((get) => {
  const sorting = get(storedSortingAtom);
  return (quotes: readonly Quote[]): ThemeSorting | undefined =>
    !sorting.isHidden && covers(sorting, quotes) ? sorting : undefined;
});

/** The sorting that the user wants to see of the current quotes. */
export const sortingAtom = atom((get) => get(sortingOfAtom)(get(quotesAtom)));

/** Shows the themes found on the device, or those of the model again. */
export const toggleSortingAtom = atom(null, (_get, set) =>
  set(storedSortingAtom, ({ isHidden, ...sorting }) =>
    isHidden ? sorting : { ...sorting, isHidden: true },
  ),
);
