import { asksName, isQuestion } from './column-questions.ts';
import {
  FAMILY,
  GIVEN,
  LONGEST_NAME,
  NOT_SPEAKER,
  SPEAKER,
  type Words,
  wordsOf,
} from './column-words.ts';

/** The column with the author of each row. */
export function speakerColumn(names: readonly string[]): number | undefined {
  const found = names.flatMap((name, index) => {
    const words = isQuestion(name) ? [] : wordsOf(name);
    const ranks = words.flatMap((word) => SPEAKER.get(word) ?? []);
    if (asksName(names[index] ?? '')) return [{ index, rank: 0 }];
    return ranks.length === 0 || isOther(words) ? [] : [{ index, rank: Math.min(...ranks) }];
  });
  return found.toSorted((a, b) => a.rank - b.rank || a.index - b.index)[0]?.index;
}

/** True for anything but a name; `Vorname und Nachname` is a whole one. */
const isOther = (words: Words): boolean =>
  words.some((word) => NOT_SPEAKER.has(word) && !(FAMILY.has(word) && isWhole(words)));

/** True for a given name: `First name`, but not `First reply`. */
const isGiven = (words: Words): boolean =>
  words.some((word) => GIVEN.has(word) && (word !== 'first' || words.includes('name')));

/** `Nombre` alone is the given name beside `Apellidos`, and the whole name elsewhere. */
const WHOLE: ReadonlySet<string> = new Set('name nombre nome naam nom'.split(' '));

const isWhole = (words: Words): boolean =>
  isGiven(words) || words.some((word) => word !== 'name' && WHOLE.has(word));

/** `Last name`, but not `Last visit`. */
const isFamily = (words: Words): boolean =>
  words.some((word) => FAMILY.has(word)) &&
  (!words.includes('last') || words.length === 1 || words.includes('name'));

/** The columns of the given and of the family name, if each has its own: `Vorname`, `Nachname`. */
export function nameColumns(names: readonly string[]): readonly number[] | undefined {
  const columns = names.map((name) => (isQuestion(name) ? [] : wordsOf(name)));
  const find = (is: (words: Words) => boolean) =>
    columns.findIndex((words) => words.length <= 3 && is(words));
  const isOthers = (words: Words) =>
    words.some((word) => NOT_SPEAKER.has(word) && !FAMILY.has(word));
  const isSole = (words: Words) => words.length === 1 && WHOLE.has(words[0] ?? '');
  const given = find((words) => isGiven(words) && !isFamily(words) && !isOthers(words));
  const family = find((words) => isFamily(words) && !isWhole(words) && !isOthers(words));
  const first = given === -1 ? find(isSole) : given;
  const last = family === -1 ? find(isSole) : family;
  const isPair = first !== -1 && last !== -1 && first !== last && (given !== -1 || family !== -1);
  return isPair ? [first, last] : undefined;
}

/** True for the name of a column of people who answer customers, or of anything but a name. */
export const isAnswering = (name: string): boolean =>
  name.length > LONGEST_NAME || wordsOf(name).some((word) => NOT_SPEAKER.has(word));
