import { FRACTIONS, type RawToken } from './scan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A number and the index of the token after it. */
export interface ReadNumber {
  readonly value: number;
  readonly next: number;
}

/** Reads the number that begins at a token, in digits or words; undefined if none does. */
export function readNumber(
  tokens: readonly RawToken[],
  at: number,
  vocabulary: Vocabulary,
): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.type === 'number') return readDigits(tokens, at, vocabulary);
  return token?.type === 'word' ? readWords(tokens, at, vocabulary) : undefined;
}

function readDigits(
  tokens: readonly RawToken[],
  at: number,
  { numbers }: Vocabulary,
): ReadNumber | undefined {
  const token = tokens[at];
  const value = token && parseDigits(token.text);
  if (value === undefined) return undefined;
  const follower = tokens[at + 1];
  const scale = follower?.text.toLowerCase() ?? '';
  if (follower && follower.start === token?.end && scale === 'k')
    return { value: value * 1000, next: at + 2 };
  const factor = numbers.get(scale) ?? 0;
  return factor >= 1000 && follower?.stop === 'none'
    ? { value: value * factor, next: at + 2 }
    : { value, next: at + 1 };
}

/**
 * Parses `1,000`, `1.000` and `10.000,50` by their groups, else a decimal such as `0.500`;
 * undefined for a time.
 */
export function parseDigits(text: string): number | undefined {
  const part = FRACTIONS[text.slice(-1)];
  if (part !== undefined) return (parseDigits(text.slice(0, -1).trim() || '0') ?? 0) + part;
  if (text.includes(':')) return undefined;
  const plain = text
    .replace('−', '-')
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Nd}/gu, digitOf);
  if (/^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''));
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  return Number(`${plain.slice(0, last).replaceAll(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

/**
 * True for a number that may mean thousands or thousandths: `1.500` in English, `1,500` in other
 * languages and both in an unknown one.
 */
export const isTwofold = (text: string, language: string | undefined): boolean =>
  (language === 'en' ? /^[-−]?[1-9]\d{0,2}\.\d{3}$/ : /^[-−]?[1-9]\d{0,2},\d{3}$/).test(text) ||
  (language === undefined && /^[-−]?[1-9]\d{0,2}\.\d{3}$/.test(text));

/** In every script the digits are a run of ten code points that begins with zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const CONNECTORS = new Set(['and', 'und', 'y', 'et', 'e', 'en']);

function readWords(
  tokens: readonly RawToken[],
  from: number,
  vocabulary: Vocabulary,
): ReadNumber | undefined {
  let [total, current, at] = [0, 0, from];
  let hasOne = false;
  for (;;) {
    const token = tokens[at];
    const value = token && at - from < LONGEST ? valueOf(token, at > from, vocabulary) : undefined;
    if (value === undefined) {
      const isLink = hasOne && current >= 20 && token && CONNECTORS.has(token.text.toLowerCase());
      const behind = isLink ? tokens[at + 1] : undefined;
      const linked = behind && valueOf(behind, true, vocabulary);
      if (linked === undefined || !follows(current, linked)) break;
      at += 1;
      continue;
    }
    if (hasOne && !follows(current, value)) break;
    if (value >= 1000) [total, current] = [total + (current || 1) * value, 0];
    else if (value === 100) current = (current || 1) * 100;
    else if (current === 4 && value === 20) current = 80;
    else current += value;
    hasOne = true;
    at += 1;
  }
  return hasOne ? { value: total + current, next: at } : undefined;
}

/** In tokens; no number in words is longer. */
const LONGEST = 12;

function valueOf(token: RawToken, isLater: boolean, vocabulary: Vocabulary): number | undefined {
  if (token.type !== 'word' || (isLater && token.stop !== 'none')) return undefined;
  const word = token.text.toLowerCase();
  return vocabulary.numbers.get(word) ?? compoundOf(word, vocabulary);
}

/** True for words that continue one number: `twenty` and `five`, but not `two` and `three`. */
function follows(current: number, value: number): boolean {
  if (value >= 100) return current < value || value >= 1000;
  if (current === 0) return true;
  if (current % 100 === 0) return true;
  const rest = current % 100;
  if (rest === 4 && value === 20) return true;
  // "Dix-huit", "soixante-dix", "quatre-vingt-dix".
  if (rest === 10) return value >= 7 && value <= 9;
  if (rest === 60 || rest === 80) return value < 20;
  return rest >= 20 && rest % 10 === 0 && value < 10;
}

/** German and Dutch numbers in one word: `fünfundzwanzig`, `zweihundert`, `vijfentwintig`. */
function compoundOf(word: string, { language, numbers }: Vocabulary): number | undefined {
  if ((language !== 'de' && language !== 'nl') || word.length > 40) return undefined;
  return compoundIn(word, language, numbers);
}

const SCALES = { de: ['tausend', 'hundert'], nl: ['duizend', 'honderd'] } as const;
const LINKS = { de: ['und'], nl: ['en', 'ën'] } as const;

function compoundIn(
  word: string,
  language: 'de' | 'nl',
  numbers: ReadonlyMap<string, number>,
): number | undefined {
  const known = word === 'ein' || word === 'een' ? 1 : numbers.get(word);
  if (known !== undefined) return known;
  for (const scale of SCALES[language]) {
    const at = word.indexOf(scale);
    if (at === -1) continue;
    const before = at === 0 ? 1 : compoundIn(word.slice(0, at), language, numbers);
    const rest = word.slice(at + scale.length);
    const behind = rest === '' ? 0 : compoundIn(rest, language, numbers);
    const factor = numbers.get(scale);
    if (before === undefined || behind === undefined || factor === undefined) return undefined;
    return before * factor + behind;
  }
  for (const link of LINKS[language])
    for (let at = word.indexOf(link, 2); at !== -1; at = word.indexOf(link, at + 1)) {
      const one = compoundOne(word.slice(0, at), numbers);
      const ten = numbers.get(word.slice(at + link.length));
      if (one !== undefined && ten !== undefined && one < 10 && ten >= 20) return one + ten;
    }
  return undefined;
}

const compoundOne = (word: string, numbers: ReadonlyMap<string, number>): number | undefined =>
  word === 'ein' || word === 'een' ? 1 : numbers.get(word);
