import type { Quote } from '../quote.ts';
import { placedLabels, type QuoteLabel } from '../quote-labels.ts';
import type { Mask } from './mask.ts';
import { applyMasks, findMasks } from './masking.ts';

/** The labels of a quote as they are sent: masked, at the lines of the masked text. */
export function maskedLabels(
  { text, labels, unmasked }: Pick<Quote, 'text' | 'labels' | 'unmasked'>,
  masks: readonly Mask[],
): readonly QuoteLabel[] | undefined {
  if (!labels || unmasked) return labels;
  return placedLabels(text, labels).flatMap(({ start, label }) =>
    label === '' && start === 0
      ? []
      : [{ line: linesBefore(text, start, masks), label: applyMasks(label, findMasks(label)) }],
  );
}

/** The number of line breaks before a position, but those that a mask covers. */
function linesBefore(text: string, at: number, masks: readonly Mask[]): number {
  const before = text.slice(0, at);
  const own = masks
    .filter(({ start }) => start < at)
    .map((mask) => ({ ...mask, end: Math.min(mask.end, at) }));
  return applyMasks(before, own).split('\n').length - 1;
}
