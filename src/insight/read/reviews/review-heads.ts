import { mayBeName } from '../lines/names.ts';
import type { PageLine } from '../pages/page-line.ts';

/** Indexes of lines; `end` is the index after the last. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

export const isText = (line: PageLine | undefined): boolean => line?.kind === 'text';
export const isAnchor = (line: PageLine | undefined): boolean =>
  line?.kind === 'rating' ||
  line?.kind === 'date' ||
  line?.kind === 'byline' ||
  line?.kind === 'person';
export const ends = (line: PageLine | undefined): boolean =>
  line?.kind === 'button' || line?.kind === 'heading' || line?.kind === 'reply';

/** The furniture at the head of each review: from the last button to the first words. */
function headersIn(lines: readonly PageLine[]): Run[] {
  const headers: Run[] = [];
  const first = lines.find(({ kind }) => kind === 'rating' || kind === 'date');
  const areBelow = first !== undefined && datesEnd(lines);
  let isAnswering = false;
  for (let at = 0; at < lines.length;) {
    if (isText(lines[at])) {
      at += 1;
      continue;
    }
    const end = endOf(lines, at, areBelow);
    // A note below an answer belongs to it: `Replied April 2026`.
    let start = at;
    if (isAnswering) while (lines[start]?.kind === 'reply') start += 1;
    const parts = partsIn(lines, { start, end });
    const run = lines.slice(at, end);
    const isDayAlone = run.filter(isAnchor).every(({ kind }) => kind === 'date');
    // If stars begin each review, a lone date below an answer is the answer's.
    if (!isAnswering || !isDayAlone || first?.kind !== 'rating') headers.push(...parts);
    const last = run.findLast(ends)?.kind;
    if (last !== undefined || run.some(isAnchor)) isAnswering = last === 'reply';
    at = end;
  }
  return headers;
}

/**
 * The end of the furniture that begins at a line: at words, and at a name below another name and
 * its day, whose review has no words.
 */
function endOf(lines: readonly PageLine[], start: number, areBelow: boolean): number {
  let isSigned = false;
  let isDated = false;
  let end = start;
  for (; end < lines.length; end += 1) {
    const kind = lines[end]?.kind;
    if (kind === 'text' || (areBelow && end > start && kind === 'rating')) break;
    if (kind === 'byline' && isDated && lines[end - 1]?.kind !== 'avatar') break;
    isSigned ||= kind === 'byline';
    isDated ||= kind === 'date' && isSigned;
  }
  return end;
}

/** True if stars begin each review and a date ends it. */
function datesEnd(lines: readonly PageLine[]): boolean {
  const kinds = lines.flatMap(({ kind }) => (kind === 'rating' || kind === 'date' ? [kind] : []));
  const pairs = kinds.filter((kind, at) => at > 0 && kind === 'date' && kinds[at - 1] === 'rating');
  const ratings = kinds.filter((kind) => kind === 'rating').length;
  const isTold = (line: PageLine) => ['badge', 'detail', 'sign'].includes(line.kind);
  const isSpread = lines.every(
    ({ kind }, at) => kind !== 'rating' || isText(lines.slice(at + 1).find((it) => !isTold(it))),
  );
  const above = lines.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const areBelow = above.every((at) => lines.slice(Math.max(0, at - 4), at).some(isText));
  return (
    ratings > 1 &&
    pairs.length === ratings &&
    isSpread &&
    areBelow &&
    kinds.at(-1) === 'date' &&
    hasNamesBehind(lines)
  );
}

/** In lines: what was bought and how each aspect was rated, between the words and the name. */
const LONGEST_END = 8;

const isSaid = ({ kind }: PageLine): boolean => !['badge', 'detail', 'sign'].includes(kind);

/** True if a date directly follows a name that is below the words, in most reviews. */
function hasNamesBehind(lines: readonly PageLine[]): boolean {
  const dates = lines.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const behind = dates.filter((at) => {
    const above = lines.slice(Math.max(0, at - 4), at);
    const name = at - above.length + above.findLastIndex(isText);
    const words = lines.slice(Math.max(0, name - LONGEST_END), name).findLast(isSaid);
    return (
      isText(lines[name]) &&
      mayBeName(lines[name]?.text ?? '') &&
      isText(words) &&
      ((words?.text.length ?? 0) > 40 || /[.!?…]$/.test(words?.text ?? ''))
    );
  });
  return behind.length > dates.length / 2;
}

/** The header in a run, and before it the line that ends the previous review: `by Jana, 3 May`. */
function partsIn(lines: readonly PageLine[], run: Run): Run[] {
  const header = headerIn(lines, run);
  if (!header) return [];
  const end = indexIn(lines, run.start, header.start, ends);
  if (end === undefined) return [header];
  const trailer = { start: run.start, end };
  const isSigned = lines.slice(trailer.start, trailer.end).some(({ kind }) => kind === 'byline');
  return isSigned ? [trailer, header] : [header];
}

/** The last part of a run that has an anchor, after everything that ends the previous review. */
function headerIn(lines: readonly PageLine[], run: Run): Run | undefined {
  const { end } = run;
  const start = belowAnswer(lines, run) ?? run.start;
  const reply = indexIn(lines, start, end, ({ kind }) => kind === 'reply') ?? end;
  let last = reply - 1;
  while (last >= start && !isAnchor(lines[last])) last -= 1;
  if (last < start) return undefined;
  let from = last;
  while (from > start && !ends(lines[from - 1])) from -= 1;
  let to = last;
  while (to < end && !ends(lines[to])) to += 1;
  return { start: from, end: to };
}

