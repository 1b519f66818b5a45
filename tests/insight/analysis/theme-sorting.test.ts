import { describe, expect, test } from 'vitest';
import { covers, parseSorting, unsorted } from '#domain/quotes/theme-sorting.ts';
import { analyseQuotes } from '#insight/themes/study.ts';
import type { Quote } from '#domain/quotes/quote.ts';

const quote = (id: string, more: Partial<Quote> = {}): Quote => ({
  id,
  text: `Text ${id}.`,
  ...more,
});
const SORTING = {
  model: 'm',
  themes: [
    { label: 'Small', quoteIds: ['a'] },
    { label: 'Large', quoteIds: ['a', 'b', 'gone'] },
    { label: 'Gone', quoteIds: ['gone'] },
  ],
  read: ['a', 'b', 'c', 'gone'],
  replaced: [],
};

describe('themes of a model', () => {
  test('they replace those found on the device, and skip quotes that are gone', async () => {
    const quotes = [quote('a', { rating: 5 }), quote('b', { rating: 4 }), quote('c')];
    const { themes } = await analyseQuotes(quotes, SORTING);
    expect(themes.map(({ label, count, rating }) => ({ label, count, rating }))).toEqual([
      { label: 'Large', count: 2, rating: 4.5 },
      { label: 'Small', count: 1, rating: 5 },
    ]);
  });

  test('they belong to a campaign if the model read one of its quotes', () => {
    expect(covers(SORTING, [quote('a'), quote('x'), quote('y')])).toBe(true);
    expect(covers(SORTING, [quote('x')])).toBe(false);
    expect(covers(SORTING, [])).toBe(false);
  });

  test('quotes added or included since are known', () => {
    const quotes = [quote('a'), quote('x'), quote('y', { choice: 'dropped' })];
    expect(unsorted(SORTING, quotes).map(({ id }) => id)).toEqual(['x']);
  });
});

describe('a stored sorting', () => {
  test.each([[null], ['x'], [{}], [{ model: 1, themes: [] }], [{ model: 'm', themes: 'all' }]])(
    '%j is none',
    (data) => {
      expect(parseSorting(data)).toBeUndefined();
    },
  );

  test('its broken parts are dropped, the others kept', () => {
    const themes = [
      { label: 'Price', quoteIds: ['a', 1, null, 'a'] },
      { label: 7, quoteIds: ['a'] },
      null,
      { label: 'Empty', quoteIds: [] },
      { label: '', quoteIds: ['b'] },
    ];
    const replaced = ['Fit', 3];
    expect(parseSorting({ model: 'm', themes, read: ['a', 2], replaced, isHidden: 1 })).toEqual({
      model: 'm',
      themes: [{ label: 'Price', quoteIds: ['a'] }],
      read: ['a'],
      replaced: ['Fit'],
    });
  });
});
