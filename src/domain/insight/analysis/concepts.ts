import { detectLanguage } from './language.ts';
import { type ConceptId, CONCEPTS, isConcept } from './concept-list.ts';
import { DUTCH } from './concept-words/dutch.ts';
import { ENGLISH } from './concept-words/english.ts';
import { FRENCH } from './concept-words/french.ts';
import { GERMAN } from './concept-words/german.ts';
import { ITALIAN } from './concept-words/italian.ts';
import { ARABIC, CHINESE, JAPANESE } from './concept-words/other-scripts.ts';
import { PORTUGUESE } from './concept-words/portuguese.ts';
import { SPANISH } from './concept-words/spanish.ts';
import { memo } from './memo.ts';

/**
 * Finds the concepts shared by every trade that a text mentions. A table has a line per concept:
 * its id and its words. `liefer*` matches the start of a word, `*liefer*` any part of one (German
 * and Dutch compounds), `check_in` consecutive words. Line `none` lists words that only look like a
 * concept. The longest match wins; accents and case don't count.
 */
export interface ConceptsFound {
  readonly labels: readonly string[];
  /** The text without the matched words, to search for further terms. */
  readonly rest: string;
}

type Ids = readonly ConceptId[];

interface WordList {
  readonly words: ReadonlyMap<string, Ids>;
  readonly starts: ReadonlyMap<string, Ids>;
  readonly parts: ReadonlyMap<string, Ids>;
  readonly startLengths: readonly number[];
  readonly partLengths: readonly number[];
}

interface Table extends WordList {
  readonly entryOf: (word: string) => Entry;
}

/** The entry of a word in a table. */
interface Entry {
  /** The word without case, accents and elision. */
  readonly key: string;
  readonly ids: Ids;
  /** Phrases that begin with it, longest first. */
  readonly phrases: readonly Phrase[];
}

interface Phrase {
  readonly rest: readonly Part[];
  readonly ids: Ids;
}

interface Part {
  readonly text: string;
  /** Matches the start of a word. */
  readonly open: boolean;
}

const NONE: Ids = [];
const NO_PHRASES: readonly Phrase[] = [];

const SOURCES: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  ar: ARABIC,
};
/** Words shared by every language of the app, as in the English table. */
const INTERNATIONAL =
  'staff team service check-in check-out wifi app apps parking design crew coach snack* pool spa sauna burger* pizza* email online bug bugs update update* support feedback online-shop yoga pilates bar';

const tables = new Map<string, Table>();

function tableOf(language: string): Table | undefined {
  const source = SOURCES[language];
  if (source === undefined) return undefined;
  const known = tables.get(language) ?? readTable(source, language);
  tables.set(language, known);
  return known;
}

function readTable(source: string, language: string): Table {
  const words = new Map<string, Ids>();
  const starts = new Map<string, Ids>();
  const parts = new Map<string, Ids>();
  const phrases = new Map<string, Phrase[]>();
  for (const [id, word] of entriesOf(source)) {
    const [first = '', ...rest] = word.split('_');
    if (rest.length > 0)
      phrases.set(first, [
        ...(phrases.get(first) ?? []),
        { rest: rest.map(partOf), ids: idsOf(id) },
      ]);
    else if (word.startsWith('*')) add(parts, word.replaceAll('*', ''), id);
    else if (word.endsWith('*')) add(starts, word.slice(0, -1), id);
    else if (/^\p{Script=Arabic}{3}/u.test(word)) add(starts, word, id);
    else add(words, word, id);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  const lists = { words, starts, parts };
  const table = { ...lists, startLengths: lengthsOf(starts), partLengths: lengthsOf(parts) };
  const entryOf = memo((word): Entry => {
    const key = keyOf(word);
    const ids = lookUp(key, table) ?? international(key, language);
    return { key, ids, phrases: phrases.get(key) ?? NO_PHRASES };
  });
  return { ...table, entryOf };
}

const partOf = (word: string): Part => ({
  text: word.replace('*', ''),
  open: word.endsWith('*'),
});

const idsOf = (id: string): Ids => (isConcept(id) ? [id] : NONE);

function add(map: Map<string, Ids>, word: string, id: string): void {
  map.set(word, [...(map.get(word) ?? []), ...idsOf(id)]);
}

const lengthsOf = (map: ReadonlyMap<string, Ids>): number[] =>
  [...new Set([...map.keys()].map(({ length }) => length))].toSorted((a, b) => b - a);

function entriesOf(source: string): (readonly [id: string, word: string])[] {
  return source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return plain(line.slice(colon + 1))
        .trim()
        .split(' ')
        .flatMap(spellings)
        .map((word) => [line.slice(0, colon), word] as const);
    });
}

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

