import { asksConsent } from './column-consent.ts';
import { fieldsFor, isAsideName, isTitleName } from './column-names.ts';
import { sourceColumn, sourceNamed } from './column-source.ts';
import { nameColumns, speakerColumn } from './column-speakers.ts';
import { wordsAmong } from './columns.ts';
import { senseOf } from '../../labels/label-sense.ts';
import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { parseRatings } from '../lines/rating.ts';
import { draftOf } from '../lines/draft-of.ts';
import { joinNamed, type NamedCell } from './join-said.ts';
import type { LabelledText } from '../../labels/labelled-text.ts';
import { parseJson } from './json-value.ts';

/** A customer's words, and their answer to the question whether they may be published. */
export interface JsonRecord {
  readonly draft: QuoteDraft;
  readonly consent?: { readonly name: string; readonly answer: string };
}

/** Reads a JSON document; undefined for any other text. */
export function readJson(text: string): JsonRecord[] | undefined {
  const value = /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
  return value && recordsFromJson(value.json);
}

/** Reads one JSON value per line; undefined if any line is invalid. */
export function readJsonLines(text: string): JsonRecord[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const values: unknown[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    if (line.trim() === '') continue;
    const value = parseJson(line);
    if (!value) return undefined;
    values.push(value.json);
  }
  return recordsFromJson(values);
}

/** Quotes from any JSON value: strings, records with a text field, or lists of either at any depth. */
export function recordsFromJson(value: unknown): JsonRecord[] {
  const found = collect(value, 0);
  // Parsed together: a single day above 12 determines which number is the month.
  const dates = parseDates(found.map(({ date }) => date));
  const ratings = parseRatings(found.map(({ rating }) => rating));
  return found.map(({ text, labels, speaker, source, consent }, index) => ({
    draft: {
      ...draftOf({ text, ...(labels && { labels }) }, ratings[index], dates[index]),
      ...(speaker !== undefined && { speaker }),
      ...(source !== undefined && { source }),
    },
    ...(consent && { consent }),
  }));
}

/** Deeper than any real export; stops a file crafted to overflow the stack. */
const MAX_DEPTH = 20;

interface Found extends LabelledText {
  readonly rating?: unknown;
  readonly date?: unknown;
  readonly speaker?: string | undefined;
  readonly source?: string | undefined;
  readonly consent?: JsonRecord['consent'] | undefined;
}

