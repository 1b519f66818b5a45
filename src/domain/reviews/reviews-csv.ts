import { csvOf } from '../text/csv.ts';
import { isQuoteSource, QUOTE_SOURCES } from '../quotes/quote-sources.ts';
import type { Quote } from '../quotes/quote.ts';
import type { ReviewSet } from './review-set.ts';

const COLUMNS = ['Review', 'Stars', 'Date', 'Source', 'Language', 'Customers', 'Speaker', 'Label'];

/** A set as CSV, a row for each quote, in the words of the customers. */
export const reviewsCsv = ({ quotes }: Pick<ReviewSet, 'quotes'>): string =>
  csvOf([COLUMNS, ...quotes.map(rowOf)]);

const rowOf = ({ text, rating, date, source, language, count, speaker, labels }: Quote) => [
  text,
  rating === undefined ? '' : String(rating),
  date ?? '',
  source === undefined ? '' : isQuoteSource(source) ? QUOTE_SOURCES[source] : source,
  language ?? '',
  String(count ?? 1),
  speaker ?? '',
  (labels ?? [])
    .map(({ label }) => label)
    .filter(Boolean)
    .join(' / '),
];

/** Characters that no file system takes in a name. */
const NOT_IN_NAMES = /[\p{C}<>:"/\\|?*]+/gu;

/** Name of the file of a set. */
export const reviewsFileName = (name: string): string =>
  `${name.replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ').trim() || 'Reviews'}.csv`;
