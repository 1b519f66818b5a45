import { sentencesOf } from '../../posts/sentences.ts';
import { type IndexedQuote } from './quote-index.ts';
import { isOf, type KeyTerm } from './passage.ts';
import type { Span } from './span.ts';

/** Highest rating of a dissatisfied customer, in stars. */
const CRITICAL_RATING = 3;

/**
 * The mixed or critical remainder of the quote behind a claim: sentences with a contrast or a
 * negation, or all of them at `CRITICAL_RATING` stars or fewer.
 */
export function otherSideOf({ quote, passage }: IndexedQuote, said: readonly Span[]): Span[] {
  const isCritical = quote.rating !== undefined && quote.rating <= CRITICAL_RATING;
  const turning = passage.keys.filter(isTurning);
  const from = said[0]?.start ?? 0;
  const to = said.at(-1)?.end ?? 0;
  const spans = sentencesOf(quote.text).flatMap(({ start, end }) => {
    const isWithin = (term: KeyTerm) => term.start >= start && term.end <= end;
    const outside = turning.some(
      (term) => isWithin(term) && (term.start >= to || term.end <= from),
    );
    const isSaid = start < to && end > from;
    return outside || (isCritical && !isSaid) ? [{ start, end }] : [];
  });
  return spans;
}

/** Turns praise into complaint, or the other way round. */
const isTurning = (term: KeyTerm): boolean =>
  term.link === 'contrast' || isOf(term, 'negation', 'exception', 'critical');
