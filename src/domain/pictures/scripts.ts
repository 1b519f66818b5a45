import type { Direction } from './shapes.ts';

/** Stand-in for a masked word, in Latin letters. */
const PLACEHOLDER = /\[[a-z -]{1,20}\]/g;

/** The direction of a text's first letter; left to right for a text without letters. */
export function directionOf(text: string): Direction {
  const [letter = ''] = /\p{L}/u.exec(text.replaceAll(PLACEHOLDER, ' ')) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Room that lines need, as shares of the size of their letters. */
export interface Leading {
  /** From one baseline to the next. */
  readonly line: number;
  /** Above the first baseline, and below the last. */
  readonly ascent: number;
  readonly descent: number;
}

const LATIN: Leading = { line: 1.17, ascent: 0.8, descent: 0.26 };

/** Scripts with marks above and below their letters, or letters as tall as their line. */
const TALLER: readonly (readonly [RegExp, Leading])[] = [
  [
    /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u,
    { line: 1.55, ascent: 1.06, descent: 0.44 },
  ],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{ExtPict}]/u,
    { line: 1.38, ascent: 0.98, descent: 0.3 },
  ],
];

/** The room that the lines of a text need. */
export const leadingOf = (text: string): Leading =>
  TALLER.find(([script]) => script.test(text))?.[1] ?? LATIN;

/** Writing that has no spaces between its words, or breaks its lines between any two letters. */
export const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );

/** Letters of which a word that is broken gets a hyphen. */
export const takesHyphen = (text: string): boolean =>
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u.test(text);
