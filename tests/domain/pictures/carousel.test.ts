import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_CHOICES } from '#domain/pictures/card-choices.ts';
import { cardQuotes } from '#domain/pictures/card-quotes.ts';
import {
  carouselSize,
  type CarouselCard,
  countProblem,
  mergeCarousels,
  moveCard,
  parseCarousels,
  placedCards,
  withCards,
  wordsKey,
} from '#domain/pictures/carousel.ts';
import { altTextFile, carouselFileName, numberedName } from '#domain/pictures/card-texts.ts';
import type { Quote } from '#domain/quotes/quote.ts';

const POOL: Quote = { id: 'p', text: 'The pool closes at six. The staff were kind.', rating: 4 };
const LIFT: Quote = { id: 'l', text: 'The lift was broken.' };
const MASKS = new Map([POOL, LIFT].map(({ text }) => [text, []] as const));
const QUOTES = cardQuotes([POOL, LIFT], MASKS, []);

const cardFor = (quote: Quote, changed: Partial<CarouselCard> = {}): CarouselCard => ({
  id: quote.id,
  quoteId: quote.id,
  wordsKey: wordsKey(quote),
  sentences: [],
  choices: { ...FIRST_CHOICES, size: 'feed' },
  ...changed,
});
const named = (...ids: string[]) => ids.map((id) => cardFor(LIFT, { id }));
const idsOf = (cards: readonly { id: string }[] = []) => cards.map(({ id }) => id).join('');

describe('the order of cards', () => {
  test.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['a', 9, 'bca'],
    ['x', 1, 'abc'],
  ])('after %s was moved by %i is %s', (id, by, order) => {
    expect(idsOf(moveCard(named('a', 'b', 'c'), id, by))).toBe(order);
  });
});

test('a carousel has two to ten cards', () => {
  expect([0, 1, 2, 10, 11].map(countProblem)).toEqual(['few', 'few', undefined, undefined, 'many']);
});

test('a carousel without cards is dropped, and the earliest of very many', () => {
  expect(withCards({ a: named('x') }, 'a', [])).toEqual({});
  let all = {};
  for (let post = 0; post < 210; post += 1) all = withCards(all, `post-${post}`, named('x'));
  expect(Object.keys(all)).toHaveLength(200);
  expect(all).not.toHaveProperty('post-0');
  expect(all).toHaveProperty('post-209');
});

describe('two tabs', () => {
  const base = { a: named('x', 'y', 'z') };
  const cards = (ids: string) => ({ a: named(...ids.split('')) });
  const merge = (mine: string, theirs: string) =>
    idsOf(mergeCarousels(base, cards(mine), cards(theirs))['a']);

  test.each([
    ['that add', 'xyz1', 'xyz2', 'xyz21'],
    ['of which one removes and one adds', 'xz', 'xyz2', 'xz2'],
    ['of which one moves and one does nothing', 'zxy', 'xyz', 'zxy'],
    ['of which the other moves', 'xyz', 'zxy', 'zxy'],
    ['of which one moves and one adds', 'zxy', 'xyz2', 'zxy2'],
    ['of which one adds and one moves', 'xyz1', 'zxy', 'zxy1'],
    ['of which one moves and one removes', 'zxy', 'xz', 'zx'],
  ])('%s keep what both did', (_, mine, theirs, merged) => {
    expect(merge(mine, theirs)).toBe(merged);
  });

  test('that add to posts of their own, and one that removes all cards', () => {
    const merged = mergeCarousels(base, { b: named('1') }, { ...base, c: named('2') });
    expect(Object.keys(merged).toSorted()).toEqual(['b', 'c']);
  });
});

