import { entriesOf } from '../data/entries.ts';
import { ELISION, keyOf, plain } from './concept-keys.ts';
import { inflectionsOf } from './inflections.ts';
import { memo } from '../text/memo.ts';
import { isNumberWord } from '../text/number-words.ts';
import { type Topic, topicsOf } from './topics.ts';

/**
 * Words of the concepts in one language. A table has a line for each concept, its id and a colon, and
 * below it its words, one a line; several lines may have the same id. A word:
 *
 * - `liefer*` matches the start of a word, `*liefer*` any part of one (German and Dutch compounds),
 * - `colou?r` both spellings,
 * - `check_in` matches consecutive words, and each of them may end with `*`,
 * - `#` as a word of a phrase matches a number, `~` none to three words.
 *
 * Line `none` lists words that only look like a concept. The longest match wins; case and accents
 * other than that of `ñ` don't count. Line `@hair` lists words that tell a trade, and line `cut@hair` words that mean the
 * concept `cut` in that trade only. Line `price?` lists words that customers often say in passing: see
 * `EXPLAINED`.
 */
export interface Table {
  readonly entryOf: (word: string) => Entry;
}

export type Ids = readonly Topic[];

/** The entry of a word in a table. */
export interface Entry {
  /** The word without case, accents and elision. */
  readonly key: string;
  readonly ids: Ids;
  /** Phrases that begin with it, before a word with this first unit, longest first. */
  readonly phrasesBefore: ((initial: number) => readonly Phrase[]) | undefined;
}

export interface Phrase {
  /** Number of its words after the first. */
  readonly length: number;
  /** The first letter of its second word, as a UTF-16 unit; 0 if that may be any. */
  readonly initial: number;
  /** Its words after the first: read when needed, as few phrases get past the initial. */
  readonly rest: () => readonly Part[];
  readonly ids: Ids;
  /** Contains a gap. */
  readonly loose: boolean;
}

export interface Part {
  readonly kind: 'word' | 'start' | 'number' | 'gap';
  readonly text: string;
}

interface WordList {
  readonly words: ReadonlyMap<string, Ids>;
  readonly starts: ReadonlyMap<string, Ids>;
  readonly parts: ReadonlyMap<string, Ids>;
  readonly startLengths: readonly number[];
  readonly partLengths: readonly number[];
}

/** Phrases as written, by their first word or by its start. Few of them are ever looked up. */
interface Phrases {
  readonly words: Map<string, Written[]>;
  readonly starts: Map<string, Written[]>;
}

interface Written {
  readonly phrase: string;
  readonly ids: Ids;
}

const NONE: Ids = [];

/** Concepts of a word that every language borrows. */
type Borrowed = (key: string) => Ids | undefined;

/**
 * Reads a table and that of the words of trades: a word has the concepts of both. It also matches
 * inflected forms of their words, and a German one the last part of a compound.
 */
export function readTable(sources: readonly string[], language: string, borrowed: Borrowed): Table {
  const phrases: Phrases = { words: new Map(), starts: new Map() };
  const finders = sources.map((source) => wordFinder(source, language, phrases));
  const phrasesOf = phraseFinder(phrases);
  const entryOf = memo((word): Entry => {
    const key = keyOf(word);
    const [ids = NONE, ...others] = finders.map((find, at) =>
      find(key, word, at === 0 && borrowed),
    );
    const extra = others.flat();
    const found = phrasesOf(key);
    const phrasesBefore = found.length === 0 ? undefined : byInitial(found);
    return { key, ids: extra.length > 0 ? [...ids, ...extra] : ids, phrasesBefore };
  });
  return { entryOf };
}

