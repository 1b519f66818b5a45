import { GENERIC_WORDS } from './analysis/generic-words.ts';
import { bareColumnsOf, columnsOf, fieldsFor, isColumnName, isTextName } from './columns.ts';
import { parseDates } from './quote-date.ts';
import { numberQuotes, parseRating, parseRatings, type Quote, type QuoteDraft } from './quote.ts';

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

/**
 * A table says what its columns are, in names that can be nothing else; or its lines are alike and
 * have a column of ratings, of dates or of quoted text.
 */
function looksLikeCsv(text: string): boolean {
  const delimiter = delimiterOf(text);
  const lines = tableOf(text).split(/[\r\n]+/, SAMPLE);
  const [header = [], ...body] = lines
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line, delimiter));
  if (header.length < 2) return false;
  const names = header.filter(isColumnName);
  if (header.some(isTextName) || names.length > 1) return true;
  if (body.length === 0 || !body.every((cells) => cells.length === header.length)) return false;
  const told = bareColumnsOf(names.length === 1 ? body : [header, ...body]);
  if (told.rating !== undefined || told.date !== undefined) return true;
  return lines.filter((line) => /(?:^|[,;\t|])"[^"]/.test(line)).length > lines.length / 2;
}

/** Lines that are looked at to tell what a text is. */
const SAMPLE = 20;

/** A first line that names the delimiter, as Excel writes it. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i;

/** What parts the cells of a table: the sign that its first line has most of, quoted cells apart. */
export function delimiterOf(text: string): string {
  const named = NAMED_DELIMITER.exec(text)?.[1];
  if (named !== undefined) return named;
  const line = text.slice(0, text.search(/[\r\n]|$/)).replace(/"(?:[^"]|"")*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/** A table as it is parsed: without what stands before it. Tabs at its start are empty cells. */
export const tableOf = (text: string): string =>
  text
    .replace(/^[\uFEFF\r\n ]+/, '')
    .replace(NAMED_DELIMITER, '')
    .trimEnd();

/** Parts a line roughly: a cell that goes on in the next line is two. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let quoted = false;
  let cell = '';
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === delimiter && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

/** Quotes from the rows of a table whose first row may be a header. */
export function quotesFromRows(rows: readonly (readonly string[])[]): Quote[] {
  const [header = [], ...body] = rows;
  const columns = header.some(isColumnName) ? columnsOf(header, body) : undefined;
  if (!columns) return quotesFromBareRows(rows);
  const isLast = columns.text === header.length - 1;
  const { rating = -1, date = -1 } = columns;
  const ratings = parseRatings(body.map((row) => row[rating]));
  const dates = parseDates(body.map((row) => row[date]));
  return numberQuotes(
    body.map((row, index) => {
      const text = isLast ? restOf(row.slice(columns.text)) : row[columns.text];
      return quoteOf(text, ratings[index], dates[index]);
    }),
  );
}

/** The longest cell of each row, and what is a rating or a date in every one. */
function quotesFromBareRows(rows: readonly (readonly string[])[]): Quote[] {
  const { rating = -1, date = -1 } = bareColumnsOf(rows);
  const ratings = parseRatings(rows.map((row) => row[rating]));
  const dates = parseDates(rows.map((row) => row[date]));
  return numberQuotes(
    rows.map((row, index) => {
      const rest = row.filter((_, column) => column !== rating && column !== date);
      return quoteOf(longest(rest), ratings[index], dates[index]);
    }),
  );
}

/** The last column takes what a comma that nobody quoted has split off. */
function restOf([text = '', ...surplus]: readonly string[]): string {
  const filled = surplus.findLastIndex((cell) => cell !== '') + 1;
  return [text, ...surplus.slice(0, filled)].join(',');
}

function longest(cells: readonly string[]): string {
  return cells.reduce((best, cell) => (cell.length > best.length ? cell : best), '');
}

