import { expect, test } from 'vitest';
import type { Quote } from '#domain/quotes/quote.ts';
import { toggleTheme } from '#domain/campaign/quote-choices.ts';
import { analyseQuotes } from '#insight/themes/study.ts';
import { numbered } from '../../domain/campaigns.ts';

const themesOf = async (quotes: readonly Quote[]) =>
  (await analyseQuotes(quotes)).themes.map(({ label, quoteIds }) => [label, quoteIds.toSorted()]);

const PRICED = numbered([
  { text: 'The price is fair.' },
  { text: 'A high price for what it is.' },
  { text: 'I would pay any price to get my evening back.' },
]);

const withoutTheme = (quotes: readonly Quote[], id: string, label: string): Quote[] =>
  quotes.map((quote) => (quote.id === id ? toggleTheme(quote, label) : quote));

test('a quote leaves the theme that it is not about, and comes back', async () => {
  const label = 'Price and value';
  const without = withoutTheme(PRICED, '3', label);
  expect(await themesOf(without)).toEqual([[label, ['1', '2']]]);
  expect(await themesOf(withoutTheme(without, '3', label))).toEqual([[label, ['1', '2', '3']]]);
});

test('a theme that only one quote is left of is none', async () => {
  const label = 'Price and value';
  const one = withoutTheme(withoutTheme(PRICED, '3', label), '2', label);
  expect(await themesOf(one)).toEqual([]);
});

test('a quote leaves a theme of the customers’ own words', async () => {
  const quotes = numbered([
    { text: 'They let us into the garden.' },
    { text: 'The garden is full of birds.' },
    { text: 'We sat in the garden all day.' },
    { text: 'Even in the garden it smelled of rain.' },
    { text: 'Nobody told us when to come.' },
    { text: 'They found a vein at once.' },
    { text: 'Everything was explained.' },
    { text: 'Two of them came out to meet us.' },
  ]);
  expect(await themesOf(quotes)).toEqual([['Garden', ['1', '2', '3', '4']]]);
  expect(await themesOf(withoutTheme(quotes, '4', 'Garden'))).toEqual([
    ['Garden', ['1', '2', '3']],
  ]);
});

test('a quote leaves a theme of the user’s model', async () => {
  const themes = [{ label: 'Costs', quoteIds: ['1', '2', '3'] }];
  const sorting = { model: 'm', themes, read: ['1', '2', '3'], replaced: [] };
  const { themes: found } = await analyseQuotes(withoutTheme(PRICED, '2', 'Costs'), sorting);
  expect(found.map(({ quoteIds }) => quoteIds.toSorted())).toEqual([['1', '3']]);
});
