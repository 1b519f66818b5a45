import { atom, type Getter } from 'jotai';
import { type Brand, type BrandVoice, parseVoice } from '#domain/brand/brand.ts';
import {
  type BrandBook,
  brandFor,
  brandsIn,
  chosenFor,
  defaultIn,
  EMPTY_BOOK,
  mergeBrandBooks,
  mergeBrands,
  MOST_BRANDS,
  parseBrandBook,
  withBrand as bookWith,
  withoutBrand,
} from '#domain/brand/brand-book.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import { setIdAtom } from '../campaign/campaign.ts';
import { services } from '../services.ts';
import { documentAtom } from '../storage/documents.ts';
import { BRANDS } from '../storage/storage-keys.ts';
import { brandFormAtom } from './brand-form.ts';
import { foundAtom, learnedAtom, postponedAtom } from './learned.ts';

/** The brands of the user. Loads with the first screen that needs them. */
export const bookAtom = documentAtom<BrandBook>({
  key: BRANDS,
  version: 1,
  initial: EMPTY_BOOK,
  parse: parseBrandBook,
  merge: mergeBrandBooks,
  forget(set) {
    set(deletedBrandAtom, undefined);
    set(brandFormAtom, undefined);
    set(foundAtom, undefined);
    set(learnedAtom, undefined);
    set(postponedAtom, new Set());
  },
});

/** All brands, in the order in which they were added. */
export const brandsAtom = atom((get) => brandsIn(get(bookAtom)));

/** Tells whether a brand can be kept: a new one, or one that may have been deleted meanwhile. */
export const hasRoomAtom = atom((get) => {
  const brands = get(brandsAtom);
  return (brand: Brand | undefined): boolean =>
    brands.length < MOST_BRANDS || brands.some(({ id }) => id === brand?.id);
});

/** The brand of new posts; undefined while there is none. */
export const defaultBrandAtom = atom((get) => defaultIn(get(bookAtom)));

/** Finds the brand of posts from a set of reviews, by its id. */
export const brandForAtom = atom((get) => {
  const book = get(bookAtom);
  return (setId: string): Brand | undefined => brandFor(book, setId);
});

/** The brand of the current campaign's posts. */
export const currentBrandAtom = atom((get) => get(brandForAtom)(get(setIdAtom)));

/** Chooses a brand, or `NO_BRAND`, for the posts from the current campaign's reviews. */
export const chooseBrandAtom = atom(null, (get, set, brandId: string) =>
  set(bookAtom, (book) => chosenFor(book, get(setIdAtom), brandId)),
);

/**
 * Adds a brand, or changes what differs from this one, which comes back if another tab deleted it.
 * Changes made elsewhere since it was read stay.
 */
export const putBrandAtom = atom(null, (get, set, voice: BrandVoice, before?: Brand) => {
  const { newId, now } = services(get);
  const { id, createdAt } = before ?? { id: newId(), createdAt: now() };
  const brand: Brand = { ...parseVoice(voice), id, createdAt };
  const current = get(brandsAtom).find((one) => one.id === id);
  const merged = before && current ? mergeBrands(before, brand, current) : brand;
  set(bookAtom, (book) => bookWith(book, merged));
  return id;
});

export const chooseDefaultBrandAtom = atom(null, (_get, set, defaultId: string) =>
  set(bookAtom, (book) => ({ ...book, defaultId })),
);

/** The last deleted brand, while its deletion can be undone. */
export const deletedBrandAtom = atom<Brand | undefined>(undefined);

export const deleteBrandAtom = atom(null, (get, set, id: string) => {
  set(
    deletedBrandAtom,
    get(brandsAtom).find((brand) => brand.id === id),
  );
  set(bookAtom, (book) => withoutBrand(book, id));
});

/** Brings the deleted brand back, to all sets that used it. */
export const undoDeleteBrandAtom = atom(null, (get, set) => {
  const brand = get(deletedBrandAtom);
  if (!get(hasRoomAtom)(brand)) return;
  set(deletedBrandAtom, undefined);
  if (brand && !get(brandsAtom).some(({ id }) => id === brand.id))
    set(bookAtom, (book) => bookWith(book, brand));
});

/**
 * Adds the brand of a campaign's reviews to what a request is made of. `ownSetId`: the set that it
 * uses unless it took another.
 */
export function withBrand(
  get: Getter,
  campaign: SendableCampaign,
  ownSetId: string,
): SendableCampaign {
  const brand = get(brandForAtom)(campaign.setId ?? ownSetId);
  return brand ? { ...campaign, brand } : campaign;
}
