import { parseDates } from '../quote-date.ts';
import type { QuoteDraft } from '../quote.ts';
import { isWriter } from './names.ts';
import { mayBeName, type PageLine, pageLines } from './page-lines.ts';
import { soundsLikeReply } from './page-words.ts';
import type { LeftOut, LeftOutReason, Reading } from './reading.ts';
import { dateIn } from './when.ts';

/**
 * Reads a page of reviews copied as a whole. A review begins where furniture with stars or a date
 * stands, with the name above it, and ends at the next button, answer or review. The pages of all
 * sites are alike in this; what differs is which words their furniture is made of.
 */
export function readReviewPage(text: string): Reading | undefined {
  const lines = pageLines(text);
  const reviews = reviewsIn(lines);
  if (!isPage(lines, reviews)) return undefined;
  return readingOf(lines, reviews);
}

/** Indexes of lines; `end` is the first one behind. */
interface Run {
  readonly start: number;
  readonly end: number;
}

interface Review {
  /** The first line of its header. */
  readonly start: number;
  readonly name: number | undefined;
  readonly words: readonly number[];
  /** Lines with its stars, dates and bylines. */
  readonly facts: readonly number[];
  readonly isReply: boolean;
}

const isText = (line: PageLine | undefined): boolean => line?.kind === 'text';
const isAnchor = (line: PageLine | undefined): boolean =>
  line?.kind === 'rating' || line?.kind === 'date' || line?.kind === 'byline';
const ends = (line: PageLine | undefined): boolean =>
  line?.kind === 'button' || line?.kind === 'heading' || line?.kind === 'reply';

/** The furniture at the head of each review: from behind the last button to the first words. */
function headersIn(lines: readonly PageLine[]): Run[] {
  const headers: Run[] = [];
  for (let at = 0; at < lines.length;) {
    if (isText(lines[at])) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < lines.length && !isText(lines[end])) end += 1;
    const header = headerIn(lines, { start: at, end });
    if (header) headers.push(header);
    at = end;
  }
  return headers;
}

function headerIn(lines: readonly PageLine[], { start, end }: Run): Run | undefined {
  const reply = indexIn(lines, start, end, ({ kind }) => kind === 'reply');
  const first = indexIn(lines, start, reply ?? end, isAnchor);
  if (first === undefined) return undefined;
  let from = first;
  while (from > start && !ends(lines[from - 1])) from -= 1;
  let to = first;
  while (to < end && !ends(lines[to])) to += 1;
  return { start: from, end: to };
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
interface Head {
  readonly runs: readonly Run[];
  readonly start: number;
  readonly end: number;
}

function headsIn(lines: readonly PageLine[]): Head[] {
  const headers = headersIn(lines);
  const heads: Head[] = [];
  headers.forEach((run, at) => {
    const last = heads.at(-1);
    const next = headers[at + 1]?.start ?? lines.length;
    if (last && belongs(lines, last, run, next))
      heads[heads.length - 1] = { ...last, runs: [...last.runs, run], end: run.end };
    else heads.push({ runs: [run], start: run.start, end: run.end });
  });
  return heads;
}

/** Adds facts that the head lacks, and stands one line below it or behind the last words. */
function belongs(lines: readonly PageLine[], head: Head, run: Run, next: number): boolean {
  const known = new Set(head.runs.flatMap((it) => kindsIn(lines, it)));
  const isNew = kindsIn(lines, run).every((kind) => !known.has(kind));
  const between = lines.slice(head.end, run.start);
  if (!isNew || between.some(ends)) return false;
  const hasWords = lines.slice(run.end, next).findIndex((line) => isText(line));
  const end = lines.slice(run.end, next).findIndex(ends);
  const isTrailer = hasWords === -1 || (end !== -1 && end < hasWords);
  return isTrailer || between.filter(isText).length === 1;
}

const kindsIn = (lines: readonly PageLine[], { start, end }: Run): string[] =>
  lines
    .slice(start, end)
    .filter(isAnchor)
    .flatMap((line) =>
      line.kind === 'rating' ? (line.isDated ? ['rating', 'date'] : ['rating']) : ['date'],
    );

function reviewsIn(lines: readonly PageLine[]): Review[] {
  const heads = headsIn(lines);
  const names = namesAbove(lines, heads);
  const below = hasNamesBelow(lines, heads, names);
  const drafts = heads.map((head, at) => {
    const name = names[at];
    const next = heads[at + 1];
    const end = next ? (names[at + 1] ?? next.start) : lines.length;
    return draftReview(lines, head, { name, end, below });
  });
  return withReplies(lines, drafts);
}

interface Place {
  readonly name: number | undefined;
  readonly end: number;
  readonly below: boolean;
}

function draftReview(lines: readonly PageLine[], head: Head, place: Place): Review {
  const { end, below } = place;
  const facts = head.runs.flatMap((run) => indexes(run).filter((at) => isFact(lines[at])));
  const start = place.name ?? head.start;
  let words = wordsIn(lines, head, end);
  let { name } = place;
  if (name === undefined && below && words.length > 1) {
    const last = head.runs.at(-1)?.end ?? head.end;
    name = words.find((at) => at >= last);
    words = words.filter((at) => at !== name);
  }
  return { start, name, words, facts, isReply: false };
}

const isFact = (line: PageLine | undefined): boolean =>
  isAnchor(line) || (line?.kind === 'detail' && line.date !== undefined);

const indexes = ({ start, end }: Run): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);

