import LIST from '../../data/mask/contact-words.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { findSpokenNumbers } from './spoken-numbers.ts';
import { SIGN } from '../../text/text-signs.ts';

const words = alternativesOf(LIST);

interface Hints {
  /** Bits of `SIGN`. */
  readonly signs: number;
  /** Most digits that the words of the text may say. */
  readonly digits: number;
}

/** Finds e-mail addresses and telephone numbers by their form and by the words before them. */
export function findContacts(text: string, { signs, digits }: Hints): Mask[] {
  // Most quotes have neither: a check for their signs skips the long patterns.
  const isMail = (signs & MAIL_SIGNS) !== 0 && MAIL_SIGN.test(text);
  const mails = isMail ? findAll(text, EMAIL, 'e-mail') : [];
  const phones = (signs & SIGN.digit) !== 0 ? findPhones(text) : [];
  return [...mails, ...phones, ...findSpokenNumbers(text, digits)];
}

/** One of them is in every mail address. */
const MAIL_SIGNS = SIGN.at | SIGN.dotted | SIGN.bracket | SIGN.mail;

export function findAll(text: string, pattern: RegExp, kind: Mask['kind']): Mask[] {
  return matchesOf(text, pattern).map((match) => spanOf(match.index, match[0], kind));
}

const spanOf = (start: number, found: string, kind: Mask['kind']): Mask => ({
  start,
  end: start + found.length,
  kind,
});

