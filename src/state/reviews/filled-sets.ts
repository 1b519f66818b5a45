import { atom } from 'jotai';
import { compareSets } from '#domain/reviews/review-set.ts';
import { setsAtom } from './sets.ts';

/** The sets with quotes, the one that was changed last first. */
export const filledSetsAtom = atom((get) =>
  get(setsAtom)
    .filter(({ quotes }) => quotes.length > 0)
    .toSorted(compareSets),
);