/** The words of a review: titles beside its stars, and all text down to the first furniture that ends it. */
function wordsIn(lines: readonly PageLine[], head: Head, end: number): number[] {
  const words: number[] = [];
  for (let at = head.start; at < end; at += 1) {
    const line = lines[at];
    if (!line) break;
    if (line.kind === 'text' || (line.kind === 'rating' && line.title !== '')) words.push(at);
    if (at >= head.end && ends(line)) break;
    if (words.length > 0 && line.kind === 'avatar') break;
  }
  return words;
}

/** The line above each head that is its writer's name. */
function namesAbove(lines: readonly PageLine[], heads: readonly Head[]): (number | undefined)[] {
  const avatars = new Set(lines.flatMap((line) => (line.kind === 'avatar' ? [line.name] : [])));
  const above = heads.map(({ start }, at) => nameAbove(lines, start, heads[at - 1]?.end ?? 0));
  const sure = above.filter((at, index) => {
    const line = at === undefined ? undefined : lines[at];
    if (!line) return false;
    const first = lines[heads[index]?.start ?? -1]?.kind;
    const isBeside = first === 'badge' || first === 'menu' || at !== (heads[index]?.start ?? 0) - 1;
    return avatars.has(line.text) || isBeside || isWriter(line.text);
  });
  const found = above.filter((at) => at !== undefined);
  const bounded = found.filter((at) => at === 0 || lines[at]?.isApart || !isText(lines[at - 1]));
  const isNamed =
    sure.length > 0 && (bounded.length > found.length / 2 || sure.length >= found.length / 3);
  return above.map((at) => (isNamed ? at : undefined));
}

/**
 * The line right above a head, or that above the badges and places over it: `Anna`, `Germany`, `Double
 * Room`, `Reviewed: 3 May`.
 */
function nameAbove(lines: readonly PageLine[], start: number, limit: number): number | undefined {
  let name: number | undefined;
  let top = start;
  for (let at = start - 1; at >= limit; at -= 1) {
    const line = lines[at];
    if (!line || ends(line) || line.kind === 'avatar' || isAnchor(line)) break;
    if (line.kind !== 'text') {
      top = at;
      continue;
    }
    if (!mayBeName(line.text)) break;
    if (at === top - 1) name = at;
    if (line.isApart) break;
  }
  return name;
}

/** True for pages that have their names under the date, as app stores do. */
function hasNamesBelow(
  lines: readonly PageLine[],
  heads: readonly Head[],
  names: readonly (number | undefined)[],
): boolean {
  const named = names.filter((at) => at !== undefined).length;
  if (named > heads.length / 2 || heads.length === 0) return false;
  const below = heads.map(({ runs, end }) => ({
    isApart: runs.length > 1 && lines[end - 1]?.kind === 'date',
    line: lines[end],
  }));
  const fits = below.filter(
    ({ line, isApart }) =>
      isText(line) && mayBeName(line?.text ?? '') && (isApart || isWriter(line?.text ?? '')),
  );
  return fits.length > heads.length / 2;
}

/** Marks answers that have no heading: another head than the others', or the words of one who answers. */
function withReplies(lines: readonly PageLine[], reviews: readonly Review[]): Review[] {
  const nameOf = ({ name }: Review) => (name === undefined ? '' : (lines[name]?.text ?? ''));
  const counts = new Map<string, number>();
  for (const review of reviews) counts.set(nameOf(review), (counts.get(nameOf(review)) ?? 0) + 1);
  const hasMenu = (review: Review) => lines[(review.name ?? -2) + 1]?.kind === 'menu';
  const menus = reviews.some(hasMenu);
  const isRated = (review: Review) => review.facts.some((at) => lines[at]?.kind === 'rating');
  const rated = reviews.filter(isRated).length > reviews.length / 2;
  return reviews.map((review, at) => {
    if (at === 0 || isRated(review)) return review;
    const name = nameOf(review);
    const text = review.words.map((index) => lines[index]?.text ?? '').join(' ');
    const answers = soundsLikeReply(text) || greets(text, nameOf(reviews[at - 1] ?? review));
    const isBusiness = (counts.get(name) ?? 0) > 1 || BUSINESS.test(name) || rated;
    const isOther = menus && !hasMenu(review);
    return { ...review, isReply: isOther || (isBusiness && answers) };
  });
}

