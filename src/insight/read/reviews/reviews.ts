import type { Review } from './review.ts';
import { isNobody, isWriter } from '../lines/names.ts';
import type { PageLine } from '../pages/page-line.ts';
import { isOpinionLabel } from '../pages/opinion-labels.ts';
import { isReviewsHeading } from '../lines/page-words.ts';
import { isEmployee } from '../pages/page-site-lines.ts';
import { type Head, headsIn, isAnchor, type Run, wordsIn } from './review-heads.ts';
import { likeliest } from './review-likeness.ts';
import {
  betweenOf,
  isTitleBelowFacts,
  isTitleBelowName,
  type Layout,
  layoutsOf,
  named,
  type NamePlace,
  placesBetween,
} from './review-names.ts';
import { withTitlesAbove } from './review-titles.ts';
import { withReplies } from './review-replies.ts';
import { range } from '../lines/line-counts.ts';

export function reviewsIn(lines: readonly PageLine[]): Review[] {
  const top = topOf(lines);
  const heads = headsIn(lines).filter((head) => head.end > top);
  const readings = layoutsOf(lines, heads).map((layout) => draftsOf(lines, heads, layout));
  const found = withoutLoneName(lines, likeliest(lines, readings));
  const own = withoutNobody(lines, withTitlesAbove(lines, withoutFooter(lines, found)));
  return withReplies(lines, own);
}

/** Removes words that are only the placeholder of a reviewer who gave stars alone: `Anonymous`. */
const withoutNobody = (lines: readonly PageLine[], reviews: readonly Review[]): Review[] =>
  reviews.map((review) => {
    const [word = -1] = review.words;
    const isAlone = review.name === undefined && review.words.length === 1;
    const isName = isAlone && isNobody(lines[word]?.text ?? '');
    return isName ? { ...review, name: word, words: [] } : review;
  });

/** Removes the only name of several reviews, above the first: more of the page's head. */
function withoutLoneName(
  lines: readonly PageLine[],
  reviews: readonly Review[],
): readonly Review[] {
  const owners = reviews.filter(({ name }) => name !== undefined);
  const [only] = owners;
  const isLone =
    reviews.length > 2 &&
    owners.length === 1 &&
    only?.name !== undefined &&
    only === reviews.find(({ words }) => words.length > 0) &&
    !isWriter(lines[only.name]?.text ?? '');
  return isLone ? reviews.map((it) => (it === only ? { ...it, name: undefined } : it)) : reviews;
}

/** A customer ends with a few short lines too: `Gerne wieder`, `LG Lena`. */
const FEWEST_LINKS = 3;

/**
 * Removes what follows the words of the last review: links below a sentence, as no other review
 * has them. Furniture of the same review never follows them.
 */
function withoutFooter(lines: readonly PageLine[], reviews: readonly Review[]): readonly Review[] {
  const last = reviews.at(-1);
  const others = reviews.slice(0, -1);
  if (!last || others.length === 0) return reviews;
  if (isFooter(lines, last, others)) return others;
  const tail = tailOf(lines, last);
  if (tail > 0 && !hasEnd(lines, last) && others.every((review) => tailOf(lines, review) === 0))
    return [...others, { ...last, words: last.words.slice(0, -tail) }];
  if (others.some((review) => linksIn(lines, review) > 0)) return reviews;
  const links = linksIn(lines, last);
  const after = lines[(last.words.at(-1) ?? lines.length) + 1];
  if (links < FEWEST_LINKS || (after !== undefined && after.kind !== 'heading')) return reviews;
  if (others.every((review) => hasEnd(lines, review))) return reviews;
  return [...others, { ...last, words: last.words.slice(0, -links) }];
}

/** The number of short lines below the furniture that ends the words of a review. */
function tailOf(lines: readonly PageLine[], { words, facts }: Review): number {
  const isOver = (at: number) => lines[at]?.kind === 'detail' || lines[at]?.kind === 'sign';
  const from = words.findIndex((at, index) => {
    const above = words[index - 1] ?? at;
    const between = range(above + 1, at);
    return between.some(isOver) && !between.some((it) => facts.includes(it));
  });
  const tail = from === -1 ? [] : words.slice(from);
  return tail.every((at) => isLink(lines[at])) ? tail.length : 0;
}

/** True for a line of a few words without a stop: `Näytä lisää`. */
const isLink = (line: PageLine | undefined): boolean =>
  line?.kind === 'text' && line.text.split(/\s+/).length <= LONGEST_LINK && !isLong(line);

/** In words. */
const LONGEST_LINK = 4;

/** True for a review with furniture below its words: links of the page would follow that. */
const hasEnd = (lines: readonly PageLine[], { words }: Review): boolean =>
  ['detail', 'button'].includes(lines[(words.at(-1) ?? lines.length) + 1]?.kind ?? '');

/** True for stars among short lines below reviews that all have a date: other products. */
const isFooter = (lines: readonly PageLine[], last: Review, others: readonly Review[]): boolean =>
  others.length > 1 &&
  others.filter((review) => isDated(lines, review)).length > others.length * 0.6 &&
  !isDated(lines, last) &&
  !last.words.some((at) => isLong(lines[at]));

const isDated = (lines: readonly PageLine[], { facts }: Review): boolean =>
  facts.some((at) => lines[at]?.kind === 'date' || lines[at]?.kind === 'byline');

/** The number of short lines without a stop below a sentence. */
function linksIn(lines: readonly PageLine[], { words }: Review): number {
  const long = words.findLastIndex((at) => isLong(lines[at]));
  const rest = words.slice(long + 1);
  return long === -1 || rest.some((at) => lines[at]?.kind !== 'text') ? 0 : rest.length;
}

