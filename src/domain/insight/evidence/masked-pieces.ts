import { findMasks, type Mask } from '../analysis/masking.ts';
import type { ComparedQuote, Span } from './verdict.ts';

/** A part of a quote as it is shown: its words, or the name of what is masked. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  /** `same`: in the sentence too. `different`: what contradicts it. */
  readonly kind: 'plain' | 'same' | 'different' | 'mask';
}

/** What is to be masked in a quote; nothing in one that the user has cleared. */
export const masksOf = ({ text, unmasked }: ComparedQuote): readonly Mask[] =>
  unmasked ? [] : findMasks(text);

/** A part of a quote with masks in place of what tells who somebody is. */
export const maskedText = (quote: ComparedQuote, within?: Span): string =>
  maskedPieces(quote, {}, within)
    .map(({ text }) => text)
    .join('');

interface Marks {
  readonly same?: readonly Span[];
  readonly different?: readonly Span[];
}

/** A quote in pieces, with its masks and with what it shares with a sentence. */
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
  /** Stands in place of the words. */
  readonly text?: string;
}

/** A text cut at the ends of what is marked in it; of two marks on one place the first counts. */
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
