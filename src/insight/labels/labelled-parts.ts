import { isTurning, type Sense, senseOf } from './label-sense.ts';
import { type PlacedLabel, placedLabels, type QuoteLabel } from '#domain/quotes/quote-labels.ts';

/** A part of a quote's text with the sense of the label that it stands under. */
export interface LabelledPart extends PlacedLabel {
  readonly sense: Sense | undefined;
}

interface Labelled {
  readonly text: string;
  readonly labels?: readonly QuoteLabel[];
}

/** The parts of a quote's text; together they are the whole text. */
export const partsOf = ({ text, labels }: Labelled): LabelledPart[] =>
  placedLabels(text, labels).map((part) => ({
    ...part,
    sense: part.label === '' ? undefined : senseOf(part.label),
  }));

/** True if all of a quote stands under labels that turn its sense. */
export const isTurned = (quote: Labelled): boolean =>
  quote.labels !== undefined && partsOf(quote).every(({ sense }) => isTurning(sense));
