import { applyMasks, findMasks } from '../analysis/masking.ts';
import type { Mask } from '../analysis/mask.ts';
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
