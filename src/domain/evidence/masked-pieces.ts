import { maskedLabels } from '../quotes/masked-labels.ts';
import { applyMasks, knownMasks, type Mask, type Masks } from '../quotes/mask.ts';
import { hidingMasks } from '../quotes/shown-words.ts';
import { labelledWords } from '../quotes/labelled-words.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Span } from '../text/span.ts';
import type { ComparedQuote } from './verdict.ts';

type Words = Pick<ComparedQuote, 'text' | 'unmasked' | 'shown'>;

/** True if the masks of a quote and of its labels are known. */
export const areMasksKnown = ({ text, labels = [] }: ComparedQuote, masks: Masks): boolean =>
  masks.has(text) && labels.every(({ label }) => masks.has(label));

/** The masks of a quote; none for what the user has unmasked. */
const masksOf = (quote: Words, masks: Masks): readonly Mask[] =>
  hidingMasks(quote, quote.text, quote.unmasked ? [] : knownMasks(quote.text, masks));

/** A quote or a part of it, with masks in place of identifying details. */
export const maskedText = (quote: Words, masks: Masks, within?: Span): string =>
  within
    ? maskedPieces(quote, masks, {}, within)
        .map(({ text }) => text)
        .join('')
    : applyMasks(quote.text, masksOf(quote, masks));

/** A quote as `maskedText`, with the labels that its words stand under. */
export function labelledText(quote: ComparedQuote, masks: Masks): string {
  const labels = maskedLabels(quote, masks);
  return labelledWords({ text: maskedText(quote, masks), ...(labels && { labels }) });
}

interface Marks {
  readonly same?: readonly Span[];
  readonly different?: readonly Span[];
}

/** A quote in pieces, with its masks and the words that it shares with a sentence. */
export function maskedPieces(
  quote: Words,
  masks: Masks,
  marks: Marks,
  within: Span = { start: 0, end: quote.text.length },
): Piece[] {
  return piecesOf(
    quote.text,
    [
      ...masksOf(quote, masks).map(({ start, end, kind }) => ({
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
