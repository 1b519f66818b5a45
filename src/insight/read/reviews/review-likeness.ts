import { isWriter, mayBeName } from '../lines/names.ts';
import type { PageLine } from '../pages/page-line.ts';
import { isFirm } from './review-replies.ts';
import type { Review } from './review.ts';

/** Per review: the lead of the presumed layout over any other. */
const AHEAD = 0.25;

/** The reading with the most plausible names, and with words that begin and end like sentences. */
export function likeliest(
  lines: readonly PageLine[],
  readings: readonly (readonly Review[])[],
): readonly Review[] {
  const [seeming = []] = readings;
  let best = { reading: seeming, score: scoreOf(lines, seeming) + seeming.length * AHEAD };
  for (const reading of readings.slice(1)) {
    const score = scoreOf(lines, reading);
    if (score > best.score) best = { reading, score };
  }
  return best.reading;
}

function scoreOf(lines: readonly PageLine[], reviews: readonly Review[]): number {
  const areTitles = namesAreTitles(lines, reviews);
  const names = reviews.map((review) => (areTitles ? -0.5 : nameScore(lines, review)));
  // A name that only one of several reviews has is more of the page's head.
  const isNamed = reviews.length < 3 || names.filter((score) => score > 0).length > 1;
  return reviews.reduce(
    (sum, review, at) =>
      sum + (isNamed ? (names[at] ?? 0) : -(names[at] ?? 0)) + wordsScore(lines, review),
    -titleFaults(lines, reviews),
  );
}

/** True if no name is known as one, and one has a word in lower case: `Never again`. */
function namesAreTitles(lines: readonly PageLine[], reviews: readonly Review[]): boolean {
  const names = reviews.flatMap(({ name }) =>
    name === undefined ? [] : (lines[name]?.text ?? ''),
  );
  return names.length > 1 && !names.some(isWriter) && names.some((name) => hasLowerCase(name));
}

/** True for several words, one of which is longer than the particle of a name. */
const hasLowerCase = (text: string): boolean => /^\p{Lu}.* \p{Ll}{3,}/u.test(text);

/**
 * Number of faulty titles: sentences above the stars, and titles that only a few of many reviews
 * have.
 */
function titleFaults(lines: readonly PageLine[], all: readonly Review[]): number {
  const rated = all.filter((review) => isRated(lines, review));
  // Among rated reviews the unrated ones are answers.
  const reviews = rated.length >= all.length / 2 ? rated : all;
  const titles = reviews.flatMap(({ words: [first], facts: [fact] }) =>
    first !== undefined && fact !== undefined && first < fact ? [lines[first]?.text ?? ''] : [],
  );
  const few = titles.length < reviews.length / 2 ? 1.5 * titles.length : 0;
  // A title may trail off: `Good, but the watch…`
  return titles.filter((title) => isSentence(title.replace(/(?:…|\.{3})$/, ''))).length + few;
}

function nameScore(lines: readonly PageLine[], { name, facts }: Review): number {
  const isSigned = facts.some((at) => lines[at]?.kind === 'byline');
  const text = name === undefined ? '' : (lines[name]?.text ?? '');
  // The byline already names the author.
  if (isSigned) return text === '' ? 2 : 1;
  if (isWriter(text)) return 2;
  return text !== '' && mayBeName(text) ? 0.8 : 0;
}

const isRated = (lines: readonly PageLine[], { facts }: Review): boolean =>
  facts.some((at) => lines[at]?.kind === 'rating');

function wordsScore(lines: readonly PageLine[], review: Review): number {
  const texts = review.words.map((at) => lines[at]?.text ?? '');
  if (texts.length === 0) return isRated(lines, review) ? -3 : 0;
  const names =
    texts.length > 1 ? texts.filter((text) => isWriter(text) || isFirm(text)).length : 0;
  return -1.5 * names - (endsInTitle(texts) ? 1.5 : 0);
}

/** True if a short line without a stop follows a sentence: it is the title of the next review. */
function endsInTitle(texts: readonly string[]): boolean {
  const [last = '', before = ''] = texts.toReversed();
  return (
    isSentence(before) && !isSentence(last) && last.length <= 60 && last.length < before.length
  );
}

const isSentence = (text: string): boolean => /[.!?…)"”»。！？]$/u.test(text) || text.length > 60;
