import { isTurned } from '../labels/labelled-parts.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Sentiment } from '#domain/quotes/analysis.ts';
import type { Opinion } from './opinion.ts';

interface Judged {
  readonly quote: Quote;
  readonly opinion: Opinion;
}

/** Sentiments by the id of the quote: from its stars, or else from its words. */
export function sentimentsOf(judged: readonly Judged[]): ReadonlyMap<string, Sentiment> {
  const sentiments = new Map<string, Sentiment>();
  for (const { quote, opinion } of judged) {
    const sentiment = isTurned(quote)
      ? turnedSentiment(quote.rating, opinion)
      : sentimentOf(quote.rating, opinion);
    if (sentiment) sentiments.set(quote.id, sentiment);
  }
  return sentiments;
}

/** A quote that is all complaint, wish or promise is never positive, whatever its stars. */
const turnedSentiment = (rating: number | undefined, opinion: Opinion): Sentiment | undefined =>
  opinion.complains && (rating === undefined || rating < 4) ? 'critical' : undefined;

function sentimentOf(rating: number | undefined, opinion: Opinion): Sentiment | undefined {
  if (rating !== undefined) return rating >= 4 ? 'positive' : rating < 3 ? 'critical' : undefined;
  if (opinion.complains === opinion.praises) return undefined;
  return opinion.complains ? 'critical' : 'positive';
}
