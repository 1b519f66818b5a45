import { findActors } from './actors.ts';
import { endsInRole, isRole } from '../../data/names/person-roles.ts';
import { findAll } from '../contacts/contacts.ts';
import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import {
  FAMILY_NAMES,
  NAMED_THINGS,
  NAMES_THAT_ARE_WORDS,
  SMALL_THINGS,
} from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { isInflectedName } from './inflected-names.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { formsIn } from './name-forms.ts';
import {
  couldBe,
  isFamily,
  isFamilyNext,
  isGiven,
  isMisplaced,
  isUnknown,
  lead,
  next,
  startOf,
  surnames,
} from './name-parts.ts';
import { isUsedAsWord } from './name-uses.ts';
import { isOpening } from './opening-names.ts';
import { type Word, wordsOf } from './name-words.ts';
import { BEFORE_SMALL, GREETING, RELATION, SIGN_OFF } from '../../data/names/person-contexts.ts';
import {
  isActing,
  isBeside,
  isIntroduced,
  isOwner,
  isThing,
  isTold,
  isWho,
} from './person-sentences.ts';
import { findAtWork } from './names-at-work.ts';
import {
  ABBREVIATED_TITLES,
  NEVER,
  PARTICLES,
  SMALL_TITLES,
  TITLES,
} from '../../data/names/person-words.ts';
import { findEchoes } from './name-echoes.ts';
import { isBesideKin } from './names-of-kin.ts';
import {
  isAThing,
  isFromPost,
  isLedSmall,
  isListedSmall,
  isOnlyName,
  isSmallFamily,
  isSmallName,
  isTakenTo,
  isTradeNext,
  mayBeSmall,
  smallSignature,
} from './lower-case-names.ts';
import { findIntroduced } from './small-names.ts';
import { hasSmallNouns, isUnlistedName } from './unlisted-names.ts';
import type { WordSpan } from '../../text/word-spans.ts';

/** Hints that the text gives: bits of `SIGN`, `mayIntroduce`, `mayHaveCases` and `mayHaveForm`. */
interface NameHints {
  readonly signs: number;
  readonly forms: number;
  readonly introduced: number;
  readonly cases: number;
}

/**
 * Finds names of people. A listed name counts wherever it is capitalised; any other capitalised
 * word does if its context indicates a person: after `thanks to` or `our waiter`, before `was so
 * friendly`, beside another name, at the end of a letter. Prefers a false positive to a miss: the
 * user can unmask with one press.
 */
export function findNames(text: string, spans: readonly WordSpan[], hints: NameHints): Mask[] {
  const { signs, introduced, cases } = hints;
  const words = wordsOf(text, spans);
  const found: Mask[] = [];
  // Asked of few texts: most hold no such word.
  let smallNouns: boolean | undefined;
  const unlistedLength = (all: readonly Word[], at: number): number =>
    isUnlistedName(all, at) && (smallNouns ??= hasSmallNouns(text)) ? 1 + surnames(all, at) : 0;
  let things: readonly Mask[] | undefined;
  let thing = 0;
  let lastEnd = 0;
  for (let index = 0; index < words.length; index += 1) {
    const length =
      nameLength(words, index, lastEnd) ||
      inflectedLength(words, index, cases) ||
      unlistedLength(words, index);
    const [first, last] = [words[index], words[index + length - 1]];
    if (length === 0 || !first || !last) continue;
    const mask: Mask = { start: startOf(words, index), end: last.end, kind: 'name' };
    things ??= findThings(text);
    // Both lists are in text order.
    while ((things[thing]?.end ?? Infinity) <= mask.start) thing += 1;
    if ((things[thing]?.start ?? Infinity) > mask.start) {
      found.push(mask);
      lastEnd = index + length;
    }
    index += length - 1;
  }
  const all = [
    ...found,
    ...findIntroduced(text, introduced),
    ...findAtWork(text, signs),
    ...findActors(text),
    ...formsIn(text, hints).flatMap((form) => findAll(text, form, 'name')),
  ];
  return [...all, ...findEchoes(words, all)];
}

const findThings = (text: string): readonly Mask[] =>
  [...findAll(text, NAMED_THINGS, 'name'), ...findAll(text, SMALL_THINGS, 'name')].toSorted(
    (a, b) => a.start - b.start,
  );

const inflectedLength = (words: readonly Word[], index: number, cases: number): number =>
  isInflectedName(words, index, cases) && !isMisplaced(words, index)
    ? 1 + surnames(words, index)
    : 0;

