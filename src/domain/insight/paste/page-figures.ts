import type { PageLine } from './page-line.ts';
import { isPageHeading, isReviewsHeading, isSortLabel } from './page-words.ts';
import { readStars } from './stars.ts';

/** Minimum of lines in a histogram of stars; fewer may be reviews. */
const FEWEST_BARS = 4;

/**
 * Marks figures that are no customer's stars by their arrangement: a histogram counts down from
 * five, and each reviewed aspect has a figure below it.
 */
export function withFigures(lines: readonly PageLine[]): PageLine[] {
  const bars = barsIn(lines);
  const parts = partsIn(lines);
  const pages = pagesIn(lines);
  const averages = new Set([...averagesIn(lines), ...footerIn(lines, pages)]);
  const rates = soleRating(lines);
  const overall = overallIn(lines, parts);
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (bars.has(at) || pages.has(at) || averages.has(at) || isShare(line))
      return { kind: 'heading', text, isApart };
    const figure = overall.get(at);
    if (figure !== undefined)
      return {
        kind: 'rating',
        rating: figure,
        bare: figure,
        title: '',
        isDated: false,
        text,
        isApart,
      };
    if (overall.has(at + 1)) return { kind: 'detail', text, isApart };
    if (isDottedLabel(lines, at)) return { kind: 'label', text, isApart };
    if (isBehindDot(lines, at)) return { kind: 'detail', text, isApart };
    const stars = rates === undefined ? undefined : ratedBy(line, rates);
    if (stars !== undefined)
      return { kind: 'rating', rating: stars, title: '', isDated: false, text, isApart };
    return parts.has(at) ? { kind: 'detail', text, isApart } : line;
  });
}

/** True above a dot on a separate line, and words: `Liked`, `·`, `The breakfast`. */
function isDottedLabel(lines: readonly PageLine[], at: number): boolean {
  const [label, dot, words] = lines.slice(at, at + 3);
  return (
    label?.kind === 'text' &&
    label.text.length <= 40 &&
    /^[·•]$/.test(dot?.text ?? '') &&
    words?.kind === 'text'
  );
}

/**
 * True for a part of one line of a page that is copied in parts: `March 2026`, `·`, `Stayed a
 * week`.
 */
function isBehindDot(lines: readonly PageLine[], at: number): boolean {
  const [first, dot, part] = lines.slice(Math.max(0, at - 2), at + 1);
  return (
    part?.kind === 'text' &&
    part.text.length <= 40 &&
    !/[.!?…]$/.test(part.text) &&
    dot?.text === '·' &&
    ['date', 'detail', 'rating', 'sign', 'badge'].includes(first?.kind ?? '')
  );
}

/** Totals computed by the site: `93% would recommend`, `Weiterempfehlung 93%`. */
const isShare = ({ kind, text }: PageLine): boolean =>
  kind === 'text' &&
  text.length <= 40 &&
  (/^\p{L}[\p{L} ]{2,30}[ :] ?\d{1,3} ?%$/u.test(text) ||
    /^\d{1,3} ?% (?:\p{L}+ ?){1,4}$/u.test(text));

/**
 * Averages of the site among the whole and half stars of customers: `4.3 out of 5`. Above the
 * control that sorts the reviews, all stars are the site's.
 */
function averagesIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const rated = lines.flatMap((line, at) => (line.kind === 'rating' ? [at] : []));
  const uneven = rated.filter((at) => isUneven(lines[at]?.text ?? '') && !isOfReview(lines, at));
  const found = new Set(uneven.length * 2 <= rated.length ? uneven : []);
  const dated = lines.findIndex(({ kind }) => kind === 'date' || kind === 'byline');
  const start = lines.slice(0, dated + 1).findLastIndex(isSorter);
  const isTop = start > 0 && rated.some((at) => at > start && at < dated + BESIDE);
  if (isTop)
    for (const at of rated) {
      const line = lines[at];
      if (at < start && line?.kind === 'rating' && line.title === '' && !isAboveReview(lines, at))
        found.add(at);
    }
  return found;
}

/** True for stars with a customer's sentences below: a review that the site puts first. */
function isAboveReview(lines: readonly PageLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + BESIDE).filter(({ kind }) => kind !== 'badge');
  const words = below.findIndex(({ text }) => text.length > 60 && /[.!?…]$/.test(text));
  return words !== -1 && below.slice(0, words).every(({ kind }) => kind === 'text');
}