/** Without case and accents. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\u007f]/.test(lower)) return lower;
  const bare = lower
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return bare
    .replaceAll('ß', 'ss')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `l’accueil`, `dell’hotel`, `qu’elle`; and `kid’s`. */
const ELISION = /^(?:[cdjlmnst]|qu|lorsqu|jusqu|dell|all|nell|dall|sull|un|quell)'(?=.)|'s$/;

/** Articles and prepositions that Arabic attaches to its nouns. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل|[وف](?=\p{Script=Arabic}{3}))(?=\p{Script=Arabic}{2})/u;

/** Splits by hand: matching a pattern per word takes three times as long. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (!isWordUnit(text, start)) continue;
    let end = start + 1;
    while (isWordUnit(text, end) || (isJoint(text.charCodeAt(end)) && isWordUnit(text, end + 1)))
      end += 1;
    words.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return words;
}

function isWordUnit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  // Most letters of the Latin alphabets, to avoid the slow pattern.
  if (code >= 0xd8 && code <= 0x24f) return code !== 0xf7;
  return code >= 0xaa && /[\p{L}\p{N}\p{M}]/u.test(text.charAt(at));
}

/** Hyphens and apostrophes inside a word. */
const isJoint = (code: number): boolean => code === 0x2d || code === 0x27 || code === 0x2019;

function keyOf(word: string): string {
  const key = plain(word);
  if (key.includes("'")) return key.replace(ELISION, '');
  return key.charCodeAt(0) >= 0x600 ? key.replace(ARTICLE, '') : key;
}

interface Hits {
  readonly ids: ReadonlySet<ConceptId>;
  /** The matches, in the order of the text. */
  readonly spans: readonly (readonly [start: number, end: number])[];
  /**
   * Length of all text that the table knows, in UTF-16 units, including words that are no concept.
   */
  readonly known: number;
}

const NO_HITS: Hits = { ids: new Set(), spans: [], known: 0 };

function hitsIn(words: readonly Word[], language: string): Hits {
  const ids = new Set<ConceptId>();
  const spans: (readonly [number, number])[] = [];
  const table = tableOf(language);
  let known = 0;
  if (!table) return { ids, spans, known };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const entry = table.entryOf(word.text);
    const phrase = phraseAt(words, at, entry.phrases, table);
    const last = words[at + (phrase?.rest.length ?? 0)] ?? word;
    const found = phrase?.ids ?? entry.ids;
    for (const id of found) ids.add(id);
    if (found.length > 0) spans.push([word.start, last.end]);
    if (phrase || found.length > 0) known += last.end - word.start;
    at += phrase?.rest.length ?? 0;
  }
  return { ids, spans, known };
}

function phraseAt(
  words: readonly Word[],
  at: number,
  phrases: readonly Phrase[],
  table: Table,
): Phrase | undefined {
  for (const phrase of phrases) if (follows(words, at + 1, phrase.rest, table)) return phrase;
  return undefined;
}

function follows(
  words: readonly Word[],
  from: number,
  parts: readonly Part[],
  { entryOf }: Table,
): boolean {
  for (let index = 0; index < parts.length; index += 1) {
    const [word, part] = [words[from + index], parts[index]];
    if (!word || !part) return false;
    const { key } = entryOf(word.text);
    if (part.open ? !key.startsWith(part.text) : key !== part.text) return false;
  }
  return true;
}

function international(word: string, language: string): Ids {
  const english = language === 'en' ? undefined : tableOf('en');
  return (english && IS_INTERNATIONAL.test(word) && lookUp(word, english)) || NONE;
}

const IS_INTERNATIONAL = new RegExp(
  `^(?:${INTERNATIONAL.replaceAll(' ', '|').replaceAll('*', '[a-z]{0,3}')})$`,
);

