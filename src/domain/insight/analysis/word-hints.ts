import { maySayAccount } from './handles.ts';
import { memo } from './memo.ts';
import { mayNameNetwork } from './network-handles.ts';
import { digitsOfWord } from './spoken-numbers.ts';
import type { WordSpan } from './word-spans.ts';

/** What the words of a text may say. Rules without such a word skip their slow patterns. */
export interface Hints {
  /** Digits that the words say. */
  readonly digits: number;
  readonly account: boolean;
  readonly network: boolean;
}

/** Judges each distinct word once. */
export function hintsOf(words: readonly WordSpan[]): Hints {
  const hints = { digits: 0, account: false, network: false };
  for (const { text } of words) {
    const { digits, account, network } = hintsOfWord(text);
    hints.digits += digits;
    hints.account ||= account;
    hints.network ||= network;
  }
  return hints;
}

const hintsOfWord = memo((word): Hints => ({
  digits: digitsOfWord(word),
  account: maySayAccount(word),
  network: mayNameNetwork(word),
}));