/** Number of words, from this one, that form a person's name; 0 for none. */
function nameLength(words: readonly Word[], index: number, lastEnd: number): number {
  const word = words[index];
  if (!word) return 0;
  if (!word.capital) return lowerCaseLength(words, index, lastEnd);
  if (isTitled(words, index) || isSir(words, index)) return 1 + surnames(words, index);
  if (NEVER.has(word.key) || TITLES.has(word.key) || isUsedAsWord(words, index)) return 0;
  if (isListed(words, index)) return 1 + surnames(words, index);
  if (isFamilyNext(words, index) && !isThing(words, index)) return 2;
  if (isShouted(words, index, lastEnd)) return 1;
  const isName =
    couldBe(word) &&
    (isIntroduced(words, index) ||
      isSignature(words, index) ||
      isBeside(words, index, lastEnd) ||
      isOwner(words, index) ||
      isWho(words, index) ||
      isOpening(words, index) ||
      (isUnknown(word) && isDescribed(words, index)));
  return isName ? 1 + surnames(words, index) : 0;
}

/** `Ingeborg was so kind`, but not `40 Minuten an der Kasse` or `le rosier Gloria a pris`. */
const isDescribed = (words: readonly Word[], index: number): boolean =>
  ((isActing(words, index) && !isThing(words, index)) || isTold(words, index)) &&
  !isRole(words[index]?.key ?? '') &&
  !/\d/.test(words[index]?.gap ?? '');

/** `HERR PFANNENSTIEL`, `CALLUM AND NIAMH`: entirely in capitals. */
function isShouted(words: readonly Word[], index: number, lastEnd: number): boolean {
  const [word, before] = [words[index], words[index - 1]];
  if (!word || !before || !SHOUTED.test(word.text) || !SHOUTED.test(before.text)) return false;
  if (GENERIC_WORDS.has(word.key) || !isUnknown(word) || word.key.length < 3) return false;
  if (TITLES.has(before.key)) return /^\.? $/.test(word.gap);
  return isBeside(words, index, lastEnd);
}

const SHOUTED = /^\p{Lu}{2,}$/u;

/** Length of a name in lower case, by writers who use no capitals. */
function lowerCaseLength(words: readonly Word[], index: number, lastEnd: number): number {
  const word = words[index];
  if (!word) return 0;
  if (isSmallName(words, index) || isBesideKin(words, index)) return 1;
  if (!mayBeSmall(word.key)) return 0;
  if (!isListedSmall(word.key)) {
    const isBegun = PARTICLES.has(word.key) && isTitled(words, index);
    const count = isBegun ? surnames(words, index) : 0;
    return count > 0 ? 1 + count : 0;
  }
  const after = next(words, index);
  if (after && isFamily(after)) return 2;
  if (isOnlyName(word.key) && after && isSmallFamily(after)) return 2;
  const signed = smallSignature(words, index);
  if (signed > 0) return signed;
  const before = lead(words, index);
  const isNamed =
    (isOnlyName(word.key) && !isMisplaced(words, index) && !isAThing(words[index - 1])) ||
    RELATION.test(before) ||
    endsInRole(before) ||
    (BEFORE_SMALL.test(before) && word.key.length > 4) ||
    isFromPost(words, index) ||
    isTakenTo(words, index) ||
    isLedSmall(before, word.key) ||
    isTradeNext(words, index) ||
    GREETING.test(before) ||
    isBeside(words, index, lastEnd) ||
    isActing(words, index);
  return isNamed ? 1 + surnames(words, index) : 0;
}

function isListed(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word) return false;
  if (word.key === 'noël') return isMeant(words, index);
  if (isGiven(word))
    return !isMisplaced(words, index) && !isTown(words, index) && !isThing(words, index);
  return NAMES_THAT_ARE_WORDS.has(word.key) && isMeant(words, index);
}

/** `una noche en León`: also a town. */
const isTown = (words: readonly Word[], index: number): boolean =>
  /^(?:en|in|nach|near)$/.test(words[index - 1]?.key ?? '') &&
  KNOWN_PROPER_NOUNS.has(words[index]?.key ?? '') &&
  !isActing(words, index);

/** `l’avvocato`, `l’ingénieur`. */
const titleOf = ({ key }: Word): string =>
  /['’]/.test(key) ? key.replace(/^(?:l|dell|all|d)['’]/, '') : key;

function isTitled(words: readonly Word[], index: number): boolean {
  const [word, title] = [words[index], words[index - 1]];
  if (!word || !title || !TITLES.has(titleOf(title))) return false;
  if (!/^\.? $/.test(word.gap) || TITLES.has(word.key)) return false;
  if (!title.capital && !SMALL_TITLES.test(titleOf(title)) && !isAbbreviated(title, word))
    return false;
  if (!PARTICLES.has(word.key) && (!word.capital || NEVER.has(word.key) || !couldBe(word)))
    return false;
  if (title.key.startsWith('fam') && !/^\p{Lu}\p{Ll}/u.test(word.text)) return false;
  return (
    !/^(?:(?:mein|dein|sein|ihr|unser|euer|ein|kein)(?:e[rnm]?)?|d(?:er|ie|en|em)|min|din|en|my|the|a)$/.test(
      words[index - 2]?.key ?? '',
    ) ||
    // `com a Dra. Graziele`, `a Mr Okonkwo`
    /^(?:mr|mrs|ms|dra|dona|doutora|senhora|profa)$/.test(title.key) ||
    title.key.startsWith('fam') ||
    (isAbbreviated(title, word) && NO_ARTICLE.test(`${words[index - 2]?.key} ${title.key}`))
  );
}

