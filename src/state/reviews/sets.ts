import { atom } from 'jotai';
import type { Quote } from '#domain/quotes/quote.ts';
import type { ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import {
  compareSets,
  mergeReviewSets,
  parseReviewSet,
  type ReviewSet,
} from '#domain/reviews/review-set.ts';
import { collectionAtoms } from '../storage/collection.ts';
import { REVIEW_SETS } from '../storage/storage-keys.ts';
import { services } from '../services.ts';

/** The sets of reviews of the device, the one that was changed last first. */
export const {
  entriesAtom: setsAtom,
  entryAtom: setByIdAtom,
  isPartialAtom: areSetsPartialAtom,
  deletedAtom: deletedSetsAtom,
  putAtom: putSetAtom,
  removeAtom: removeSetAtom,
} = collectionAtoms<ReviewSet>({
  name: REVIEW_SETS,
  version: 1,
  parse: parseReviewSet,
  merge: mergeReviewSets,
  compare: compareSets,
  forget: () => undefined,
});

/** Changes a set, which is made if there is none yet. */
export const changeSetAtom = atom(null, (get, set, id: string, change: Partial<ReviewSet>) => {
  const now = services(get).now();
  const before = get(setByIdAtom)(id) ?? { id, name: '', createdAt: now, quotes: [] };
  const { shownNames = [], ...after } = { ...before, ...change, updatedAt: now };
  set(putSetAtom, shownNames.length > 0 ? { ...after, shownNames } : after);
});

/** Replaces the quotes of a set, and the names that they show. It is made if there is none yet. */
export const putQuotesAtom = atom(
  null,
  (_get, set, id: string, quotes: readonly Quote[], shownNames: readonly string[] = []) =>
    set(changeSetAtom, id, { quotes, shownNames }),
);

/** Keeps the themes that the user's model found in a set. */
export const putSortingAtom = atom(null, (get, set, id: string, sorting: ThemeSorting) => {
  if (get(setByIdAtom)(id)) set(changeSetAtom, id, { sorting });
});