// Bounded everywhere: a review of one endless word must not take quadratic time.
const LOCAL = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}`;
const NAME = String.raw`[\p{L}\p{N}-]{1,63}`;
/** Known mail hosts: without one, `at` is an ordinary word. */
const MAIL_HOST = `(?:${words('mail-hosts')})`;
/** Spelled-out forms of `@` and the dot, in the languages of the app. */
const AT = String.raw`(?:at|ät|arroba|chiocciola|arobase|apenstaartje|klammeraffe|a(?! .{0,60} (?:arroba|chiocciola|arobase) ))`;
const DOT = `(?:${words('dot')})`;
/** Words that stand for nothing else, so that any host may follow. */
const AT_SIGN = `(?:${words('at-sign')})`;
/** Spelled-out signs inside a name or a host. */
const SPELLED_SIGN = `(?:${words('signs')})`;
/** A spelled-out sign that stands alone. */
export const MAIL_WORD = new RegExp(`^(?:${AT_SIGN}|${DOT})$`, 'iu');
const MAIL_SIGN = new RegExp(
  String.raw`@|%40| ${AT_SIGN} | [aä]t ${NAME}\.\p{L}|[([{<](?:${AT}|${AT_SIGN}|bei|chez|presso|en|bij)[)\]}>]|[([{< ]${DOT}[)\]}> ]|[ _-]${AT}[ _-]${MAIL_HOST}\.`,
  'iu',
);
const EMAIL = new RegExp(
  [
    // An @, also between spaces, and a space before a dot of the name.
    String.raw`(?:[\p{L}\p{N}_-]{2,32} (?=\.\p{L}))?${LOCAL}(?:@ ?| @ )(?!\d{1,2}[.:h]\d{2} ?(?:[ap]m|uhr|h)?(?![\p{L}\p{N}]))${NAME}(?: \. ?[\p{L}\p{N}-]{2,63}|\.${NAME}){1,4}`,
    String.raw`${LOCAL}@(?:\[[\d.:]{3,40}\]|\p{L}[\p{L}\p{N}-]{1,62})`,
    // A space before the @ alone is that of a handle, unless the name has a dot, a digit or the like.
    String.raw`(?<![\p{L}\p{N}._%+-])(?=[\p{L}-]{1,30}[._\d])[\p{L}\p{N}._%+-]{3,64} @${NAME}\.\p{L}{2,8}(?:\.\p{L}{2,3})?(?![\p{L}\p{N}_])`,
    String.raw`(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}%40${NAME}(?:\.${NAME}){1,4}`,
    // `anna@[remove]mail.example`; `chez` is a word too, unless a host follows.
    String.raw`${LOCAL}@ ?\[\p{L}{2,16}\] ?${NAME}(?:\.${NAME}){1,4}`,
    String.raw`(?:[\p{L}\p{N}_-]{1,32} (?:${DOT}|${SPELLED_SIGN}) ){0,3}${LOCAL} (?:chez|bei) ${NAME} ${DOT} (?:com|net|org|eu|fr|be|ch|de|at)(?!\p{L})`,
    String.raw`${LOCAL} ?@ ?${MAIL_HOST}(?![\p{L}\p{N}])`,
    // Its name in brackets, or as a word if no other reading is possible.
    String.raw`(?<!\p{L})(?!(?:me|us|him|her|them|it|mir|mich) at [\p{L}\p{N}-]+ (?:dot|punkt|punto|point|punt|ponto) [\p{L}\p{N}-]+ at )(?:[\p{L}\p{N}_-]{1,32} ?[([{ ](?:${DOT}|${SPELLED_SIGN})[)\]} ] ?){0,3}${LOCAL} ?[([{< ]${AT}[)\]}> ] ?${NAME}(?: ${SPELLED_SIGN} ${NAME})?(?: ?[([{< ]${DOT}[)\]}> ] ?[\p{L}\p{N}-]{2,63}){1,3}`,
    String.raw`${LOCAL} ?[([{<](?:${AT}|${AT_SIGN}|bei|chez|presso|en|bij)[)\]}>] ?${NAME}(?:\.${NAME}){1,4}`,
    String.raw`(?:[\p{L}\p{N}_-]{1,32} (?:${DOT}|${SPELLED_SIGN}) ){0,3}${LOCAL} ${AT_SIGN} ${NAME}(?:\.${NAME}| ${DOT} \p{L}{2,8}){1,4}`,
    // `wren dot halloway at outlook dot com`
    String.raw`(?!(?:me|us|him|her|them|it|mail|email) )${LOCAL}(?: (?:${DOT}|${SPELLED_SIGN}) ${NAME}){0,3} ${AT} (?:${MAIL_HOST}|${NAME}(?= ${DOT} (?:com|net|org|de|fr|es|it|nl|pt|co|uk|eu)(?!\p{L})))(?: ${DOT} \p{L}{2,8}){1,2}(?![\p{L}\p{N}])`,
    // `at` is a word too: the part before it must have a dot, a digit or an underscore.
    String.raw`(?<![\p{L}\p{N}._%+-])(?=[\p{L}-]{1,30}[._\d])[\p{L}\p{N}._%+-]{3,64} [aä]t ${NAME}\.\p{L}{2,8}(?:\.\p{L}{2,3})?(?![\p{L}\p{N}])`,
    String.raw`${LOCAL}[ _-]${AT}[ _-]${MAIL_HOST}\.\p{L}{2,8}(?![\p{L}\p{N}])`,
  ].join('|'),
  'giu',
);

const EXTENSION = String.raw`(?:,? ?(?:ext(?:ension)?\.?|x|durchwahl|poste) ?\d{1,5})?`;
const PHONE_LIKE = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}#$€£%&.,/-])(?:\+ ?|00)?\(?\d(?:[ ().\-–/⁄·•⋅∙]{0,3}\d){5,15}${EXTENSION}(?![\p{sc=Latin}\p{N}%€]|[.,]\d| ?(?:€|eur|usd|dollars)(?![\p{L}]))`,
  'giu',
);

