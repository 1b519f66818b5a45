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
    headers.push(...partsIn(lines, { start: at, end }));
    at = end;
  }
  return headers;
}

/** The header in a run, and before it the line that ends the review above: `by Jana, 3 May`. */
function partsIn(lines: readonly PageLine[], run: Run): Run[] {
  const header = headerIn(lines, run);
  if (!header) return [];
  const end = indexIn(lines, run.start, header.start, ends);
  if (end === undefined) return [header];
  const trailer = { start: run.start, end };
  const isSigned = lines.slice(trailer.start, trailer.end).some(({ kind }) => kind === 'byline');
  return isSigned ? [trailer, header] : [header];
}

/** The last part of a run that has an anchor, behind all that ends the review before. */
function headerIn(lines: readonly PageLine[], { start, end }: Run): Run | undefined {
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
  const layout = layoutOf(lines, heads);
  const drafts = heads.map((head, at) => {
    const next = heads[at + 1];
    const end = next ? (layout.above[at + 1] ?? next.start) : lines.length;
    return draftReview(lines, head, { above: layout.above[at], end, names: layout.names });
  });
  return withReplies(lines, drafts);
}

/** Where the pages of a site have the names of reviewers. */
type NamePlace = 'above' | 'between' | 'below' | 'behind' | 'nowhere';

interface Layout {
  /** The line above each head that belongs to it: a name, or else a title. */
  readonly above: readonly (number | undefined)[];
  readonly names: NamePlace;
}

function layoutOf(lines: readonly PageLine[], heads: readonly Head[]): Layout {
  const { candidates, isNamed } = namesAbove(lines, heads);
  if (isNamed) return { above: candidates, names: 'above' };
  const titles = heads.map(({ start }, at) =>
    candidates[at] === start - 1 && isBounded(lines, start - 1) ? start - 1 : undefined,
  );
  const places = { between: betweenOf, below: belowOf, behind: behindOf };
  for (const names of ['between', 'below', 'behind'] as const) {
    const found = heads.flatMap(
      (head, at) => places[names](lines, head, heads[at + 1]?.start ?? lines.length) ?? [],
    );
    const isWriters = found.filter((line) => isWriter(line.text)).length >= found.length / 3;
    const isSure = names === 'below' ? isAppStore(heads, lines) || isWriters : isWriters;
    if (found.length > heads.length / 2 && isSure) return { above: titles, names };
  }
  return { above: titles, names: 'nowhere' };
}

/** Directly below furniture, an empty line or the start. */
const isBounded = (lines: readonly PageLine[], at: number): boolean =>
  at === 0 || lines[at]?.isApart === true || !isText(lines[at - 1]);

const named = (line: PageLine | undefined): PageLine | undefined =>
  line?.kind === 'text' && mayBeName(line.text) ? line : undefined;

/** Between the date and the stars. */
function betweenOf(lines: readonly PageLine[], head: Head): PageLine | undefined {
  const between = lines.slice(head.runs[0]?.end ?? head.end, head.runs[1]?.start ?? head.end);
  return head.runs.length > 1 ? named(between.find(isText)) : undefined;
}

/** Under the last line of the head, above the words. */
function belowOf(lines: readonly PageLine[], head: Head, next: number): PageLine | undefined {
  const hasWords = lines.slice(head.end + 1, next).some(isText);
  return hasWords ? named(lines[head.end]) : undefined;
}

/** Under the words, where furniture follows. */
function behindOf(lines: readonly PageLine[], head: Head, next: number): PageLine | undefined {
  const words = wordsIn(lines, head, next);
  const last = words.at(-1) ?? -1;
  return words.length > 1 && !isText(lines[last + 1]) ? named(lines[last]) : undefined;
}

/** True for stars, a title, a date, a name and the words below each other. */
const isAppStore = (heads: readonly Head[], lines: readonly PageLine[]): boolean =>
  heads.filter(({ runs, end }) => runs.length > 1 && lines[end - 1]?.kind === 'date').length >
  heads.length / 2;

interface Place {
  readonly above: number | undefined;
  readonly end: number;
  readonly names: NamePlace;
}

