/**
 * Plausibility of a decoded text: the wrong encoding results in letters of no single language, in
 * capitals within words, in signs between letters and in characters that no text contains.
 */
import { sectionsOf } from '../data/entries.ts';
import LETTERS from '../data/read/letters.txt?raw';

const listed = sectionsOf(LETTERS);

/** Frequent characters of Chinese and syllables of Korean. */
const COMMON: ReadonlySet<string> = new Set(listed('common').join(''));

interface Alphabet {
  readonly letters: ReadonlySet<string>;
  readonly frequent: ReadonlySet<string> | undefined;
}

const ALPHABETS = listed('alphabet').map((entry): Alphabet => {
  const [letters = '', frequent] = entry.split(' ');
  return {
    letters: new Set(letters + letters.toUpperCase()),
    frequent: frequent === undefined ? undefined : new Set(frequent),
  };
});

/** Controls, replacement characters, and characters that Unicode has no meaning for. */
// oxlint-disable-next-line no-control-regex -- these characters are what is looked for
const IMPOSSIBLE = /[\uFFFD\x1b\x80-\x9f\p{Co}\p{Cn}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}]/u;
/** Scripts whose words have no letters of ASCII. */
const FAR = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Thai}\u064b-\u0652]/u;

/**
 * Returns how likely a text is what its author wrote: about 1 for text in one language, below 0 for
 * nonsense, 1 for plain ASCII. Only characters beyond ASCII count. Linear.
 */
export function plausibility(text: string): number {
  const signs = Array.from(text);
  const letters: string[] = [];
  let [count, sum, impossible] = [0, 0, 0];
  for (const [at, sign] of signs.entries()) {
    if (sign < '\u0080' && sign !== '\u001b') continue;
    count += 1;
    const [before = ' ', next = ' '] = [signs[at - 1], signs[at + 1]];
    if (IMPOSSIBLE.test(sign)) impossible += 1;
    else if (LETTER.test(sign)) {
      letters.push(sign);
      sum -= strangeness(sign, before, next, signs[at - 2] ?? ' ');
    } else sum += placeOf(sign, before, next);
  }
  if (count === 0) return 1;
  // One among others is damage, and says nothing of the rest.
  if (impossible === 1 && count > 2) count -= 1;
  else sum -= 3 * impossible;
  return letters.length === 0 ? sum / count : (sum + valueOf(letters)) / count;
}

/** Penalty for a letter beside its neighbours: a capital within a word, two scripts in one. */
function strangeness(sign: string, before: string, next: string, second: string): number {
  let penalty = 0;
  if (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) penalty += 1;
  if (/\p{Ll}/u.test(sign) && /\p{Lu}/u.test(before) && /\p{Lu}/u.test(second)) penalty += 0.5;
  if (FAR.test(sign) && (/[A-Za-z]/.test(before) || /[A-Za-z]/.test(next))) penalty += 1.5;
  if (/\p{sc=Latin}/u.test(sign) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(before + next))
    penalty += 1;
  if (/\p{sc=Han}/u.test(sign))
    penalty += [before, next].filter((beside) => /[a-z]/.test(beside)).length * 0.7;
  return penalty;
}

/** The value of a sign in its place: quotation marks open before a word, currencies are apart. */
function placeOf(sign: string, before: string, next: string): number {
  const isWithin = /\p{L}/u.test(before) && /\p{L}/u.test(next);
  if (sign === '’') return /\p{L}/u.test(before) ? 0.3 : -0.5;
  if (/[‘“„‚«‹¿¡]/u.test(sign)) return /[\s\p{P}]/u.test(before) ? 0.3 : -1;
  if (/[”»›…！。，、？：；]/u.test(sign))
    return /\s/.test(before) && !/[。，、]/u.test(sign) ? -0.2 : 0.3;
  if (/[–—•€£°©®™★☆·№]/u.test(sign)) return isWithin ? -1 : 0.2;
  return isWithin ? -1.5 : -0.7;
}

function valueOf(letters: readonly string[]): number {
  const eastAsian = letters.filter((letter) => EAST_ASIAN.test(letter)).length;
  return eastAsian > letters.length / 2
    ? eastAsianValue(letters, eastAsian)
    : ALPHABETS.reduce((best, alphabet) => Math.max(best, valueIn(alphabet, letters)), -Infinity);
}

function valueIn({ letters: known, frequent }: Alphabet, letters: readonly string[]): number {
  const inside = letters.filter((letter) => known.has(letter)).length;
  const value = inside - 1.2 * (letters.length - inside);
  if (frequent === undefined) return value;
  return 0.75 * value + 0.4 * letters.filter((letter) => frequent.has(letter)).length;
}

/** Kana tell Japanese; elsewhere frequent characters tell words from chance. */
function eastAsianValue(letters: readonly string[], eastAsian: number): number {
  const count = (form: RegExp) => letters.filter((letter) => form.test(letter)).length;
  const kana = count(/[\p{sc=Hiragana}\p{sc=Katakana}ー]/u);
  const hangul = count(/\p{sc=Hangul}/u);
  const halfWidth = count(/[\uff61-\uff9f]/u);
  const han = eastAsian - kana - hangul;
  const common = letters.filter((letter) => COMMON.has(letter)).length;
  const value = kana * 0.9 + hangul * 0.8 + han * (kana > 0 ? 0.7 : 0.35) + common * 0.6;
  const mixed = Math.min(hangul, kana + han) * 1.2;
  return value - mixed - 1.5 * (letters.length - eastAsian + halfWidth);
}
