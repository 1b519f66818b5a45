import type { Quote } from './quote.ts';
import { placedLabels, type QuoteLabel } from './quote-labels.ts';
import { applyMasks, knownMasks, type Mask, type Masks } from './mask.ts';
import { hidingMasks } from './shown-words.ts';

/** The labels of a quote as they are sent: masked, at the lines of the masked text. */
export function maskedLabels(
  quote: Pick<Quote, 'text' | 'labels' | Showing>,
  masks: Masks,
): readonly QuoteLabel[] | undefined {
  const { text, labels, unmasked } = quote;
  if (!labels || unmasked) return labels;
  const own = hidingMasks(quote, text, knownMasks(text, masks));
  return placedLabels(text, labels).flatMap(({ start, label }) =>
    label === '' && start === 0
      ? []
      : [{ line: linesBefore(text, start, own), label: maskedLabel(quote, label, masks) }],
  );
}

type Showing = 'unmasked' | 'shown';

/** A label of a quote as it is sent; empty for a part without one. */
export const maskedLabel = (quote: Pick<Quote, Showing>, label: string, masks: Masks): string =>
  label === '' ? '' : applyMasks(label, hidingMasks(quote, label, knownMasks(label, masks)));

/** The number of line breaks before a position, but those that a mask covers. */
function linesBefore(text: string, at: number, masks: readonly Mask[]): number {
  const before = text.slice(0, at);
  const own = masks
    .filter(({ start }) => start < at)
    .map((mask) => ({ ...mask, end: Math.min(mask.end, at) }));
  return applyMasks(before, own).split('\n').length - 1;
}
