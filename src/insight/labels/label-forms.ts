import { bare } from '../read/tables/column-words.ts';

/** A list of words and phrases to find among the words of a label. */
export interface LabelForms {
  /** True if one of them is among the words. */
  isAmong(words: readonly string[]): boolean;
  /** True if the words begin with one of them. */
  begin(words: readonly string[]): boolean;
}

/**
 * Reads words and phrases without their accents. A star stands for any ending, a hyphen is between the
 * words of a phrase: `complain*`, `were-told`.
 */
export function formsOf(entries: readonly string[]): LabelForms {
  const byFirst = new Map<string, Form[]>();
  for (const entry of new Set(entries.map(bare))) {
    const isOpen = entry.endsWith('*');
    const words = (isOpen ? entry.slice(0, -1) : entry).split('-');
    const first = words[0] ?? '';
    const key = words.length === 1 && isOpen ? first.slice(0, KEY_LENGTH) : first;
    byFirst.set(key, [...(byFirst.get(key) ?? []), { words, isOpen }]);
  }

  const isAt = (words: readonly string[], at: number): boolean => {
    const word = words[at] ?? '';
    for (let length = 1; length <= KEY_LENGTH && length < word.length; length += 1)
      if (byFirst.get(word.slice(0, length))?.some((form) => stands(form, words, at))) return true;
    return byFirst.get(word)?.some((form) => stands(form, words, at)) ?? false;
  };
  return {
    isAmong: (words) => words.some((_, at) => isAt(words, at)),
    begin: (words) => isAt(words, 0),
  };
}

interface Form {
  readonly words: readonly string[];
  /** True if its last word may have any ending. */
  readonly isOpen: boolean;
}

/** Most letters by which an open form is found. */
const KEY_LENGTH = 3;

/** Of letters alone, at most twenty. */
const ENDING = /^\p{L}{0,20}$/u;

function stands({ words, isOpen }: Form, all: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const there = all[at + index];
    if (!isOpen || index < words.length - 1) return there === word;
    return there?.startsWith(word) === true && ENDING.test(there.slice(word.length));
  });
}
