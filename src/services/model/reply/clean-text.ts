/**
 * Characters that have no place in a post and could hide something or confuse a reader: control
 * characters but tab and newline, halves of surrogate pairs, and the bidirectional embeddings,
 * overrides and isolates. Joiners (ZWJ, ZWNJ) stay: emoji, Persian and Hindi are written with them.
 */
const UNWANTED = /[^\P{Cc}\t\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A whole subdivision flag (a black flag, 3 to 6 tag letters, the end tag: Unicode TS 51), or one
 * tag character elsewhere. Tags are invisible and can carry hidden text, so only flags keep them.
 */
const FLAG_OR_TAG =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u{E0000}-\u{E007F}]/gu;

/**
 * Makes a model's text safe to show, store and copy. Idempotent. The result is never longer, and
 * the cleaned prefix of a text is a prefix of the cleaned text.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNWANTED, '')
    .replace(FLAG_OR_TAG, (_match, flag: string | undefined) => flag ?? '');
}
