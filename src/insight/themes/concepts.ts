import ARABIC from '../data/ar/concepts.txt?raw';
import CHINESE from '../data/zh/concepts.txt?raw';
import DUTCH from '../data/nl/concepts.txt?raw';
import ENGLISH from '../data/en/concepts.txt?raw';
import FRENCH from '../data/fr/concepts.txt?raw';
import GERMAN from '../data/de/concepts.txt?raw';
import ITALIAN from '../data/it/concepts.txt?raw';
import JAPANESE from '../data/ja/concepts.txt?raw';
import PORTUGUESE from '../data/pt/concepts.txt?raw';
import SPANISH from '../data/es/concepts.txt?raw';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { labelOf } from '../data/themes/concept-list.ts';
import { matchesOf } from '../text/matches.ts';
import { keyOf, type Word, wordsOf } from './concept-keys.ts';
import { type ConceptTable, type Ids, type Match, readTable, wordsIn } from './concept-table.ts';

/** The concepts shared by every trade that a text mentions. */
export interface ConceptsFound {
  readonly labels: readonly string[];
  /** The text without the matched words, to search for further terms. */
  readonly rest: string;
}

const SPACED: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  ar: ARABIC,
};

/** Languages without spaces between words. */
const UNSPACED: Readonly<Record<string, string>> = { zh: CHINESE, ja: JAPANESE };

/** Languages to search if that of a text is unknown. */
const GUESSED = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

const tableOf = once(SPACED, readTable);
const signsOf = once(UNSPACED, readSigns);

/** Reads the source of a language when it is first asked for. */
function once<Read>(sources: Readonly<Record<string, string>>, read: (source: string) => Read) {
  const known = new Map<string, Read>();
  return (language: string): Read | undefined => {
    const source = sources[language];
    if (source === undefined) return undefined;
    const made = known.get(language) ?? read(source);
    known.set(language, made);
    return made;
  };
}

type Span = readonly [start: number, end: number];

interface Hits {
  readonly ids: ReadonlySet<string>;
  /** The matches that are concepts, in the order of the text. */
  readonly spans: readonly Span[];
}

const NO_MATCH: Match = { length: 1, ids: [] };

const NO_HITS: Hits = { ids: new Set(), spans: [] };

function hitsIn(words: readonly Word[], table: ConceptTable): Hits {
  const keys = words.map(({ text }) => keyOf(text));
  const ids = new Set<string>();
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const { length, ids: found } = table.matchAt(keys, at) ?? NO_MATCH;
    const [first, last] = [words[at], words[at + length - 1]];
    if (first && last && found.length > 0) spans.push([first.start, last.end]);
    for (const id of found) ids.add(id);
    at += length;
  }
  return { ids, spans };
}

const lengthOf = ({ spans }: Hits): number =>
  spans.reduce((sum, [start, end]) => sum + end - start, 0);

function bestHits(words: readonly Word[]): Hits {
  const all = GUESSED.map((language) => hitsInLanguage(words, language));
  return all.reduce((best, it) => (lengthOf(it) > lengthOf(best) ? it : best));
}

function hitsInLanguage(words: readonly Word[], language: string): Hits {
  const table = tableOf(language);
  return table ? hitsIn(words, table) : NO_HITS;
}

/** The words of a language without spaces, and a pattern of them that prefers the longest. */
interface Signs {
  readonly words: ReadonlyMap<string, Ids>;
  readonly pattern: RegExp;
}

function readSigns(source: string): Signs {
  const words = wordsIn(source);
  const sorted = [...words.keys()].toSorted((a, b) => b.length - a.length);
  return { words, pattern: new RegExp(sorted.join('|'), 'g') };
}

function hitsInSigns(text: string, { words, pattern }: Signs): Hits {
  const found = matchesOf(text, pattern);
  return {
    ids: new Set(found.flatMap(([word]) => words.get(word) ?? [])),
    spans: found.map(({ 0: word, index }): Span => [index, index + word.length]),
  };
}

/** Amounts of money: a statement about one is about the price. */
const AMOUNT =
  /[€£$¥] ?\d|\d[\d.,]{0,9} ?(?:€|£|\$|¥|円|元|块|ريال|درهم|دولار|جنيه|(?:euros?|eur|usd|dollars?|quid|bucks|pence|francs?|chf|reais|pesos|kr)(?!\p{L}))/iu;

/** Length of the start of a text that indicates its language, in UTF-16 units. */
const TELLING_LENGTH = 400;

/** Finds the concepts of a text, in a language as ISO 639-1; without one, in its best guess. */
export function conceptsOf(text: string, told: string | undefined): ConceptsFound {
  const language = told ?? detectLanguage(text.slice(0, TELLING_LENGTH));
  const { ids, spans } = hitsOf(text, language);
  const all = /\d/.test(text) && AMOUNT.test(text) ? new Set([...ids, 'price']) : ids;
  return { labels: [...all].map(labelOf), rest: without(text, spans) };
}

function hitsOf(text: string, language: string | undefined): Hits {
  if (language === undefined) return bestHits(wordsOf(text));
  const signs = signsOf(language);
  return signs ? hitsInSigns(text, signs) : hitsInLanguage(wordsOf(text), language);
}

function without(text: string, spans: readonly Span[]): string {
  let rest = '';
  let from = 0;
  for (const [start, end] of spans) {
    if (start < from) continue;
    rest += `${text.slice(from, start)}|`;
    from = end;
  }
  return rest + text.slice(from);
}
