/** Reads ratings as exports, pages and customers write them. */
import { starsOf } from '#domain/quotes/quote.ts';

/**
 * Parses a rating such as `4`, `4,5`, `4/5`, `8/10`, `80%`, `★★★★☆`, `4 stars` or `FOUR`; undefined
 * if there is none.
 */
export function parseRating(value: unknown): number | undefined {
  if (typeof value === 'number') return starsOf(value);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > LONGEST_RATING) return undefined;
  if (STARS.test(text)) return starsOf(text.match(/[★⭐]/gu)?.length ?? 0);
  const word = /^(one|two|three|four|five)(?:[ _]stars?)?$/i.exec(text)?.[1];
  if (word) return WORDS.indexOf(word.toLowerCase()) + 1;
  const match = SCALED.exec(text);
  if (!match?.[1]) return undefined;
  const scale = match[3] ? 100 : Number(match[2] ?? 5);
  return starsOf((Number(match[1].replace(',', '.')) * 5) / scale);
}

/**
 * Parses the ratings of one source together. If a fifth of the bare numbers is above 5, all are on
 * a scale of 10, or of 100.
 */
export function parseRatings(values: readonly unknown[]): (number | undefined)[] {
  const bare = values.map(bareNumber);
  const numbers = bare.filter((number) => number !== undefined);
  const above = (limit: number) =>
    numbers.filter((number) => number > limit).length >= Math.max(1, numbers.length * 0.2);
  const scale = above(10) ? 100 : above(5) ? 10 : 5;
  return values.map((value, index) => {
    const number = bare[index];
    return number === undefined ? parseRating(value) : starsOf((number * 5) / scale);
  });
}

function bareNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Longest rating, in UTF-16 units; a longer text is more than a rating. */
const LONGEST_RATING = 40;

const WORDS = ['one', 'two', 'three', 'four', 'five'];

/** Matches `4.5 out of 5 stars` as written in several languages. */
const SCALED =
  /^(\d{1,3}(?:[.,]\d+)?)\s*(?:(?:\/|(?:out )?of|von|sur|de|su|van)\s*(5|10|100)(?:[.,]0)?|(%))?\s*(?:stars?|sternen?|étoiles?|estrellas?|stelle|sterren)?$/iu;

/**
 * Star characters; phones append an invisible variation selector (U+FE0F) for the coloured form.
 */
const STARS = /^(?:[★☆⭐]\uFE0F?)+$/u;
