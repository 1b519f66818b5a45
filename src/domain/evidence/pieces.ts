import type { Span } from '../text/span.ts';

/** A displayed part of a quote: its words, or the label of a mask. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  /** `same`: shared with the sentence. `different`: contradicts it. */
  readonly kind: 'plain' | 'same' | 'different' | 'mask';
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
