import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { PageLine } from '../pages/page-line.ts';
import { pageLines } from '../pages/page-lines.ts';
import { soundsLikeReply } from '../lines/reply-words.ts';
import type { LeftOut, LeftOutReason, Reading } from '#domain/quotes/reading.ts';
import { reviewsAboveDates } from './review-ends.ts';
import { reviewsIn } from './reviews.ts';
import type { Review } from './review.ts';
import { dateIn, isWhen } from '../lines/when.ts';

/**
 * Reads a page of reviews copied as a whole. A review begins at furniture with stars or a date,
 * with the name above it, and ends at the next button, answer or review. The pages of all sites
 * share this structure; only the words of their furniture differ.
 */
export function readReviewPage(text: string): Reading | undefined {
  const lines = pageLines(text);
  const ended = reviewsAboveDates(lines);
  if (ended) return readingOf(lines, ended);
  const reviews = reviewsIn(lines);
  if (!isPage(lines, reviews)) return undefined;
  return readingOf(lines, reviews);
}

/** True for two reviews with furniture, or for one with furniture found on review pages only. */
function isPage(lines: readonly PageLine[], reviews: readonly Review[]): boolean {
  const filled = reviews.filter(({ words, isReply }) => words.length > 0 && !isReply);
  const furniture = lines.filter(
    ({ kind }) => kind !== 'text' && kind !== 'rating' && kind !== 'sign',
  ).length;
  const named = filled.every((review) => isNamedAbove(lines, review)) ? filled.length : 0;
  const apart = filled.filter(({ words, facts }) => words.some((at) => !facts.includes(at)));
  if (apart.length === 0 || furniture + named === 0 || !lines.some(isHeadLine)) return false;
  return filled.length > 1 ? furniture + named >= filled.length / 2 : furniture > 1;
}

/**
 * True for a line of a review's head. Short lines that look like buttons, or recur as a name below
 * its picture does, are a list.
 */
const isHeadLine = (line: PageLine): boolean =>
  ['rating', 'date', 'person', 'menu', 'labelled', 'label', 'badge'].includes(line.kind) ||
  (line.kind === 'byline' && (line.date !== undefined || /^\[[–+-]\]/.test(line.text)));

/** True for a name that begins a paragraph, with the stars below it. */
const isNamedAbove = (lines: readonly PageLine[], { name = -1, facts }: Review): boolean =>
  lines[name]?.isApart === true &&
  facts.includes(name + 1) &&
  /^[^–—-]/.test(lines[name]?.text ?? '');

const REASONS: Readonly<Record<PageLine['kind'], LeftOutReason>> = {
  text: 'other',
  rating: 'rating',
  date: 'date',
  byline: 'name',
  avatar: 'name',
  person: 'detail',
  button: 'button',
  heading: 'heading',
  reply: 'reply',
  badge: 'detail',
  detail: 'detail',
  label: 'heading',
  labelled: 'other',
  menu: 'button',
  sign: 'detail',
};

function readingOf(lines: readonly PageLine[], reviews: readonly Review[]): Reading {
  const said = reviews.filter(({ words, isReply }) => words.length > 0 && !isReply);
  const used = new Set(said.flatMap(({ words }) => words));
  const ratings = ratingsOf(lines, said);
  const dates = parseDates(said.map((review) => dateOf(lines, review)));
  const quotes = said.map((review, at) =>
    quoteOf(lines, review, { rating: ratings[at], date: dates[at] }),
  );
  return { quotes, leftOut: leftOutOf(lines, reviews, used) };
}

function quoteOf(
  lines: readonly PageLine[],
  { name, words, facts }: Review,
  { rating, date }: { rating: number | undefined; date: string | undefined },
): QuoteDraft {
  const text = words
    .map((at, index) => {
      const line = lines[at];
      const whole = line && 'title' in line ? line.title : (line?.text ?? '');
      const own = index === 0 && words.length > 1 ? unquoted(whole) : whole;
      return index > 0 && line?.isApart === true ? `\n${own}` : own;
    })
    .join('\n');
  const bylines = facts.flatMap((at) => {
    const line = lines[at];
    return line?.kind === 'byline' ? [line.name] : [];
  });
  const speaker = (name === undefined ? undefined : nameIn(lines[name])) ?? bylines[0];
  return {
    text,
    ...(rating !== undefined && { rating }),
    ...(date !== undefined && { date }),
    ...(speaker !== undefined && { speaker }),
  };
}

const nameIn = (line: PageLine | undefined): string | undefined => line?.text.replace(HOME, '');

