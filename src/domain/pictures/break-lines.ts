import { isUnspaced, takesHyphen } from './scripts.ts';

/** A piece that no line divides: a word with its punctuation. */
export interface Unit {
  readonly text: string;
  /** A space stands before it. */
  readonly isSpaced: boolean;
  /** The first part of a word that is longer than a line: a hyphen follows if its line ends here. */
  readonly isBroken?: boolean;
}

export interface Line {
  readonly text: string;
  readonly isBroken: boolean;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Signs that no line begins with, and those that none ends with. */
const STAYS_BEHIND =
  /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー%…]/u;
const STAYS_BEFORE = /[\p{Ps}\p{Pi}]$/u;

/** The units of a text that has no white space but single spaces. */
export function unitsOf(text: string): Unit[] {
  return text
    .split(' ')
    .filter((chunk) => chunk !== '')
    .flatMap((chunk) =>
      partsOf(chunk).map((part, index) => ({ text: part, isSpaced: index === 0 })),
    );
}

function partsOf(chunk: string): string[] {
  if (!isUnspaced(chunk)) return [chunk];
  const parts: string[] = [];
  for (const { segment } of words.segment(chunk)) {
    const last = parts.at(-1);
    const isJoined = last !== undefined && (STAYS_BEHIND.test(segment) || STAYS_BEFORE.test(last));
    if (isJoined) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** Breaks units that are wider than a line into parts of about the same length. */
export function breakLong(
  units: readonly Unit[],
  isTooWide: (text: string) => boolean,
): readonly Unit[] {
  return units.flatMap((unit) => (isTooWide(unit.text) ? brokenUnit(unit, isTooWide) : unit));
}

function brokenUnit({ text, isSpaced }: Unit, isTooWide: (text: string) => boolean): Unit[] {
  const all = graphemesOf(text);
  for (let count = 2; count < all.length; count = Math.ceil(count * 1.2)) {
    const length = Math.ceil(all.length / count);
    const parts = Array.from({ length: Math.ceil(all.length / length) }, (_, index) =>
      all.slice(index * length, (index + 1) * length).join(''),
    );
    if (parts.some((part) => isTooWide(`${part}-`))) continue;
    return parts.map((part, index) => ({
      text: part,
      isSpaced: isSpaced && index === 0,
      isBroken: index < parts.length - 1 && takesHyphen(part),
    }));
  }
  return all.map((one, index) => ({ text: one, isSpaced: isSpaced && index === 0 }));
}

/** Widths of units, and of a space, at the size that they were measured at. */
export interface Widths {
  readonly units: readonly number[];
  readonly space: number;
}

/** Fills lines up to a width; undefined if a unit is wider, or more lines than `most` are needed. */
function fill(
  units: readonly Unit[],
  { units: widths, space }: Widths,
  width: number,
  most: number,
): readonly number[] | undefined {
  const starts: number[] = [];
  let used = Infinity;
  for (const [index, { isSpaced }] of units.entries()) {
    const own = widths[index] ?? 0;
    if (own > width) return undefined;
    const next = used + (isSpaced ? space : 0) + own;
    if (next <= width) used = next;
    else {
      if (starts.length === most) return undefined;
      starts.push(index);
      used = own;
    }
  }
  return starts;
}

/**
 * Breaks units into at most `most` lines, all about the same length, so that no word stands alone in
 * the last; undefined if they do not fit. Widths in the measure of `widths`.
 */
export function balancedLines(
  units: readonly Unit[],
  widths: Widths,
  width: number,
  most: number,
): Line[] | undefined {
  let starts = fill(units, widths, width, most);
  if (!starts) return undefined;
  let [low, high] = [0, width];
  while (high - low > width / 200) {
    const middle = (low + high) / 2;
    const narrower = fill(units, widths, middle, starts.length);
    if (narrower) [starts, high] = [narrower, middle];
    else low = middle;
  }
  const breaks = starts;
  return breaks.map((start, index) => lineOf(units.slice(start, breaks[index + 1])));
}

function lineOf(units: readonly Unit[]): Line {
  const text = units.map((unit, at) => (unit.isSpaced && at > 0 ? ' ' : '') + unit.text).join('');
  return { text, isBroken: units.at(-1)?.isBroken === true };
}
