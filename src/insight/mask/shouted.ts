import { FAMILY_NAMES, isGivenName, NAMES_THAT_ARE_WORDS } from '../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../data/names/known-proper-nouns.ts';
import { isGiven, isUnknown, lead } from './names/name-parts.ts';
import { type Word, wordsOf } from './names/name-words.ts';
import { GREETING, OPEN, PERSON_VERBS, RELATION, SIGN_OFF } from '../data/names/person-contexts.ts';
import { endsInRole, isRole } from '../data/names/person-roles.ts';
import { isCommonWord, NO_SURNAME, PARTICLES, TITLES } from '../data/names/person-words.ts';
import { mayNameStreet } from './addresses/postal-addresses.ts';
import type { WordSpan } from '../text/word-spans.ts';
import { WORDS_LIKE_NAMES } from '../data/names/words-like-names.ts';

/**
 * Words in capitals, `THANKS TO BARBARA LINDQVIST`: the rules for names look at capitals, which say
 * nothing here. So the text is written as it would be without shouting: in lower case, with the
 * first letters of sentences and of words that may be names in capitals.
 */

const SHOUTED = /^\p{Lu}[\p{Lu}\p{M}]+(?:[-'’]\p{Lu}[\p{Lu}\p{M}]*)*$/u;

/** Share of the words of a sentence that makes it a shouted one. */
const MOST = 0.6;

/** A text without its shouting, of the same length. */
interface Unshouted {
  readonly text: string;
  /** True for a span with a word that was shouted. */
  readonly hasShouted: (start: number, end: number) => boolean;
}

/** Writes the shouted words as others are; undefined if there is nothing to change. */
export function unshouted(text: string, spans: readonly WordSpan[]): Unshouted | undefined {
  if (!/\p{Lu}{2}/u.test(text)) return undefined;
  const words = wordsOf(text, spans);
  const starts = new Set(words.filter(isInCapitals).map(({ start }) => start));
  const isLoudText = isShouting(words, starts, 1);
  let [quiet, from] = ['', 0];
  for (const sentence of sentencesIn(words)) {
    const isLoud = isShouting(sentence, starts, isLoudText ? 0 : 1);
    for (const [word, written] of writtenAnew(sentence, starts, isLoud)) {
      quiet += text.slice(from, word.start) + written;
      from = word.end;
    }
  }
  if (from === 0) return undefined;
  const hasShouted = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) if (starts.has(at)) return true;
    return false;
  };
  return { text: quiet + text.slice(from), hasShouted };
}

/**
 * Writes each shouted word as in the name of a street: with its first letter alone in capitals, but
 * `minute`, `from` and `best` in lower case. Undefined if there is none.
 */
export function inTitles(text: string, spans: readonly WordSpan[]): string | undefined {
  if (!/\p{Lu}{2}/u.test(text)) return undefined;
  let [titled, from] = ['', 0];
  for (const word of wordsOf(text, spans).filter(isInCapitals)) {
    const written = isInStreet(word) ? inTitleCase(word.text) : lower(word.text);
    titled += text.slice(from, word.start) + written;
    from = word.end;
  }
  return from === 0 ? undefined : titled + text.slice(from);
}

/** Common words that are also the name of a street: `High Street`, `Place`. */
const OF_STREETS = new Set(
  'high new old great north south east west upper lower middle long broad green white black red king queen rose mill bridge'.split(
    ' ',
  ),
);

const isInStreet = ({ key, text }: Word): boolean =>
  !isCommonWord(key) || OF_STREETS.has(key) || mayNameStreet(inTitleCase(text)) !== 0;

/** The words of a sentence that are written in another way, in order. */
function writtenAnew(
  sentence: readonly Word[],
  starts: ReadonlySet<number>,
  isLoud: boolean,
): (readonly [Word, string])[] {
  let nameEnd = -1;
  return sentence.flatMap((word, at) => {
    if (!starts.has(word.start) && !(isLoud && word.text.length === 1)) return [];
    const isInitial = isInitialAt(sentence, at);
    const isName = !isInitial && mayBeName(sentence, at, nameEnd, isLoud);
    const isInside = PARTICLES.has(word.key) && nameEnd === at - 1;
    if (isInitial || isName || isInside) nameEnd = at;
    const isTitle = TITLES.has(word.key) && starts.has(sentence[at + 1]?.start ?? -1);
    if (isInitial || (!isLoud && !isName && !isTitle)) return [];
    const isTitled = isName || at === 0 || TITLES.has(word.key);
    return [[word, isTitled ? inTitleCase(word.text) : lower(word.text)] as const];
  });
}