const PHONE_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${words('phone')})(?!\p{L})[^\d\n]{0,25}$|(?:${words('phone-in-scripts')})[^\d\n]{0,10}$`,
  'iu',
);
/** Words of other meanings, right before a number: `dostępny pod 505 220 110`. */
const NEAR_WORD = new RegExp(String.raw`(?<!\p{L})(?:${words('near')})[^\d\n]{0,8}$`, 'iu');
const OTHER_NUMBER = new RegExp(String.raw`\b(?:${words('other')})\b[^\d\n]{0,25}$`, 'iu');

/** Groups as people dial them; amounts end in zeros. */
const DIALLED =
  /^(?!.*00$|(?:19|20)\d\d )(?:\d{3}[ .-]\d{3}[ .-]\d{3}|\d{2}(?:[ .-]\d{2}){3,4}|\d{3} \d{2} \d{3}|\d{4} \d{4}|\d{3}(?:[ .-]\d{2}){3})$/;
/** A number of a small town: `88 41 27`. */
const PAIRS = /^\d{2} \d{2} \d{2}$/;

function findPhones(text: string): Mask[] {
  return matchesOf(text, PHONE_LIKE)
    .filter((match) => isPhone(match[0], text.slice(Math.max(0, match.index - 48), match.index)))
    .map((match) => spanOf(match.index, match[0], 'phone'));
}

const DATE_OR_RANGE =
  /^(?:(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}(?!\d).*|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{4} ?[-–/] ?\d{2,4})$/;

function isPhone(whole: string, before: string): boolean {
  const [found = ''] = whole.split(/,? ?[a-z]/i);
  const digits = found.replace(/\D/g, '').length;
  if (digits > 15 || DATE_OR_RANGE.test(found) || OTHER_NUMBER.test(before)) return false;
  if (/^\+|^00/.test(found)) return digits >= 8;
  if (PHONE_WORD.test(before)) return digits >= 7 || (digits === 6 && PAIRS.test(found));
  if (NEAR_WORD.test(before) && DIALLED.test(found)) return true;
  return isWritten(found, digits);
}

/** Forms that are only used for numbers to dial, of several countries. */
const WRITTEN: readonly RegExp[] = [
  /^(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4}$/,
  // Not a range between round numbers.
  /^555[ .-]?\d{4}$/,
  /^[2-9]\d{2}-(?!\d{2,3}0$)\d{4}$/,
  /^(?:[2-9]\d{9}|1[3-9]\d{9}|1[ -]?\d{10})$/,
  /^[6-9]\d{4}[ -]\d{5}$/,
  /^[6-9]\d{2} \d{3} \d{3}$/,
  /^[6-9]\d{2}[ .-]\d{2}[ .-]\d{2}[ .-]\d{2}$/,
  /^3\d{2}[ ./-]\d{6,7}$/,
  /^[67]\d{8}$/,
  /^[6-9]\d(?:\d \d{2}| \d{3}) \d{2} \d{2}$/,
  /^1[3-9]\d[ -]\d{4}[ -]\d{4}$/,
  /^8[ -]?\(?\d{3}\)?[ -]?\d{3}[ -]\d{2}[ -]\d{2}$/,
  /^8[79]\d{9}$/,
  /^\d{2} \d{4}-\d{4}$/,
  /^1[38]00[ -]\d{3}[ -]\d{3,4}$/,
];

function isWritten(found: string, digits: number): boolean {
  if (/^\(\d{2,5}\)/.test(found)) return digits >= 7;
  if (/^(?:0 \d{2} ?\/|\(0\))/.test(found)) return digits >= 9;
  if (/^0\d/.test(found)) return digits >= 9 && digits <= 13;
  return WRITTEN.some((form) => form.test(found)) || isGrouped(found, digits);
}

/** Nine to twelve digits in short groups that are no thousands, years or round sizes. */
const isGrouped = (found: string, digits: number): boolean =>
  digits >= 9 &&
  digits <= 12 &&
  /^\d{2,4}(?:([ .-])\d{2,4})(?:\1\d{2,4}){1,3}$/.test(found) &&
  !/^\d{1,3}(?:[ .]\d{3})+$|^(?:(?:19|20)\d\d\D?)+$|^(?:\d{1,3}[05]\D?)+$/.test(found);