/** `aan mevr. Verhoeven`, `dzięki prof. Nowak`: a dot that ends no sentence. */
const isAbbreviated = (title: Word, word: Word): boolean =>
  word.gap === '. ' && ABBREVIATED_TITLES.test(title.key);

/** `en dhr. Verhoeven`, `a ing. Ferrucci`: words that are an article in another language. */
const NO_ARTICLE = /^en |^a (?:arq|avv|dott|dra|geom|ing|lic|profa|sig|sra)$/;

/** `M. Le Guennec`: a French title that is also a size. */
function isSir(words: readonly Word[], index: number): boolean {
  const [word, title, before] = [words[index], words[index - 1], words[index - 2]];
  if (!word || title?.text !== 'M' || word.gap !== '. ') return false;
  if (
    /^(?:taille|size|talla|taglia|größe|maat|tamanho|en|in|un|une|a|la|the)$/.test(
      before?.key ?? '',
    )
  )
    return false;
  return PARTICLES.has(word.key) ? surnames(words, index) > 0 : couldBe(word) && isUnknown(word);
}

/** True for a possible name in a context about a person. */
function isMeant(words: readonly Word[], index: number): boolean {
  const before = lead(words, index);
  if (RELATION.test(before) || endsInRole(before) || GREETING.test(before))
    return !isPlace(words, index);
  return isActing(words, index) || hasInitial(words, index) || isSignature(words, index);
}

const isPlace = (words: readonly Word[], index: number): boolean =>
  /^(?:in|at|to|from|near|of)$/.test(words[index - 1]?.key ?? '') &&
  !/\b(?:spoke|speak|talked|thanks|thank|shout|shoutout|kudos|props|credit) /.test(
    `${lead(words, index)} `,
  );

const hasInitial = (words: readonly Word[], index: number): boolean => {
  const after = next(words, index);
  if (!after) return false;
  if (PARTICLES.has(after.key)) return surnames(words, index) > 0;
  return after.capital && (after.text.length === 1 || FAMILY_NAMES.has(after.key));
};

/** True for the last words of a text after a dash or on their own line, all capitalised. */
function isSignature(words: readonly Word[], index: number): boolean {
  if (words.length - index > 5) return false;
  const rest = words.slice(index);
  const gap = words[index]?.gap ?? '';
  if (isSignedOff(words, index)) return rest.every(isNamePart);
  if (rest.length > 3) return false;
  if (index === 0 && !/^\s*[-–—~]+\s*$/.test(gap)) return false;
  // A gap wider than people type is no dash before a name, and slow to search.
  if (gap.length > LONGEST_GAP) return false;
  const isSigned =
    /(?:^|\n)\s*[-–—~]+\s*$|[.!?)…"”]\s*[–—~-]+\s*$/.test(gap) ||
    (/^[,.!]?\s*\n/.test(gap) && CLOSING.test(words[index - 1]?.key ?? ''));
  return isSigned && rest.every((word) => word.capital && !NEVER.has(word.key) && couldBe(word));
}

/**
 * True for the last words of a text after a sign-off: `MfG Thorben Huckebrink`, `Un saluto,
 * Ludovica`.
 */
function isSignedOff(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]];
  if (!word || !before) return false;
  if (/^,? ?[-–]?\s?$/.test(word.gap) && CLOSING.test(before.key)) return true;
  if (/^\., ?$/.test(word.gap) && /^att?e?$/.test(before.key)) return true;
  // `Grüße aus Bonn, Zorka`
  const isFrom = /^(?:aus|from|de|da|uit|von)$/.test(words[index - 2]?.key ?? '');
  return isFrom && /^,\s|^\n/.test(word.gap) && CLOSING.test(words[index - 3]?.key ?? '');
}

const isNamePart = (word: Word): boolean =>
  PARTICLES.has(word.key) || (word.capital && !NEVER.has(word.key) && couldBe(word));

/** In UTF-16 units. */
const LONGEST_GAP = 40;

const CLOSING = new RegExp(
  `^(?:${SIGN_OFF}|thanks|best|vous|danke|merci|gracias|grazie|obrigad[oa])$`,
  'u',
);
