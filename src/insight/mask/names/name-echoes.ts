import { isGivenName, NAMES_THAT_ARE_WORDS, withoutAccents } from '../../data/names/given-names.ts';
import { isListedSmall } from './lower-case-names.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { memo } from '../../text/memo.ts';
import type { Word } from './name-words.ts';
import { isUnlistedStart } from './opening-names.ts';
import { isRole } from '../../data/names/person-roles.ts';
import { isCommonWord, PARTICLES, TITLES } from '../../data/names/person-words.ts';

/** Names that other names of the text give away. */
export function findEchoes(words: readonly Word[], names: readonly Mask[]): Mask[] {
  return names.length === 0 ? [] : [...repeated(words, names), ...joinedTo(words, names)];
}

const bareOf = memo((key: string) => withoutAccents(key));

const spanOf = ({ start, end }: Word): Mask => ({ start, end, kind: 'name' });

/** A name that the text has found once, wherever else it stands: `chloë... sorry, Chloe`. */
function repeated(words: readonly Word[], names: readonly Mask[]): Mask[] {
  const keys = new Set(
    wordsInside(words, names)
      .filter(isEchoed)
      .map(({ key }) => bareOf(key)),
  );
  if (keys.size === 0) return [];
  return words
    .filter((word) => keys.has(bareOf(word.key)) && (word.capital || isListedSmall(word.key)))
    .map(spanOf);
}

/** The words within a mask. One pass over both: a text may hold thousands of names. */
function wordsInside(words: readonly Word[], names: readonly Mask[]): Word[] {
  const sorted = names.toSorted((a, b) => a.start - b.start);
  let [at, reach] = [0, 0];
  return words.filter(({ start, end }) => {
    for (let name = sorted[at]; name && name.start <= start; name = sorted[at]) {
      reach = Math.max(reach, name.end);
      at += 1;
    }
    return end <= reach;
  });
}

const isEchoed = ({ key, capital }: Word): boolean =>
  capital && key.length > 2 && !isWord(key) && !NAMES_THAT_ARE_WORDS.has(key);

const isWord = (key: string): boolean =>
  isCommonWord(key) || TITLES.has(key) || PARTICLES.has(key) || isRole(key);

/** `Fleur en [name]`, `Zorka & [name]`: the first word of a sentence, before a name. */
function joinedTo(words: readonly Word[], names: readonly Mask[]): Mask[] {
  const starts = new Set(names.map(({ start }) => start));
  return words.filter((word, at) => isBeforeName(words, at, starts) && isFirst(word)).map(spanOf);
}

function isBeforeName(words: readonly Word[], at: number, starts: ReadonlySet<number>): boolean {
  const [word, and, name] = [words[at], words[at + 1], words[at + 2]];
  if (at === 0 && word?.capital === false) return isSmallPair(words, starts);
  if (!word?.capital || (at > 0 && !/[.!?:…\n]/.test(word.gap))) return false;
  if (and && starts.has(and.start)) return /^ ?& ?$/.test(and.gap);
  return name !== undefined && starts.has(name.start) && and?.gap === ' ' && AND.test(and.key);
}

/** `priti and dave r the best` */
const isSmallPair = (words: readonly Word[], starts: ReadonlySet<number>): boolean =>
  AND.test(words[1]?.key ?? '') &&
  starts.has(words[2]?.start ?? -1) &&
  /^(?:are|r|were|have|both|made|did|helped|looked|took|sind|waren|haben|sont|ont|son|sono|zijn)$/.test(
    words[3]?.key ?? '',
  );

const AND = /^(?:and|und|et|y|e|en|i|og|och|ve|ja|n)$/;

const isFirst = ({ key, text, capital }: Word): boolean =>
  (!capital && !isWord(key)) ||
  (NAMES_THAT_ARE_WORDS.has(key) && key.length > 2) ||
  isGivenName(key) ||
  isUnlistedStart(text);
