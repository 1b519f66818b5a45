import { maySayAccount } from './handles.ts';
import { mayHaveCases } from './inflected-names.ts';
import { memo } from './memo.ts';
import { mayNameNetwork } from './network-handles.ts';
import { mayNameStreet } from './postal-addresses.ts';
import { mayIntroduce } from './small-names.ts';
import { digitsOfWord } from './spoken-numbers.ts';
import { maySpeak } from './suggestions.ts';
import type { WordSpan } from './word-spans.ts';

/** Flags for the words of a text. A rule whose flag is unset skips its slow patterns. */
export interface Hints {
  /** Digits that the words say. */
  readonly digits: number;
  readonly account: boolean;
  readonly network: boolean;
  /** Bits of `mayIntroduce`, `mayNameStreet` and `maySpeak`. */
  readonly introduced: number;
  readonly streets: number;
  readonly speech: number;
  /** Bits of `mayHaveCases`. */
  readonly cases: number;
}

/** Judges each distinct word once. */
export function hintsOf(words: readonly WordSpan[]): Hints {
  const hints = {
    digits: 0,
    account: false,
    network: false,
    introduced: 0,
    streets: 0,
    speech: 0,
    cases: 0,
  };
  for (const { text } of words) {
    const word = hintsOfWord(text);
    hints.digits += word.digits;
    hints.account ||= word.account;
    hints.network ||= word.network;
    hints.introduced |= word.introduced;
    hints.streets |= word.streets;
    hints.speech |= word.speech;
    hints.cases |= word.cases;
  }
  return hints;
}

const hintsOfWord = memo((word): Hints => ({
  digits: digitsOfWord(word),
  account: maySayAccount(word),
  network: mayNameNetwork(word),
  introduced: mayIntroduce(word),
  streets: mayNameStreet(word),
  speech: maySpeak(word),
  cases: mayHaveCases(word),
}));
