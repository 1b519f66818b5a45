import { countsOf } from '../lines/line-counts.ts';
import { leadOf, shapesOf } from '../lines/line-shapes.ts';
import { isNobody, isWriter, mayBeName } from '../lines/names.ts';
import type { LineKind, PageLine } from './page-line.ts';
import { chipsIn, isShort } from './page-chips.ts';
import { isCountry, isPlace } from '../lines/places.ts';
import { isRoleAlone, soundsLikeReply } from '../lines/reply-words.ts';

/** In UTF-16 units; no label of a page is longer. */
const LONGEST_LABEL = 60;
/** In UTF-16 units; a longer repeated line is never a customer's. */
const LONGEST_SAID_TWICE = 80;

interface Pattern {
  /** Number of occurrences of each line, and of each shape with its figures removed. */
  readonly counts: ReadonlyMap<string, number>;
  readonly shapes: ReadonlyMap<string, number>;
  /** Number of reviews, as far as the furniture shows. */
  readonly reviews: number;
  readonly avatars: ReadonlySet<string>;
  /** Questions that recur. */
  readonly asked: readonly string[];
  /** Indexes of aspects with a count, and of short lines above one. */
  readonly chips: ReadonlySet<number>;
  /** True if a dot separates labels from words. */
  readonly isDotted: boolean;
  /** Beginnings up to a dot or a colon that several lines share. */
  readonly leads: ReadonlySet<string>;
}

/**
 * Detects furniture by the pattern of a page: a line that recurs at the same position of review
 * after review is the site's, whatever its words.
 */
export function withPattern(lines: readonly PageLine[]): PageLine[] {
  const pattern = patternOf(lines);
  return lines.map((line, at) => {
    const kind = kindByPattern(lines, at, pattern);
    return kind ? { ...kind, text: line.text, isApart: line.isApart } : line;
  });
}

function patternOf(lines: readonly PageLine[]): Pattern {
  const texts = lines.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
  const numberOf = (kind: PageLine['kind']) => lines.filter((line) => line.kind === kind).length;
  const leads = repeatedIn(texts.flatMap((text) => leadOf(text) ?? []));
  const marked = Math.max(numberOf('rating'), numberOf('menu'));
  const counts = countsOf(texts);
  const asked = [...counts].flatMap(([text, count]) =>
    count > 1 && text.endsWith('?') && text.length <= LONGEST_SAID_TWICE ? [text] : [],
  );
  return {
    counts,
    asked: asked.slice(0, MOST_QUESTIONS),
    shapes: countsOf(texts.flatMap(shapesOf)),
    reviews: Math.max(marked === 0 ? numberOf('date') : marked, 2),
    avatars: new Set(lines.flatMap((line) => (line.kind === 'avatar' ? [line.name] : []))),
    chips: chipsIn(lines),
    isDotted: [...leads].some((lead) => lead.endsWith('· ')),
    leads,
  };
}

const repeatedIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set([...countsOf(texts)].flatMap(([text, count]) => (count > 1 ? [text] : [])));

/** Number of occurrences of a line, or of others with its shape. */
const countOf = (text: string, { counts, shapes }: Pattern): number =>
  Math.max(counts.get(text) ?? 0, ...shapesOf(text).map((shape) => shapes.get(shape) ?? 0));

function kindByPattern(
  lines: readonly PageLine[],
  at: number,
  pattern: Pattern,
): LineKind | undefined {
  const line = lines[at];
  if (!line) return undefined;
  if (line.kind !== 'text') return undefined;
  const isDoubled = [at - 1, at + 1].some((beside) => lines[beside]?.text === line.text);
  // The flag of a country, and its name.
  if (isDoubled && isCountry(line.text)) return { kind: 'badge' };
  if (isSaidAgain(lines, at) || isSaidAgain(lines, at - 1)) return { kind: 'text' };
  if (mayBeName(line.text) && lines[at + 1]?.text === line.text)
    return { kind: 'avatar', name: line.text };
  if (isNearAvatar(lines, at, pattern)) return { kind: 'byline', name: line.text };
  const lead = leadOf(line.text);
  if (lead !== undefined && (pattern.leads.has(lead) || (pattern.isDotted && lead.endsWith('· '))))
    return lead.endsWith('· ')
      ? { kind: 'labelled', title: line.text.slice(lead.length).trim() }
      : { kind: 'detail' };
  if ((pattern.counts.get(lines[at - 1]?.text ?? '') ?? 0) > 1 && isAboveValue(lines, at - 1))
    return { kind: 'detail' };
  if (pattern.chips.has(at)) return { kind: 'heading' };
  const isBesideRole = [at - 1, at + 1].some(
    (beside) => lines[beside]?.kind === 'reply' && isRoleAlone(lines[beside]?.text ?? ''),
  );
  if (isBesideRole && mayBeWriter(line)) return { kind: 'reply' };
  return repeatedKind(lines, at, pattern);
}

