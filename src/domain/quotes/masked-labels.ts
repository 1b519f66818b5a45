import type { Quote } from './quote.ts';
import { placedLabels, type QuoteLabel } from './quote-labels.ts';
import { applyMasks, knownMasks, type Masks } from './mask.ts';

/** The labels of a quote as they are sent: masked, at the lines of the masked text. */
export function maskedLabels(
  { text, labels, unmasked }: Pick<Quote, 'text' | 'labels' | 'unmasked'>,
  masks: Masks,
): readonly QuoteLabel[] | undefined {
  if (!labels || unmasked) return labels;
  return placedLabels(text, labels).flatMap(({ start, label }) =>
    label === '' && start === 0
      ? []
      : [{ line: linesBefore(text, start, masks), label: maskedLabel(label, masks) }],
  );
}

/** A label as it is sent; empty for a part without one. */
export const maskedLabel = (label: string, masks: Masks): string =>
  label === '' ? '' : applyMasks(label, knownMasks(label, masks));

/** The number of line breaks before a position, but those that a mask covers. */
function linesBefore(text: string, at: number, masks: Masks): number {
  const before = text.slice(0, at);
  const own = knownMasks(text, masks)
    .filter(({ start }) => start < at)
    .map((mask) => ({ ...mask, end: Math.min(mask.end, at) }));
  return applyMasks(before, own).split('\n').length - 1;
}
