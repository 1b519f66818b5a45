import { asksName, isQuestion } from './column-questions.ts';
import { LONGEST_NAME, NOT_SPEAKER, SPEAKER, wordsOf } from './column-words.ts';

/** The column with the author of each row. */
export function speakerColumn(names: readonly string[]): number | undefined {
  const found = names.flatMap((name, index) => {
    const words = isQuestion(name) ? [] : wordsOf(name);
    const ranks = words.flatMap((word) => SPEAKER.get(word) ?? []);
    const isOther = words.some((word) => NOT_SPEAKER.has(word));
    if (asksName(names[index] ?? '')) return [{ index, rank: 0 }];
    return ranks.length === 0 || isOther ? [] : [{ index, rank: Math.min(...ranks) }];
  });
  return found.toSorted((a, b) => a.rank - b.rank || a.index - b.index)[0]?.index;
}

/** True for the name of a column of people who answer customers, or of anything but a name. */
export const isAnswering = (name: string): boolean =>
  name.length > LONGEST_NAME || wordsOf(name).some((word) => NOT_SPEAKER.has(word));
