import type { Sentiment, Theme } from './analysis.ts';
import type { Quote } from './quote.ts';

type Sentiments = ReadonlyMap<string, Sentiment>;

/** Positive and critical customers of a theme; those without a sentiment count as neither. */
export function sentimentCounts(
  { quoteIds }: Pick<Theme, 'quoteIds'>,
  quotes: ReadonlyMap<string, Quote>,
  sentiments: Sentiments,
): Record<Sentiment, number> {
  const counts = { positive: 0, critical: 0 };
  for (const id of quoteIds) {
    const sentiment = sentiments.get(id);
    if (sentiment) counts[sentiment] += quotes.get(id)?.count ?? 1;
  }
  return counts;
}

/**
 * Ids of the two quotes that tell most about a theme: the best of each sentiment, or else the best
 * two.
 */
export function tellingQuotes({ quoteIds }: Pick<Theme, 'quoteIds'>, sentiments: Sentiments) {
  const best = (sentiment: Sentiment) => quoteIds.find((id) => sentiments.get(id) === sentiment);
  const found = [best('positive'), best('critical')].filter((id) => id !== undefined);
  const others = quoteIds.filter((id) => !found.includes(id));
  return [...found, ...others].slice(0, 2);
}