/**
 * True for stars beside the day or the author of a review: some sites show decimal stars of
 * customers. On a page without days, a sentence below distinguishes them from an average.
 */
function isOfReview(lines: readonly PageLine[], at: number): boolean {
  const next = lines.findIndex(({ kind }, index) => index > at && kind === 'rating');
  const below = lines.slice(at + 1, next === -1 ? undefined : next);
  if (!lines.some(isDay)) return below.some(isSentence);
  const above = lines.slice(0, at).findLast(({ kind }) => !INSIDE.has(kind));
  if (above !== undefined && isDay(above)) return true;
  const day = below.findLastIndex(isDay);
  if (day === -1) return false;
  // Of the next review, if that has its day above its stars.
  const isOfNext = next !== -1 && below.slice(day).every(({ kind }) => kind !== 'text');
  return !isOfNext || lines.slice(lines.findLastIndex(isRating)).some(isDay);
}

const isRating = ({ kind }: PageLine): boolean => kind === 'rating';
const isDay = ({ kind }: PageLine): boolean => kind === 'date' || kind === 'byline';
const isSentence = ({ kind, text }: PageLine): boolean =>
  kind === 'text' && /[.!?…。！？]["”»)]?$/u.test(text);

/** Furniture within the head of a review. */
const INSIDE: ReadonlySet<PageLine['kind']> = new Set(['badge', 'detail', 'menu', 'sign']);

/** `4.3 out of 5`: most customers give whole and half stars. */
function isUneven(text: string): boolean {
  if (/^[★⭐]\uFE0F?\s?\d[.,]\d{1,2}(?!\d)/u.test(text)) return true;
  const figures = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((it) => Number(it.replace(',', '.')));
  return figures.includes(5) && figures.every((it) => it <= 5) && !figures.every(isHalf);
}

const isHalf = (figure: number): boolean => Number.isInteger(figure * 2);

const isSorter = ({ kind, text }: PageLine): boolean =>
  kind === 'heading' && (isSortLabel(text) || isReviewsHeading(text) || isPageHeading(text));

/** In lines: from the date of a review to its stars. */
const BESIDE = 4;

/** Stars that decrease or increase by one from line to line, with only counts between them. */
function barsIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (run.length >= FEWEST_BARS) for (const at of run) found.add(at);
    run = [];
  };
  lines.forEach((line, at) => {
    if (line.kind === 'sign') return;
    const last = lines[run.at(-1) ?? -1];
    const isNext =
      line.kind === 'rating' &&
      (last === undefined || (last.kind === 'rating' && Math.abs(last.rating - line.rating) === 1));
    if (!isNext) close();
    if (line.kind === 'rating') run.push(at);
  });
  close();
  return found;
}

const FEWEST_PARTS = 3;
const DECIMAL = /^\d[.,]\d$/;
const FIGURE = /^\d{1,2}(?:[.,]\d)?(?: ?\/ ?(?:5|6|10))?$/;

/** The page numbers below the last review: `1`, `2`, `3`, `24`. */
function pagesIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  lines.forEach((_, at) => {
    if (found.has(at)) return;
    const isFirst = [1, 2, 3].every((number, step) => lines[at + step]?.text === String(number));
    if (!isFirst) return;
    for (let end = at; /^(?:\d{1,4}|…|\.{3})$/.test(lines[end]?.text ?? ''); end += 1)
      found.add(end);
  });
  return found;
}

/** Stars below the page numbers, where other products stand: no day and no author follows. */
function footerIn(lines: readonly PageLine[], pages: ReadonlySet<number>): number[] {
  const end = [...pages].at(-1) ?? -1;
  const isOf = (kind: PageLine['kind']) => (line: PageLine) => line.kind === kind;
  const below = lines.slice(end + 1);
  const isSigned = below.some(isOf('date')) || below.some(isOf('byline'));
  if (end === -1 || isSigned || !lines.slice(0, end).some(isOf('date'))) return [];
  return below.flatMap((line, at) =>
    line.kind === 'rating' && line.title === '' ? [end + 1 + at] : [],
  );
}

/**
 * Labels with a figure below each: `Service`, `5`, `Food`, `4`. If reviews also have stars, words
 * may separate them.
 */
function partsIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const isPart = (at: number) => {
    const [label, figure] = [lines[at], lines[at + 1]];
    const isLabel =
      label !== undefined &&
      ['text', 'badge', 'detail', 'label'].includes(label.kind) &&
      label.text.length <= 40 &&
      /\p{L}{3}/u.test(label.text) &&
      !/[.!?…]$/.test(label.text);
    return isLabel && FIGURE.test(figure?.text ?? '');
  };
  const found = new Set<number>();
  const isRated = lines.some(({ kind }) => kind === 'rating');
  const isApart = (at: number) => isPart(at) && DECIMAL.test(lines[at + 1]?.text ?? '');
  const isLoose = isRated && lines.filter((_, at) => isApart(at)).length >= FEWEST_PARTS;
  for (let at = 0; at < lines.length; at += 1)
    if (isPart(at) && ((isLoose && isApart(at)) || isPart(at + 2) || found.has(at - 1))) {
      found.add(at);
      found.add(at + 1);
    }
  return found;
}

/**
 * The figures below the label that begins each group of aspects, if nothing else rates: `Overall`,
 * `5`, `Food`, `4`.
 */
function overallIn(
  lines: readonly PageLine[],
  parts: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (lines.some(({ kind }) => kind === 'rating')) return found;
  const isPair = (at: number) =>
    parts.has(at) || (lines[at]?.kind === 'heading' && lines[at + 1]?.kind === 'sign');
  const starts = lines.flatMap(({ text }, at) => {
    const isFirst = !/\d/.test(text) && isPair(at) && !isPair(at - 2) && !parts.has(at - 1);
    const figure = lines[at + 1]?.text ?? '';
    return isFirst && FIGURE.test(figure)
      ? [{ at: at + 1, text, figure: Number.parseFloat(figure.replace(',', '.')) }]
      : [];
  });
  const counts = new Map<string, number>();
  for (const { text } of starts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const label = [...counts].find(([, count]) => count > 1 && count > starts.length / 2)?.[0];
  for (const { at, text, figure } of starts) if (text === label) found.set(at, figure);
  return found;
}

/** Marks headings between the date and the stars of a review: `Review source: invitation`. */
export function withHeads(lines: readonly PageLine[]): PageLine[] {
  const inside = insideHeads(lines);
  const areBelow = datesBelow(lines);
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (inside.has(at)) return { kind: 'badge', text, isApart };
    const isBelow = areBelow && line.kind === 'date';
    return isBelow ? { kind: 'detail', date: line.date, text, isApart } : line;
  });
}

/** True for pages with the date of each review below its buttons. */
function datesBelow(lines: readonly PageLine[]): boolean {
  let pairs = 0;
  let isEnded = false;
  let last: PageLine['kind'] | undefined;
  for (const { kind } of lines) {
    if (kind === 'button' || kind === 'heading') isEnded = true;
    if (kind === 'text' && last === 'date') [isEnded, last] = [false, undefined];
    if (kind === 'rating' && last !== 'rating') [isEnded, last] = [false, kind];
    if (kind === 'date') {
      if (last !== 'rating' || !isEnded) return false;
      [pairs, last] = [pairs + 1, kind];
    }
  }
  return pairs > 1 && last === 'date';
}

function insideHeads(lines: readonly PageLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let open: number[] | undefined;
  let first: PageLine['kind'] | undefined;
  lines.forEach(({ kind }, at) => {
    if (kind === 'date' || kind === 'rating') {
      if (open && first !== kind && first === 'date') for (const it of open) found.add(it);
      [open, first] = [[], kind];
    } else if (kind === 'heading') open?.push(at);
    else if (kind !== 'badge' && kind !== 'detail' && kind !== 'sign') open = undefined;
  });
  return found;
}

/** A figure out of five or ten after a label: `Ocena: 5/5`. */
const RATED = /^(?<label>\p{L}[\p{L} ’'-]{1,24})\s?:?\s\d(?:[.,]\d)?\s?\/\s?(?:5|6|10)$/u;

const ratedLabel = ({ kind, text }: PageLine): string | undefined =>
  kind === 'detail' || kind === 'text' ? RATED.exec(text)?.groups?.['label'] : undefined;

/** The only label with a rating after it, if nothing else rates. */
function soleRating(lines: readonly PageLine[]): string | undefined {
  const labels = lines.flatMap((line) => ratedLabel(line) ?? []);
  const ratings = lines.filter(({ kind }) => kind === 'rating').length;
  return new Set(labels).size === 1 && labels.length > Math.max(1, ratings) ? labels[0] : undefined;
}

function ratedBy(line: PageLine, label: string): number | undefined {
  if (ratedLabel(line) !== label) return undefined;
  return readStars(line.text.slice(label.length).replace(/^[\s:]+/, ''))?.rating;
}