function quoteOf(text: unknown, stars: number | undefined, date: string | undefined): QuoteDraft {
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
  const ratings = parseRatings(found.map(({ rating }) => rating));
  return numberQuotes(found.map(({ text }, index) => quoteOf(text, ratings[index], dates[index])));
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
  const entries = Object.entries(record);
  const names = entries.map(([name]) => name);
  const valuesOf = (role: 'text' | 'rating' | 'date') =>
    fieldsFor(role, names).map((index): unknown => entries[index]?.[1]);
  const texts = valuesOf('text').map(wordsIn);
  const text = texts.find((it) => it !== undefined);
  if (text !== undefined)
    return [{ text, rating: telling(valuesOf('rating')), date: telling(valuesOf('date')) }];
  const nested = entries.flatMap(([, item]) =>
    typeof item === 'object' ? collect(item, depth + 1) : [],
  );
  return nested.length > 0 ? nested : unnamedWords(entries);
}

/** The first that holds a figure or a word for one: `a week ago` stands beside the time itself. */
function telling(values: readonly unknown[]): unknown {
  const all = values.map(plain);
  return all.find((it) => /\d|★|^[A-Z_]{3,}$/.test(String(it))) ?? all[0];
}

/** A text, or what some exports wrap one in: `{ "text": …, "languageCode": … }`, `{ "label": … }`. */
function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (fieldsFor('rating', Object.keys(value)).length > 0) return undefined;
  const inside = plain(value);
  return typeof inside === 'string' ? inside : undefined;
}

/** The value itself, or the one in a wrapper of it. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { label, text, value: inner, ratingValue } = Object(value);
  return [label, text, inner, ratingValue].find((it) => it !== undefined);
}

/** Of a record without any name that is known: its longest value of a few words. */
function unnamedWords(entries: readonly (readonly [string, unknown])[]): Found[] {
  const values = entries.flatMap(([, it]) => (typeof it === 'string' ? [it] : []));
  const text = longest(values);
  return /\S\s+\S+\s+\S/.test(text) ? [{ text }] : [];
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
  const isHeader = rest.length > 0 && isTextName(unwrap(first));
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
  return readCopied(part.trim().split('\n')) ?? readLine(part);
}

/** Stars on a line of their own, with what a page shows behind them. */
const STARS_LINE =
  /^\s*((?:[★☆⭐]\uFE0F?)+|\d(?:[.,]\d)?\s*(?:\/|out of|von|sur|de|su|van)\s*5(?:[.,]0)?(?: (?:stars?|sternen|étoiles|estrellas|stelle|sterren))?)(?:\s*[|·:,-]?\s+(.*))?$/iu;
/** What a page shows beside a review. */
const SHOWN =
  /^(?:verified (?:purchase|buyer|review)|verifizierter kauf|achat vérifié|compra verificada|reviewed in .* on |local guide|\d+ (?:reviews?|photos?|bewertungen|avis)|edited |helpful|report|like|share|new$|.{1,30} ago$|vor .{1,20}$|il y a .{1,20}$|hace .{1,20}$)/i;

/**
 * A review as it is copied off a page: the name of who wrote it and what is known of them, a line of
 * stars, and then the words. Undefined when it is not one.
 */
function readCopied(lines: readonly string[]): QuoteDraft | undefined {
  const at = lines.findIndex((line) => STARS_LINE.test(line));
  if (at === -1 || at > 3 || lines.length < 2) return undefined;
  const heading = lines.slice(0, at).filter((line) => !isWriter(line));
  const [, stars, title = ''] = STARS_LINE.exec(lines[at] ?? '') ?? [];
  const rest = [...heading, title, ...lines.slice(at + 1)].filter((line) => line.trim() !== '');
  const words = rest.filter((line) => !SHOWN.test(line.trim()));
  if (words.length === 0) return undefined;
  const told = rest.flatMap((line) => /^reviewed in .* on (.+)$/i.exec(line.trim())?.[1] ?? []);
  return quoteOf(words.join('\n'), parseRating(stars), parseDates(told)[0]);
}

/** A line of up to four words that are written as names are, and say nothing. */
function isWriter(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const isName = (word: string) =>
    /^\p{Lu}[\p{L}’'-]*\.?$/u.test(word) && !GENERIC_WORDS.has(word.toLowerCase());
  return words.length <= 4 && words.every(isName);
}

function readLine(part: string): QuoteDraft {
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
