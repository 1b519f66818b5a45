import DUTCH from '../data/nl/concepts.txt?raw';
import DUTCH_TRADES from '../data/nl/trades.txt?raw';
import ENGLISH from '../data/en/concepts.txt?raw';
import ENGLISH_FURTHER_TRADES from '../data/en/further-trades.txt?raw';
import ENGLISH_TRADES from '../data/en/trades.txt?raw';
import FRENCH from '../data/fr/concepts.txt?raw';
import FRENCH_FURTHER_TRADES from '../data/fr/further-trades.txt?raw';
import FRENCH_TRADES from '../data/fr/trades.txt?raw';
import GERMAN from '../data/de/concepts.txt?raw';
import GERMAN_FURTHER_TRADES from '../data/de/further-trades.txt?raw';
import GERMAN_TRADES from '../data/de/trades.txt?raw';
import ITALIAN from '../data/it/concepts.txt?raw';
import ITALIAN_TRADES from '../data/it/trades.txt?raw';
import PORTUGUESE from '../data/pt/concepts.txt?raw';
import PORTUGUESE_TRADES from '../data/pt/trades.txt?raw';
import SPANISH from '../data/es/concepts.txt?raw';
import SPANISH_FURTHER_TRADES from '../data/es/further-trades.txt?raw';
import SPANISH_TRADES from '../data/es/trades.txt?raw';
import ARABIC from '../data/ar/concepts.txt?raw';
import ARABIC_TRADES from '../data/ar/trades.txt?raw';
import CHINESE from '../data/zh/concepts.txt?raw';
import CHINESE_TRADES from '../data/zh/trades.txt?raw';
import JAPANESE from '../data/ja/concepts.txt?raw';
import JAPANESE_TRADES from '../data/ja/trades.txt?raw';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { type Word, wordsOf } from './concept-keys.ts';
import {
  type Entry,
  type Ids,
  type Part,
  type Phrase,
  readTable,
  scriptTable,
  type Table,
} from './concept-table.ts';
import { isNumberWord } from '../text/number-words.ts';
import { isCertain, type Told, type Topic, toldBy, topicsOf } from './topics.ts';

/** The concepts shared by every trade that a text mentions. */
export interface ConceptsFound extends Told {
  /** The text without the matched words, to search for further terms. */
  readonly rest: string;
}

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  en: [ENGLISH, ENGLISH_TRADES, ENGLISH_FURTHER_TRADES],
  de: [GERMAN, GERMAN_TRADES, GERMAN_FURTHER_TRADES],
  fr: [FRENCH, FRENCH_TRADES, FRENCH_FURTHER_TRADES],
  es: [SPANISH, SPANISH_TRADES, SPANISH_FURTHER_TRADES],
  it: [ITALIAN, ITALIAN_TRADES],
  nl: [DUTCH, DUTCH_TRADES],
  pt: [PORTUGUESE, PORTUGUESE_TRADES],
  ar: [ARABIC, ARABIC_TRADES],
};
/** Words shared by every language of the app, as in the English table. */
const INTERNATIONAL =
  'staff team service check-in check-out wifi app apps parking design crew coach snack* pool spa sauna burger* pizza* email online bug bugs update update* support feedback online-shop yoga pilates bar';

const tables = new Map<string, Table>();

function tableOf(language: string): Table | undefined {
  const sources = SOURCES[language];
  if (sources === undefined) return undefined;
  const known = tables.get(language);
  if (known) return known;
  const made = readTable(sources, language, (key) => international(key, language));
  tables.set(language, made);
  return made;
}

function international(word: string, language: string): Ids | undefined {
  if (language === 'en' || !IS_INTERNATIONAL.test(word)) return undefined;
  return tableOf('en')?.entryOf(word).ids;
}

const IS_INTERNATIONAL = new RegExp(
  `^(?:${INTERNATIONAL.replaceAll(' ', '|').replaceAll('*', '[a-z]{0,3}')})$`,
);

interface Hits {
  readonly ids: ReadonlySet<Topic>;
  /** The matches, in the order of the text. */
  readonly spans: readonly (readonly [start: number, end: number])[];
  /**
   * Length of all text that the table knows, in UTF-16 units, including words that are no concept.
   */
  readonly known: number;
}