/**
 * The name of the next customer below an answer of thanks alone, which looks like its label, and
 * its buttons: `Author`, `Thank you!`, `Like`, `Jana recommends Example`.
 */
function belowAnswer(lines: readonly PageLine[], { start, end }: Run): number | undefined {
  const reply = indexIn(lines, start, end, ({ kind }) => kind === 'reply');
  if (reply === undefined) return undefined;
  const button = indexIn(lines, reply, end, ({ kind }) => kind === 'button');
  if (button === undefined) return undefined;
  const name = indexIn(lines, button, end, (it) => it.kind === 'byline' && it.date === undefined);
  const isLast = name !== undefined && !lines.slice(name, end).some(({ kind }) => kind === 'reply');
  return isLast ? name : undefined;
}

function indexIn(
  lines: readonly PageLine[],
  start: number,
  end: number,
  holds: (line: PageLine) => boolean,
): number | undefined {
  for (let at = start; at < end; at += 1) {
    const line = lines[at];
    if (line && holds(line)) return at;
  }
  return undefined;
}

/** Headers of one review: the stars above its title, the date below it. */
export interface Head {
  readonly runs: readonly Run[];
  readonly start: number;
  readonly end: number;
}

/** True for stars, words, a date and a name below it, one after another to the end of the page. */
function namesEnd(lines: readonly PageLine[], headers: readonly Run[]): boolean {
  const isPair = headers.length > 1 && headers.length % 2 === 0;
  return (
    isPair &&
    headers.every(({ start, end }, at) => {
      const kinds = kindsIn(lines, { start, end });
      const below = lines.slice(end, headers[at + 1]?.start ?? end + 3).filter(isText);
      if (at % 2 === 0) return kinds.join() === 'rating' && below.length > 0;
      return kinds.join() === 'date' && below.length === 1 && mayBeName(below[0]?.text ?? '');
    })
  );
}

export function headsIn(lines: readonly PageLine[]): Head[] {
  const headers = headersIn(lines);
  const areSigned = namesEnd(lines, headers);
  const heads: Head[] = [];
  headers.forEach((run, at) => {
    const last = heads.at(-1);
    const next = headers[at + 1]?.start ?? lines.length;
    if (last && (areSigned ? at % 2 === 1 : belongs(lines, last, run, next)))
      heads[heads.length - 1] = { ...last, runs: [...last.runs, run], end: run.end };
    else heads.push({ runs: [run], start: run.start, end: run.end });
  });
  return heads;
}

/** True if a run adds facts that the head lacks, one line below it or after the last words. */
function belongs(lines: readonly PageLine[], head: Head, run: Run, next: number): boolean {
  const known = new Set(head.runs.flatMap((it) => kindsIn(lines, it)));
  const isNew = kindsIn(lines, run).every((kind) => !known.has(kind));
  const between = lines.slice(head.end, run.start);
  const isBelowStars = head.runs.length === 1 && known.size === 1 && known.has('rating');
  const isNamed = between.length === 1 && mayBeName(between[0]?.text ?? '');
  const isMenu = lines[run.start]?.kind === 'menu' && !(isBelowStars && isNamed);
  if (!isNew || isMenu || between.some(ends)) return false;
  const hasWords = lines.slice(run.end, next).findIndex((line) => isText(line));
  const end = lines.slice(run.end, next).findIndex(ends);
  const isTrailer = hasWords === -1 || (end !== -1 && end < hasWords);
  return isTrailer || isTitle(between.filter(isText));
}

/** True for a title alone, or one with the name below it, and perhaps the place. */
function isTitle([title, ...more]: readonly PageLine[]): boolean {
  if (title === undefined || more.length > 2) return false;
  return (
    more.length === 0 ||
    (title.text.length <= LONGEST_TITLE && more.every(({ text }) => mayBeName(text)))
  );
}

/** In UTF-16 units. */
const LONGEST_TITLE = 90;

const kindsIn = (lines: readonly PageLine[], { start, end }: Run): string[] =>
  lines
    .slice(start, end)
    .filter(isAnchor)
    .flatMap((line) => {
      if (line.kind === 'rating') return line.isDated ? ['rating', 'date'] : ['rating'];
      if (line.kind === 'byline' && line.date === undefined) return ['name'];
      return line.kind === 'person' ? ['person'] : ['date'];
    });

/** True for the day of the experience below the words: what follows is the site's. */
const isTrailer = (lines: readonly PageLine[], head: Head, at: number): boolean =>
  at > head.end &&
  lines[at]?.kind === 'detail' &&
  isLabelledDay(lines[at]) &&
  isText(lines[at - 1]);

/** `Date of experience: 3 May 2024`. */
const isLabelledDay = (line: PageLine | undefined): boolean =>
  line !== undefined && 'date' in line && line.date !== undefined && line.text.includes(':');

/**
 * The words of a review: titles beside its stars, and all text down to the first furniture that
 * ends it.
 */
export function wordsIn(lines: readonly PageLine[], head: Head, end: number): number[] {
  const words: number[] = [];
  for (let at = head.start; at < end; at += 1) {
    const line = lines[at];
    if (!line) break;
    if (line.kind === 'text' || ('title' in line && line.title !== '')) words.push(at);
    if (at >= head.end && ends(line)) break;
    if (isTrailer(lines, head, at)) break;
    if (words.length > 0 && line.kind === 'avatar') break;
  }
  return words;
}
