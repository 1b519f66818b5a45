import LIST from '../../data/mask/around-people.txt?raw';
import { sectionsOf } from '../../data/entries.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { isUnknown } from './name-parts.ts';
import type { Word } from './name-words.ts';
import { isRole } from '../../data/names/person-roles.ts';
import { isNounless, SHAPE } from './person-sentences.ts';
import { isCommonWord, TITLES } from '../../data/names/person-words.ts';
import { NOBODY } from '../../data/names/work-words.ts';

const listed = sectionsOf(LIST);

/**
 * True for the first word of a sentence, on no list, before something that only people do: `Kerensa
 * phoned ahead`, `Anthelme a perdu mon dossier`. French, Spanish and Italian nouns need an article there.
 */
export function isOpening(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word || words[index + 1]?.gap !== ' ' || !isStart(words, index)) return false;
  if (!isUnlisted(word)) return false;
  const said = words
    .slice(index + 1, index + 5)
    .map(({ text }) => text.toLowerCase().replace('’', "'"))
    .join(' ');
  const isDoing = DOES.test(said) || (COMES.test(said) && SHAPE.test(word.key));
  return isDoing && !isRole(word.key);
}

const isUnlisted = (word: Word): boolean =>
  !isWord(word.key) && NAME.test(word.text) && isNounless(word) && isUnknown(word);

/** True for the text of a first word of a sentence that is on no list of words. */
export function isUnlistedStart(text: string): boolean {
  const key = text.toLowerCase();
  const word = { text, key, start: 0, end: 0, gap: ' ', capital: true, owner: false };
  return isUnlisted(word) && !isRole(key);
}

const NAME = /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u;

const isStart = (words: readonly Word[], index: number): boolean =>
  index === 0 || /[.!?…\n]/.test(words[index]?.gap ?? '');

const isWord = (key: string): boolean =>
  isCommonWord(key) ||
  KNOWN_PROPER_NOUNS.has(key) ||
  NOBODY.has(key) ||
  TITLES.has(key) ||
  OPENS.has(key) ||
  THINGS.has(key.replace(/s$/, '')) ||
  /(?:ly|mente|ment|weise)$/.test(key);

/** Adverbs and pronouns that a verb follows as well. */
const OPENS = new Set(listed('openers'));

/** Things and firms that are said to act: `Parcel turned up late`, `Mopa limpia bien`. Singular. */
const THINGS = new Set(listed('saying-things'));

/** Acts of people alone, in the languages of the app. */
const DOES = new RegExp(
  `^(?:${[
    `(?:(?:always|even|never|also|then|kindly|just) )?(?:phoned|rang (?:to|me|us|back|ahead)|(?:packed|wrapped|fitted|painted|carried|cleaned|unloaded|folded) (?:up|everything|the|our|my|it|both)|(?:waxed|threaded|trimmed|massaged) (?:my|our)|apologi[sz]ed|rushed (?:me|us)|insisted|offered to|stayed (?:late|behind|with)|(?:spoke|speaks) (?!for)|teaches|hung up|rolled (?:her|his)|ignored|listens|talks|turned up|spent (?:an?|ages|half|over)|checked (?:in|up|whether|twice))`,
    `n?'?a (?:(?:pas|tout|même|bien) )?(?:perdu|refusé|oublié|promis|raccroché|livré|déballé|rappelé|cherché|proposé|offert|crié|menti|insisté|posé|écouté|daigné|voulu)|(?:répare|coiffe|conseille|enseigne|sourit|conduit|anime|organise)(?: |$)|cuisine (?:comme|bien|divin|très)|parle (?:trop|bien|peu|fort|avec)|(?:gère|tient|mène) (?:son|sa) |ne (?:lève|sourit|répond|sait|m'|nous)`,
    `(?:cobra|conduce|atiende|enseña|peina|escucha|sonríe|colgó|prometió|trajo|limpia)(?: |$)|(?:cocina|cucina|cozinha) (?:como|come|muy|bem|bene|con|de |divin)|prepara un|lleva (?:el|la) |se (?:disculpó|rió|acordó|preocup|esmer|encarg|desculp)|no (?:quiso|supo)`,
    `(?:spiega|ascolta|sorride|explica|sorri|trouxe|ligou|ensina|luistert|knipt|backt|färbt|putzt|massiert)(?: |$)|ha (?:promesso|detto|chiamato|perso|portato|rifiutato)|si (?:è scusat|è pres|ricord|prende)|fez (?:minha|meu)`,
    `nahm (?:unsere|meine) |denkt (?:echt |graag |goed )?mee|kwam (?:zelf|persoonlijk)|(?:neemt|nam) de tijd`,
  ].join('|')})`,
  'u',
);

/** German, for words with the form of a name. */
const COMES =
  /^(?:kam|half|brachte|holte|rief|zeigte|gab|fand|machte|nahm|wechselte|reparierte|empfahl|suchte)(?: |$)/;
