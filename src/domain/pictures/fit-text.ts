import { balancedLines, breakLong, type Line, unitsOf } from './break-lines.ts';
import { type Border, bordersOf, cutAt } from './clauses.ts';
import { type Leading, leadingOf } from './scripts.ts';
import type { Measure, TextStyle } from './shapes.ts';

/** Room for a text, all in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Sizes of the letters between which one is sought. */
  readonly largest: number;
  readonly smallest: number;
}

export interface FittedText {
  /** The words that are shown. */
  readonly text: string;
  readonly lines: readonly Line[];
  readonly size: number;
  readonly leading: Leading;
  /** Height of all lines together. */
  readonly height: number;
  readonly isShortened: boolean;
}

/** Size at which units are measured once; others follow from it. */
const MEASURED = 100;

/** Widths of a line measured whole differ a little: kerning with the space, rounded sizes of letters. */
const SPARE = 0.99;

/**
 * Sets a text as large as its room allows. One that is too long ends at the last sentence or clause
 * that fits, with “…”; no word is changed. Undefined if not even its first clause fits.
 */
export function fitText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  room: Room,
  measure: Measure,
): FittedText | undefined {
  const whole = fitWhole(text, style, room, measure);
  if (whole) return whole;
  const borders = bordersOf(text);
  const fitted = (border: Border) => fitWhole(cutAt(text, border), style, room, measure);
  let [low, high] = [0, borders.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const border = borders[middle];
    if (border && fitted(border)) low = middle + 1;
    else high = middle;
  }
  const fitting = borders.slice(0, low);
  const last = fitting.at(-1);
  const sentence = fitting.findLast(({ isSentence }) => isSentence);
  if (!last) return undefined;
  // A whole sentence reads better than a few words more.
  const chosen = sentence && sentence.end >= last.end * FEW ? sentence : last;
  const shown = fitted(chosen) ?? fitted(last);
  return shown && { ...shown, isShortened: true };
}

const FEW = 0.6;

/** Sets all words of a text; undefined if they do not fit. */
function fitWhole(
  text: string,
  style: Omit<TextStyle, 'size'>,
  room: Room,
  measure: Measure,
): FittedText | undefined {
  const leading = leadingOf(text);
  const widthOf = (words: string) => measure(words, { ...style, size: MEASURED });
  const isTooWideAt = (size: number) => (words: string) =>
    (widthOf(words) * size) / MEASURED > room.width * SPARE;
  const all = unitsOf(text);
  // If a word must be broken anyway, the letters may as well be large.
  const isBroken = all.some((unit) => isTooWideAt(room.smallest * BROKEN_ABOVE)(unit.text));
  const units = isBroken
    ? breakLong(all, isTooWideAt(Math.max(room.smallest, room.largest * LARGE)))
    : all;
  const widths = {
    units: units.map((unit) => widthOf(unit.isBroken ? `${unit.text}-` : unit.text)),
    space: widthOf('a a') - widthOf('aa'),
  };
  const linesAt = (size: number) =>
    balancedLines(
      units,
      widths,
      (room.width * SPARE * MEASURED) / size,
      mostLines(room.height, size, leading),
    );
  let [low, high] = [room.smallest, room.largest];
  let best = linesAt(high);
  if (best) low = high;
  else {
    best = linesAt(low);
    while (best && high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const lines = linesAt(middle);
      if (lines) [best, low] = [lines, middle];
      else high = middle;
    }
  }
  if (!best) return undefined;
  const whole = withoutWidow(best, low, Math.max(room.smallest, low * WIDOWED), widthOf, linesAt);
  [best, low] = [whole.lines, whole.size];
  // Measured as it is drawn.
  const widest = Math.max(...best.map((line) => measure(drawn(line), { ...style, size: low })));
  const size = widest > room.width ? Math.floor((low * room.width) / widest) : low;
  const height = heightOf(best.length, size, leading);
  return { text, lines: best, size, leading, height, isShortened: false };
}

/** A word is broken rather than that the letters are less than so many times the smallest. */
const BROKEN_ABOVE = 1.15;

const LARGE = 0.45;

/** A last line that is shorter than this share of the longest looks forgotten. */
const SHORT = 0.38;

/** So much smaller, as a share, the letters may be for a longer last line. */
const WIDOWED = 0.82;

/** The lines, or those of the next smaller size whose last line is long enough. */
function withoutWidow(
  lines: Line[],
  size: number,
  smallest: number,
  widthOf: (words: string) => number,
  linesAt: (size: number) => Line[] | undefined,
): { readonly lines: Line[]; readonly size: number } {
  for (let smaller = size; smaller >= smallest; smaller -= 2) {
    const found = smaller === size ? lines : linesAt(smaller);
    if (found && !isWidowed(found, widthOf)) return { lines: found, size: smaller };
  }
  return { lines, size };
}

function isWidowed(lines: readonly Line[], widthOf: (words: string) => number): boolean {
  if (lines.length < 2) return false;
  const widths = lines.map((line) => widthOf(line.text));
  return (widths.at(-1) ?? 0) < SHORT * Math.max(...widths);
}

/** A line as it is drawn. */
export const drawn = ({ text, isBroken }: Line): string => (isBroken ? `${text}-` : text);

const heightOf = (lines: number, size: number, { line, ascent, descent }: Leading): number =>
  size * (ascent + descent + (lines - 1) * line);

const mostLines = (height: number, size: number, { line, ascent, descent }: Leading): number =>
  Math.floor((height / size - ascent - descent) / line + 1 + 1e-9);