function draftReview(lines: readonly PageLine[], head: Head, { above, end, names }: Place): Review {
  const facts = head.runs.flatMap((run) => indexes(run).filter((at) => isFact(lines[at])));
  const start = above ?? head.start;
  const title = above !== undefined && names !== 'above' ? [above] : [];
  const words = [...title, ...wordsIn(lines, head, end)];
  const name = names === 'above' ? above : nameAmong(lines, words, head, names);
  const said = words.filter((at) => at !== name);
  return said.length === 0 && title.length === 0
    ? { start, name: names === 'above' ? above : undefined, words, facts, isReply: false }
    : { start, name, words: said, facts, isReply: false };
}

/** The line among the words of a review that is its writer's name. */
function nameAmong(
  lines: readonly PageLine[],
  words: readonly number[],
  head: Head,
  names: NamePlace,
): number | undefined {
  const at = {
    above: undefined,
    nowhere: undefined,
    between: words.find((it) => it >= (head.runs[0]?.end ?? 0)),
    below: words.find((it) => it === head.end),
    behind: words.at(-1),
  }[names];
  const line = at === undefined ? undefined : lines[at];
  return line && named(line) && words.length > 1 ? at : undefined;
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
    if (line.kind === 'text' || ('title' in line && line.title !== '')) words.push(at);
    if (at >= head.end && ends(line)) break;
    if (words.length > 0 && line.kind === 'avatar') break;
  }
  return words;
}

/** The line above each head that may be its writer's name, and whether these are names. */
function namesAbove(lines: readonly PageLine[], heads: readonly Head[]) {
  const avatars = new Set(lines.flatMap((line) => (line.kind === 'avatar' ? [line.name] : [])));
  const candidates = heads.map(({ start }, at) => nameAbove(lines, start, heads[at - 1]?.end ?? 0));
  const sure = candidates.filter((at, index) => {
    const line = at === undefined ? undefined : lines[at];
    const start = heads[index]?.start ?? 0;
    if (!line) return false;
    const first = lines[start]?.kind;
    const isBeside = first === 'badge' || first === 'menu' || at !== start - 1;
    return avatars.has(line.text) || isBeside || isWriter(line.text);
  });
  const found = candidates.filter((at) => at !== undefined);
  const bounded = found.filter((at) => isBounded(lines, at));
  const isNamed =
    sure.length > 0 && (bounded.length > found.length / 2 || sure.length >= found.length / 3);
  return { candidates, isNamed };
}

/**
 * The line right above a head, or that above the badges and places over it: `Anna`, `Germany`, `Double
 * Room`, `Reviewed: 3 May`.
 */
function nameAbove(lines: readonly PageLine[], start: number, limit: number): number | undefined {
  let name: number | undefined;
  let writer: number | undefined;
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
    if (isWriter(line.text)) writer = at;
    if (line.isApart) break;
  }
  return writer ?? name;
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
      const own = line && 'title' in line ? line.title : (line?.text ?? '');
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
  if (found.every((line) => line === undefined)) return barelyRated(lines, reviews);
  const isOfTen = found.some((line) => (line?.bare ?? 0) > 5);
  return found.map((line) =>
    line?.bare !== undefined && isOfTen && line.bare <= 10 ? line.bare / 2 : line?.rating,
  );
}

/** Where nothing else rates, a decimal figure in the furniture of each review does: `9.0`. */
function barelyRated(lines: readonly PageLine[], reviews: readonly Review[]) {
  const figures = reviews.map(({ start, words }) => {
    const above = lines.slice(start, words.at(0) ?? start);
    const text = above.find(
      (line) => line.kind === 'sign' && /^\d{1,2}[.,]\d$/.test(line.text),
    )?.text;
    return text === undefined ? undefined : Number(text.replace(',', '.'));
  });
  const isOfTen = figures.some((figure = 0) => figure > 5);
  return figures.map((figure) =>
    figure === undefined || figure > 10 ? undefined : figure / (isOfTen ? 2 : 1),
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
    if ((line.kind === 'detail' || line.kind === 'date') && line.date !== undefined)
      return dateIn(line.text);
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
