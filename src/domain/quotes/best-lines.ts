import type { Analysis, Sentiment } from './analysis.ts';
import type { Quote } from './quote.ts';
import { tellingQuotes } from './sentiment-counts.ts';

/**
 * The lines to show first, at most `most`: of each theme, the most frequent first, the one that tells
 * most, then the others. Positive ones come before the rest, critical ones last.
 */
export function bestLines(
  quotes: readonly Quote[],
  analysis: Pick<Analysis, 'themes' | 'sentiments'> | undefined,
  most: number,
): readonly Quote[] {
  const { themes = [], sentiments = NONE } = analysis ?? {};
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  const telling = themes.flatMap((theme) => tellingQuotes(theme, sentiments).slice(0, 1));
  const ids = new Set([...telling, ...themes.flatMap(({ quoteIds }) => quoteIds), ...byId.keys()]);
  const rank = (id: string) => RANKS.indexOf(sentiments.get(id));
  return [...ids]
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, most);
}

const RANKS: readonly (Sentiment | undefined)[] = ['positive', undefined, 'critical'];
const NONE: Analysis['sentiments'] = new Map();
