import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addQuotes, foldQuotes, trimQuotes } from '#domain/quotes/quote.ts';
import { chooseQuote, toggleMasking } from '#domain/campaign/quote-choices.ts';
import { parseRating } from '#insight/read/lines/rating.ts';

test('trimming quotes leaves the empty ones out', () => {
  const drafts = [{ text: ' a ' }, { text: '  \n' }, { text: 'b', rating: 3 }];
  expect(trimQuotes(drafts)).toEqual([{ text: 'a' }, { text: 'b', rating: 3 }]);
});

describe('folding', () => {
  test('quotes that differ only in punctuation and case are folded into the first, with a count', () => {
    const drafts = [{ text: 'So soft!' }, { text: 'Warm' }, { text: 'so  SOFT', rating: 5 }];
    expect(foldQuotes(drafts)).toEqual([
      { text: 'So soft!', rating: 5, count: 2 },
      { text: 'Warm' },
    ]);
  });

  test('quotes of different emoji stay separate', () => {
    expect(foldQuotes([{ text: '👍' }, { text: '👎' }])).toHaveLength(2);
  });

  test('folded quotes keep the total number of customers', () => {
    const text = fc.constantFrom('a', 'A.', 'b', ' b', 'c');
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const folded = foldQuotes(texts.map((it) => ({ text: it })));
        expect(folded.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(texts.length);
        expect(folded.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('adding quotes', () => {
  const before = addQuotes([], [{ text: 'a' }, { text: 'b' }]);

  test('added quotes get new ids and change no existing one', () => {
    const more = addQuotes(before.slice(1), [{ text: 'c' }]);
    expect(more[0]).toEqual(before[1]);
    expect(new Set([...before, ...more].map(({ id }) => id)).size).toBe(3);
  });

  test('adding the same source again changes nothing and keeps all choices', () => {
    const [a, b] = before.map((quote) => chooseQuote(toggleMasking(quote), 'pinned'));
    const chosen = [a, b].filter((it) => it !== undefined);
    expect(addQuotes(chosen, [{ text: 'A!' }, { text: 'b' }])).toEqual(chosen);
  });

  test('adding a source takes the higher count, as it may have been read before', () => {
    const twice = addQuotes([], [{ text: 'a' }, { text: 'a' }]);
    expect(addQuotes(twice, [{ text: 'a' }])).toMatchObject([{ count: 2 }]);
    expect(addQuotes(twice, [{ text: 'a' }, { text: 'a' }, { text: 'a' }])).toMatchObject([
      { count: 3 },
    ]);
  });
});

test('choosing the same option for a quote again clears it', () => {
  const quote = { id: '1', text: 'a' };
  expect(chooseQuote(quote, 'dropped')).toEqual({ ...quote, choice: 'dropped' });
  expect(chooseQuote(chooseQuote(quote, 'dropped'), 'pinned')).toMatchObject({ choice: 'pinned' });
  expect(chooseQuote(chooseQuote(quote, 'pinned'), 'pinned')).toEqual(quote);
  expect(toggleMasking(toggleMasking(quote))).toEqual(quote);
});

describe('a rating', () => {
  test.each<[unknown, number]>([
    [4, 4],
    [0, 0],
    [4.5, 4.5],
    ['5', 5],
    [' 3 ', 3],
    ['4,5', 4.5],
    ['4.5', 4.5],
    ['4/5', 4],
    ['8/10', 4],
    ['10/10', 5],
    ['8 out of 10', 4],
    ['4 of 5', 4],
    ['4 stars', 4],
    ['1 Star', 1],
    ['★★★★☆', 4],
    ['⭐⭐⭐', 3],
    ['⭐️⭐️⭐️', 3],
    ['☆☆☆☆☆', 0],
  ])('a rating is read from %j', (written, stars) => {
    expect(parseRating(written)).toBe(stars);
  });

  test.each<[unknown]>([
    ['11'],
    [6],
    [-1],
    ['six'],
    ['5 stars and more'],
    ['6/5'],
    ['★★★★★★★★★★★★'],
    ['★ or ☆'],
    [''],
    [null],
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [true],
    [[4]],
    [{ toString: 4 }],
    [Object.create(null)],
  ])('the value %j is no rating', (written) => {
    expect(parseRating(written)).toBeUndefined();
  });

  test('a rating is between 0 and 5 for any input', () => {
    const written = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true }),
      fc.stringMatching(/^\d{0,3}([.,]\d{0,3})?( ?\/ ?(5|10)| stars?)?$/),
      fc.stringMatching(/^[★☆⭐]{0,12}$/u),
    );
    fc.assert(
      fc.property(written, (value) => {
        const rating = parseRating(value) ?? 0;
        expect(rating >= 0 && rating <= 5).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a parsed rating is parsed again unchanged', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        expect(parseRating(rating)).toBe(rating);
      }),
    );
  });
});
