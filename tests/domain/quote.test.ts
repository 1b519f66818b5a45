import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberQuotes, parseRating } from '#domain/quote.ts';

describe('numbering quotes', () => {
  test('counts from 1, trims, and leaves the empty ones out', () => {
    const drafts = [{ text: ' a ' }, { text: '  \n' }, { text: 'b', rating: 3 }];
    expect(numberQuotes(drafts)).toEqual([
      { id: 1, text: 'a' },
      { id: 2, text: 'b', rating: 3 },
    ]);
  });
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
  ])('is read from %j', (written, stars) => {
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
  ])('is none in %j', (written) => {
    expect(parseRating(written)).toBeUndefined();
  });

  test('lies between 0 and 5, whatever it was read from', () => {
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

  test('that was read is read again unchanged', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        expect(parseRating(rating)).toBe(rating);
      }),
    );
  });
});
