import LIST from '../../data/mask/around-people.txt?raw';
import { sectionsOf } from '../../data/entries.ts';
import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { FAMILY_NAMES, isGivenName, withoutAccents } from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { lead, next } from './name-parts.ts';
import { isRole } from '../../data/names/person-roles.ts';
import type { Word } from './name-words.ts';
import { memo } from '../../text/memo.ts';
import { NAMED_SMALL } from '../../data/names/person-contexts.ts';
import { isCommonWord, NO_PERSON, PARTICLES, TITLES } from '../../data/names/person-words.ts';
import { WORDS_LIKE_NAMES } from '../../data/names/words-like-names.ts';

const listed = sectionsOf(LIST);

/** Names in lower case, by writers who use no capitals. */

/** Names that are no words in any form, as people write them. */
const ACCENTED = new Set(listed('accented'));

/** True for a listed name that is no word of these languages, whatever is around it: `priyanka`. */
export const isOnlyName = memo(
  (key) =>
    key.length > 3 &&
    // With accents, inflected words look like names without them: `řadu`, `daría`.
    (withoutAccents(key) === key || ACCENTED.has(key)) &&
    isListedSmall(key) &&
    !KNOWN_PROPER_NOUNS.has(key) &&
    !WORDS_LIKE_NAMES.has(key),
);

/** Articles before things of that name: `the henry` is a vacuum cleaner. */
export const isAThing = (before: Word | undefined): boolean =>
  /^(?:an|the|une?|una|ein(?:e[nmr]?)?|en|ett|et)$/.test(before?.key ?? '');

/** `mccaffrey`, `o’shea`, `lindqvist`: a family name in lower case behind a given one. */
export const isSmallFamily = ({ key, capital }: Word): boolean =>
  !capital &&
  (FAMILY_NAMES.has(key) ||
    /^mc\p{Ll}{4,}$|^o['’]\p{Ll}{3,}$|\p{Ll}{3}(?:sson|owicz|owsk[ia]|enko|opoulos|oğlu|shvili)$/u.test(
      key,
    ));

/** True for a name that is a word as well, such as `dan` in Spanish and Dutch. */
const isWordToo = (key: string): boolean =>
  key === 'dan' || GENERIC_WORDS.has(key) || NO_PERSON.has(key);

/** True for a listed name, with its accents or without, that is no word too. */
export const isListedSmall = (key: string): boolean =>
  key.length > 2 && isGivenName(key) && !isWordToo(key);

/** True for a word that may begin a name in lower case; most words can't. */
export const mayBeSmall = memo((key) => PARTICLES.has(key) || isListedSmall(key));

/** The last words of the contexts of `isSmallName`: a cheap check for every word in lower case. */
const BEFORE_NAME = new Set(listed('before-small-names'));

/** `dr hargreaves`, `se llama yuleisy`: an unlisted word that can only be a name. */
export function isSmallName(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const title = words[index - 1];
  if (!word || !title || !BEFORE_NAME.has(title.key) || word.key.length < 4) return false;
  // `sig` is a pronoun in the north.
  if (!/^\.? $/.test(word.gap) || (title.key === 'sig' && word.gap === ' ')) return false;
  if (isCommonWord(word.key)) return false;
  if (
    /^(?:dr|mr|mrs|ms|mme|mlle|dott|dra|doña|prof|sra?|srta|sig)$/.test(title.key) ||
    isSmallTitle(words, index)
  )
    return !TITLES.has(word.key);
  return word.gap === ' ' && NAMED_SMALL.test(lead(words, index)) && !word.key.endsWith('s');
}

/** `had lindsay do my colour`, `big thank u to jenny`: a listed name after words of English alone. */
export const isLedSmall = (before: string, key: string): boolean =>
  key.length > 3 && SMALL_LEAD.test(before) && !KNOWN_PROPER_NOUNS.has(key);

const SMALL_LEAD =
  /(?<!\p{L})(?:had|having|saw|seeing|with|from|to|thanks|thx|ty|thank u|thank you|loved?|met|booked|lovely|sweet|dear|miss|cheers|shoutout|asked|told|and|because|but|lil|little)$/u;

/** `meine frau läuft` */
const OF_SOMEONE =
  /^(?:als|wie|meine?[rm]?|deine?r?|seine?r?|unsere?r?|eine?r?|die|der|den|dem|mi|su|tu|la|el|una?|my|the|a)$/;

/** `frau lindemann`, `fr. lindemann`; `als Frau wird` has its capital. */
function isSmallTitle(words: readonly Word[], index: number): boolean {
  const [word, title] = [words[index], words[index - 1]];
  if (!word || !title || title.capital) return false;
  if (/^[fh]r$/.test(title.key)) return word.gap === '. ';
  const isTitle = /^(?:herrn?|frau|señora?)$/.test(title.key);
  // `der herr brandstätter`, but `die frau läuft`
  const isMan = title.key === 'herr' && words[index - 2]?.key === 'der';
  return isTitle && (isMan || !OF_SOMEONE.test(words[index - 2]?.key ?? ''));
}

/** `cedric le plombier est` */
export const isTradeNext = (words: readonly Word[], index: number): boolean =>
  /^(?:the|le|la|el|der|die|il)$/.test(next(words, index)?.key ?? '') &&
  isRole(next(words, index + 1)?.key ?? '');

/** `zu torsten gebracht`, `naar joke gebracht` */
export const isTakenTo = (words: readonly Word[], index: number): boolean =>
  /^(?:zu|zum|naar)$/.test(words[index - 1]?.key ?? '') &&
  /^(?:gebracht|gegangen|gefahren|geschickt|gekommen|gegeben|gelaufen|bringen|gehen|fahren|geh|gehe|ging|gestuurd|gegaan|gereden|gefietst)$/.test(
    next(words, index)?.key ?? '',
  );

/** `winnie from the bakery slips`: the first word. */
export const isFromPost = (words: readonly Word[], index: number): boolean =>
  index === 0 &&
  (words[0]?.key.length ?? 0) > 3 &&
  /^(?:(?:from|at|on|behind) the|(?:on|in|via|from) (?:live|chat|support|reception|sales|returns|billing|accounts|dispatch|facebook|whatsapp))$/.test(
    `${words[1]?.key} ${words[2]?.key}`,
  );

/** Number of words from a listed name to the end, behind a dash: `would come again - marguerite dupree`. */
export function smallSignature(words: readonly Word[], index: number): number {
  const count = words.length - index;
  const isSigned = /[.!)\s][–—-]\s?$/.test(words[index]?.gap ?? '') && index > 2;
  return isSigned && count === 2 && words[index + 1]?.gap === ' ' ? count : 0;
}
