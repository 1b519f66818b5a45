import { maySayAccount } from './contacts/handles.ts';
import { MAIL_WORD } from './contacts/contacts.ts';
import { mayHaveCases } from './names/inflected-names.ts';
import { memo } from '../text/memo.ts';
import { mayHaveForm } from './names/name-forms.ts';
import { CLEFT_WORD } from './names/names-at-work.ts';
import { mayNameNetwork } from './contacts/network-handles.ts';
import { mayNameStreet } from './addresses/postal-addresses.ts';
import { mayIntroduce } from './names/small-names.ts';
import { digitsOfWord } from './contacts/spoken-numbers.ts';
import { mayJudge } from '../themes/opinion.ts';
import { SIGN, signsOf } from '../text/text-signs.ts';
import type { WordSpan } from '../text/word-spans.ts';
import { POST_WORD } from '../data/names/work-words.ts';

/** Flags for the units and words of a text. A rule whose flag is unset skips its slow patterns. */
export interface Hints {
  /** Bits of `SIGN`. */
  readonly signs: number;
  /** Digits that the words say. */
  readonly digits: number;
  readonly account: boolean;
  readonly network: boolean;
  /** Bits of `mayIntroduce`, `mayNameStreet` and `mayJudge`. */
  readonly introduced: number;
  readonly streets: number;
  readonly opinion: number;
  /** Bits of `mayHaveCases`. */
  readonly cases: number;
  /** Bits of `mayHaveForm`. */
  readonly forms: number;
}

/** Judges each distinct word once. */
export function hintsOf(whole: string, words: readonly WordSpan[]): Hints {
  const hints = {
    signs: signsOf(whole),
    digits: 0,
    account: false,
    network: false,
    introduced: 0,
    streets: 0,
    opinion: 0,
    cases: 0,
    forms: 0,
  };
  for (const { text } of words) {
    const word = hintsOfWord(text);
    hints.digits += word.digits;
    hints.account ||= word.account;
    hints.network ||= word.network;
    hints.introduced |= word.introduced;
    hints.streets |= word.streets;
    hints.opinion |= word.opinion;
    hints.cases |= word.cases;
    hints.forms |= word.forms;
    hints.signs |= word.signs;
  }
  return hints;
}

const hintsOfWord = memo((word): Hints => ({
  digits: digitsOfWord(word),
  account: maySayAccount(word),
  network: mayNameNetwork(word),
  introduced: mayIntroduce(word),
  streets: mayNameStreet(word),
  opinion: mayJudge(word),
  cases: mayHaveCases(word),
  forms: mayHaveForm(word),
  signs: signsOfWord(word),
}));

const WORD_SIGNS: readonly (readonly [sign: number, word: RegExp])[] = [
  [SIGN.here, /^here$/],
  [SIGN.mail, MAIL_WORD],
  [SIGN.follow, /follow|folgt|suivez|segui|volg/i],
  [SIGN.post, POST_WORD],
  [SIGN.cleft, CLEFT_WORD],
];

const signsOfWord = (word: string): number =>
  WORD_SIGNS.reduce((signs, [sign, form]) => (form.test(word) ? signs | sign : signs), 0);
