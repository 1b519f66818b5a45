/** Infers the content of a column from its cells. */

import { isPicked } from './column-questions.ts';
import { hasUnspacedWords, REVIEW, wordsOf } from './column-words.ts';
import { parseDates } from '../lines/quote-date.ts';
import { parseRatings } from '../lines/rating.ts';

export type Cells = readonly string[];

/** In words. */
const LONGEST_CHOICE = 4;

/** True for short answers to a closed question, or for answers that are all yes or no. */
export function isChoice(name = '', cells: Cells = []): boolean {
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
  const isShort = filled.every(
    (cell) => cell.length <= 60 && cell.split(/\s+/, LONGEST_CHOICE + 1).length <= LONGEST_CHOICE,
  );
  return (
    isShort &&
    filled.length > 0 &&
    (isPicked(name) || filled.every(isYesOrNo) || filled.every(isGroup))
  );
}

/** In rows: fewer say too little about repeated answers. */
const FEWEST_ROWS = 4;

/** True for short phrases of a fixed set, each of which several customers chose. */
function areRepeated(filled: Cells): boolean {
  const isShort = filled.every(
    (cell) => cell.length <= 60 && cell.split(/\s+/, LONGEST_CHOICE + 1).length <= LONGEST_CHOICE,
  );
  return isShort && filled.length >= FEWEST_ROWS && new Set(filled).size <= filled.length / 2;
}

/** A value of a program, in lower case. */
const VALUE =
  /^(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|vero|yes|no|y|n|ja|nein|oui|non|s[ií]|sì|nee|sim|não|tak|nie|n\/a|null|none|да|нет|はい|いいえ|是|否|예|아니요|[✓✔✗✘☑☐x])$/u;

/** In UTF-16 units: a customer's sentence may have no spaces in some scripts. */
const LONGEST_VALUE = 40;

/** True for one word, a code or an address: not for a sentence of a script without spaces. */
const isValue = (cell: string): boolean =>
  cell.length <= LONGEST_VALUE && !/\s|[.!?…。！？]$/u.test(cell) && !hasUnspacedWords(cell);

/** Kind of a column by its name: `Review` and `Pros`; `What do you use?`; `State`. */
export type Naming = 'words' | 'question' | 'other';

/**
 * True for a column of flags, states, codes or addresses. A name for words has only yes and no as
 * flags; below a question one word may be an answer, unless it is chosen from few.
 */
export function areFlags(cells: Cells = [], naming: Naming = 'other'): boolean {
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
  if (filled.length === 0) return false;
  if (filled.every((cell) => VALUE.test(cell))) return true;
  if (naming === 'words') return false;
  return areRepeated(filled) || (naming === 'other' && filled.every(isValue));
}

/** True for an answer that begins with yes or no, in lower case. */
export const isYesOrNo = (cell: string): boolean =>
  /^(?:yes|no|maybe|not sure|unsure|ja|nein|vielleicht|oui|non|peut-être|sí|si|quizás?|tal vez|sì|forse|nee|misschien|sim|não|talvez|tak|nie|może|はい|いいえ)(?!\p{L})/u.test(
    cell,
  );

/** The groups of a net promoter score. */
const isGroup = (cell: string): boolean =>
  /^(?:promot(?:eu|o)r(?:[ei]n?|es|en)?|promoters?|befürworter(?:in)?|passi(?:ve[nr]?|f|fs|vo|vi|vos|ves)|pasivos?|neutral(?:e[nr]?)?|neutro|indifferent[ie]?|d[eé]tract(?:eur|or)(?:e?s)?|detrattor[ei]|kritiker(?:in)?|criticast(?:er|ers))$/u.test(
    cell,
  );

/** True for a column that sorts customers by their score, whatever its name: `Promoter`. */
export function areGroups(cells: Cells = []): boolean {
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every(isGroup);
}

/** True if titles differ. A title may be that of the product, and is then the same in many rows. */
export const isOwnTitle = (cells: Cells = []): boolean => isWordy(cells) && isVaried(cells);