/**
 * True for a title that repeats the words below it, between the stars and the end of a review: `Great
 * service`. A name that stands twice, for its picture, has words or a day below.
 */
function isSaidAgain(lines: readonly PageLine[], at: number): boolean {
  const [line, next, below] = lines.slice(Math.max(0, at), Math.max(0, at) + 3);
  if (line?.kind !== 'text' || line.text !== next?.text) return false;
  let above = at - 1;
  while (lines[above]?.kind === 'badge') above -= 1;
  return (
    lines[above]?.kind === 'rating' &&
    !isWriter(line.text) &&
    !isProduct(line.text) &&
    (below === undefined || ENDS.has(below.kind))
  );
}

/** `Floating Oak Shelf`: every longer word with a capital. */
const isProduct = (text: string): boolean =>
  /\d|,/.test(text) || /^(?:\p{Lu}\S*|\S{1,3})(?: (?:\p{Lu}\S*|\S{1,3})){2,}$/u.test(text);

const ENDS: ReadonlySet<PageLine['kind']> = new Set(['button', 'heading', 'detail', 'sign']);

/** True above a word or two that precede no sentence and no name: `Skin type`, `Oily`. */
function isAboveValue(lines: readonly PageLine[], at: number): boolean {
  const [label, value, after, last] = lines.slice(at, at + 4);
  if (!isShort(label) || !isShort(value)) return false;
  return after?.kind === 'text' ? isShort(after) && last?.kind !== 'text' : !isHeadOfReview(after);
}

/**
 * True for the name of a person whose picture is below or above it. A picture may consist of the
 * name alone.
 */
const isNearAvatar = (lines: readonly PageLine[], at: number, { avatars }: Pattern): boolean =>
  (mayBeName(lines[at]?.text ?? '') && lines[at - 1]?.text === lines[at]?.text) ||
  (avatars.has(lines[at]?.text ?? '') &&
    [-2, -1, 1].some((step) => lines[at + step]?.kind === 'avatar'));

/** Classifies a line that occurs more than once. */
function repeatedKind(
  lines: readonly PageLine[],
  at: number,
  pattern: Pattern,
): LineKind | undefined {
  const { text = '' } = lines[at] ?? {};
  const exact = pattern.counts.get(text) ?? 0;
  const count = countOf(text, pattern);
  if (count < 2) return isAsked(lines, at, pattern) ? { kind: 'label' } : undefined;
  const { reviews } = pattern;
  if (isOnlyText(lines, at)) return undefined;
  if (text.length > LONGEST_SAID_TWICE) return { kind: 'button' };
  if (isPlace(text) || isStanding(lines, at)) return { kind: 'badge' };
  if (isIcon(text)) return { kind: 'sign' };
  const isRepeated = (line: PageLine | undefined) =>
    line?.kind === 'text' && countOf(line.text, pattern) > 1;
  const [before, next] = [lines[at - 1], lines[at + 1]];
  const isBelowWords = before?.kind === 'text' && !isRepeated(before) && before.text !== text;
  // Below the votes of a review it is a button of its end.
  if (text.endsWith('?') && (before?.kind === 'sign' || isEnd(before))) return { kind: 'button' };
  if (/[?:]$/.test(text))
    return {
      kind: isBelowWords && (next?.kind !== 'text' || isRepeated(next)) ? 'heading' : 'label',
    };
  if (text.length > LONGEST_LABEL) return undefined;
  if (count > 2 && /^[-–—•·] ?\p{L}/u.test(text)) return { kind: 'badge' };
  if (/[.!…]$/.test(text)) return undefined;
  // The stars of the whole page count as an additional review.
  const isEverywhere = count >= Math.max(2, reviews - 1) && !isWriter(text);
  // A repeated name belongs to someone who wrote twice, or to the shop that answers.
  if (isHeadOfReview(next) && !isEverywhere)
    return exact === count ? undefined : { kind: 'detail' };
  if (next?.kind === 'date' && (isAnswered(lines, at) || isEnd(before))) return { kind: 'reply' };
  if (isEverywhere && isEnd(before)) return { kind: 'button' };
  if (isHeadOfReview(next))
    return isBelowWords && !mayBeWriter(before) ? { kind: 'heading' } : { kind: 'badge' };
  if (isAboveValue(lines, at)) return isBelowWords ? { kind: 'heading' } : { kind: 'detail' };
  if (isAboveWords(lines, at) && !isRepeated(next))
    return count >= reviews * 0.6 || isBelowWords ? { kind: 'label' } : undefined;
  if (count < reviews / 2 && exact === count) return undefined;
  if (isBelowWords && !mayBeWriter(before)) return { kind: 'heading' };
  return exact === count && !isEverywhere ? undefined : { kind: 'detail' };
}

