import type { Lexicon } from '../../text/lexicon.ts';
import ENGLISH from '../../data/evidence/en.txt?raw';
import { KINDS, type LanguageWords, readWords, SYMBOL_UNITS } from './language-words.ts';

/** Kind of a word that determines the outcome of a comparison. A word may have several. */
export type WordKind = (typeof KINDS)[number];

/** Kinds that may change the clauses beside them into something that wasn't said. */
export const LIMITS = ['condition', 'exception', 'hedge'] as const satisfies readonly WordKind[];

/** Kinds that express a quantity, a degree or a comparison. */
export const AMOUNTS = [
  'universal',
  'partial',
  'more',
  'less',
  'high',
  'low',
  'bound',
] as const satisfies readonly WordKind[];

/** A fact that two texts may state differently: a dimension and its value in the base unit. */
export interface Fact {
  readonly dimension: string;
  readonly value: number;
  /** The number as written, if it can be read in two ways. */
  readonly form?: string;
}

/** A unit as a dimension and the factor to its base. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

/** The compiled word lists of one language. */
export interface Vocabulary {
  /** ISO 639-1; undefined for a language without lists. */
  readonly language: string | undefined;
  readonly kinds: ReadonlyMap<string, ReadonlySet<WordKind>>;
  readonly phrases: ReadonlyMap<string, WordKind>;
  /** The first words of the phrases. */
  readonly openers: ReadonlySet<string>;
  /** Base forms; that of a past tense ends with `.past`. */
  readonly forms: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly fractions: ReadonlyMap<string, number>;
  /** Days, months, seasons, parts of the day, ordinals, "twice". */
  readonly facts: ReadonlyMap<string, Fact>;
  readonly antonyms: ReadonlyMap<string, ReadonlySet<string>>;
}

/** For a language without lists: only the signs of units. */
export const BARE_VOCABULARY: Vocabulary = {
  language: undefined,
  kinds: new Map(),
  phrases: new Map(),
  openers: new Set(),
  forms: new Map(),
  numbers: new Map(),
  units: unitsIn(SYMBOL_UNITS),
  fractions: new Map(),
  facts: new Map(),
  antonyms: new Map(),
};

/** Compiles the text with the lists of a language for look-up. */
export function compileVocabulary(language: string, text: string): Vocabulary {
  const words = readWords(text);
  return {
    language,
    kinds: kindsIn(words),
    phrases: new Map(pairsIn(words('phrases')).flatMap(phraseOf)),
    openers: new Set(pairsIn(words('phrases')).map(([phrase]) => phrase.split(' ')[0] ?? '')),
    forms: new Map(pairsIn(words('forms'))),
    numbers: numbersIn(words('numbers')),
    units: unitsIn([...SYMBOL_UNITS, ...words('units')]),
    fractions: numbersIn(words('fractions')),
    facts: factsIn(words),
    antonyms: antonymsIn(words('antonyms')),
  };
}

const pairsIn = (list: readonly string[]): [string, string][] =>
  list.map((entry) => {
    const [name = '', value = ''] = entry.split(':');
    return [name.replaceAll('_', ' '), value];
  });

const phraseOf = ([phrase, kind]: [string, string]): [string, WordKind][] => {
  const found = KINDS.find((it) => it === kind);
  return found ? [[phrase, found]] : [];
};

function kindsIn(words: LanguageWords): Map<string, Set<WordKind>> {
  const kinds = new Map<string, Set<WordKind>>();
  for (const kind of KINDS)
    for (const word of words(kind)) {
      const those = kinds.get(word) ?? new Set();
      kinds.set(word, those.add(kind));
    }
  return kinds;
}

/** `quarter:15min` is not a plain factor; it belongs to the units. */
const numbersIn = (list: readonly string[]): Map<string, number> =>
  new Map(
    pairsIn(list).flatMap(([word, value]): [string, number][] =>
      Number.isNaN(Number(value)) ? [] : [[word, Number(value)]],
    ),
  );

function unitsIn(list: readonly string[]): Map<string, Unit> {
  const units = new Map<string, Unit>();
  for (const entry of list) {
    const [unit = '', forms = ''] = entry.split('=');
    const [dimension = '', factor = '1'] = unit.split('*');
    for (const form of forms.split('/')) units.set(form, { dimension, factor: Number(factor) });
  }
  return units;
}

function factsIn(words: LanguageWords): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  const lists = {
    weekday: words('weekdays'),
    month: words('months'),
    season: words('seasons'),
    daypart: words('dayparts'),
    ordinal: words('ordinals'),
  };
  for (const [name, list] of Object.entries(lists))
    list.forEach((forms, index) => {
      const fact = { dimension: name === 'month' ? 'calendar month' : name, value: index + 1 };
      for (const form of forms.split('/')) if (form !== '') facts.set(form, fact);
    });
  for (const [word, value] of pairsIn(words('times')))
    if (!word.includes(' ')) facts.set(word, { dimension: 'times', value: Number(value) });
  for (const [word, value] of pairsIn(words('fractions'))) {
    const minutes = /^(\d+)min$/.exec(value)?.[1];
    if (minutes) facts.set(word, { dimension: 'duration', value: Number(minutes) * 60 });
  }
  return facts;
}

function antonymsIn(list: readonly string[]): Map<string, Set<string>> {
  const antonyms = new Map<string, Set<string>>();
  const add = (one: string, other: string) =>
    antonyms.set(one, (antonyms.get(one) ?? new Set()).add(other));
  for (const pair of list) {
    const [one = '', other = ''] = pair.split('/');
    add(one, other);
    add(other, one);
  }
  return antonyms;
}

/** Opposites by their stems, as each lexicon has them. */
const opposites = new WeakMap<Lexicon, Map<string, Set<string>>>();

/** True if two words are opposites, in any of their forms. */
export function areOpposite(
  { antonyms }: Vocabulary,
  one: { readonly stem: string },
  other: { readonly stem: string },
  lexicon: Lexicon,
): boolean {
  let stems = opposites.get(lexicon);
  if (!stems) {
    stems = stemmed(antonyms, lexicon);
    opposites.set(lexicon, stems);
  }
  return stems.get(one.stem)?.has(other.stem) === true;
}

function stemmed(antonyms: Vocabulary['antonyms'], lexicon: Lexicon): Map<string, Set<string>> {
  const stems = new Map<string, Set<string>>();
  for (const [word, others] of antonyms) {
    const stem = lexicon.stem(word);
    const those = stems.get(stem) ?? new Set();
    for (const other of others) those.add(lexicon.stem(other));
    stems.set(stem, those);
  }
  return stems;
}

/** English is bundled with the check; the others are loaded when their language is detected. */
export const ENGLISH_VOCABULARY: Vocabulary = compileVocabulary('en', ENGLISH);
