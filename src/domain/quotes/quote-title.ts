import type { Quote } from './quote.ts';

/** Longest title of a review, in UTF-16 units. */
const LONGEST = 90;

/**
 * Returns the length of a review's title: the first line of a rated quote, if it is short and no
 * sentence. 0 if there is none.
 */
export function titleLength({ text, rating }: Pick<Quote, 'text' | 'rating'>): number {
  const end = text.slice(0, LONGEST + 1).indexOf('\n');
  if (rating === undefined || end <= 0) return 0;
  return '.,:;…'.includes(text.charAt(end - 1)) ? 0 : end;
}