describe('stored carousels', () => {
  test('are read as they were written', () => {
    const all = { a: [cardFor(POOL, { sentences: [1] }), cardFor(LIFT)] };
    expect(parseCarousels(JSON.parse(JSON.stringify(all)))).toEqual(all);
  });

  test('have none of the customer’s words', () => {
    expect(JSON.stringify([cardFor(POOL), cardFor(LIFT)])).not.toMatch(/pool|lift/i);
  });

  test.each([
    ['another type', 7],
    ['no list', { a: 'cards' }],
    ['a card without a review', { a: [{ id: '1', wordsKey: 'k' }] }],
    ['a card without an id', { a: [{ id: '', quoteId: 'q', wordsKey: 'k' }, null] }],
  ])('that cannot be read are none: %s', (_, stored) => {
    expect(parseCarousels(stored)).toEqual({});
  });

  test('of any shape are read without an exception', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string(),
          fc.array(
            fc.oneof(
              fc.anything(),
              fc.record({
                id: fc.constantFrom('1', '2', 3),
                quoteId: fc.string(),
                wordsKey: fc.string(),
                sentences: fc.anything(),
                choices: fc.anything(),
              }),
            ),
          ),
        ),
        (stored) => {
          for (const cards of Object.values(parseCarousels(stored))) {
            expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
            expect(placedCards(cards, QUOTES, '')).toHaveLength(cards.length);
          }
        },
      ),
    );
  });
});

describe('the cards as they are drawn', () => {
  test('have the words, the sentences and the stars of their reviews', () => {
    const [one, two] = placedCards(
      [cardFor(POOL, { sentences: [1] }), cardFor(LIFT)],
      QUOTES,
      'Harbour House',
    );
    expect(one).toMatchObject({
      card: { words: '… The staff were kind.', rating: 4, signOff: 'Harbour House' },
    });
    expect(two).toMatchObject({ card: { words: 'The lift was broken.' } });
  });

  test('have one size, that of the first', () => {
    const cards = [
      cardFor(POOL, { choices: { ...FIRST_CHOICES, size: 'square' } }),
      cardFor(LIFT, { choices: { ...FIRST_CHOICES, size: 'story' } }),
    ];
    expect(carouselSize(cards)).toBe('square');
    for (const placed of placedCards(cards, QUOTES, ''))
      expect(placed).toMatchObject({ card: { size: 'square' } });
  });

  test('keep a sign-off of their own, an empty one too', () => {
    const cards = [cardFor(LIFT, { choices: { ...FIRST_CHOICES, signOff: '' } })];
    expect(placedCards(cards, QUOTES, 'Harbour House')).toMatchObject([{ card: { signOff: '' } }]);
  });

  test('are masked as the reviews are now', () => {
    const sarah: Quote = { id: 's', text: 'Thanks to Sarah!' };
    const masks = new Map([[sarah.text, [{ start: 10, end: 15, kind: 'name' as const }]]]);
    const quotes = cardQuotes([sarah], masks, []);
    expect(placedCards([cardFor(sarah)], quotes, '')).toMatchObject([
      { card: { words: 'Thanks to [name]!' } },
    ]);
  });

  test.each([
    ['removed', [], 'gone'],
    ['excluded', [{ ...LIFT, choice: 'dropped' as const }], 'gone'],
    ['changed', [{ ...LIFT, text: 'The lift works.' }], 'changed'],
  ])('are missing where the review was %s', (_, quotes, problem) => {
    const masks = new Map(quotes.map(({ text }) => [text, []] as const));
    const placed = placedCards([cardFor(LIFT)], cardQuotes(quotes, masks, []), '');
    expect(placed).toEqual([{ id: 'l', problem }]);
  });
});

test('the files of a carousel sort by their numbers, and name what is in them', () => {
  const names = [10, 2, 1].map((place) => numberedName('instagram-quote-feed.png', place));
  expect(names.toSorted()).toEqual([
    '01-instagram-quote-feed.png',
    '02-instagram-quote-feed.png',
    '10-instagram-quote-feed.png',
  ]);
  expect(carouselFileName('linkedin', { size: 'feed' }, 'pdf')).toBe('linkedin-quotes-feed.pdf');
  expect(
    altTextFile([
      { name: '01-a.png', altText: 'One.' },
      { name: '02-a.png', altText: 'Two.' },
    ]),
  ).toBe('01-a.png\nOne.\n\n02-a.png\nTwo.\n');
});
