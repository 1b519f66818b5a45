import { describe, expect, test } from 'vitest';
import { filterQuotes, type QuoteFilter, ratingsOf } from '#domain/quotes/quote-filter.ts';
import { numbered } from '../domain/campaigns.ts';

const QUOTES = numbered([
  { text: 'Soft', rating: 5, language: 'en' },
  { text: 'Teuer', rating: 2, language: 'de' },
  { text: 'Warm' },
  { text: 'Fine', rating: 4.6, count: 3 },
]);
const KNOWN = {
  themes: new Map([['Price', new Set(['2', '4'])]]),
  sent: new Set(['1', '2']),
};
const found = (filter: QuoteFilter) =>
  filterQuotes(QUOTES, filter, KNOWN).map(({ number }) => number);

describe('the filters of the list of quotes', () => {
  test('every quote passes an empty filter', () => {
    expect(found({})).toEqual([1, 2, 3, 4]);
    expect(found({ theme: undefined, included: undefined })).toEqual([1, 2, 3, 4]);
  });

  test('a quote keeps its number in the whole list', () => {
    expect(found({ theme: 'Price' })).toEqual([2, 4]);
    expect(found({ theme: 'Gone' })).toEqual([]);
  });

  test('stars are rounded, and a quote without stars has none', () => {
    expect(found({ stars: 5 })).toEqual([1, 4]);
    expect(found({ stars: 0 })).toEqual([]);
  });

  test('a quote without a language counts as English', () => {
    expect(found({ language: 'en' })).toEqual([1, 3, 4]);
  });

  test('filters combine', () => {
    expect(found({ included: true })).toEqual([1, 2]);
    expect(found({ included: false })).toEqual([3, 4]);
    expect(found({ theme: 'Price', included: true, language: 'de' })).toEqual([2]);
  });
});

describe('the mean rating', () => {
  test('a quote said by three customers counts three times', () => {
    expect(ratingsOf(QUOTES)).toEqual({ count: 5, mean: expect.closeTo((5 + 2 + 4.6 * 3) / 5) });
  });

  test('quotes without stars have no mean', () => {
    expect(ratingsOf(numbered([{ text: 'Warm' }]))).toBeUndefined();
  });
});
