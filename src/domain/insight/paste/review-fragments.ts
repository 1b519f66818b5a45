import { isWriter, mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import type { Review } from './review.ts';

/**
 * Takes the only line of a review for its author if the names of most others are below their
 * words: a customer who gave stars alone.
 */
export function withoutNamesAlone(
  lines: readonly PageLine[],
  reviews: readonly Review[],
): readonly Review[] {
  const said = reviews.filter(({ words }) => words.length > 0);
  const behind = said.filter(({ name = -1, words }) => name > (words.at(-1) ?? name));
  if (behind.length < 2 || behind.length < said.length / 2) return reviews;
  const isAboveDay = (at: number): boolean => lines[at + 1]?.kind === 'date';
  const areDated = behind.every(({ name = -1 }) => isAboveDay(name));
  return reviews.map((review) => {
    const [only = -1, ...more] = review.words;
    const isName = more.length === 0 && review.name === undefined;
    const { text = '' } = lines[only] ?? {};
    return isName && (isWriter(text) || (areDated && mayBeName(text) && isAboveDay(only)))
      ? { ...review, name: only, words: [] }
      : review;
  });
}

/** In UTF-16 units. */
const SHORTEST = 40;

/**
 * Adds the words at the top of a paste that begins in the middle of a review: the furniture below
 * them ends other reviews too.
 */
export function withFragment(
  lines: readonly PageLine[],
  reviews: readonly Review[],
): readonly Review[] {
  const end = lines.findIndex(({ kind }) => kind !== 'text');
  const words = lines.slice(0, end).map((_, at) => at);
  const last = lines[end - 1]?.text ?? '';
  const isSentence = last.length >= SHORTEST && /[.!?…]["”»)]?$/u.test(last);
  const top = reviews[0]?.start ?? 0;
  if (!isSentence || end > top || !/^\p{Ll}/u.test(lines[0]?.text ?? '')) return reviews;
  const tail = lines.slice(end, top).find(({ kind }) => kind === 'button');
  const isShared = lines.slice(top).some(({ text }) => text === tail?.text);
  return isShared
    ? [{ start: 0, name: undefined, words, facts: [], isReply: false }, ...reviews]
    : reviews;
}