/**
 * True for a title that joins the text, because several read as phrases: names of things are
 * capitalised throughout.
 */
export function isSaidTitle(name = '', cells: Cells = []): boolean {
  const phrases = cells.map((cell) => cell.trim().split(/\s+/)).filter((it) => it.length > 1);
  if (wordsOf(name).some((word) => REVIEW.has(word))) return phrases.length > 0;
  const small = phrases.filter(([, ...rest]) => rest.some((word) => SMALL_WORD.test(word)));
  return cells.length > 1 && phrases.length > 0 && small.length >= phrases.length / 2;
}

/** Matches a word in lower case, except those within names of places and products. */
const SMALL_WORD =
  /^(?!(?:of|the|and|for|with|in|at|by|de|la|le|du|des|et|von|und|der|am|im|di|da|do|y|e)$)\p{Ll}/u;

/** In words, on average; names of companies and things are shorter. */
const SHORTEST_SENTENCE = 4;

export function areSentences(cells: Cells = []): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const words = filled.reduce((sum, cell) => sum + wordsIn(cell), 0);
  return words >= filled.length * SHORTEST_SENTENCE;
}

const wordsIn = (cell: string): number =>
  Math.max(cell.trim().split(/\s+/, 40).length, hasUnspacedWords(cell) ? SHORTEST_SENTENCE : 0);

export const hasPhrase = (cells: Cells = []): boolean =>
  cells.some((cell) => /\S\s+\S/.test(cell) || hasUnspacedWords(cell));

/**
 * True if most cells differ: categories and variants repeat from row to row, customers' texts do
 * not.
 */
export function isVaried(cells: Cells = []): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return new Set(filled).size > filled.length / 2;
}

/**
 * The columns with their existing cells only: padding would make a wide row above many short ones
 * quadratic.
 */
export function columnsIn(rows: readonly Cells[]): readonly Cells[] {
  const columns: string[][] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) (columns[index] ??= []).push(cell);
  return columns;
}

/** True if the condition holds for this share of the filled cells. */
function mostly(cells: Cells | undefined, holds: (filled: Cells) => number, share = 0.5): boolean {
  const filled = cells?.filter((cell) => cell.trim() !== '') ?? [];
  return filled.length > 0 && holds(filled) >= filled.length * share;
}

const defined = (values: readonly unknown[]) => values.filter((it) => it !== undefined).length;

export const isRated = (cells: Cells | undefined, share?: number) =>
  mostly(cells, (filled) => defined(parseRatings(filled)), share);

export const isDated = (cells: Cells | undefined, share?: number) =>
  mostly(
    cells,
    (filled) =>
      parseDates(filled).filter((date, at) => {
        const cell = filled[at] ?? '';
        const isDay = date !== undefined || NUMERIC_DAY.test(cell.trim());
        return hasThreeDigits(cell) && (isDay || defined(parseDates([cell])) > 0);
      }).length,
    share,
  );

/** Matches a day even if it is ambiguous which number is the month. */
const NUMERIC_DAY =
  /^\d{1,2}(?<sign>[./-])\d{1,2}\k<sign>(?:\d{2}){1,2}(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?)?$/;

const hasThreeDigits = (cell: string): boolean => cell.replace(/\D/g, '').length >= 3;

export const isWordy = (cells: Cells | undefined) =>
  !areGroups(cells) &&
  mostly(
    cells,
    (filled) => filled.filter((cell) => /\p{L}{2}|[\p{Emoji_Presentation}]/u.test(cell)).length,
  );

/** Returns the column with the most letters, not counting links and single words. */
export function wordiest(columns: readonly Cells[]): number | undefined {
  const letters = columns.map((cells) =>
    cells.reduce((sum, cell) => sum + (/\S\s+\S/.test(cell) ? lettersIn(cell) : 0), 0),
  );
  const most = letters.reduce((highest, count) => Math.max(highest, count), 0);
  return most > 0 ? letters.indexOf(most) : undefined;
}

const lettersIn = (cell: string): number => cell.match(/\p{L}/gu)?.length ?? 0;