/** `Trusted Customer`, below a name: read as that line where that is absent. */
const isStanding = (lines: readonly PageLine[], at: number): boolean =>
  isNobody(lines[at]?.text ?? '') &&
  lines[at - 1]?.kind === 'text' &&
  mayBeName(lines[at - 1]?.text ?? '');

/** True for a question of the site that only one customer answers, among others that recur. */
const isAsked = (lines: readonly PageLine[], at: number, { counts, asked }: Pattern): boolean =>
  lines[at]?.text.endsWith('?') === true &&
  !(lines[at - 1]?.kind === 'text' && (counts.get(lines[at - 1]?.text ?? '') ?? 0) < 2) &&
  lines[at + 1]?.kind === 'text' &&
  asked.some((text) => isSimilar(text, lines[at]?.text ?? ''));

/** No page asks its customers more. */
const MOST_QUESTIONS = 12;

/** True if two questions begin with the same word and share another one. */
function isSimilar(one: string, other: string): boolean {
  const [first, ...words] = one.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [begin, ...others] = other.toLowerCase().match(/\p{L}+/gu) ?? [];
  return first === begin && words.some((word) => word.length > 3 && others.includes(word));
}

/** True for the only line between the stars or the day of a review and its end. */
function isOnlyText(lines: readonly PageLine[], at: number): boolean {
  const [before, next] = [lines[at - 1]?.kind, lines[at + 1]];
  if (before !== 'rating' && before !== 'date') return false;
  if (next?.kind !== 'text') return next === undefined || next.kind === 'button';
  return isWriter(next.text) && ['rating', 'date'].includes(lines[at + 2]?.kind ?? '');
}

/** The name of an icon in an icon font: `expand_more`. */
const isIcon = (text: string): boolean => /^[a-z]{2,12}(?:_[a-z]{2,12}){1,3}$/.test(text);

const isEnd = (line: PageLine | undefined): boolean =>
  line?.kind === 'button' || line?.kind === 'heading';

/** True above a name and a date with the words of someone who answers. */
function isAnswered(lines: readonly PageLine[], at: number): boolean {
  const words = lines.slice(at + 1, at + 4).find(({ kind }) => kind === 'text');
  return lines[at + 1]?.kind === 'date' && words !== undefined && soundsLikeReply(words.text);
}

/**
 * True directly above a customer's words, but not for a name above the stars of the next review.
 */
function isAboveWords(lines: readonly PageLine[], at: number): boolean {
  const [next, after] = [lines[at + 1], lines[at + 2]];
  return next?.kind === 'text' && !(mayBeName(next.text) && isHeadOfReview(after));
}

const mayBeWriter = ({ text }: PageLine): boolean => isWriter(text) || mayBeName(text);

const isHeadOfReview = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  ['rating', 'date', 'byline', 'badge', 'menu', 'avatar', 'reply'].includes(line.kind);
