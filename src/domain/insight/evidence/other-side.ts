import { sentencesOf } from '../../posts/sentences.ts';
import { type IndexedQuote } from './quote-index.ts';
import { isOf, type KeyTerm } from './passage.ts';
import type { Span } from './verdict.ts';

/** Stars up to which the customer was not content. */
const CRITICAL_RATING = 3;

/**
 * What else the customer said of the quote behind a claim, where that is mixed or critical: sentences
 * with a contrast or a negation, and under three stars or fewer all of them.
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

/** Turns from praise to complaint, or the other way round. */
const isTurning = (term: KeyTerm): boolean =>
  term.link === 'contrast' || isOf(term, 'negation', 'exception', 'critical');