function draftsOf(lines: readonly PageLine[], heads: readonly Head[], layout: Layout): Review[] {
  const tags: string[][] = [];
  const drafts = heads.map((head, at) => {
    const next = heads[at + 1];
    const end = next ? (layout.above[at + 1] ?? next.start) : lines.length;
    const place = { above: layout.above[at], end, names: layout.names };
    const draft = draftReview(lines, head, place);
    tags.push([...draft.tags].map((it) => lines[it]?.text ?? ''));
    return draft;
  });
  const isTagged = areTags(tags);
  return drafts.map(({ tags: found, ...draft }) => ({
    ...draft,
    words: isTagged ? draft.words.filter((at) => !found.has(at)) : draft.words,
  }));
}

/** True for tags of several reviews, at least one of which has several: customers write one line. */
const areTags = (tags: readonly (readonly string[])[]): boolean =>
  tags.filter((all) => all.length > 0).length > 1 && tags.some((all) => all.length > 1);

/** The heading of the reviews if no stars precede it: the lines above are the site's menu. */
function topOf(lines: readonly PageLine[]): number {
  const at = lines.findIndex(({ kind, text }) => kind === 'heading' && isReviewsHeading(text));
  const hasStars = lines.slice(0, at + 1).some(({ kind }) => kind === 'rating');
  return hasStars ? 0 : at + 1;
}

interface Place {
  readonly above: number | undefined;
  readonly end: number;
  readonly names: NamePlace;
}

/** A review with the lines among its words that may be tags. */
interface Draft extends Review {
  readonly tags: ReadonlySet<number>;
}

function draftReview(lines: readonly PageLine[], head: Head, { above, end, names }: Place): Draft {
  const facts = head.runs.flatMap((run) => indexes(run).filter((at) => isFact(lines[at])));
  const start = above ?? head.start;
  const title = titleOf(lines, head, { above, names });
  const words = [...title, ...wordsIn(lines, head, end)];
  const name = names === 'above' ? above : nameAmong(lines, words, head, names);
  const places = names === 'between' ? placesBetween(lines, head) : [];
  const tags = tagsIn(
    lines,
    head,
    words.filter((at) => at !== name),
  );
  const said = words.filter((at) => at !== name && !places.some((place) => place === lines[at]));
  return said.length === 0 && title.length === 0
    ? { start, name: names === 'above' ? above : undefined, words, facts, tags, isReply: false }
    : { start, name, words: said, facts, tags, isReply: false };
}

/**
 * Aspects that a site lists between a title with its furniture and the words: `Sturdy`,
 * `Waterproof`.
 */
function tagsIn(
  lines: readonly PageLine[],
  head: Head,
  words: readonly number[],
): ReadonlySet<number> {
  const below = words.filter((at) => at >= head.end);
  const first = below.findIndex((at) => isLong(lines[at]));
  const end = below[first] ?? head.end;
  const isTitled =
    words.length > below.length &&
    first > 0 &&
    !isLabelled(lines, head.runs.at(-1)?.start ?? head.start, end);
  const tags = isTitled ? below.slice(0, first) : [];
  return new Set(tags.every((at) => isTag(lines[at])) ? tags : []);
}

/** True if a label is above: the customer's words follow it. One below the date is a badge. */
const isLabelled = (lines: readonly PageLine[], start: number, end: number): boolean =>
  lines
    .slice(start, end)
    .some(
      ({ kind, text }, at) =>
        kind === 'labelled' ||
        (kind === 'label' && (isOpinionLabel(text) || !isAnchor(lines[start + at - 1]))),
    );

/** In UTF-16 units. */
const LONGEST_TAG = 40;

const isLong = (line: PageLine | undefined): boolean =>
  line !== undefined && (line.text.length > 60 || /[.!?…。！？]["”»)]?$/u.test(line.text));

const isTag = (line: PageLine | undefined): boolean =>
  line?.kind === 'text' && line.text.length <= LONGEST_TAG && /^\p{Lu}/u.test(line.text);

/** The title above the head: the line that is no name, or one between head and name. */
function titleOf(
  lines: readonly PageLine[],
  { start }: Head,
  { above, names }: Pick<Place, 'above' | 'names'>,
): number[] {
  if (above === undefined) return [];
  if (names !== 'above') return [above];
  const isBelowFacts = above < start - 2 && isTitleBelowFacts(lines, start - 1);
  return above < start - 1 && (isBelowFacts || isTitleBelowName(lines, start - 1))
    ? [start - 1]
    : [];
}

/** In lines: the details of an employee between the title and the first label. */
const MOST_TOLD = 8;

/** The line among the words of a review that is its author's name. */
function nameAmong(
  lines: readonly PageLine[],
  words: readonly number[],
  head: Head,
  names: NamePlace,
): number | undefined {
  const between = betweenOf(lines, head);
  const at = {
    above: undefined,
    nowhere: undefined,
    between: words.find((it) => between !== undefined && lines[it] === between),
    below: words.find((it) => it === head.end),
    behind: words.at(-1),
  }[names];
  const line = at === undefined ? undefined : lines[at];
  if (at === undefined || !line || !named(line) || words.length < 2) return undefined;
  // Directly above the first label there is a title, or above the details of an employee.
  const told = lines.slice(at + 1, at + 1 + MOST_TOLD);
  const isBelow = told.some(({ text }) => isEmployee(text));
  const next = isBelow ? told.find(({ kind }) => kind !== 'badge') : told[0];
  const isTitle = next?.kind === 'label' && !isWriter(line.text);
  return isTitle && names === 'below' ? undefined : at;
}

const isFact = (line: PageLine | undefined): boolean =>
  isAnchor(line) || (line?.kind === 'detail' && line.date !== undefined);

const indexes = ({ start, end }: Run): number[] => range(start, end);
