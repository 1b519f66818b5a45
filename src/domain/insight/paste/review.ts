import type { PageLine } from './page-line.ts';

export interface Review {
  /** The first line of its header. */
  readonly start: number;
  readonly name: number | undefined;
  readonly words: readonly number[];
  /** Lines with its stars, dates and bylines. */
  readonly facts: readonly number[];
  readonly isReply: boolean;
}

/** Reviews with the lines of their page, as the reader of one kind of page finds them. */
export interface Reviews {
  readonly lines: readonly PageLine[];
  readonly reviews: readonly Review[];
}

/** The lines with each word of the reviews as text, whatever it looks like. */
export function withWords(
  lines: readonly PageLine[],
  reviews: readonly Review[],
): readonly PageLine[] {
  const words = new Set(reviews.flatMap((review) => review.words));
  return lines.map((line, at) =>
    words.has(at) ? { kind: 'text', text: line.text, isApart: line.isApart } : line,
  );
}