function collect(value: unknown, depth: number): Found[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return [{ text: value }];
  if (Array.isArray(value)) {
    const records = value.filter(isRecord);
    const fields = fieldsAmong(records);
    const noted = records.filter((record) => noteIn(record, 2) !== undefined).length;
    if (noted > 0 && noted >= records.length / 2)
      return records.flatMap(
        (record) => noteIn(record, 1) ?? saidBeside(record, depth + 1, fields),
      );
    return value.flatMap((item) =>
      isRecord(item) ? fromRecord(item, depth + 1, fields) : collect(item, depth + 1),
    );
  }
  return isRecord(value) ? fromRecord(value, depth, fieldsAmong([value])) : [];
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields with a customer's words, and fallbacks with their rank if those are empty. */
interface Fields {
  readonly said: ReadonlySet<string>;
  readonly instead: ReadonlyMap<string, number>;
}

function fieldsAmong(records: readonly object[]): Fields {
  const columns = new Map<string, string[]>();
  for (const [name, value] of records.flatMap((record) => Object.entries(record))) {
    const column = columns.get(name) ?? [];
    columns.set(name, column);
    column.push(wordsIn(value) ?? '');
  }
  const names = [...columns.keys()];
  const { said, instead } = wordsAmong(names, [...columns.values()]);
  return {
    said: new Set(said.map((index) => names[index] ?? '')),
    instead: new Map(instead.map((index, rank) => [names[index] ?? '', rank])),
  };
}

/** Joins the customer's words of a record, its title first, or returns the best fallback field. */
function saidIn(entries: Entries, { said, instead }: Fields): LabelledText {
  const told = joinNamed(
    entries
      .filter(([name]) => said.has(name))
      .toSorted(([one], [other]) => Number(isTitleName(other)) - Number(isTitleName(one)))
      .map(([name, it]) => ({ name: labelIn(entries, name), text: wordsIn(it) ?? '' })),
  );
  if (told.text !== '') return told;
  const others = entries.flatMap(([name, it]) => {
    const [rank, text] = [instead.get(name), wordsIn(it) ?? ''];
    return rank === undefined || text.trim() === ''
      ? []
      : [{ rank, name: labelIn(entries, name), text }];
  });
  return joinNamed(others.toSorted((a, b) => a.rank - b.rank).slice(0, 1));
}

/** The name of a field that carries the sense of its words: that of a record's question, if any. */
function labelIn(entries: Entries, name: string): string {
  if (senseOf(name) !== undefined) return name;
  const asked = entries.find(
    ([other, value]) => other !== name && ASKED.test(other) && typeof value === 'string',
  );
  return typeof asked?.[1] === 'string' ? asked[1] : name;
}

/** Names of fields that hold the question of an answer. */
const ASKED = /^(?:question|prompt|frage|pregunta|domanda|vraag|pergunta)(?:_?(?:text|title))?$/i;

function fromRecord(record: object, depth: number, fields: Fields): Found[] {
  if (depth > MAX_DEPTH) return [];
  const entries = Object.entries(record);
  const names = entries.map(([name]) => name);
  const valuesOf = (role: 'text' | 'rating' | 'date') =>
    fieldsFor(role, names).map((index): unknown => entries[index]?.[1]);
  const found = (words: LabelledText): Found => ({
    ...words,
    rating: telling(valuesOf('rating')),
    date: telling(valuesOf('date')),
    speaker: speakerIn(entries),
    source: sourceIn(entries),
    consent: consentIn(entries),
  });
  const said = saidIn(entries, fields);
  // Best name first: a list of reviews precedes the description of the reviewed thing.
  for (const value of valuesOf('text')) {
    if (wordsIn(value)?.trim()) {
      const inside = isAnswerOfServer(entries) ? nestedIn(entries, depth) : [];
      return inside.some(isReview) ? inside : [found(said)];
    }
    const listed = Array.isArray(value) ? collect(value, depth + 1) : [];
    if (listed.length > 0) return listed;
  }
  const nested = nestedIn(entries, depth);
  // The text of an envelope around a list of records is no customer's.
  const isEnvelope = entries.some(([, item]) => Array.isArray(item) && item.some(isRecord));
  if (nested.length > 0) return isEnvelope ? nested : [...wordyValues(entries), ...nested];
  const words = unnamedWords(entries);
  const told = words.text === '' ? said : words;
  return told.text === '' ? [] : [found(told)];
}

const nestedIn = (entries: Entries, depth: number): Found[] =>
  entries.flatMap(([name, item]) => {
    const inside = typeof item === 'object' ? underName(name, collect(item, depth + 1)) : [];
    return REQUEST.test(name) ? inside.filter(isReview) : inside;
  });

/** The words in a field keep its name if that carries their sense: `"dislikes": ["…"]`. */
const underName = (name: string, inside: readonly Found[]): readonly Found[] =>
  senseOf(name) === undefined
    ? inside
    : inside.map((it) => (it.labels ? it : { ...it, labels: [{ line: 0, label: name.trim() }] }));

const isReview = ({ rating, speaker }: Found): boolean =>
  rating !== undefined || speaker !== undefined;

/** The state of a request, from its server: `"status": { "code": 200, "message": "OK" }`. */
const REQUEST = /^_?(?:status|meta|metadata|errors?|warnings?|pagination|paging|links|debug)$/i;

/** True for a list of records with a message about the request: `"message": "3 reviews found"`. */
function isAnswerOfServer(entries: Entries): boolean {
  const names = entries.map(([name]) => name);
  const [text = -1] = fieldsFor('text', names);
  return (
    /^(?:status_?)?(?:message|msg|details?|info|text)$/i.test(names[text] ?? '') &&
    fieldsFor('rating', names).length === 0 &&
    speakerIn(entries) === undefined &&
    entries.some(([name, item]) => Array.isArray(item) && item.some(isRecord) && !isReply(name))
  );
}

const isReply = (name: string): boolean => /repl|respon|comment|answer|attach/i.test(name);

/** The text of a record without a note, if the record has a field for one. */
const saidBeside = (record: object, depth: number, fields: Fields): Found[] =>
  fieldsFor('text', Object.keys(record)).length > 0 ? fromRecord(record, depth, fields) : [];

/**
 * The customer's comment of at least `fewest` words inside a record that has no text of its own: a
 * ticket with `satisfaction: { score, comment }`.
 */
function noteIn(record: object, fewest: number): Found | undefined {
  const entries = Object.entries(record);
  if (fieldsFor('text', Object.keys(record)).length > 0) return undefined;
  const notes = entries.flatMap(([name, inner]) => {
    if (!isRecord(inner) || PERSON.test(name) || isAsideName(name)) return [];
    const values = Object.entries(inner);
    const names = values.map(([key]) => key);
    const [at = -1] = fieldsFor('text', names);
    const text = values[at]?.[1];
    if (typeof text !== 'string' || !hasWords(text, fewest)) return [];
    const of = (role: 'rating' | 'date') =>
      telling(fieldsFor(role, names).map((index): unknown => values[index]?.[1]));
    const speaker = speakerIn(values) ?? speakerIn(entries);
    return [{ text, rating: of('rating'), date: of('date') ?? dateOf(entries), speaker }];
  });
  return notes.length === 1 ? notes[0] : undefined;
}

const hasWords = (text: string, fewest: number): boolean =>
  (fewest > 1 ? /\S\s+\S/ : /\S/).test(text);

const dateOf = (entries: Entries): unknown =>
  telling(
    fieldsFor(
      'date',
      entries.map(([name]) => name),
    ).map((index) => entries[index]?.[1]),
  );

const PERSON =
  /^(?:contact|user|author|customer|reviewer|from|requester|respondent|person|guest|profile|sender|buyer|client)$/i;

/** The author of a record, from a field of its own or of a nested person. */
function speakerIn(entries: Entries): string | undefined {
  const named = (all: Entries): string | undefined => {
    const names = all.map(([name]) => name);
    const found = nameColumns(names) ?? [speakerColumn(names) ?? -1];
    const values = found.map((at) => all[at]?.[1]).filter((it) => typeof it === 'string');
    const name = values.map((it) => it.trim()).join(' ');
    return name.trim() === '' ? undefined : name.trim();
  };
  const person = entries.find(([name, value]) => PERSON.test(name) && isRecord(value))?.[1];
  return named(entries) ?? (isRecord(person) ? named(Object.entries(person)) : undefined);
}

/** The answer to a question about consent, also one in a record: `"permissions": { "publish": … }`. */
function consentIn(entries: Entries): JsonRecord['consent'] | undefined {
  for (const [name, value] of entries) {
    const inner = isRecord(value) ? Object.entries(value) : [];
    for (const [asked, answer] of [[name, value], ...inner.map(([it, a]) => [`${name}.${it}`, a])])
      if (
        typeof asked === 'string' &&
        /^(?:string|boolean|number)$/.test(typeof answer) &&
        asksConsent(asked)
      )
        return { name: asked, answer: String(answer) };
  }
  return undefined;
}

/** The source that a field of the record names: `"source": "Google"`. */
function sourceIn(entries: Entries): string | undefined {
  const names = entries.map(([name]) => name);
  const cells = entries.map(([, value]) => (typeof value === 'string' ? value : ''));
  return sourceNamed(cells[sourceColumn(names, [cells]) ?? -1] ?? '');
}

/** Returns the first value with a digit: exports put `a week ago` beside the actual time. */
function telling(values: readonly unknown[]): unknown {
  const all = values.map(plain);
  return all.find((it) => /\d|★|^[A-Z_]{3,}$/.test(String(it))) ?? all[0];
}

/** A text, or its wrapper in some exports: `{ "text": …, "languageCode": … }`, `{ "label": … }`. */
function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (fieldsFor('rating', Object.keys(value)).length > 0) return undefined;
  const inside = plain(value);
  return typeof inside === 'string' ? inside : undefined;
}

/** The value itself, or its wrapped value. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { label, text, value: inner, ratingValue } = Object(value);
  return [label, text, inner, ratingValue].find((it) => it !== undefined);
}

type Entries = readonly (readonly [string, unknown])[];

/** Text of a record without a known text field: its values of several words, or else all values. */
const unnamedWords = (entries: Entries): LabelledText => {
  const phrases = joinNamed(phrasesIn(entries));
  return phrases.text === '' ? joinNamed(ownValues(entries)) : phrases;
};

const wordyValues = (entries: Entries): Found[] => {
  const words = joinNamed(phrasesIn(entries));
  return words.text === '' ? [] : [words];
};

const phrasesIn = (entries: Entries): NamedCell[] =>
  ownValues(entries).filter(({ text }) => /\S\s+\S/.test(text));

const ownValues = (entries: Entries): NamedCell[] =>
  entries.flatMap(([name, it]) =>
    typeof it === 'string' && !isAsideName(name) ? [{ name, text: it }] : [],
  );
