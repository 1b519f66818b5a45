import { checksum } from '../campaign/checksum.ts';
import { isSame, mergeList } from '../campaign/merge.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Card } from './card.ts';
import { type CardChoices, chosenSize, parseCardChoices } from './card-choices.ts';
import { cardOf, type CardQuotes } from './card-quotes.ts';
import type { SizeId } from './sizes.ts';

/** A card of a carousel. It has none of the customer's words: they are read from the review again. */
export interface CarouselCard {
  readonly id: string;
  readonly quoteId: string;
  /** Identifies the words of the review when the card was added. */
  readonly wordsKey: string;
  /** Indexes of the review's sentences on the card; none for all. */
  readonly sentences: readonly number[];
  readonly choices: CardChoices;
}

/** The cards of each post, in order, by the key of the post. */
export type Carousels = Readonly<Record<string, readonly CarouselCard[]>>;

export const LEAST_CARDS = 2;
export const MOST_CARDS = 10;

/** Those of earlier posts go first. */
const MOST_CAROUSELS = 200;

/** Garbage has more: two tabs can add at most twice as many as one. */
const MOST_STORED = 100;

export const wordsKey = ({ text }: Pick<Quote, 'text'>): string => checksum(text);

/** Parses stored carousels of any shape. A card that cannot be read is left out. Never throws. */
export const parseCarousels = (value: unknown): Carousels =>
  Object.fromEntries(
    Object.entries(Object(value))
      .slice(-MOST_CAROUSELS)
      .map(([post, cards]) => [post, parseCards(cards)] as const)
      .filter(([, cards]) => cards.length > 0),
  );

function parseCards(value: unknown): CarouselCard[] {
  const stored: unknown[] = Array.isArray(value) ? value.slice(0, MOST_STORED) : [];
  const byId = new Map<string, CarouselCard>();
  for (const one of stored) {
    const { id, quoteId, wordsKey: key, sentences, choices } = Object(one);
    if (![id, quoteId, key].every((text) => typeof text === 'string') || id === '') continue;
    byId.set(id, {
      id,
      quoteId,
      wordsKey: key,
      sentences: Array.isArray(sentences) ? sentences.filter(Number.isSafeInteger) : [],
      choices: parseCardChoices(choices),
    });
  }
  return [...byId.values()];
}

/** Replaces the cards of a post; none drop its carousel. */
export function withCards(
  carousels: Carousels,
  post: string,
  cards: readonly CarouselCard[],
): Carousels {
  const others = Object.entries(carousels).filter(([key]) => key !== post);
  const all = cards.length > 0 ? [...others, [post, cards] as const] : others;
  return Object.fromEntries(all.slice(-MOST_CAROUSELS));
}

/** Moves a card by a number of places, as far as there are any. */
export function moveCard(
  cards: readonly CarouselCard[],
  id: string,
  by: number,
): readonly CarouselCard[] {
  const from = cards.findIndex((card) => card.id === id);
  const card = cards[from];
  const to = Math.max(0, Math.min(cards.length - 1, from + by));
  return card ? cards.toSpliced(from, 1).toSpliced(to, 0, card) : cards;
}

/** Merges what two tabs did. Cards that both added stay, more than a carousel may have too. */
export function mergeCarousels(base: Carousels, mine: Carousels, theirs: Carousels): Carousels {
  const posts = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...posts].map((post) => {
    const [was = [], own = [], other = []] = [base[post], mine[post], theirs[post]];
    return [post, mergeCards(was, own, other)] as const;
  });
  return Object.fromEntries(merged.filter(([, cards]) => cards.length > 0));
}

function mergeCards(
  base: readonly CarouselCard[],
  mine: readonly CarouselCard[],
  theirs: readonly CarouselCard[],
): readonly CarouselCard[] {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  // The order is that of the side that moved a card.
  const [last, first] = isInOrder(mine, base) ? [mine, theirs] : [theirs, mine];
  return mergeList(
    base,
    last,
    first,
    ({ id }) => id,
    (_was, own) => [own],
  );
}

/** True if the cards that are in both stand in the same order. */
function isInOrder(cards: readonly CarouselCard[], base: readonly CarouselCard[]): boolean {
  const places = cards
    .map(({ id }) => base.findIndex((card) => card.id === id))
    .filter((place) => place >= 0);
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
}

/** Why a carousel can't be saved. */
export const countProblem = (count: number): 'few' | 'many' | undefined =>
  count < LEAST_CARDS ? 'few' : count > MOST_CARDS ? 'many' : undefined;

/** Size of all cards of a carousel: that of the first. */
export const carouselSize = ([first]: readonly CarouselCard[]): SizeId =>
  first ? chosenSize(first.choices, undefined) : 'feed';

/** `gone`: the review was removed or excluded. `changed`: its words are others. */
export type CarouselProblem = 'gone' | 'changed';

/** A card as it will be drawn, or why it can't be. */
export type PlacedCard = { readonly id: string } & (
  | { readonly card: Card }
  | { readonly problem: CarouselProblem }
);

/** Reads the words of a carousel from the reviews. `signOff` is that of cards without their own. */
export function placedCards(
  cards: readonly CarouselCard[],
  quotes: CardQuotes,
  signOff: string,
): PlacedCard[] {
  const size = carouselSize(cards);
  return cards.map(({ id, quoteId, wordsKey: key, sentences, choices }) => {
    const quote = quotes.find(quoteId);
    if (!quote) return { id, problem: 'gone' };
    if (wordsKey(quote) !== key) return { id, problem: 'changed' };
    return { id, card: cardOf(quotes.read(quote), sentences, { signOff, ...choices, size }) };
  });
}
