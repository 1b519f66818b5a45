import PAGE_LABELS from '../../data/read/page-labels.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import type { PageLine } from './page-line.ts';
import { wholeLine } from '../lines/page-words.ts';

const words = alternativesOf(PAGE_LABELS);

/**
 * A site's word for a figure: `10/10 Excellent`, `Fantástico` above `9,0`. A customer's own headline has
 * no figure beside it.
 */
export const VERDICT = wholeLine(words('verdict'));

const FIGURE = /^\d{1,2}(?:[.,]\d)?$/;

export const isFigure = (text: string): boolean => FIGURE.test(text);

/** The site's word for the figure below it, in place of a title: `Superb`, `Scored 9.0`. */
export const isVerdictOf = (
  { kind, text }: PageLine,
  before: PageLine | undefined,
  next: PageLine | undefined,
  figure: PageLine | undefined,
): boolean =>
  (kind === 'text' || kind === 'label' || kind === 'heading') &&
  before?.kind === 'date' &&
  ((next?.kind === 'rating' && next.bare !== undefined) ||
    (next?.kind === 'detail' && figure?.kind === 'sign' && isFigure(figure.text))) &&
  VERDICT.test(text);