/** Adds the phrases of a source to the others, and returns a function that finds its words. */
function wordFinder(source: string, language: string, phrases: Phrases) {
  const words = new Map<string, Ids>();
  const starts = new Map<string, Ids>();
  const parts = new Map<string, Ids>();
  readEntries(source, (word, ids) => {
    if (!MARKED.test(word)) add(isArabic(word) ? starts : words, word, ids);
    else if (word.includes('_')) addPhrase(phrases, word, ids);
    else if (word.startsWith('*')) add(parts, word.replaceAll('*', ''), ids);
    else add(starts, word.slice(0, -1), ids);
  });
  const list = {
    words,
    starts,
    parts,
    startLengths: lengthsOf(starts),
    partLengths: lengthsOf(parts),
  };
  const inflected = inflectionsOf(words, language);
  const isCompounding = language === 'de';
  return (key: string, word: string, borrowed: Borrowed | false): Ids =>
    lookUp(key, list) ??
    (borrowed === false ? undefined : borrowed(key)) ??
    (key.length > LONGEST_WORD ? undefined : inflected(key)) ??
    (isCompounding && /^\p{Lu}/u.test(word) ? lastPart(key, list) : NONE);
}

/** Signs of the notation. */
const MARKED = /_|^\*|\*$/;

const isArabic = (word: string): boolean =>
  word.charCodeAt(0) >= 0x600 && /^\p{Script=Arabic}{3}/u.test(word);

function addPhrase({ words, starts }: Phrases, phrase: string, ids: Ids): void {
  const first = phrase.slice(0, phrase.indexOf('_'));
  const [map, key] = first.endsWith('*') ? [starts, first.slice(0, -1)] : [words, first];
  const list = map.get(key);
  if (list) list.push({ phrase, ids });
  else map.set(key, [{ phrase, ids }]);
}

/** Several lines may have the same phrase. */
function phrasesIn(written: readonly Written[]): Phrase[] {
  const merged = new Map<string, Ids>();
  for (const { phrase, ids } of written) add(merged, phrase, ids);
  return Array.from(merged, ([phrase, ids]) => phraseOf(phrase, ids));
}

