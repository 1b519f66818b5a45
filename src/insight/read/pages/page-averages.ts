import type { PageLine } from './page-line.ts';
import { isPageHeading, isReviewsHeading, isSortLabel } from '../lines/page-words.ts';

/**
 * Averages of the site among the whole and half stars of customers: `4.3 out of 5`. Above the
 * control that sorts the reviews, all stars are the site's.
 */
export function averagesIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const rated = lines.flatMap((line, at) => (line.kind === 'rating' ? [at] : []));
  const uneven = rated.filter((at) => isUneven(lines[at]?.text ?? '') && !isOfReview(lines, at));
  const found = new Set(uneven.length * 2 <= rated.length ? uneven : []);
  const first = rated[0] ?? -1;
  if (rated.length > 2 && rated.every((at) => isCounted(lines, at) === (at === first)))
    found.add(first);
  const days = lines.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  if (rated.length === 1 && days.length > 1 && isPageAverage(lines, first, days[0] ?? 0))
    found.add(first);
  for (const at of rated) if (FILTER.test(lines[at - 1]?.text ?? '')) found.add(at);
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

/** A filter of the reviews, with those by stars beside it. */
const FILTER = /^(?:critical|kritisch|critiques?|críticas?|critiche|kritische)$/i;

/** True for the only stars of a page, above their number or its furniture, and above all days. */
const isPageAverage = (lines: readonly PageLine[], at: number, day: number): boolean =>
  at < day &&
  (isCounted(lines, at) ||
    lines.slice(at + 1, day).some(({ kind }) => kind === 'heading' || kind === 'button'));

/** True for stars above the number of ratings that they sum up: `4.5/5`, `27 arvostelua`. */
const isCounted = (lines: readonly PageLine[], at: number): boolean =>
  /^\(?\d{1,3}(?:[., ]?\d{3})* \p{L}{3,20}\)?$/u.test(lines[at + 1]?.text ?? '');

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
  kind === 'heading' &&
  !text.endsWith('?') &&
  (isSortLabel(text) || isReviewsHeading(text) || isPageHeading(text));

/** In lines: from the date of a review to its stars. */
const BESIDE = 4;
