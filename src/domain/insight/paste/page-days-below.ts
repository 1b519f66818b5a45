import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import { range } from './line-counts.ts';

/** Fewest comments that show the layout. */
const FEWEST = 2;

/**
 * Recognises comments with their day below the buttons, as social networks and sites of doctors
 * show them: the name is the first line, and the day of one comment precedes the name of the next.
 */
export function withDaysBelow(lines: readonly PageLine[]): readonly PageLine[] {
  if (lines.some(({ kind }) => kind === 'rating')) return lines;
  const days = lines.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const below = days.filter((at) => lines[at - 1]?.kind === 'button');
  if (below.length < FEWEST || below.length < days.length * 0.6) return lines;
  const heads = below.map((day, index) => headOf(lines, below[index - 1], day));
  if (heads.some((head) => head === undefined)) return lines;
  const dateOf = (at: number) => {
    const line = lines[at];
    return line?.kind === 'date' ? line.date : undefined;
  };
  const isBelow = new Set(below);
  const named = new Map(heads.map((head, index) => [head, dateOf(below[index] ?? -1)]));
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (named.has(at + 1) && isLetterAbove(lines, at)) return { kind: 'sign', text, isApart };
    if (isBelow.has(at)) return { kind: 'detail', date: dateOf(at), text, isApart };
    return line.kind === 'text' && named.has(at)
      ? { kind: 'byline', name: text, date: named.get(at), text, isApart }
      : line;
  });
}

/** The line with the author of the comment above a day; that of an answer is known as one. */
function headOf(lines: readonly PageLine[], last: number | undefined, day: number) {
  let end = day - 1;
  while (lines[end]?.kind === 'button') end -= 1;
  const start = last ?? lines.slice(0, end).findLastIndex(isEnd);
  const block = range(start + 1, end + 1);
  const answer = block.find((at) => lines[at]?.kind === 'reply');
  // Below the answer, the next review begins with a letter above its name.
  const below = block.find((at) => at > (answer ?? at) + 1 && isLetterAbove(lines, at - 1));
  if (answer !== undefined) return below ?? answer;
  const texts = block.filter((at) => lines[at]?.kind === 'text');
  const [first = -1, second = -1] = texts;
  const name = texts.length > 2 && isLetterAbove(lines, first) ? second : first;
  return texts.length > 1 && mayBeName(lines[name]?.text ?? '') ? name : undefined;
}

/** True for the first letter of the name on the next line, in place of a picture. */
function isLetterAbove(lines: readonly PageLine[], at: number): boolean {
  const [letter = '', name = ''] = [lines[at]?.text, lines[at + 1]?.text];
  return /^\p{Lu}{1,2}$/u.test(letter) && name.startsWith(letter) && mayBeName(name);
}

const isEnd = ({ kind }: PageLine): boolean => kind === 'button' || kind === 'heading';
