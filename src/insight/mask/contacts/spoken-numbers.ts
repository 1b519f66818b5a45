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

const DIGITS = [
  'zero|oh|one|two|three|four|five|six|seven|eight|nine',
  'null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun',
  'zéro|deux|trois|quatre|cinq|sept|huit|neuf',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
  'due|tre|quattro|cinque|sei|sette|otto|nove',
  'nul|een|één|twee|drie|vijf|zes|zeven|negen',
  'um|dois|três|quatro|sete|oito',
].join('|');
/** Words for two digits, without those that are made of others. */
const PAIRS = [
  String.raw`ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty`,
  String.raw`zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:zwan|vier|fünf|sech|sieb|acht|neun)zig|dreißig|dreissig`,
  String.raw`dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|octante|nonante`,
  String.raw`diez|once|doce|trece|catorce|quince|dieci(?:séis|siete|ocho|nueve)|veint\p{Ll}{1,8}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa`,
  String.raw`dieci|undici|dodici|(?:tre|quattor|quin|se)dici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta`,
  String.raw`tien|twaalf|dertien|veertien|vijftien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig`,
  String.raw`dez|doze|treze|quinze|vinte|trinta|quarenta|cinquenta|sessenta`,
].join('|');
const MORE = 'double|triple|treble|doppel|doble|doppio|hundred|hundert|cent|cien|cento';
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
