import { memo } from '../../text/memo.ts';
import { type WordSpan } from '../../text/word-spans.ts';

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

/** The facts of a word that its neighbours don't change. */
type Form = Pick<Word, 'text' | 'key' | 'capital' | 'owner'>;

const formOf = memo((found): Form => {
  const text = /['’]/.test(found) ? found.replace(/['’]s$/i, '') : found;
  return { text, key: text.toLowerCase(), capital: isCapital(found), owner: text !== found };
});

export function wordsOf(text: string, spans: readonly WordSpan[]): Word[] {
  let from = 0;
  return spans.map(({ text: found, start }) => {
    const form = formOf(found);
    const gap = text.slice(from, start);
    from = start + found.length;
    const { text: bare, key, capital, owner } = form;
    return { text: bare, key, start, end: start + bare.length, gap, capital, owner };
  });
}

/** Also `d’Angelo`. */
function isCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code <= 90) return true;
  return code > 122 ? /^\p{Lu}/u.test(word) : /^[dl]['’]\p{Lu}/u.test(word);
}
