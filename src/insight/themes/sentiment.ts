import { isTurned } from '../labels/labelled-parts.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Sentiment } from '#domain/quotes/analysis.ts';
import type { Speech } from './suggestions.ts';

interface Spoken {
  readonly quote: Quote;
  readonly speech: Speech;
}

/** Sentiments by the id of the quote: from its stars, or else from its words. */
export function sentimentsOf(spoken: readonly Spoken[]): ReadonlyMap<string, Sentiment> {
  const sentiments = new Map<string, Sentiment>();
  for (const { quote, speech } of spoken) {
    const sentiment = isTurned(quote)
      ? turnedSentiment(quote.rating, speech)
      : sentimentOf(quote.rating, speech);
    if (sentiment) sentiments.set(quote.id, sentiment);
  }
  return sentiments;
}

/** A quote that is all complaint, wish or promise is never positive, whatever its stars. */
const turnedSentiment = (rating: number | undefined, speech: Speech): Sentiment | undefined =>
  speech.complains && (rating === undefined || rating < 4) ? 'critical' : undefined;

function sentimentOf(rating: number | undefined, speech: Speech): Sentiment | undefined {
  if (rating !== undefined) return rating >= 4 ? 'positive' : rating < 3 ? 'critical' : undefined;
  if (speech.complains === (speech.vouches || speech.turns)) return undefined;
  return speech.complains ? 'critical' : 'positive';
}