const BUSINESS =
  /(?:\b(?:ltd|inc|llc|gmbh|ag|corp|co|plc|sarl|sas|sa|s\.l|srl|spa|b\.?v|lda|ug|team|support|studios?|labs?|apps?|software|media|games|entertainment|official)\.?$)|\(.{0,20}(?:owner|team|support).{0,20}\)/i;

/** True for `Hi Jana, …` behind a review of Jana's. */
function greets(text: string, name: string): boolean {
  const [first = ''] = name.split(/\s+/);
  return first.length > 1 && text.slice(0, 60).toLowerCase().includes(first.toLowerCase());
}

/** Sure of a page: two reviews with furniture, or one with furniture that nothing else has. */
function isPage(lines: readonly PageLine[], reviews: readonly Review[]): boolean {
  const filled = reviews.filter(({ words, isReply }) => words.length > 0 && !isReply);
  const furniture = lines.filter(
    ({ kind }) => kind !== 'text' && kind !== 'rating' && kind !== 'sign',
  ).length;
  const apart = filled.filter(({ words, facts }) => words.some((at) => !facts.includes(at)));
  if (apart.length === 0 || furniture === 0) return false;
  return filled.length > 1 ? furniture >= filled.length / 2 : furniture > 1;
}

const REASONS: Readonly<Record<PageLine['kind'], LeftOutReason>> = {
  text: 'other',
  rating: 'rating',
  date: 'date',
  byline: 'name',
  avatar: 'name',
  button: 'button',
  heading: 'heading',
  reply: 'reply',
  badge: 'detail',
  detail: 'detail',
  label: 'heading',
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
      const own = line?.kind === 'rating' ? line.title : (line?.text ?? '');
      return index > 0 && line?.isApart === true ? `\n${own}` : own;
    })
    .join('\n');
  const bylines = facts.flatMap((at) => {
    const line = lines[at];
    return line?.kind === 'byline' ? [line.name] : [];
  });
  const speaker = (name === undefined ? undefined : lines[name]?.text) ?? bylines[0];
  return {
    text,
    ...(rating !== undefined && { rating }),
    ...(date !== undefined && { date }),
    ...(speaker !== undefined && { speaker }),
  };
}

/** Figures without a scale are of ten where one of them is above five. */
function ratingsOf(lines: readonly PageLine[], reviews: readonly Review[]): (number | undefined)[] {
  const found = reviews.map(({ facts }) =>
    facts
      .flatMap((at) => {
        const line = lines[at];
        return line?.kind === 'rating' ? [line] : [];
      })
      .at(0),
  );
  const isOfTen = found.some((line) => (line?.bare ?? 0) > 5);
  return found.map((line) =>
    line?.bare !== undefined && isOfTen && line.bare <= 10 ? line.bare / 2 : line?.rating,
  );
}

/** The day of the review, or that of the purchase or the stay. */
function dateOf(lines: readonly PageLine[], { facts, start, words }: Review): string | undefined {
  const dates = facts.flatMap((at) => {
    const line = lines[at];
    return line && 'date' in line && line.date !== undefined ? [line.date] : [];
  });
  if (dates[0] !== undefined) return dates[0];
  const last = words.at(-1) ?? start;
  for (const line of lines.slice(last + 1, last + 4)) {
    if (line.kind === 'text' || line.kind === 'reply') return undefined;
    if (line.kind === 'detail' && line.date !== undefined) return dateIn(line.text);
  }
  return undefined;
}

/** Everything else, in its order; an answer is one part. */
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
    if (review) close();
    if (review?.isReply || line.kind === 'reply') reply ??= [];
    const isPart = reply && (line.kind === 'text' || line.kind === 'reply' || line.kind === 'date');
    if (isPart && !names.has(at)) reply?.push(line.text);
    else if (names.has(at)) leftOut.push({ text: line.text, why: 'name' });
    else if (!used.has(at)) leftOut.push({ text: line.text, why: reasonOf(line) });
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
