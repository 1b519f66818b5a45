import { senseOf } from './label-sense.ts';
import type { QuoteLabel } from '#domain/quotes/quote-labels.ts';

/** A customer's words with the labels that they stand under in the source. */
export interface LabelledText {
  readonly text: string;
  readonly labels?: readonly QuoteLabel[];
}

/** A text from under several labels, of which none is sure to apply to a part of it. */
export function mixedLabel(text: string, names: readonly string[]): LabelledText {
  const label = names
    .filter((name) => senseOf(name) !== undefined)
    .map((name) => name.trim())
    .join(' / ');
  return label === '' ? { text } : { text, labels: [{ line: 0, label }] };
}
