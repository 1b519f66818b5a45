import { atom } from 'jotai';
import {
  type CardChoices,
  type CardLooks,
  FIRST_CHOICES,
  parseCardLooks,
} from '#domain/pictures/card-choices.ts';
import { currentBrandAtom } from '../brand/brands.ts';
import { documentAtom } from '../storage/documents.ts';
import { CARD_LOOKS } from '../storage/storage-keys.ts';

/** Looks of the cards of each brand. Loads with the first card. */
const looksAtom = documentAtom<CardLooks>({
  key: CARD_LOOKS,
  version: 1,
  initial: {},
  parse: parseCardLooks,
});

/** Look of the cards of the current brand; a write changes the choices it names. */
export const cardChoicesAtom = atom(
  (get): CardChoices => get(looksAtom)[get(currentBrandAtom)?.id ?? ''] ?? FIRST_CHOICES,
  (get, set, changed: Partial<CardChoices>) => {
    const id = get(currentBrandAtom)?.id ?? '';
    set(looksAtom, (looks) => ({
      ...looks,
      [id]: { ...(looks[id] ?? FIRST_CHOICES), ...changed },
    }));
  },
);

/** Sign-off of a card that has none of its own; empty without a brand. */
export const brandSignOffAtom = atom((get) => {
  const brand = get(currentBrandAtom);
  return brand ? brand.signOff || brand.name : '';
});