const isInCapitals = ({ text }: Word): boolean => SHOUTED.test(text);

/** In lower case, unit by unit: `İ` would become two. */
const lower = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });

const inTitleCase = (text: string): string =>
  text.replace(/(?<=[^'’-])[\p{Lu}\p{M}]+/gu, lower).replace(/^\p{Ll}/u, (it) => it.toUpperCase());

function sentencesIn(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const isAbbreviated = word.gap === '. ' && isShort(words[at - 1]);
    if (at === 0 || (/[!?…\n]|\.[^]/.test(word.gap) && !isAbbreviated)) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences;
}

/** `MR. `, `J. ` */
const isShort = (word: Word | undefined): boolean =>
  word !== undefined && (word.text.length === 1 || TITLES.has(word.key));

/** True if most words are in capitals, and more than `few`: one may be an abbreviation. */
function isShouting(words: readonly Word[], starts: ReadonlySet<number>, few: number): boolean {
  const long = words.filter(({ text }) => text.length > 1);
  const loud = long.filter(({ start }) => starts.has(start));
  return loud.length > few && loud.length >= long.length * MOST;
}

/** `J. R. PEMBERTON` */
const isInitialAt = (words: readonly Word[], at: number): boolean =>
  words[at]?.text.length === 1 && /^\.[ -]?$/.test(words[at + 1]?.gap ?? '');

/** True for a shouted word that is a name by its list or by the words before it. */
function mayBeName(words: readonly Word[], at: number, nameEnd: number, isLoud: boolean): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || isWord(word)) return false;
  const isNext = before !== undefined && /^(?:\.[ -]?| )$/.test(word.gap);
  if (isNext && TITLES.has(titleOf(words, at - 1))) return true;
  if (isNext && nameEnd === at - 1) return isRestOfName(words, at);
  if (isListed(word)) return isLoud;
  if (isNext && !isLoud && before.capital && isGivenName(before.key)) return word.text.length > 3;
  if (!isLoud || word.text.length < 3) return false;
  const said = lead(words, at);
  return (
    RELATION.test(said) ||
    endsInRole(said) ||
    (GREETING.test(said) && !OPEN.test(said)) ||
    CLOSING.test(before?.key ?? '')
  );
}

/** The title that ends at a word: `SIG.RA`, `DOTT.SSA`. */
const titleOf = (words: readonly Word[], at: number): string => {
  const [word, before] = [words[at], words[at - 1]];
  const isEnd = word?.gap === '.' && /^(?:ra|ssa|na|r|e)$/.test(word.key);
  return (isEnd ? before?.key : word?.key) ?? '';
};

const CLOSING = new RegExp(
  `^(?:${SIGN_OFF}|thanks|best|danke|merci|gracias|grazie|obrigad[oa])$`,
  'u',
);

const isListed = ({ key, text }: Word): boolean =>
  FAMILY_NAMES.has(key) ||
  ((isGivenName(key) || isGiven({ key, text: inTitleCase(text) })) &&
    key.length > 2 &&
    !NAMES_THAT_ARE_WORDS.has(key) &&
    !WORDS_LIKE_NAMES.has(key) &&
    !KNOWN_PROPER_NOUNS.has(key));

const isWord = (word: Word): boolean =>
  isCommonWord(word.key) ||
  TITLES.has(word.key) ||
  PARTICLES.has(word.key) ||
  NO_SURNAME.has(word.key) ||
  isRole(word.key) ||
  !isUnknown(word);

/** A family name, unless the person does something: `ROSALIND TUNED OUR PIANO`. */
function isRestOfName(words: readonly Word[], at: number): boolean {
  const said = words
    .slice(at, at + 6)
    .map(({ key }) => key)
    .join(' ');
  const { key = '' } = words[at] ?? {};
  return !PERSON_VERBS.test(said) && !AUXILIARIES.has(key) && !/(?:ed|ly)$/.test(key);
}

/** Frequent verbs behind a name, by language. */
const AUXILIARIES = new Set(
  'has had is was were did does can came went took made gave said told kept rang hat hatte haben ist war sind waren wird wurde kann kam nahm machte hilft half est était ont fut fait vient es era fue ha han está estuvo hizo vino tiene sono hanno fa heeft kwam was kon é foi tem fez veio estava'.split(
    ' ',
  ),
);
