import { isSame, type Merge, mergeFields, mergeList } from '../campaign/merge.ts';
import { type Brand, BRAND_LISTS, MOST, parseBrand } from './brand.ts';

/** The brands of a user, and where each is used. */
export interface BrandBook {
  /** By their ids. */
  readonly brands: Readonly<Record<string, Brand>>;
  /** Id of the brand of all posts whose reviews have none of their own. */
  readonly defaultId?: string;
  /** Choices for single sets of reviews, by the set's id: the id of a brand, or `NO_BRAND`. */
  readonly ofSets: Readonly<Record<string, string>>;
  /** Habits that are to be no rules of a brand, by its id (`keyOfHabit`). */
  readonly declined?: Readonly<Record<string, readonly string[]>>;
}

export const NO_BRAND = '';

/** Most brands of a user, and most sets with a choice of their own. */
export const MOST_BRANDS = 20;
const MOST_SETS = 1000;
/** Most declined habits of a brand. */
const MOST_DECLINED = 200;

export const EMPTY_BOOK: BrandBook = { brands: {}, ofSets: {} };

/** All brands, in the order in which they were added. */
export const brandsIn = ({ brands }: BrandBook): readonly Brand[] =>
  Object.values(brands).toSorted(
    (one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1),
  );

/** The default brand: the chosen one, or the first while that is not there. */
export const defaultIn = (book: BrandBook): Brand | undefined =>
  ownOf(book.brands, book.defaultId) ?? brandsIn(book)[0];

/** The brand of posts from a set of reviews. A choice that is not there any more is none. */
export function brandFor(book: BrandBook, setId: string): Brand | undefined {
  const chosen = ownOf(book.ofSets, setId);
  if (chosen === NO_BRAND) return undefined;
  return ownOf(book.brands, chosen) ?? defaultIn(book);
}

/** True if a set of reviews has a brand of its own, whatever the default is. */
export const isChosenFor = (book: BrandBook, setId: string): boolean =>
  ownOf(book.brands, ownOf(book.ofSets, setId)) !== undefined;

/** Ids of stored data may be names that every object has. */
const ownOf = <T>(record: Readonly<Record<string, T>>, id: string | undefined): T | undefined =>
  id !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;

/** Adds a brand, or replaces the one with its id; the same book if there is no room. */
export function withBrand(book: BrandBook, brand: Brand): BrandBook {
  const isNew = !Object.hasOwn(book.brands, brand.id);
  if (isNew && Object.keys(book.brands).length >= MOST_BRANDS) return book;
  return { ...book, brands: { ...book.brands, [brand.id]: brand } };
}

/** Removes a brand. What was chosen stays: it counts again once the brand is back. */
export const withoutBrand = (book: BrandBook, id: string): BrandBook => ({
  ...book,
  brands: Object.fromEntries(Object.entries(book.brands).filter(([other]) => other !== id)),
});

/** Chooses a brand, or none, for the posts from a set. Of too many sets the earliest choice goes. */
export function chosenFor(book: BrandBook, setId: string, brandId: string): BrandBook {
  const others = Object.entries(book.ofSets).filter(([other]) => other !== setId);
  const ofSets = [...others.slice(1 - MOST_SETS), [setId, brandId] as const];
  return { ...book, ofSets: Object.fromEntries(ofSets) };
}

/** Habits that are to be no rules of a brand. */
export const declinedOf = ({ declined = {} }: BrandBook, brandId: string): readonly string[] =>
  ownOf(declined, brandId) ?? [];

/** Remembers that a habit is to be no rule of a brand. Of too many the earliest goes. */
export function withDeclined(book: BrandBook, brandId: string, habit: string): BrandBook {
  const others = declinedOf(book, brandId).filter((other) => other !== habit);
  const declined = { ...book.declined, [brandId]: [...others.slice(1 - MOST_DECLINED), habit] };
  return { ...book, declined };
}

/** Parses a stored book of any shape. What cannot be read is left out. Never throws. */
export function parseBrandBook(value: unknown): BrandBook {
  const { brands, defaultId, ofSets, declined } = Object(value);
  const read = entriesOf(brands).flatMap(([id, stored]) => {
    const brand = parseBrand(stored);
    return brand?.id === id ? [[id, brand] as const] : [];
  });
  const no = entriesOf(declined).flatMap(([id, habits]) => {
    const texts = Array.isArray(habits) ? habits.filter((one) => typeof one === 'string') : [];
    return texts.length > 0 ? [[id, texts.slice(-MOST_DECLINED)] as const] : [];
  });
  const chosen = entriesOf(ofSets).filter(([, id]) => typeof id === 'string');
  return {
    brands: Object.fromEntries(read),
    ...(typeof defaultId === 'string' && { defaultId }),
    ofSets: Object.fromEntries(chosen.slice(-MOST_SETS).map(([setId, id]) => [setId, String(id)])),
    ...(no.length > 0 && { declined: Object.fromEntries(no) }),
  };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Three-way merge of the books of two tabs: a brand that either changed is kept, field by field. */
export const mergeBrandBooks: Merge<BrandBook> = (base, mine, theirs) => {
  const [was, own, other] = [base, mine, theirs].map(({ brands }) => Object.values(brands));
  const merged = mergeList(was ?? [], own ?? [], other ?? [], ({ id }) => id, bothChanged);
  return {
    ...mergeFields(base, mine, theirs),
    brands: Object.fromEntries(merged.map((brand) => [brand.id, brand])),
    ofSets: mergeFields(base.ofSets, mine.ofSets, theirs.ofSets),
    ...((mine.declined || theirs.declined) && { declined: bothDeclined(mine, theirs) }),
  };
};

/** A habit that either tab declined is declined. */
function bothDeclined(mine: BrandBook, theirs: BrandBook): NonNullable<BrandBook['declined']> {
  const ids = new Set([mine, theirs].flatMap(({ declined = {} }) => Object.keys(declined)));
  const of = (id: string) => [...declinedOf(theirs, id), ...declinedOf(mine, id)];
  return Object.fromEntries([...ids].map((id) => [id, [...new Set(of(id))].slice(-MOST_DECLINED)]));
}

const bothChanged = (base: Brand | undefined, mine: Brand, theirs: Brand): Brand[] => [
  base ? mergeBrands(base, mine, theirs) : mine,
];

/** Merges field by field, and a list that both changed entry by entry, while there is room. */
export const mergeBrands: Merge<Brand> = (base, mine, theirs) => {
  const both = BRAND_LISTS.filter(
    (list) => !isSame(mine[list], base[list]) && !isSame(theirs[list], base[list]),
  ).map((list) => {
    const merged = mergeList(base[list], mine[list], theirs[list], String, (_, one) => [one]);
    return [list, merged] as const;
  });
  const roomy = both.filter(([list, entries]) => entries.length <= MOST[list]);
  return { ...mergeFields(base, mine, theirs), ...Object.fromEntries(roomy) };
};
