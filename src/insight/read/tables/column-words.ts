import { sectionsOf } from '../../data/entries.ts';
import LIST from '../../data/read/column-words.txt?raw';

/** Words in the names of columns, in several languages, without accents. */

const words = sectionsOf(LIST);

/**
 * Names of columns with a customer's text, best first. Some also name a rating: the cells decide.
 */
export const TEXT = rankOf('text');

export const RATING = rankOf('rating');

export const DATE = rankOf('date');

/** Words that qualify other words and do not change their kind. */
export const BESIDE = rankOf('beside');

/** Words that exclude a column, whatever else its name contains. */
export const OTHER = rankOf('other');

/** Words of the excluded columns that hold a customer's own text: titles. */
export const TITLE = rankOf('title');

/** Words that name the speaker if they are the whole name. */
export const PERSON = rankOf('person');

/** Further words that name a column of a table, but mean nothing in a sentence of their own. */
export const COLUMN_WORDS = rankOf('column-words');

/** Further words for columns beside a review, if they end its name. */
export const ASIDE = rankOf('aside');

/** Questions of one or two words: repeated cells below them are still answers. */
export const OPINION = rankOf('opinion');

/** Words for a column that repeats another column. */
export const COPY = rankOf('copy');

/** Words, in the name of a text column, for a reply to a customer. */
export const ANSWER = rankOf('answer');

/** Names of people who reply to customers. */
export const ANSWERING = rankOf('answering');

/**
 * Names of review columns. In a table with one of these, an answer is not the customer's, nor is a
 * description.
 */
export const REVIEW = rankOf('review');

/** The words of a section, each with its rank. */
function rankOf(name: string): ReadonlyMap<string, number> {
  return new Map(words(name).map((word, index) => [bare(word), index]));
}

/** Lower case, without accents, vowel signs and other marks. */
export function bare(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a name into its words without accents: `reviewText`, `whatIMissed`, `reviews.text`. */
export function wordsOf(name: string): string[] {
  return bare(name.replace(WORD_END, '$& ')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The letter before a capital that begins a word of a name without spaces. */
const WORD_END = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll}{2})/gu;

/** True for several words of a script that needs no spaces between them. */
export const hasUnspacedWords = (text: string): boolean => UNSPACED.test(text);

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{7}/u;

/** Longest name that is split into words, in UTF-16 units; longer cells are skipped. */
export const LONGEST_NAME = 80;

export type Words = readonly string[];

/**
 * Words for the author of a row, best first; and words that exclude a column from naming the
 * author.
 */
export const SPEAKER = rankOf('speaker');

export const NOT_SPEAKER = rankOf('not-speaker');

/** Words for given and for family names, which may have a column each. */
export const GIVEN = rankOf('given');
export const FAMILY = rankOf('family');

/** Titles of these things say nothing about a review. */
export const THING = rankOf('thing');
