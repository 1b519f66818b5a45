import { isSame, mergeFields, mergeList } from '../campaign/merge.ts';
import { parseQuotes, parseTexts } from '../quotes/parse-quotes.ts';
import { type Quote, quoteIdentity } from '../quotes/quote.ts';
import { parseSorting, type ThemeSorting } from '../quotes/theme-sorting.ts';

/**
 * Reviews that belong together, such as those of one page. They outlive the campaigns that use them,
 * which name them by the set and their ids. Times are milliseconds since 1970.
 */
export interface ReviewSet {
  readonly id: string;
  /** As the user or the first paste named it; empty while it has no name. */
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Without pins: those belong to a campaign. */
  readonly quotes: readonly Quote[];
  /** Names that no quote masks, such as of pets and staff; undefined for none. */
  readonly shownNames?: readonly string[];
  /** Themes that the user's model found in them. */
  readonly sorting?: ThemeSorting;
}

/** Longest name of a set, in UTF-16 units. */
export const SET_NAME_MAX_LENGTH = 80;

/** Trims a name and cuts it to its longest. */
export const setNameOf = (name: string): string =>
  name.replace(/\s+/gu, ' ').trim().slice(0, SET_NAME_MAX_LENGTH).trim();

/** Parses a stored set of unknown origin; undefined if it has no id. */
export function parseReviewSet(value: unknown): ReviewSet | undefined {
  const { id, name, createdAt, updatedAt, quotes, shownNames, sorting } = Object(value);
  if (typeof id !== 'string' || id === '') return undefined;
  const themes = parseSorting(sorting);
  return {
    id,
    name: typeof name === 'string' ? setNameOf(name) : '',
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
    quotes: parseQuotes(quotes),
    ...namesOf(parseTexts(shownNames)),
    ...(themes && { sorting: themes }),
  };
}

const timeOf = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);

/**
 * Three-way merge of the sets of two tabs: no quote that either added is lost. A quote that both
 * added is matched by its words, because each tab gave it its own id.
 */
export function mergeReviewSets(
  base: ReviewSet | undefined,
  mine: ReviewSet,
  theirs: ReviewSet,
): readonly [ReviewSet] {
  const { sorting: own } = mine;
  // Half of one sorting and half of another would be neither.
  const sorting = isSame(own, base?.sorting) ? theirs.sorting : own;
  const { sorting: _, shownNames: __, ...fields } = mergeFields(base ?? NO_SET, mine, theirs);
  return [
    {
      ...fields,
      createdAt: Math.min(mine.createdAt, theirs.createdAt),
      updatedAt: Math.max(mine.updatedAt, theirs.updatedAt),
      quotes: mergeQuotes(base?.quotes ?? [], mine.quotes, theirs.quotes),
      ...mergeNames(base ?? NO_SET, mine, theirs),
      ...(sorting && { sorting }),
    },
  ];
}

const NO_SET: ReviewSet = { id: '', name: '', createdAt: 0, updatedAt: 0, quotes: [] };

/** Three-way merge of the quotes of two tabs. */
export const mergeQuotes = (
  base: readonly Quote[],
  mine: readonly Quote[],
  theirs: readonly Quote[],
): Quote[] => mergeList(base, mine, theirs, quoteIdentity, (_base, own) => [own]);

interface Named {
  readonly shownNames?: readonly string[];
}

const namesOf = (names: readonly string[]): Named =>
  names.length > 0 ? { shownNames: names } : {};

/** Three-way merge of the names that two tabs show. */
export const mergeNames = (base: Named, mine: Named, theirs: Named): Named => {
  const [was = [], own = [], other = []] = [base, mine, theirs].map((it) => it.shownNames);
  return namesOf(mergeList(was, own, other, String, (_base, name) => [name]));
};

/** Sort order of the sets: the one that was changed last comes first. */
export const compareSets = (one: ReviewSet, other: ReviewSet): number =>
  other.updatedAt - one.updatedAt || (one.id < other.id ? -1 : 1);
