import { mayBeName } from '../lines/names.ts';
import type { PageLine } from './page-line.ts';
import { countsOf, range } from '../lines/line-counts.ts';
import { isFigure, VERDICT } from './verdicts.ts';

/** In lines: a review that is read as furniture altogether is short. */
const LONGEST = 4;

/** In lines. */
const LONGEST_HEAD = 8;

/** The lines between the head of a review and the furniture below its words. */
interface Block {
  readonly start: number;
  readonly end: number;
}

/**
 * Gives a review its words back that read like furniture altogether: `Thanks`, `10/10`, `Helpful`.
 * Words of other reviews have the same place, between stars or a day and the furniture of the end.
 */
export function withSoleWords(lines: readonly PageLine[]): PageLine[] {
  const ends = endsIn(lines);
  const heads = headsWithWords(lines);
  const blocks = lines.flatMap((_, at) =>
    heads.has(headOf(lines, at)) ? (blockAt(lines, at, ends) ?? []) : [],
  );
  const held = blocks.flatMap(({ start, end }) => range(start, end));
  const counts = countsOf(lines.map(shapeOf));
  const inside = countsOf(held.map((at) => shapeOf(lines[at])));
  const isElsewhere = (at: number) => {
    const shape = shapeOf(lines[at]);
    return (counts.get(shape) ?? 0) > (inside.get(shape) ?? 0);
  };
  // Several lines of furniture below the stars are the site's if any recurs.
  const isSaid = ({ start, end }: Block) =>
    range(start, end).every(
      (at) => !isElsewhere(at) && (end - start === 1 || (inside.get(shapeOf(lines[at])) ?? 0) < 2),
    );
  const said = new Set(blocks.filter(isSaid).flatMap(({ start, end }) => range(start, end)));
  return lines.map((line, at) =>
    said.has(at) ? { kind: 'text', text: line.text, isApart: line.isApart } : line,
  );
}

/** Fewest reviews whose words one kind of furniture ends. */
const FEWEST = 2;

/** Beginnings of the furniture directly below the words of reviews. */
function endsIn(lines: readonly PageLine[]): ReadonlySet<string> {
  const below = lines.flatMap((line, at) =>
    isEnd(line) && lines[at - 1]?.kind === 'text' && isBelowHead(lines, at - 1)
      ? [beginningOf(line)]
      : [],
  );
  const counts = countsOf(lines.filter(isEnd).map(beginningOf));
  return new Set(below.filter((text) => (counts.get(text) ?? 0) >= FEWEST));
}

/** Forms of the heads of reviews with words: the average of the page has another. */
const headsWithWords = (lines: readonly PageLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((_, at) =>
      isHead(lines, at) && lines[at + 1]?.kind === 'text' ? [headOf(lines, at)] : [],
    ),
  );

/** The kinds of a head's lines, and of the one above. */
function headOf(lines: readonly PageLine[], at: number): string {
  let above = at;
  while (isHead(lines, above) && at - above < LONGEST_HEAD) above -= 1;
  return lines
    .slice(Math.max(0, above), at + 1)
    .map(({ kind }) => kind)
    .join(' ');
}

const isEnd = ({ kind }: PageLine): boolean =>
  kind === 'button' || kind === 'detail' || kind === 'heading' || kind === 'sign';

/** True for a line of text with only text between it and the head of its review. */
function isBelowHead(lines: readonly PageLine[], at: number): boolean {
  let above = at;
  while (lines[above]?.kind === 'text') above -= 1;
  return isHead(lines, above);
}

/** The block below the last line of a head, if none of its lines is text. */
function blockAt(
  lines: readonly PageLine[],
  at: number,
  ends: ReadonlySet<string>,
): Block | undefined {
  if (!isHead(lines, at)) return undefined;
  const start = at + 1;
  for (let end = start; end - start <= LONGEST; end += 1) {
    const line = lines[end];
    const isOver = line !== undefined && ends.has(beginningOf(line));
    if (isOver || isNext(lines, end)) return end > start ? { start, end } : undefined;
    if (!line || !maySay(lines, end)) return undefined;
  }
  return undefined;
}

/** True at the end of the page, and at a name above the head of the next review. */
const isNext = (lines: readonly PageLine[], at: number): boolean =>
  lines[at] === undefined ||
  (lines[at]?.kind === 'text' && mayBeName(lines[at]?.text ?? '') && isAnchor(lines[at + 1]));

const isAnchor = (line: PageLine | undefined): boolean =>
  line?.kind === 'rating' || line?.kind === 'date';

/** True for stars or a day, perhaps with a badge below them. */
const isHead = (lines: readonly PageLine[], at: number): boolean =>
  isAnchor(lines[at]) || (lines[at]?.kind === 'badge' && isAnchor(lines[at - 1]));

/** True for furniture that words may be taken for; stars and days only below others of theirs. */
function maySay(lines: readonly PageLine[], at: number): boolean {
  const line = lines[at];
  // A site's word for the figure below it.
  if (VERDICT.test(line?.text ?? '') && isFigure(lines[at + 1]?.text ?? '')) return false;
  if (line?.kind === 'rating') return line.title === '' && hasAbove(lines, at, isRated);
  if (line?.kind === 'date') return hasAbove(lines, at, isDated);
  return (
    line?.kind === 'label' || (line !== undefined && isEnd(line) && /\p{L}|\d/u.test(line.text))
  );
}

const isRated = (line: PageLine | undefined): boolean => line?.kind === 'rating';
const isDated = (line: PageLine | undefined): boolean =>
  line?.kind === 'date' || (line?.kind === 'rating' && line.isDated);

const hasAbove = (
  lines: readonly PageLine[],
  at: number,
  test: (line: PageLine | undefined) => boolean,
): boolean => {
  for (let above = at - 1; isHead(lines, above) && at - above < LONGEST_HEAD; above -= 1)
    if (test(lines[above])) return true;
  return false;
};

const shapeOf = (line: PageLine | undefined): string =>
  `${line?.kind ?? ''} ${(line?.text ?? '').replace(/\d+/g, '#')}`;

/** The kind and the first word, as the rest may have a figure or a day. */
const beginningOf = (line: PageLine): string =>
  `${line.kind} ${/\p{L}+/u.exec(line.text)?.[0] ?? line.text}`;
