/** Labels of sites between the parts of a review: praise, criticism, reasons. */

import PAGE_LABELS from '../../data/read/page-labels.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import type { PageLine } from './page-line.ts';

const words = alternativesOf(PAGE_LABELS);

/** In UTF-16 units. */
const LONGEST = 120;

const OPINIONS = String.raw`(?:${words('opinion')})\s?[:·]?`;

/** Questions of sites for software and jobs, with the site's or the product's name at the end. */
const ASKED = `(?:${words('asked')})(?: .{1,40})?`;

const OPINION = new RegExp(`^(?:${OPINIONS}|${ASKED})$`, 'iu');
const OPINION_LEAD = new RegExp(`^(?:${OPINIONS})\\s?·\\s+(?=\\S)`, 'iu');

/** An opinion label before the words on the same line: `Liked · The breakfast`. */
export const opinionLead = (line: string): string | undefined =>
  OPINION_LEAD.exec(line.slice(0, LONGEST))?.[0];

/** True for a label that separates a customer's praise from their criticism. */
export const isOpinionLabel = (line: string): boolean =>
  line.length <= LONGEST && OPINION.test(line);

/** Before the words that sum up, as on sites for software: `Overall: It saved us hours.` */
const SUMMARY =
  /^(?:overall|comments?|insgesamt|kommentare?|globalement|en général|commentaires?|en general|comentarios?|nel complesso|commenti|over het geheel|opmerkingen|no geral|comentários?)\s?:\s+(?=\S)/iu;

/** Removes the label of the words that sum up, on pages with other labels on lines of their own. */
export function withSummaries(lines: readonly PageLine[]): readonly PageLine[] {
  if (!lines.some(({ kind }) => kind === 'label')) return lines;
  return lines.map((line) => {
    const lead = line.kind === 'text' ? SUMMARY.exec(line.text.slice(0, LONGEST))?.[0] : undefined;
    if (lead === undefined) return line;
    const { text, isApart } = line;
    return { kind: 'labelled', title: text.slice(lead.length), text, isApart };
  });
}