function phraseOf(phrase: string, ids: Ids): Phrase {
  let rest: readonly Part[] | undefined;
  let length = 0;
  for (let at = phrase.indexOf('_'); at !== -1; at = phrase.indexOf('_', at + 1)) length += 1;
  const second = phrase.charAt(phrase.indexOf('_') + 1);
  return {
    length,
    initial: /[#~*]/.test(second) ? 0 : second.charCodeAt(0),
    rest: () => (rest ??= phrase.split('_').slice(1).map(partOf)),
    ids,
    loose: phrase.includes('_~'),
  };
}

function partOf(word: string): Part {
  if (word === '#') return { kind: 'number', text: '' };
  if (word === '~') return { kind: 'gap', text: '' };
  return word.endsWith('*')
    ? { kind: 'start', text: word.slice(0, -1) }
    : { kind: 'word', text: word };
}

const NO_PHRASES: readonly Phrase[] = [];
/** Sorts phrases by the first letter of their second word: common words begin a hundred phrases. */
function byInitial(phrases: readonly Phrase[]): Entry['phrasesBefore'] {
  const known = new Map<number, readonly Phrase[]>();
  for (const initial of new Set(phrases.map((it) => it.initial))) {
    const own = phrases.filter((it) => it.initial === 0 || it.initial === initial);
    known.set(initial, own);
  }
  return (initial) => known.get(initial) ?? known.get(0) ?? NO_PHRASES;
}

function phraseFinder({ words, starts }: Phrases): (key: string) => readonly Phrase[] {
  const lengths = lengthsOf(starts);
  const read = new Map<readonly Written[], readonly Phrase[]>();
  const phrasesAt = (map: Phrases['words'], key: string): readonly Phrase[] => {
    const written = map.get(key);
    if (!written) return NO_PHRASES;
    const known = read.get(written) ?? phrasesIn(written);
    read.set(written, known);
    return known;
  };
  return (key) => {
    const found = [
      ...phrasesAt(words, key),
      ...(isNumberWord(key) ? phrasesAt(words, '#') : NO_PHRASES),
      ...lengths.flatMap((it) =>
        it <= key.length ? phrasesAt(starts, key.slice(0, it)) : NO_PHRASES,
      ),
    ];
    return found.length === 0 ? NO_PHRASES : found.toSorted((a, b) => b.length - a.length);
  };
}

function add(map: Map<string, Ids>, word: string, ids: Ids): void {
  const known = map.get(word);
  map.set(word, known ? [...known, ...ids] : ids);
}

function lengthsOf(map: ReadonlyMap<string, unknown>): number[] {
  const lengths = new Set<number>();
  for (const { length } of map.keys()) lengths.add(length);
  return [...lengths].toSorted((a, b) => b - a);
}

function readEntries(source: string, take: (word: string, ids: Ids) => void): void {
  let ids: Ids = NONE;
  for (const line of entriesOf(plain(source))) {
    if (line.endsWith(':')) ids = topicsOf(line.slice(0, -1));
    else if (!VARIED.test(line)) take(line, ids);
    else for (const spelling of spellings(line)) take(spelling, ids);
  }
}

const VARIED = /['?]/;

/**
 * `colou?r` expands to two words; the parts of a phrase lose their elision, as the words of a text
 * do.
 */
function spellings(word: string): string[] {
  const bare = word
    .split('_')
    .map((part) => part.replace(ELISION, '').replace(/'$/, ''))
    .join('_');
  return bare.includes('?') ? [bare.replace('?', ''), bare.replace(/.\?/, '')] : [bare];
}

/** Words of a language without spaces, with their concepts. */
export function scriptTable(sources: readonly string[]): (readonly [word: string, ids: Ids])[] {
  const words = new Map<string, Ids>();
  for (const source of sources)
    readEntries(source, (word, ids) => {
      add(words, word, ids);
    });
  return [...words];
}

/** Undefined if the table has no entry for the word. */
function lookUp(word: string, table: WordList): Ids | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const whole = table.words.get(word);
  if (whole) return whole;
  const length = startIn(word, table);
  const start = length === undefined ? undefined : table.starts.get(word.slice(0, length));
  const parts = start?.length === 0 ? [] : partsIn(word, table);
  if (start || parts.length > 0) return [...new Set([...(start ?? []), ...parts])];
  if (!word.includes('-')) return undefined;
  return word.split('-').flatMap((piece) => lookUp(piece, table) ?? []);
}

/** Length of the longest known start of the word. */
const startIn = (word: string, { starts, startLengths }: WordList): number | undefined =>
  startLengths.find((it) => it <= word.length && starts.has(word.slice(0, it)));

/** In UTF-16 units: longer than any word of these languages. */
const LONGEST_WORD = 60;

/** The parts of a compound, the longest at each position. */
function partsIn(word: string, table: WordList): Topic[] {
  const found: Topic[] = [];
  if (table.partLengths.length === 0) return found;
  for (let from = 0; from < word.length; from += 1) {
    const length = table.partLengths.find((it) => table.parts.has(word.slice(from, from + it)));
    if (length === undefined) continue;
    found.push(...(table.parts.get(word.slice(from, from + length)) ?? []));
    from += length - 1;
  }
  return found;
}

/** Minimum length of a compound's last part, in UTF-16 units. */
const SHORTEST_PART = 5;

/** Concepts of the longest known end of a compound: it says what the thing is. */
function lastPart(word: string, table: WordList): Ids {
  if (word.length > LONGEST_WORD) return NONE;
  for (let from = 3; from <= word.length - SHORTEST_PART; from += 1) {
    const end = word.slice(from);
    const whole = table.words.get(end);
    if (whole) return whole;
    const length = startIn(end, table);
    if (length !== undefined && length >= SHORTEST_PART)
      return table.starts.get(end.slice(0, length)) ?? NONE;
  }
  return NONE;
}
