import LIST from '../../data/mask/spoken-numbers.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';

/**
 * Finds telephone numbers in words: `oh seven double seven`, `nullsiebenelf zwölf`. No run has more
 * digits than all words of the text together, and the pattern of a run is slow to compile.
 */
export function findSpokenNumbers(text: string, digits: number): Mask[] {
  if (digits < FEWEST_DIGITS || !SIGN.test(text)) return [];
  return matchesOf(text, RUN)
    .filter(({ 0: run }) => digitsOf(run) >= FEWEST_DIGITS)
    .map(({ 0: run, index }) => ({ start: index, end: index + run.length, kind: 'phone' }));
}

/** A local number; people count to less. */
const FEWEST_DIGITS = 7;

const words = alternativesOf(LIST);
const DIGITS = words('digits');
const PAIRS = words('pairs');
const MORE = words('more');
/** German and Italian join them: `vierunddreißig`, `trentaquattro`. */
const NUMBER = `(?:${PAIRS}|${DIGITS}|${MORE})(?:(?:und)?(?:${PAIRS}|${DIGITS}|hundert)){0,5}`;
const GAP = String.raw`(?:[ ,.-]{1,3}|-| (?:and|und|et|y|e|en) |,? (?:then|dann|puis|luego|poi|dan) )`;
const RUN = new RegExp(String.raw`(?<!\p{L})${NUMBER}(?:${GAP}${NUMBER}){2,24}(?!\p{L})`, 'giu');
/** Two of them side by side. */
const SIGN = new RegExp(
  String.raw`(?<!\p{L})(?:${DIGITS}|double)[ ,.-]{1,3}(?:${DIGITS}|${PAIRS}|${MORE})(?!\p{L})|null(?:eins|sieben|sechs|acht|neun|vier|drei|zwei|fünf)|(?:${PAIRS})[ -](?:${PAIRS})`,
  'iu',
);

const PARTS = new RegExp(`(?<pair>${PAIRS}|${MORE})|${DIGITS}`, 'giu');

/** Digits that a word says. */
export const digitsOfWord = (word: string): number => {
  const numbers = word.split(/[^\p{L}]/u).filter((part) => WHOLE.test(part));
  return numbers.reduce((sum, part) => sum + digitsOf(part), 0);
};

/** A word that consists of numbers. */
const WHOLE = new RegExp(`^(?:(?:und)?(?:${PAIRS}|${DIGITS}|${MORE})){1,6}$`, 'iu');

const digitsOf = (run: string): number =>
  matchesOf(run, PARTS).reduce((sum, { groups = {} }) => sum + (groups['pair'] ? 2 : 1), 0);
