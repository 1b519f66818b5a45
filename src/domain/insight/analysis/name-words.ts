import { matchesOf } from './matches.ts';

/** A word of a text, with the features that indicate a name. */
export interface Word {
  readonly text: string;
  /** In lower case, without a possessive ending. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** The text between the previous word and this one. */
  readonly gap: string;
  readonly capital: boolean;
  /** Written with `'s`. */
  readonly owner: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*/gu;

export function wordsOf(text: string): Word[] {
  let from = 0;
  return matchesOf(text, WORD).map(({ 0: found, index }) => {
    const bare = /['’]/.test(found) ? found.replace(/['’]s$/i, '') : found;
    const gap = text.slice(from, index);
    from = index + found.length;
    const capital = isCapital(found);
    const end = index + bare.length;
    const owner = bare !== found;
    return { text: bare, key: bare.toLowerCase(), start: index, end, gap, capital, owner };
  });
}

/**
 * Also `d’Angelo`. Checks the first character before the pattern, because it runs for every word.
 */
function isCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code <= 90) return true;
  return code > 122 ? /^\p{Lu}/u.test(word) : /^[dl]['’]\p{Lu}/u.test(word);
}
