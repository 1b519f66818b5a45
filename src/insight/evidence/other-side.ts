import { sentencesOf } from '#domain/text/sentences.ts';
import { titleLength } from '#domain/quotes/quote-title.ts';
import { type IndexedQuote } from './quote-index.ts';
import { isOf, type KeyTerm } from './terms/passage.ts';
import type { Span } from '#domain/text/span.ts';

/** Highest rating of a dissatisfied customer, in stars. */
const CRITICAL_RATING = 3;

/**
 * The mixed or critical remainder of the quote behind a claim: sentences other than
 * its title and those of the claim (`said`), with a contrast or a negation, or all of them at
 * `CRITICAL_RATING` stars or fewer.
 */
export function otherSideOf({ quote, passage }: IndexedQuote, said: readonly Span[]): Span[] {
  if (said.length === 0) return [];
  const isCritical = quote.rating !== undefined && quote.rating <= CRITICAL_RATING;
  const turning = passage.keys.filter(isTurning);
  const kept = [...said, { start: 0, end: titleLength(quote) }];
  return sentencesOf(quote.text).filter(({ start, end }) => {
    const isKept = kept.some((span) => span.start < end && span.end > start);
    return !isKept && (isCritical || turning.some((it) => it.start >= start && it.end <= end));
  });
}

/** Turns praise into complaint, or the other way round. */
const isTurning = (term: KeyTerm): boolean =>
  term.link === 'contrast' ||
  term.isTurned === true ||
  isOf(term, 'negation', 'exception', 'critical');
