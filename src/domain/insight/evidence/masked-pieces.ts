import { applyMasks, findMasks } from '../analysis/masking.ts';
import type { Mask } from '../analysis/mask.ts';
import type { ComparedQuote } from './verdict.ts';
import type { Span } from './span.ts';

/** A displayed part of a quote: its words, or the label of a mask. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  /** `same`: shared with the sentence. `different`: contradicts it. */
  readonly kind: 'plain' | 'same' | 'different' | 'mask';
}

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

interface Marked extends Span {
  readonly kind: Piece['kind'];
  /** Replaces the words. */
  readonly text?: string;
}

/** Splits a text at the ends of its marks; of overlapping marks the first wins. */
export function piecesOf(text: string, marks: readonly Marked[], within: Span): Piece[] {
  const cuts = new Set([within.start, within.end]);
  for (const { start, end } of marks)
    for (const at of [start, end]) if (at > within.start && at < within.end) cuts.add(at);
  const places = [...cuts].toSorted((a, b) => a - b);
  return places.slice(0, -1).flatMap((start, index) => {
    const end = places[index + 1] ?? start;
    const mark = marks.find((it) => it.start <= start && it.end >= end);
    if (mark?.text === undefined)
      return [{ text: text.slice(start, end), start, kind: mark?.kind ?? 'plain' }];
    const isFirst = mark.start === start || start === within.start;
    return isFirst ? [{ text: mark.text, start, kind: mark.kind }] : [];
  });
}
