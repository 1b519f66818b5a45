import { describe, expect, test } from 'vitest';
import { sentimentCounts, tellingQuotes } from '#domain/quotes/sentiment-counts.ts';
import { sentimentsOf } from '#insight/themes/sentiment.ts';
import { opinionOf } from '#insight/themes/opinion.ts';
import { hintsOf } from '#insight/mask/word-hints.ts';
import { wordSpans } from '#insight/text/word-spans.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { numbered } from '../../domain/campaigns.ts';

const opinionIn = (text: string) => opinionOf({ text }, hintsOf(text, wordSpans(text)).opinion);

const sentimentsIn = (drafts: readonly QuoteDraft[]) =>
  sentimentsOf(numbered(drafts).map((quote) => ({ quote, opinion: opinionIn(quote.text) })));

describe('the sentiment of a quote', () => {
  test('stars decide, whatever the words say', () => {
    const sentiments = sentimentsIn([
      { text: 'Never again', rating: 4 },
      { text: 'I recommend it', rating: 2 },
      { text: 'I recommend it', rating: 3 },
    ]);
    expect([...sentiments]).toEqual([
      ['1', 'positive'],
      ['2', 'critical'],
    ]);
  });

  test('words decide without stars, unless they say both or neither', () => {
    const sentiments = sentimentsIn([
      { text: 'Would buy again' },
      { text: 'A waste of money' },
      { text: 'I recommend it, but the box was broken' },
      { text: 'It is blue' },
    ]);
    expect([...sentiments]).toEqual([
      ['1', 'positive'],
      ['2', 'critical'],
    ]);
  });
});

describe('the sentiments of a theme', () => {
  const sentiments = new Map([
    ['2', 'critical'],
    ['3', 'positive'],
    ['4', 'critical'],
  ] as const);

  test('a quote said by several customers counts for each of them', () => {
    const quotes = numbered([{ text: 'a' }, { text: 'b', count: 3 }, { text: 'c' }, { text: 'd' }]);
    const byId = new Map(quotes.map((quote) => [quote.id, quote]));
    expect(sentimentCounts({ quoteIds: ['1', '2', '3'] }, byId, sentiments)).toEqual({
      positive: 1,
      critical: 3,
    });
  });

  test('the most telling quotes are the best of each sentiment', () => {
    expect(tellingQuotes({ quoteIds: ['1', '4', '2', '3'] }, sentiments)).toEqual(['3', '4']);
  });

  test('the best quotes tell most about a theme with a single sentiment', () => {
    expect(tellingQuotes({ quoteIds: ['1', '2', '4'] }, sentiments)).toEqual(['2', '1']);
    expect(tellingQuotes({ quoteIds: ['1'] }, sentiments)).toEqual(['1']);
  });
});
