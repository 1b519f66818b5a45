import { maskedLabels } from '../analysis/masked-labels.ts';
import { applyMasks, findMasks } from '../analysis/masking.ts';
import type { Mask } from '../analysis/mask.ts';
import { labelledWords } from '../labelled-words.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Span } from './span.ts';
import type { ComparedQuote } from './verdict.ts';

/** The masks of a quote; none for one that the user has unmasked. */
export const masksOf = ({ text, unmasked }: ComparedQuote): readonly Mask[] =>
  unmasked ? [] : findMasks(text);

/** A quote or a part of it, with masks in place of identifying details. */
export const maskedText = (quote: ComparedQuote, within?: Span): string =>
  within
    ? maskedPieces(quote, {}, within)
        .map(({ text }) => text)
        .join('')
    : applyMasks(quote.text, masksOf(quote));

/** A quote as `maskedText`, with the labels that its words stand under. */
export function labelledText(quote: ComparedQuote): string {
  const labels = maskedLabels(quote, masksOf(quote));
  return labelledWords({ text: maskedText(quote), ...(labels && { labels }) });
}

interface Marks {
  readonly same?: readonly Span[];
  readonly different?: readonly Span[];
}

/** A quote in pieces, with its masks and the words that it shares with a sentence. */
export function maskedPieces(
  quote: ComparedQuote,
  marks: Marks,
  within: Span = { start: 0, end: quote.text.length },
): Piece[] {
  const masks = masksOf(quote).map((mask) => ({ ...mask, as: 'mask' as const }));
  return piecesOf(
    quote.text,
    [
      ...masks.map(({ start, end, kind }) => ({
        start,
        end,
        kind: 'mask' as const,
        text: `[${kind}]`,
      })),
      ...(marks.different ?? []).map((span) => ({ ...span, kind: 'different' as const })),
      ...(marks.same ?? []).map((span) => ({ ...span, kind: 'same' as const })),
    ],
    within,
  );
}