const NO_HITS: Hits = { ids: new Set(), spans: [], known: 0 };

function hitsIn(words: readonly Word[], language: string): Hits {
  const ids = new Set<Topic>();
  const spans: (readonly [number, number])[] = [];
  const table = tableOf(language);
  let known = 0;
  if (!table) return { ids, spans, known };
  const entries = words.map(({ text }) => table.entryOf(text));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const entry = entries[at];
    if (!word || !entry) break;
    const match = phraseAt(entries, at);
    if (!match && entry.ids.length === 0) continue;
    const found = match?.phrase.ids ?? entry.ids;
    // The words in a gap have concepts of their own.
    const to = match && !match.phrase.loose ? match.end - 1 : at;
    const last = words[to] ?? word;
    for (const id of found) ids.add(id);
    if (found.some(isCertain)) spans.push([word.start, last.end]);
    if (match || found.length > 0) known += last.end - word.start;
    at = to;
  }
  return { ids, spans, known };
}

interface Match {
  readonly phrase: Phrase;
  /** Index of the first word after it. */
  readonly end: number;
}

function phraseAt(entries: readonly Entry[], at: number): Match | undefined {
  const phrasesBefore = entries[at]?.phrasesBefore;
  if (!phrasesBefore) return undefined;
  for (const phrase of phrasesBefore(entries[at + 1]?.key.charCodeAt(0) ?? 0)) {
    const end = endOf(entries, at + 1, phrase.rest());
    if (end !== undefined) return { phrase, end };
  }
  return undefined;
}

const WIDEST_GAP = 3;

/** Index after the last of the parts, if they all follow. */
function endOf(
  entries: readonly Entry[],
  from: number,
  parts: readonly Part[],
): number | undefined {
  let at = from;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) break;
    if (part.kind === 'gap') return endAfterGap(entries, at, parts.slice(index + 1));
    const entry = entries[at];
    if (!entry || !fits(entry.key, part)) return undefined;
    at += 1;
  }
  return at;
}

function endAfterGap(
  entries: readonly Entry[],
  from: number,
  parts: readonly Part[],
): number | undefined {
  for (let skipped = 0; skipped <= WIDEST_GAP; skipped += 1) {
    const end = endOf(entries, from + skipped, parts);
    if (end !== undefined) return end;
  }
  return undefined;
}

function fits(key: string, { kind, text }: Part): boolean {
  if (kind === 'number') return isNumberWord(key);
  return kind === 'start' ? key.startsWith(text) : key === text;
}

/** Languages to search if that of a text is unknown. */
const GUESSED = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

function bestHits(words: readonly Word[]): Hits {
  const all = GUESSED.map((language) => hitsIn(words, language));
  return all.reduce((best, it) => (it.known > best.known ? it : best));
}

type ScriptTable = ReturnType<typeof scriptTable>;

const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  zh: [CHINESE, CHINESE_TRADES],
  ja: [JAPANESE, JAPANESE_TRADES],
};

const scriptTables = new Map<string, ScriptTable>();

function scriptTableOf(language: string): ScriptTable | undefined {
  const sources = SCRIPTS[language];
  if (sources === undefined) return undefined;
  const known = scriptTables.get(language);
  if (known) return known;
  const made = scriptTable(sources);
  scriptTables.set(language, made);
  return made;
}

function hitsInScript(text: string, table: ScriptTable): Hits {
  const ids = new Set<Topic>();
  const spans: [number, number][] = [];
  for (const [word, found] of table) {
    const at = text.indexOf(word);
    if (at === -1) continue;
    for (const id of found) ids.add(id);
    if (found.some(isCertain)) spans.push([at, at + word.length]);
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
  const table = language === undefined ? undefined : scriptTableOf(language);
  const { ids, spans } = table ? hitsInScript(text, table) : hitsInWords(text, language);
  const all = new Set<Topic>(ids);
  if (/\d/.test(text) && AMOUNT.test(text)) for (const topic of topicsOf('price')) all.add(topic);
  return { ...toldBy(all), rest: without(text, spans) };
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
