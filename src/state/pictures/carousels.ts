import { atom } from 'jotai';
import { type Draft, postKey } from '#domain/drafts/draft.ts';
import { chosenSize } from '#domain/pictures/card-choices.ts';
import {
  type CarouselCard,
  carouselSize,
  type Carousels,
  mergeCarousels,
  MOST_CARDS,
  moveCard,
  parseCarousels,
  withCards,
  wordsKey,
} from '#domain/pictures/carousel.ts';
import type { SizeId } from '#domain/pictures/sizes.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { services } from '../services.ts';
import { documentAtom } from '../storage/documents.ts';
import { CAROUSELS } from '../storage/storage-keys.ts';
import { cardChoicesAtom } from './card-choices.ts';

/** Carousels of all posts. Loads with the first card. */
const carouselsAtom = documentAtom<Carousels>({
  key: CAROUSELS,
  version: 1,
  initial: {},
  parse: parseCarousels,
  merge: mergeCarousels,
  forget: (set) => set(removedCardAtom, undefined),
});

const NONE: readonly CarouselCard[] = [];

/** Returns the cards of a post's carousel, in order. */
export const carouselOfAtom = atom((get) => {
  const carousels = get(carouselsAtom);
  return (draft: Draft): readonly CarouselCard[] => carousels[postKey(draft)] ?? NONE;
});

const changeAtom = atom(
  null,
  (_get, set, post: string, change: (cards: readonly CarouselCard[]) => readonly CarouselCard[]) =>
    set(carouselsAtom, (all) => withCards(all, post, change(all[post] ?? NONE))),
);

interface NewCard {
  readonly quote: Quote;
  readonly sentences: readonly number[];
}

interface AddedCard {
  /** From 1. */
  readonly place: number;
  /** Size that was chosen for it. */
  readonly chosen: SizeId;
  /** Size of the carousel. */
  readonly size: SizeId;
}

/** Adds a card in the current look at the end; undefined if the carousel is full. */
export const addCardAtom = atom(
  null,
  (get, set, draft: Draft, { quote, sentences }: NewCard): AddedCard | undefined => {
    const { length } = get(carouselOfAtom)(draft);
    if (length >= MOST_CARDS) return undefined;
    const look = get(cardChoicesAtom);
    const chosen = chosenSize(look, draft.origin.platform);
    const id = services(get).newId();
    const choices = { ...look, size: chosen };
    const card = { id, quoteId: quote.id, wordsKey: wordsKey(quote), sentences, choices };
    set(changeAtom, postKey(draft), (cards) => [...cards, card]);
    return { place: length + 1, chosen, size: carouselSize(get(carouselOfAtom)(draft)) };
  },
);

/** Moves a card by a number of places. */
export const moveCardAtom = atom(null, (_get, set, draft: Draft, id: string, by: number) =>
  set(changeAtom, postKey(draft), (cards) => moveCard(cards, id, by)),
);

interface RemovedCard {
  readonly post: string;
  readonly card: CarouselCard;
  readonly index: number;
}

/** The last removed card, while its removal can be undone. */
const removedCardAtom = atom<RemovedCard | undefined>(undefined);

/** Returns the card that was removed last, if it was one of the post. */
export const removedCardOfAtom = atom((get) => {
  const removed = get(removedCardAtom);
  return (draft: Draft) => (removed?.post === postKey(draft) ? removed : undefined);
});

export const removeCardAtom = atom(null, (get, set, draft: Draft, id: string) => {
  const cards = get(carouselOfAtom)(draft);
  const index = cards.findIndex((card) => card.id === id);
  const card = cards[index];
  if (!card) return;
  const post = postKey(draft);
  set(removedCardAtom, { post, card, index });
  set(changeAtom, post, (all) => all.filter((one) => one.id !== id));
});

/** Brings the removed card back to its place. */
export const undoRemoveCardAtom = atom(null, (get, set) => {
  const removed = get(removedCardAtom);
  if (!removed) return;
  const { post, card, index } = removed;
  set(removedCardAtom, undefined);
  set(changeAtom, post, (cards) =>
    cards.some(({ id }) => id === card.id) ? cards : cards.toSpliced(index, 0, card),
  );
});
