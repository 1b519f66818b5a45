import type { Lexicon } from '../../text/lexicon.ts';
import { readFact } from './measures.ts';
import { isTwofold } from './numbers.ts';
import { type RawToken, scan, type Stop } from './scan.ts';
import type { Fact, Vocabulary, WordKind } from './vocabulary.ts';

/** A word or a fact of a text, with everything that a comparison needs. */
export interface Term {
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Its compared form: a word in lower case, or a fact with its unit converted. */
  readonly word: string;
  readonly stem: string;
  readonly kinds: ReadonlySet<WordKind>;
  readonly fact?: Fact;
  /** The strongest stop between the term before and this one. */
  readonly stop: Stop;
  readonly isMocked: boolean;
  /** A stop word of the language, without meaning of its own. */
  readonly isStop: boolean;
}

export interface Reader {
  readonly vocabulary: Vocabulary;
  readonly lexicon: Lexicon;
}

/** A character that is a word, or most of one, however short. Hiragana mostly inflects. */
const IDEOGRAM =
  /^(?:\p{Script=Han}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer})$/u;

const NO_KINDS: ReadonlySet<WordKind> = new Set();
const BOUND: ReadonlySet<WordKind> = new Set(['bound']);
const LIMIT_SIGNS: ReadonlySet<string> = new Set('<>≤≥~≈±+-−');

/** Parses the terms of a text, in order. */
export function readTerms(text: string, reader: Reader): Term[] {
  const { vocabulary } = reader;
  const tokens = scan(text).flatMap((token) => partsOf(token, vocabulary.language));
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const phrase = phraseAt(tokens, at, vocabulary);
    const fact = phrase ? undefined : readFact(tokens, at, vocabulary, isRate(terms.at(-1), token));
    const next = phrase?.next ?? fact?.next ?? at + 1;
    const end = tokens[next - 1]?.end ?? token.end;
    const place = { start: token.start, end, stop: token.stop, isMocked: token.isMocked };
    if (phrase) terms.push({ ...place, ...phrase.term });
    else if (fact)
      terms.push({ ...place, ...factTerm(withForm(fact, tokens.slice(at, next), vocabulary)) });
    else terms.push({ ...place, ...wordTerm(token.text.toLowerCase(), reader) });
    at = next;
  }
  return terms;
}

/**
 * True for a rate: "Twice a week", "5 euros a night". Its unit is the number's reference, not a
 * measure.
 */
const isRate = (before: Term | undefined, token: RawToken): boolean =>
  token.stop === 'none' && (before?.fact !== undefined || before?.word === 'per');

type Meaning = Pick<Term, 'word' | 'stem' | 'kinds' | 'fact' | 'isStop'>;

function withForm(fact: Fact, tokens: readonly RawToken[], { language }: Vocabulary): Fact {
  const form = tokens.find(
    ({ type, text }) => type === 'number' && isTwofold(text, language),
  )?.text;
  return form === undefined ? fact : { ...fact, form };
}

function factTerm({ dimension, value, form }: Fact): Meaning {
  const rounded = Math.round(value * 1e6) / 1e6;
  const word = form === undefined ? `${dimension}:${rounded}` : `${dimension}:${form}?`;
  const fact = { dimension, value: rounded, ...(form !== undefined && { form }) };
  return { word, stem: word, kinds: NO_KINDS, isStop: false, fact };
}

function wordTerm(word: string, { vocabulary, lexicon }: Reader): Meaning {
  const fact = vocabulary.facts.get(word);
  if (fact) return factTerm(fact);
  const kinds = vocabulary.kinds.get(word) ?? (LIMIT_SIGNS.has(word) ? BOUND : NO_KINDS);
  const form = vocabulary.forms.get(word);
  if (form) {
    const [stem = form] = form.split('.');
    return { word: form, stem, kinds, isStop: true };
  }
  const isStop = !IDEOGRAM.test(word) && lexicon.isStop(word);
  return { word, stem: isStop ? word : lexicon.stem(word), kinds, isStop };
}

/** In words. */
const LONGEST_PHRASE = 3;

function phraseAt(
  tokens: readonly RawToken[],
  at: number,
  { phrases, openers }: Vocabulary,
): { readonly term: Meaning; readonly next: number } | undefined {
  if (!openers.has(tokens[at]?.text.toLowerCase() ?? '')) return undefined;
  for (let size = LONGEST_PHRASE; size > 1; size -= 1) {
    const parts = tokens.slice(at, at + size);
    if (parts.length < size || parts.some(({ stop }, index) => index > 0 && stop !== 'none'))
      continue;
    const phrase = parts.map(({ text }) => text.toLowerCase()).join(' ');
    const kind = phrases.get(phrase);
    if (!kind) continue;
    const term = { word: phrase, stem: phrase, kinds: new Set([kind]), isStop: true };
    return { term, next: at + size };
  }
  return undefined;
}

const JOINED = /['’]/;

/** Expands a contraction into its words, all with its position. */
function partsOf(token: RawToken, language: string | undefined): RawToken[] {
  if (token.type !== 'word') return [token];
  const word = token.text.toLowerCase().replaceAll('’', "'");
  const parts = language === 'en' ? englishParts(word) : otherParts(word, language);
  if (parts.length === 1 && parts[0] === word) return [token];
  return parts.map((text, index) => ({
    ...token,
    text,
    ...(index > 0 && { stop: 'none', isMocked: false }),
  }));
}

const NEGATED: Readonly<Record<string, string>> = {
  "can't": 'can',
  "won't": 'will',
  "shan't": 'shall',
  "ain't": 'is',
  cannot: 'can',
};

const ENDINGS: Readonly<Record<string, string>> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  m: 'am',
};

/** Negations without their apostrophe, as often typed on phones or in a hurry. */
const BARE_NEGATED = new Set(
  'dont doesnt didnt isnt wasnt arent werent couldnt wouldnt shouldnt hasnt havent hadnt wont cant'.split(
    ' ',
  ),
);

const WITH_IS = new Set(
  'it he she that there what who here where how this everything everyone everybody nothing'.split(
    ' ',
  ),
);

function englishParts(word: string): string[] {
  const whole = NEGATED[word];
  if (whole) return [whole, 'not'];
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not'];
  if (BARE_NEGATED.has(word))
    return [word === 'cant' ? 'can' : word === 'wont' ? 'will' : word.slice(0, -2), 'not'];
  const at = word.lastIndexOf("'");
  if (at === -1) return [word];
  const ending = word.slice(at + 1);
  const full = ENDINGS[ending];
  if (full) return [word.slice(0, at), full];
  const before = word.slice(0, at);
  if (ending === 's' && WITH_IS.has(before)) return [before, 'is'];
  // In "the guest's" only the word before the apostrophe counts.
  return ending === 's' || ending === '' ? [before] : [word];
}

const ELIDED: Readonly<Record<string, string>> = {
  d: 'de',
  qu: 'que',
  j: 'je',
  n: 'ne',
  s: 'se',
  m: 'me',
  t: 'te',
  c: 'ce',
  jusqu: 'jusque',
  quelqu: 'quelque',
  lorsqu: 'lorsque',
  puisqu: 'puisque',
};

function otherParts(word: string, language: string | undefined): string[] {
  if (!JOINED.test(word)) return [word];
  const parts = word.split("'").filter((part) => part !== '');
  if (language === 'fr') return parts.map((part) => ELIDED[part] ?? part);
  return language === 'de' ? parts.map((part) => (part === 's' ? 'es' : part)) : parts;
}