/** A town and its country behind a name: `Colleen D. (Leeds, GB)`. */
const HOME = /(?<=^.{2,40}) \(\p{Lu}[\p{L} .'’-]{1,30}, \p{Lu}{2,3}\)$/u;

/** A title without the quotation marks that a site puts around it. */
const unquoted = (title: string): string =>
  title.length > 200
    ? title
    : (/^["“„«](?<words>[^"“”«»„]+)["”“»]$/u.exec(title)?.groups?.['words'] ?? title);

/** Parses the ratings. Figures without a scale are out of ten if one of them is above five. */
function ratingsOf(lines: readonly PageLine[], reviews: readonly Review[]): (number | undefined)[] {
  const found = reviews.map(({ facts }) =>
    facts
      .flatMap((at) => {
        const line = lines[at];
        return line?.kind === 'rating' ? [line] : [];
      })
      .at(0),
  );
  if (found.every((line) => line === undefined))
    return barelyRated(lines, reviews) ?? whollyRated(lines, reviews);
  const isOfTen = found.some((line) => (line?.bare ?? 0) > 5);
  return found.map((line) =>
    line?.bare !== undefined && isOfTen && line.bare <= 10 ? line.bare / 2 : line?.rating,
  );
}

/** Ratings by a decimal figure in the furniture of each review, if nothing else rates: `9.0`. */
function barelyRated(lines: readonly PageLine[], reviews: readonly Review[]) {
  const isFigure = (line: PageLine) =>
    line.kind === 'sign' && /^(?:\d{1,2}[.,]\d{1,2}|10)$/.test(line.text);
  const inside = reviews.map(({ start, words }) =>
    lines.slice(start, words.at(-1) ?? start).find(isFigure),
  );
  const above = reviews.map(({ start }, at) =>
    lines.slice((reviews[at - 1]?.words.at(-1) ?? -1) + 1, start).findLast(isFigure),
  );
  const isAbove = inside.every((line) => line === undefined) && above.every(Boolean);
  const figures = (isAbove && above.length > 1 ? above : inside).map((line) => {
    const text = line?.text;
    return text === undefined ? undefined : Number(text.replace(',', '.'));
  });
  if (figures.every((figure) => figure === undefined)) return undefined;
  const isOfTen = figures.some((figure = 0) => figure > 5);
  return figures.map((figure) =>
    figure === undefined || figure > 10 ? undefined : figure / (isOfTen ? 2 : 1),
  );
}

/** In lines: from the first words of a review to its last figure. */
const FARTHEST = 6;

/** Ratings by the only whole figure up to five in the head of each review: `5`. */
function whollyRated(lines: readonly PageLine[], reviews: readonly Review[]) {
  const figures = reviews.map(({ start, words, name }) => {
    const first = words.find((at) => at !== name) ?? start;
    const below = lines.slice(first, first + FARTHEST);
    const end = below.findIndex(
      ({ kind, text }, at) => at > 0 && (kind === 'text' || text.length > 60),
    );
    const head = [...lines.slice(start, first), ...below.slice(0, Math.max(0, end))];
    return head
      .filter(({ kind, text }) => kind === 'sign' && /^\d{1,4}$/.test(text))
      .map(({ text }) => Number(text));
  });
  const areSole = figures.every(
    ([figure = 0, ...more]) => figure >= 1 && figure <= 5 && more.length === 0,
  );
  return reviews.map((_, at) => (areSole && reviews.length > 1 ? figures[at]?.[0] : undefined));
}

/** The date of the review, else of the purchase or the stay. */
function dateOf(lines: readonly PageLine[], { facts, start, words }: Review): string | undefined {
  const dates = facts.flatMap((at) => {
    const line = lines[at];
    return line && 'date' in line && line.date !== undefined ? [line.date] : [];
  });
  const own = facts.flatMap((at) => {
    const line = lines[at];
    return line?.kind === 'date' && line.date !== undefined ? [line.date] : [];
  });
  const first = own[0] ?? dates[0];
  if (first !== undefined) return first;
  const last = words.at(-1) ?? start;
  for (const line of lines.slice(last + 1, last + 6)) {
    if (line.kind === 'heading' && isWhen(line.text)) return dateIn(line.text);
    if (line.kind === 'text' || line.kind === 'reply') return undefined;
    if ((line.kind === 'detail' || line.kind === 'date') && line.date !== undefined)
      return dateIn(line.text);
  }
  return undefined;
}

/** All other lines, in order; an answer is one part. */
function leftOutOf(
  lines: readonly PageLine[],
  reviews: readonly Review[],
  used: ReadonlySet<number>,
): LeftOut[] {
  const leftOut: LeftOut[] = [];
  const starts = new Map(reviews.map((review) => [review.start, review]));
  const names = new Set(reviews.flatMap(({ name }) => name ?? []));
  let reply: string[] | undefined;
  const close = () => {
    if (reply) leftOut.push({ text: reply.join('\n'), why: 'reply' });
    reply = undefined;
  };
  lines.forEach((line, at) => {
    const review = starts.get(at);
    if (review || line.kind === 'heading') close();
    if (review?.isReply || line.kind === 'reply') reply ??= [];
    const isPart = reply && (line.kind === 'text' || line.kind === 'reply' || line.kind === 'date');
    if (isPart && !names.has(at)) reply?.push(line.text);
    else if (names.has(at)) leftOut.push({ text: line.text, why: 'name' });
    else if (!used.has(at)) leftOut.push({ text: line.text, why: reasonOf(line) });
    else if (line.kind === 'labelled')
      leftOut.push({ text: line.text.slice(0, -line.title.length).trim(), why: 'heading' });
    else if (line.kind === 'rating')
      leftOut.push({
        text: line.text.slice(0, line.text.length - line.title.length).trim(),
        why: 'rating',
      });
  });
  close();
  return leftOut;
}

const reasonOf = (line: PageLine): LeftOutReason =>
  line.kind === 'text' && soundsLikeReply(line.text) ? 'reply' : REASONS[line.kind];
