/** What the words of one language need: their stems, and those that say nothing by themselves. */
export interface Lexicon {
  stem(word: string): string;
  isStop(word: string): boolean;
}

export interface Token {
  /** In lower case. */
  readonly word: string;
  readonly stem: string;
  /** The word right before it in the same phrase, in lower case; empty at its start. */
  readonly before: string;
  /** Written with one capital, and not because a sentence begins or somebody shouts. */
  readonly capital: boolean;
  readonly stop: boolean;
}

const PHRASE_END = /[.,;:!?()"“”|\n–—]/;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** The words of a text in their order, with their stems. */
export function tokensOf(text: string, lexicon: Lexicon): Token[] {
  let from = 0;
  let before = '';
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    if (PHRASE_END.test(text.slice(from, index))) before = '';
    const word = found.toLowerCase().replaceAll('’', "'");
    const bare = word.replace(/'s$/, '');
    const stop = lexicon.isStop(word) || lexicon.isStop(bare);
    const token: Token = {
      word: bare,
      stem: stop ? bare : lexicon.stem(bare),
      before,
      capital: before !== '' && /^\p{Lu}\p{Ll}/u.test(found),
      stop,
    };
    before = word;
    from = index + found.length;
    return token;
  });
}

/** For a language that no list of stop words came for: every word stands for itself. */
export const BARE_LEXICON: Lexicon = { stem: (word) => word, isStop: (word) => word.length < 4 };