/** Undefined if the table has no entry for the word. */
function lookUp(word: string, table: WordList): Ids | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const whole = table.words.get(word);
  if (whole) return whole;
  const length = table.startLengths.find(
    (it) => it <= word.length && table.starts.has(word.slice(0, it)),
  );
  const start = length === undefined ? undefined : table.starts.get(word.slice(0, length));
  const parts = start?.length === 0 ? [] : partsIn(word, table);
  if (start || parts.length > 0) return [...new Set([...(start ?? []), ...parts])];
  const pieces = word.split('-');
  if (pieces.length < 2) return undefined;
  return pieces.flatMap((piece) => lookUp(piece, table) ?? []);
}

/** In UTF-16 units: longer than any word of these languages. */
const LONGEST_WORD = 60;

/** The parts of a compound, the longest at each position. */
function partsIn(word: string, table: WordList): ConceptId[] {
  const found: ConceptId[] = [];
  for (let from = 0; from < word.length; from += 1) {
    const length = table.partLengths.find((it) => table.parts.has(word.slice(from, from + it)));
    if (length === undefined) continue;
    found.push(...(table.parts.get(word.slice(from, from + length)) ?? []));
    from += length - 1;
  }
  return found;
}

/** Languages to search if that of a text is unknown. */
const GUESSED = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

function bestHits(words: readonly Word[]): Hits {
  const all = GUESSED.map((language) => hitsIn(words, language));
  return all.reduce((best, it) => (it.known > best.known ? it : best));
}

const SCRIPTS: Readonly<Record<string, readonly (readonly [word: string, ids: Ids])[]>> = {
  zh: scriptTable(CHINESE),
  ja: scriptTable(JAPANESE),
};

function scriptTable(source: string): (readonly [string, Ids])[] {
  const words = new Map<string, Ids>();
  for (const [id, word] of entriesOf(source)) add(words, word, id);
  return [...words];
}

function hitsInScript(text: string, table: readonly (readonly [string, Ids])[]): Hits {
  const ids = new Set<ConceptId>();
  const spans: [number, number][] = [];
  for (const [word, found] of table) {
    const at = text.indexOf(word);
    if (at === -1) continue;
    for (const id of found) ids.add(id);
    spans.push([at, at + word.length]);
  }
  return { ids, spans: spans.toSorted(([a], [b]) => a - b), known: 0 };
}

/** Amounts of money: a statement about one is about the price. */
const AMOUNT =
  /[€£$¥] ?\d|\d[\d.,]{0,9} ?(?:€|£|\$|¥|円|元|块|ريال|درهم|دولار|جنيه|(?:euros?|eur|usd|dollars?|quid|bucks|pence|francs?|chf|reais|pesos|pav(?:os|azos)|balles|kr|(?:a|per) (?:month|night|head)|die nacht|im monat|al mes|par mois|la nuit|la noche)(?!\p{L}))|(?<![\d:.,])\d{1,3}[.,]\d{2} (?:für|le|la|les|pour|por|for|per|each|i'?m|boisson|avec|con)(?!\p{L})/iu;

/** Length of the start of a text that indicates its language, in UTF-16 units. */
const TELLING_LENGTH = 400;

/** Finds the concepts of a text, in a language as ISO 639-1; without one, in its best guess. */
export function conceptsOf(text: string, told: string | undefined): ConceptsFound {
  const language = told ?? detectLanguage(text.slice(0, TELLING_LENGTH));
  const table = language === undefined ? undefined : SCRIPTS[language];
  const { ids, spans } = table ? hitsInScript(text, table) : hitsInWords(text, language);
  const all = new Set<ConceptId>(ids);
  if (/\d/.test(text) && AMOUNT.test(text)) all.add('price');
  return { labels: [...all].map((id) => CONCEPTS[id].label), rest: without(text, spans) };
}

function hitsInWords(text: string, language: string | undefined): Hits {
  if (language !== undefined && !tableOf(language)) return NO_HITS;
  const words = wordsOf(text);
  return language === undefined ? bestHits(words) : hitsIn(words, language);
}

function without(text: string, spans: readonly (readonly [number, number])[]): string {
  let rest = '';
  let from = 0;
  for (const [start, end] of spans) {
    if (start < from) continue;
    rest += `${text.slice(from, start)}|`;
    from = end;
  }
  return rest + text.slice(from);
}
