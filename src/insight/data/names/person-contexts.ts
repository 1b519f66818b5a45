import LIST from './person-contexts.txt?raw';
import { alternativesOf } from '../entries.ts';

/** Words around the names of people, in the languages of the app. */

const words = alternativesOf(LIST);

/** The end of a letter. */
export const SIGN_OFF = words('sign-off');

/**
 * Words before a person's name, as they read when joined by single spaces: `her name is`, `helped
 * by`, `as patient as`, `regards from`.
 */
export const RELATION = new RegExp(
  String.raw`(?<![\p{L}-])(?:${words('named')}|${words('together')}|${words('objects')}|(?:${words('objects-before-dear')})(?: (?:${words('dear')}))?|${words('signed')})$`,
  'u',
);

const THANKS = words('thanks');

/** Words before a name that greet, thank or ask for a person. */
export const GREETING = new RegExp(String.raw`(?<!\p{L})(?:${THANKS}|${words('greeting')})$`, 'u');
export const THANKED = new RegExp(String.raw`(?<!\p{L})(?:${THANKS})$`, 'u');
/** Also said of things and of oneself: not enough on their own to make the next word a name. */
export const OPEN = new RegExp(String.raw`(?<!\p{L})(?:${words('open')})$`, 'u');

const HOW = `(?:(?:${words('how')}) )*`;
/** Adverbs and auxiliaries before a person's action: `always`, `even`, `managed to`. */
const ALSO = `(?:(?:${words('also')}) )*`;

const KIND = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'].map(
  (language) =>
    `(?:${words(`${language}-was`)}) ${HOW}${language === 'it' ? `(?:stat[oa] )?${HOW}` : ''}(?:${words(`${language}-kind`)})`,
);
/** Actions and descriptions of people only, after a name. */
export const PERSON_VERBS = new RegExp(
  String.raw`^(?:${words('acts')}|${ALSO}(?:${words('acts-behind-also')})|(?:${words('whole-acts')})(?:\s|$)|${KIND.join('|')})`,
  'u',
);

const PRAISES = [
  `(?:was|is|were|are|est|a été|était|es|fue|era|è|è stat[oa]|é|foi) ${HOW}(?:${words('praise')})`,
  `(?:was|is|were|are|war|ist|est|a été|était|es|fue|era|è|è stat[oa]|é|foi|var|är|er|jest|był|była) ${HOW}(?:${words('human')})`,
  String.raw`hat (?:\p{L}+ ){1,5}(?:angeschlossen|repariert|montiert|eingebaut|erklärt|geschnitten|organisiert|vorbereitet|gemacht|geholfen)`,
  '(?:kümmert|kümmerte|kennt) sich',
].join('|');
/** For a word that can only be a name: statements about a person, at the start of a sentence. */
export const PRAISED = new RegExp(
  String.raw`^(?:(?:and|&|und|et|y|e|en) \p{L}+ )?(?:${PRAISES})`,
  'u',
);
/** German and Nordic: praise of a word with the form of a name. */
export const PRAISED_SHAPE =
  /^(?:war|ist|var|är|er|jest|był|była) (?:\p{L}+ )?(?:super|toll|klasse|spitze|großartig|genial|mega|top|der|die|das|fantastisk|bäst|świetn|najleps|wspaniał)/u;
/** `X, you are a legend`, `X, thank you`. */
export const CALLED = new RegExp(`^(?:${words('called')})`, 'u');
/** Precede a name even in lower case. */
export const NAMED_SMALL = new RegExp(String.raw`(?<!\p{L})(?:${words('named-small')})$`, 'u');
/** Precede a listed name in lower case. */
export const BEFORE_SMALL = new RegExp(String.raw`(?<!\p{L})(?:${words('before-small')})$`, 'u');
