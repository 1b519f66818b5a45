import { describe, expect, test } from 'vitest';
import type { Sentiment, Theme } from '#domain/quotes/analysis.ts';
import { suggestTags } from '#insight/themes/suggestions.ts';
import { numbered } from '../../domain/campaigns.ts';

const QUOTES = numbered(Array.from({ length: 8 }, (_, at) => ({ text: `Quote ${at}` })));
const BY_ID = new Map(QUOTES.map((quote) => [quote.id, quote]));

/** A theme of the first quotes. */
const theme = (label: string, count: number, rating?: number): Theme => ({
  label,
  count,
  ...(rating !== undefined && { rating }),
  quoteIds: QUOTES.slice(0, count).map(({ id }) => id),
});

const tagsFor = (themes: readonly Theme[], opinions: readonly Sentiment[] = []) =>
  suggestTags(themes, BY_ID, new Map(opinions.map((opinion, at) => [`${at + 1}`, opinion]))).map(
    ({ tag, reason }) => `${tag}: ${reason}`,
  );

const times = (count: number, opinion: Sentiment) => Array.from({ length: count }, () => opinion);

describe('the tags that themes support', () => {
  test('none without a theme, whatever the opinions', () => {
    expect(tagsFor([], times(8, 'positive'))).toEqual([]);
  });

  test('none for a theme of two customers', () => {
    expect(tagsFor([theme('Comfort', 2, 1)], times(2, 'critical'))).toEqual([]);
  });

  test('themes of the product and its use, by their largest', () => {
    expect(tagsFor([theme('Staff', 5), theme('Comfort', 4), theme('Ease of use', 3)])).toEqual([
      'Product Feedback: 4 quotes are about Comfort',
      'User Experience: 4 quotes are about Comfort',
    ]);
  });

  test('a theme with few stars is a pain, and so is one that most customers criticize', () => {
    expect(tagsFor([theme('Staff', 5, 2.25)])).toEqual(['Pain Points: Staff is rated 2.3 of 5']);
    expect(tagsFor([theme('Staff', 5)], times(3, 'critical'))).toEqual([
      'Pain Points: 3 of 5 quotes on Staff are critical',
    ]);
    expect(tagsFor([theme('Staff', 6)], times(3, 'critical'))).toEqual([]);
  });

  test('a theme whose customers are content', () => {
    expect(tagsFor([theme('Staff', 5)], times(4, 'positive'))).toEqual([
      'Testimonials: 4 of 5 quotes on Staff are positive',
    ]);
    expect(tagsFor([theme('Staff', 5)], times(3, 'positive'))).toEqual([]);
  });
});
