import { expect, test } from 'vitest';
import type { Sentiment, Theme } from '#domain/quotes/analysis.ts';
import { bestLines } from '#domain/quotes/best-lines.ts';

const QUOTES = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, text: `Line ${id}.` }));
const theme = (label: string, ...quoteIds: string[]): Theme => ({
  label,
  quoteIds,
  count: quoteIds.length,
});
const best = (
  themes: readonly Theme[],
  sentiments: readonly (readonly [string, Sentiment])[] = [],
  most = 3,
) => bestLines(QUOTES, { themes, sentiments: new Map(sentiments) }, most).map(({ id }) => id);

test('the best lines are one of each theme before a second of any', () => {
  expect(best([theme('Fit', 'c', 'b'), theme('Fabric', 'd', 'c')])).toEqual(['c', 'd', 'b']);
});

test('a line of two themes is shown once', () => {
  expect(best([theme('Fit', 'c', 'b'), theme('Fabric', 'c', 'b')])).toEqual(['c', 'b', 'a']);
});

test('praise comes before complaints, also where a theme has nothing else', () => {
  const themes = [theme('Delivery', 'a'), theme('Fit', 'b', 'c')];
  expect(
    best(themes, [
      ['a', 'critical'],
      ['c', 'positive'],
    ]),
  ).toEqual(['c', 'b', 'd']);
  expect(best(themes, [['a', 'critical']], 5).at(-1)).toBe('a');
});

test('without an analysis the first lines are shown', () => {
  expect(bestLines(QUOTES, undefined, 2).map(({ id }) => id)).toEqual(['a', 'b']);
});
