import { parseDates } from './quote-date.ts';
import { numberQuotes, parseRating, type Quote, type QuoteDraft } from './quote.ts';

/**
 * What customers said, as pasted or as read from a file, turned into single quotes. Pure: the
 * formats that need a library (CSV) arrive here as rows.
 */
export type InsightFormat = 'csv' | 'json' | 'json-lines' | 'text';

/** Guesses what a text is, from its content alone. */
export function detectFormat(text: string): InsightFormat {
  const start = text.trimStart();
  if (/^[[{]/.test(start) && isJson(start)) return 'json';
  if (/^[[{]/.test(start) && jsonLines(start)) return 'json-lines';
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

/** The values of a text with one JSON value a line; undefined when a line is none. */
export function jsonLines(text: string): unknown[] | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.every(isJson) ? lines.map((line): unknown => JSON.parse(line)) : undefined;
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

const DATE_COLUMNS = [
  'date',
  'review date',
  'review_date',
  'created',
  'created at',
  'created_at',
  'createdat',
  'submitted',
  'submitted at',
  'submitted_at',
  'published',
  'published_at',
  'timestamp',
  'time',
  'datum',
];

const isTextColumn = (name: string) => TEXT_COLUMNS.includes(name);

/** Quotes from the rows of a table whose first row may be a header. */
export function quotesFromRows(rows: readonly (readonly string[])[]): Quote[] {
  const header = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const textColumn = columnOf(header, TEXT_COLUMNS);
  if (textColumn === -1) return numberQuotes(rows.map((row) => ({ text: longest(row) })));
  const ratingColumn = columnOf(header, RATING_COLUMNS);
  const dateColumn = columnOf(header, DATE_COLUMNS);
  const isLast = textColumn === header.length - 1;
  const body = rows.slice(1);
  const dates = parseDates(body.map((row) => row[dateColumn]));
  return numberQuotes(
    body.map((row, index) => {
      const text = isLast ? restOf(row.slice(textColumn)) : row[textColumn];
      return quoteOf(text, row[ratingColumn], dates[index]);
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

function quoteOf(text: unknown, rating: unknown, date: string | undefined): QuoteDraft {
  const stars = parseRating(rating);
  return {
    text: typeof text === 'string' ? text : '',
    ...(stars !== undefined && { rating: stars }),
    ...(date !== undefined && { date }),
  };
}

/** Quotes from any JSON value: strings, records with a text field, or lists of either at any depth. */
export function quotesFromJson(value: unknown): Quote[] {
  const found = collect(value, 0);
  // Read together: one day beyond the twelfth tells which number is the month.
  const dates = parseDates(found.map(({ date }) => date));
  return numberQuotes(found.map(({ text, rating }, index) => quoteOf(text, rating, dates[index])));
}

/** Deeper than any real export; stops a file that was made to overflow the stack. */
const MAX_DEPTH = 20;

interface Found {
  readonly text: string;
  readonly rating?: unknown;
  readonly date?: unknown;
}

function collect(value: unknown, depth: number): Found[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return [{ text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  return fromRecord(value, depth);
}

function fromRecord(record: object, depth: number): Found[] {
  const fields = new Map(Object.entries(record).map(([key, item]) => [key.toLowerCase(), item]));
  const text = TEXT_COLUMNS.map((name) => fields.get(name)).find((it) => typeof it === 'string');
  if (typeof text !== 'string') {
    const nested = [...fields.values()].filter((item) => typeof item === 'object');
    return nested.flatMap((item) => collect(item, depth + 1));
  }
  const field = (names: readonly string[]): unknown =>
    fields.get(names.find((name) => fields.has(name)) ?? '');
  return [{ text, rating: field(RATING_COLUMNS), date: field(DATE_COLUMNS) }];
}

/**
 * Quotes from plain text: parted by empty lines where there are any, else one a line. A paragraph
 * whose every line is an item of a list is parted into its items.
 */
export function quotesFromText(text: string): Quote[] {
  const lines = withoutHeader(text.replace(/\r\n?/g, '\n').trim());
  const paragraphs = lines.split(/\n[^\S\n]*\n+/);
  const parts = paragraphs.length > 1 ? paragraphs.flatMap(itemsOf) : lines.split('\n');
  return numberQuotes(parts.map(readPart));
}

/** A table of one column is a text whose first line names the column. */
function withoutHeader(lines: string): string {
  const [first = '', ...rest] = lines.split('\n');
  const isHeader = rest.length > 0 && isTextColumn(unwrap(first).toLowerCase());
  return isHeader ? rest.join('\n').trim() : lines;
}

/** Only the one order that cannot be mistaken. */
const LEADING_DATE = /^\[?(\d{4}-\d{2}-\d{2})\]?(?:[T ]\d{2}:\d{2}\S*)?\s*[,;:|–—-]?\s+/;

const LIST_MARK = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;

function itemsOf(paragraph: string): string[] {
  const lines = paragraph.trim().split('\n');
  return lines.every((line) => LIST_MARK.test(line)) ? lines : [paragraph];
}

const LEADING_RATING =
  /^(?:rating:?\s*)?((?:[★☆⭐]\uFE0F?)+|\d{1,2}(?:[.,]\d)?\s*(?:\/\s*(?:5|10)|stars?))\s*[:\-–—|]?\s+/iu;

function readPart(part: string): QuoteDraft {
  const item = part.trim().replace(LIST_MARK, '');
  const dated = LEADING_DATE.exec(item);
  const [date] = parseDates([dated?.[1]]);
  const bare = date === undefined ? item : item.slice(dated?.[0].length);
  const rated = LEADING_RATING.exec(bare);
  const rating = rated ? parseRating(rated[1]) : undefined;
  return quoteOf(unwrap(rating === undefined ? bare : bare.slice(rated?.[0].length)), rating, date);
}

/** Inside straight ones a mark may stand twice, as tables write it. */
const QUOTATION_MARKS = /^(?:"((?:[^"]|"")*)"|“([^”]*)”|«([^»]*)»|„([^“]*)“)$/;

function unwrap(text: string): string {
  const match = QUOTATION_MARKS.exec(text.trim());
  const inside = match?.slice(1).find((group) => group !== undefined);
  return inside?.replaceAll('""', '"') ?? text;
}
