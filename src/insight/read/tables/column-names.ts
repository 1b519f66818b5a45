/** Infers the content of a column from its name. */

import type { Naming } from './column-cells.ts';
import { asksName, isQuestion } from './column-questions.ts';
import {
  ANSWER,
  ANSWERING,
  ASIDE,
  BESIDE,
  COLUMN_WORDS,
  COPY,
  DATE,
  FAMILY,
  GIVEN,
  LONGEST_NAME,
  OPINION,
  OTHER,
  PERSON,
  RATING,
  REVIEW,
  SPEAKER,
  TEXT,
  THING,
  TITLE,
  type Words,
  wordsOf,
} from './column-words.ts';

/** True if the text can only be the name of a column. */
export function isColumnName(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const words = wordsOf(name);
  const known = [TEXT, RATING, DATE].some((ranks) => words.some((word) => ranks.has(word)));
  const isSaid = (word: string) =>
    /^\d+$/.test(word) || [TEXT, RATING, DATE, BESIDE, OTHER].some((it) => it.has(word));
  return known && words.length <= 4 && words.every(isSaid);
}

/** True for a header cell: only words for columns, or an identifier as in code. */
export function mayNameColumn(cell: string): boolean {
  if (/^\s*[\p{L}\d]{1,40}(?:[_.][\p{L}\d]{1,40}){1,5}\s*$/u.test(cell)) return true;
  if (/^\s*\p{Ll}{1,40}(?:\p{Lu}\p{Ll}{1,40}){1,5}\s*$/u.test(cell)) return true;
  const words = cell.length > LONGEST_NAME ? [] : wordsOf(cell);
  const sets = [TEXT, RATING, DATE, BESIDE, OTHER, COLUMN_WORDS, GIVEN, FAMILY];
  return (
    words.length > 0 &&
    words.length <= 4 &&
    !/[.!?:]\s*$/.test(cell) &&
    words.every((word) => /^\d+$/.test(word) || sets.some((it) => it.has(word)))
  );
}

/** True for a field whose value is not a customer's text. */
export function isAsideName(name: string): boolean {
  if (asksName(name)) return true;
  if (isQuestion(name)) return false;
  const words = wordsOf(name);
  return (
    words.some((word) => [DATE, OTHER].some((it) => it.has(word))) ||
    (!isOpinion(words) && (words.some((word) => RATING.has(word)) || isLabel(words))) ||
    isAnswerOfBusiness(words) ||
    (words.length > 0 && words.every((word) => PERSON.has(word) || SPEAKER.has(word)))
  );
}

const isOpinion = (words: Words): boolean => words.some((word) => OPINION.has(word));

const isAnswerOfBusiness = (words: Words): boolean =>
  words.some((word) => ANSWER.has(word)) && words.some((word) => ANSWERING.has(word));

/** True for words that name a column of a table other than its text. */
const isLabel = (words: Words): boolean =>
  words.some((word) => COLUMN_WORDS.has(word)) || endsAside(words);

const endsAside = (words: Words): boolean =>
  ASIDE.has(words.at(-1) ?? '') || words.includes('since');

/** True if a name is that of a text column and of no other kind. */
export function isTextName(name: string): boolean {
  return isColumnName(name) && ranked(name, TEXT) !== undefined;
}

/** First words of a column that explains a rating: `Reason for score`. */
const REASON: ReadonlySet<string> = new Set(
  'reason reasons grund gründe begruendung begrundung raison raisons motivo motivos motivazione razon reden toelichting justificativa why warum'.split(
    ' ',
  ),
);

/** Returns how well a name fits, 0 for best; undefined if it does not. */
export function ranked(name: string, ranks: ReadonlyMap<string, number>): number | undefined {
  const words = wordsOf(name);
  if (ranks === TEXT && isQuestion(name)) return undefined;
  if (words.some((word) => OTHER.has(word)) || isAnswerOfBusiness(words)) return undefined;
  const means = (other: ReadonlyMap<string, number>) =>
    other !== ranks && words.some((word) => other.has(word) && !ranks.has(word));
  if (ranks === TEXT && REASON.has(words[0] ?? '')) return 0;
  if (ranks === TEXT && (means(RATING) || means(DATE))) return undefined;
  if (ranks === RATING && REASON.has(words[0] ?? '')) return undefined;
  if (ranks === RATING && means(DATE)) return undefined;
  const found = words.flatMap((word) => ranks.get(word) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Returns the indexes of the columns whose names fit, best first. */
function fitting(names: readonly string[], ranks: ReadonlyMap<string, number>): number[] {
  return names
    .flatMap((name, index) => {
      const rank = ranked(name, ranks);
      return rank === undefined ? [] : [{ index, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}

/** Returns the indexes of the fields whose names fit the role, best first. */
export const fieldsFor = (role: 'text' | 'rating' | 'date', names: readonly string[]): number[] =>
  fitting(names, role === 'text' ? TEXT : role === 'rating' ? RATING : DATE);

/**
 * True for a text column that copies another, holds someone else's text, or no text at all. Without
 * the other's name, this is only a possibility.
 */
export function isLesser(name = '', best?: string): boolean {
  const [words, others] = [wordsOf(name), best === undefined ? undefined : wordsOf(best)];
  if (COLUMN_WORDS.has(words.at(-1) ?? '') || endsAside(words)) return true;
  if (words.includes('description'))
    return words.every((word) => word === 'description' || COLUMN_WORDS.has(word));
  if (words.some((word) => ANSWER.has(word)))
    return others === undefined || others.some((word) => REVIEW.has(word));
  if (!words.some((word) => COPY.has(word))) return false;
  const core = words.filter((word) => !COPY.has(word));
  return others === undefined || isWithin(core, others) || isWithin(others, core);
}

const isWithin = (some: Words, all: Words): boolean => some.every((word) => all.includes(word));

export const isTitleName = (name: string): boolean =>
  name.length <= LONGEST_NAME && wordsOf(name).some((word) => TITLE.has(word));

export const isTitleOfThing = (name = ''): boolean => {
  const words = name.length <= LONGEST_NAME ? wordsOf(name) : [];
  return words.some((word) => THING.has(word)) && !words.some((word) => REVIEW.has(word));
};

/** Tells names for words from questions and from labels. */
export const namingOf = (name = ''): Naming =>
  isTextName(name) || isOpinion(wordsOf(name)) ? 'words' : isQuestion(name) ? 'question' : 'other';

export const isAnswered = (name = ''): boolean => isQuestion(name) || isOpinion(wordsOf(name));
