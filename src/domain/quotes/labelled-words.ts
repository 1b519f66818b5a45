import { labelWords } from './label-signs.ts';
import { placedLabels, type QuoteLabel } from './quote-labels.ts';

/**
 * The words of a quote with each label before the part that stands under it, as they are sent and
 * exported: `Cons: The reports`, `What did you miss? A kettle`.
 */
export function labelledWords({
  text,
  labels,
}: {
  readonly text: string;
  readonly labels?: readonly QuoteLabel[];
}): string {
  if (!labels) return text;
  return placedLabels(text, labels)
    .map(({ start, end, label }) => {
      const words = labelWords(label);
      const sign = /[?!.？]$/u.test(words) ? ' ' : ': ';
      return `${words === '' ? '' : `${words}${sign}`}${text.slice(start, end)}`;
    })
    .join('');
}
