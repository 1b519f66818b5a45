import { fieldsFor, isAsideName } from '../columns.ts';
import { parseDates } from '../quote-date.ts';
import { parseRatings, type QuoteDraft } from '../quote.ts';
import { draftOf } from './draft-of.ts';

/** Reads a JSON document; undefined for any other text. */
export function readJson(text: string): QuoteDraft[] | undefined {
  const value = /^\s*[[{]/.test(text) ? parse(text) : undefined;
  return value && draftsFromJson(value.json);
}

/** Reads one JSON value a line; undefined when any line is none. */
export function readJsonLines(text: string): QuoteDraft[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const values: unknown[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    if (line.trim() === '') continue;
    const value = parse(line);
    if (!value) return undefined;
    values.push(value.json);
  }
  return draftsFromJson(values);
}

function parse(text: string): { readonly json: unknown } | undefined {
  try {
    // A byte order mark is white space to `trim`, and none to JSON.
    return { json: JSON.parse(text.trim()) };
  } catch {
    return undefined;
  }
}

/** Quotes from any JSON value: strings, records with a text field, or lists of either at any depth. */
export function draftsFromJson(value: unknown): QuoteDraft[] {
  const found = collect(value, 0);
  // Read together: one day beyond the twelfth tells which number is the month.
  const dates = parseDates(found.map(({ date }) => date));
  const ratings = parseRatings(found.map(({ rating }) => rating));
  return found.map(({ text }, index) => draftOf(text, ratings[index], dates[index]));
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
  // The best name first: a list of reviews goes before the description of what they are about.
  for (const value of valuesOf('text')) {
    const text = wordsIn(value);
    if (text !== undefined && text.trim() !== '')
      return [{ text, rating: telling(valuesOf('rating')), date: telling(valuesOf('date')) }];
    const listed = Array.isArray(value) ? collect(value, depth + 1) : [];
    if (listed.length > 0) return listed;
  }
  const nested = entries.flatMap(([, item]) =>
    typeof item === 'object' ? collect(item, depth + 1) : [],
  );
  return nested.length > 0 ? [...wordyValues(entries), ...nested] : unnamedWords(entries);
}

/** Returns the first value with a figure: exports put `a week ago` beside the time itself. */
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

type Entries = readonly (readonly [string, unknown])[];

/** Of a record without a known name of a text: its values of several words, or else all it says. */
function unnamedWords(entries: Entries): Found[] {
  const wordy = wordyValues(entries);
  return wordy.length > 0 ? wordy : asOne(ownValues(entries));
}

const wordyValues = (entries: Entries): Found[] =>
  asOne(ownValues(entries).filter((it) => /\S\s+\S/.test(it)));

const ownValues = (entries: Entries): string[] =>
  entries.flatMap(([name, it]) => (typeof it === 'string' && !isAsideName(name) ? [it] : []));

const asOne = (values: readonly string[]): Found[] => {
  const text = values.join('\n');
  return text.trim() === '' ? [] : [{ text }];
};
