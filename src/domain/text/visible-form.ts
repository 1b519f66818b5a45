import { copyOf, replaceParts, type TextCopy } from './text-copy.ts';

/**
 * The form in which a paste is read: without what is not shown, with ordinary spaces and line ends, and
 * accents in their letters. Other signs stay: `，` separates no cells. A text that needs nothing costs
 * one search.
 */
export function visibleForm(text: string): TextCopy {
  const copy = copyOf(text);
  return needsForm(text) ? composed(folded(copy, shownInPaste)) : copy;
}

/**
 * Characters outside this class, or the beginning of a reference, are looked at. The class holds
 * the letters of most texts; an emoji's surrogates are no half of a compatibility character.
 */
const NEEDS = new RegExp(
  [
    String.raw`[^\t\n -~\xa1-\xac\xae-\xb4\xb6-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u0391-\u03a9\u03b1-\u03c9\u0400-\u0482\u048a-\u052f\u0621-\u064a\u2012-\u2016\u2018-\u2023\u2026\u2030\u20a0-\u20a7\u20a9-\u20bf\u2190-\u21ff\u25a0-\u27bf\u2b50\u3001-\u3002\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uac00-\ud7a3\ud83c-\ud83e\udc00-\udfff]`,
    // Letters in squares, digits of seven segments.
    String.raw`\ud83c[\udd00-\udeff]|\ud83e[\udff0-\udff9]`,
    '&[#A-Za-z]',
  ].join('|'),
);

/** False for a text that is its own form, for certain. */
export const needsForm = (text: string): boolean => NEEDS.test(text);

/** Scripts whose letters are joined, or kept apart, by joiners; with the vowel signs of Arabic. */
const JOINING = `\\u064b-\\u0655\\u0670${'Arab Syrc Mong Nkoo Mand Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Tibt Khmr Bali Java'
  .split(' ')
  .map((script) => `\\p{sc=${script}}`)
  .join('')}`;

/** Kept: flags of regions, emoji joined to one, their variants, keycaps, joiners. */
const KEPT = [
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,10}\\u{E007F}',
  '(?<=\\p{ExtPict}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\ufe0e\\ufe0f]',
  '(?<=[#*0-9])\\ufe0f(?=\\u20e3)',
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  // The end of a word: an Indic consonant without its vowel.
  `(?<=[${JOINING}])(?<=\\p{M})\\u200d`,
].join('|');

/**
 * `CWKCF`: all that NFKC, the removal of invisible characters, or lower case changes. With the
 * marks of annotations and objects, hyphens of PDFs, line ends, the empty Braille cell, halves of
 * surrogates, what is no character.
 */
const LOOKED_AT = new RegExp(
  `(${KEPT})|\\r\\n|(?![A-Z])[\\p{CWKCF}\\r\\v\\f\\x85\\p{Zl}\\p{Zp}\\u1680\\u2010\\u2800\\u0002\\ufff9-\\ufffc\\p{NChar}\\p{Cs}]`,
  'gu',
);

/** Replaces each character that may need it, but those that a script or an emoji needs as they are. */
export function folded(
  copy: TextCopy,
  foldOne: (character: string, text: string, at: number) => string,
): TextCopy {
  const parts = [];
  for (const { 0: found, 1: kept, index } of copy.text.matchAll(LOOKED_AT)) {
    const by = kept ?? foldOne(found, copy.text, index);
    if (by !== found) parts.push({ start: index, end: index + found.length, by });
  }
  return replaceParts(copy, parts);
}

/**
 * Also the places of pictures (U+FFFC, from mails and chats), and the hyphens at line ends that
 * browsers copy from PDFs as U+0002 or U+FFFE.
 */
// oxlint-disable-next-line no-control-regex -- the character is what is looked for
const INVISIBLE = /^[\p{DI}\p{NChar}\u0002\ufff9-\ufffc]$/u;
const LINE_END = /^(?:\r\n|[\r\v\f\x85\u2028\u2029])$/;
const SPACE = /^[\p{Zs}\u2800]$/u;

/** WhatsApp marks its own notices: `Ann: \u200eimage omitted`. */
const shownInPaste = (character: string, text: string, at: number): string =>
  character === '\u200e' && /:\s?$/.test(text.slice(Math.max(0, at - 2), at))
    ? character
    : visibleCharacter(character);

/** A character without what is not shown: nothing, a space, a line feed, or itself. */
export function visibleCharacter(character: string): string {
  if (LINE_END.test(character)) return '\n';
  if (SPACE.test(character)) return ' ';
  if (INVISIBLE.test(character)) return '';
  return /^\p{Cs}$/u.test(character) ? '\ufffd' : character;
}

/** Characters that may become one with the one before: marks, vowels and finals of Hangul. */
const JOINED = '\\p{M}\\u1160-\\u11ff\\u{16d63}\\u{16d67}-\\u{16d6a}';
const SEQUENCE = new RegExp(`[^${JOINED}]?[${JOINED}]+`, 'gu');

/** Joins accents with their letters (NFC). */
export function composed(copy: TextCopy): TextCopy {
  if (copy.text.normalize('NFC') === copy.text) return copy;
  const parts = [];
  for (const { 0: found, index } of copy.text.matchAll(SEQUENCE)) {
    const by = found.normalize('NFC');
    if (by !== found) parts.push({ start: index, end: index + found.length, by });
  }
  return replaceParts(copy, parts);
}
