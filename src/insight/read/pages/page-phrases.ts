/**
 * Lines of the best-known sites that no general form recognises: notes on a translation, on the
 * kind of a review or on its length, and the links below all reviews.
 */
import PAGE_NOTES from '../../data/read/page-notes.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import { siteLineOf } from './page-site-lines.ts';
import { wholeLine } from '../lines/page-words.ts';

const words = alternativesOf(PAGE_NOTES);

/** In UTF-16 units. */
const LONGEST = 120;

/** Beside the name or the day of a review, or between its head and its words. */
const NOTE = wholeLine(words('note'));

/** Notes that no customer writes, with a stop at the end of some. */
const AUTOMATIC = wholeLine(words('automatic'));

/** The words under a thing that the reader might buy or read next, and the bottom of pages. */
const LINK = wholeLine(words('link'));

/** The empty field of a search, above the reviews: `Search job titles`. */
const SEARCH = wholeLine(words('search'));

/** Below the words: reactions of others, links to what the writer has made. */
const COUNTED = wholeLine(words('below'));

/** Below a review: whose opinion it is. */
const OPINION = wholeLine(
  '.{5,90}(?:subjective opinion|subjektive meinung|opinion subjective|opinión subjetiva|opinione (?:soggettiva|personale)|subjectieve mening|opinião (?:subjetiva|pessoal)|subiektywn\\p{L}+ opini\\p{L}+|subjektiva åsikt).{3,110}',
);

/** The label above the purchased item, whose value is on the next lines. */
const PURCHASE = wholeLine(words('purchase'));

/** `View all Pros and Cons`, `Ver mais conteúdo`: with up to four words, without a stop. */
const MORE = wholeLine(words('more'));

export type Phrase = 'badge' | 'button' | 'detail' | 'heading';

const PHRASES: readonly (readonly [Phrase, RegExp])[] = [
  ['badge', NOTE],
  ['badge', AUTOMATIC],
  ['detail', PURCHASE],
  ['button', OPINION],
  ['button', COUNTED],
  ['button', MORE],
  ['heading', SEARCH],
  ['heading', LINK],
];

/** The kind of a line that a well-known site adds; undefined for any other line. */
export function phraseOf(line: string): Phrase | undefined {
  if (line.length > 2 * LONGEST) return undefined;
  const bare = line.trim().replace(/[.…]{1,3}$/, '');
  if (line.length > LONGEST) return OPINION.test(bare) ? 'button' : undefined;
  return siteLineOf(bare) ?? PHRASES.find(([, form]) => form.test(bare))?.[0];
}
