import { numberQuotes, parseRating, type Quote, type QuoteDraft } from './quote.ts';

/**
 * What customers said, as pasted or as read from a file, turned into single quotes. Pure: the
 * formats that need a library (CSV) arrive here as rows.
 */
export type InsightFormat = 'csv' | 'json' | 'text';

/** The most that is taken at once, in bytes of UTF-8. */
export const INSIGHT_MAX_BYTES = 200_000;

/** Guesses what a text is, from its content alone. */
export function detectFormat(text: string): InsightFormat {
  const start = text.trimStart();
  if (/^[[{]/.test(start) && isJson(start)) return 'json';
  return looksLikeCsv(start) ? 'csv' : 'text';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function looksLikeCsv(text: string): boolean {
  const header = headerCells(text.slice(0, text.search(/[\r\n]|$/)));
  return header.length > 1 && header.some(isTextColumn);
}

function headerCells(line: string): string[] {
  return line.split(/[,;\t|]/).map((cell) => cell.trim().replace(/^"|"$/g, '').toLowerCase());
}

/** Names under which exports keep what the customer wrote, best first. */
const TEXT_COLUMNS = [
  'review',
  'review text',
  'review_text',
  'reviewtext',
  'review body',
  'review_body',
  'text',
  'comment',
  'comments',
  'feedback',
  'quote',
  'body',
  'content',
  'message',
  'description',
  'answer',
  'response',
  'verbatim',
  'testimonial',
];
const RATING_COLUMNS = ['rating', 'stars', 'star_rating', 'score', 'review_rating', 'grade'];

const isTextColumn = (name: string) => TEXT_COLUMNS.includes(name);

/** Quotes from the rows of a table whose first row may be a header. */
export function quotesFromRows(rows: readonly (readonly string[])[]): Quote[] {
  const header = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const textColumn = columnOf(header, TEXT_COLUMNS);
  if (textColumn === -1) return numberQuotes(rows.map((row) => ({ text: longest(row) })));
  const ratingColumn = columnOf(header, RATING_COLUMNS);
  const isLast = textColumn === header.length - 1;
  return numberQuotes(
    rows.slice(1).map((row) => {
      const text = isLast ? restOf(row.slice(textColumn)) : row[textColumn];
      return quoteOf(text, row[ratingColumn]);
    }),
  );
}

/** The last column takes what a comma that nobody quoted has split off. */
function restOf([text = '', ...surplus]: readonly string[]): string {
  const filled = surplus.findLastIndex((cell) => cell !== '') + 1;
  return [text, ...surplus.slice(0, filled)].join(',');
}

function columnOf(header: readonly string[], names: readonly string[]): number {
  const name = names.find((candidate) => header.includes(candidate));
  return name === undefined ? -1 : header.indexOf(name);
}

function longest(cells: readonly string[]): string {
  return cells.reduce((best, cell) => (cell.length > best.length ? cell : best), '');
}

function quoteOf(text: unknown, rating: unknown): QuoteDraft {
  const stars = parseRating(rating);
  const words = typeof text === 'string' ? text : '';
  return stars === undefined ? { text: words } : { text: words, rating: stars };
}

/** Quotes from any JSON value: strings, records with a text field, or lists of either at any depth. */
export function quotesFromJson(value: unknown): Quote[] {
  return numberQuotes(collect(value, 0));
}

/** Deeper than any real export; stops a file that was made to overflow the stack. */
const MAX_DEPTH = 20;

function collect(value: unknown, depth: number): QuoteDraft[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return [{ text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  return fromRecord(value, depth);
}

function fromRecord(record: object, depth: number): QuoteDraft[] {
  const fields = new Map(Object.entries(record).map(([key, item]) => [key.toLowerCase(), item]));
  const textKey = TEXT_COLUMNS.find((name) => typeof fields.get(name) === 'string');
  if (textKey === undefined) {
    const nested = [...fields.values()].filter((item) => typeof item === 'object');
    return nested.flatMap((item) => collect(item, depth + 1));
  }
  const ratingKey = RATING_COLUMNS.find((name) => fields.has(name));
  return [quoteOf(fields.get(textKey), ratingKey && fields.get(ratingKey))];
}

/**
 * Quotes from plain text: parted by empty lines where there are any, else one a line. A paragraph
 * whose every line is an item of a list is parted into its items.
 */
export function quotesFromText(text: string): Quote[] {
  const lines = text.replace(/\r\n?/g, '\n').trim();
  const paragraphs = lines.split(/\n[^\S\n]*\n+/);
  const parts = paragraphs.length > 1 ? paragraphs.flatMap(itemsOf) : lines.split('\n');
  return numberQuotes(parts.map(readPart));
}

const LIST_MARK = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;

function itemsOf(paragraph: string): string[] {
  const lines = paragraph.trim().split('\n');
  return lines.every((line) => LIST_MARK.test(line)) ? lines : [paragraph];
}

const LEADING_RATING =
  /^(?:rating:?\s*)?((?:[★☆⭐]\uFE0F?)+|\d{1,2}(?:[.,]\d)?\s*(?:\/\s*(?:5|10)|stars?))\s*[:\-–—|]?\s+/iu;

function readPart(part: string): QuoteDraft {
  const bare = part.trim().replace(LIST_MARK, '');
  const rated = LEADING_RATING.exec(bare);
  const rating = rated ? parseRating(rated[1]) : undefined;
  const text = unwrap(rating === undefined ? bare : bare.slice(rated?.[0].length));
  return rating === undefined ? { text } : { text, rating };
}

const QUOTATION_MARKS = /^(?:"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“]*)“)$/;

function unwrap(text: string): string {
  const match = QUOTATION_MARKS.exec(text.trim());
  return match ? (match.slice(1).find((group) => group !== undefined) ?? '') : text;
}
