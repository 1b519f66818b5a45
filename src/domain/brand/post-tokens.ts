import { normalForm } from '../text/normal-form.ts';
import { sentencesOf } from '../text/sentences.ts';
import { LONGEST } from './brand.ts';
import { emojiIn } from './check-post.ts';

/**
 * `mark` is a kind of sign, such as `exclamation marks`; `emoji` and `hashtags` are those of a post as a
 * whole; the others are single tokens.
 */
export type Kind = 'emoji' | 'hashtags' | 'mark' | 'hashtag' | 'closing' | 'word';

/** Tokens of a post, each by its key. */
export interface Tokens {
  readonly byKey: ReadonlyMap<string, Token>;
  /** All words in their order, folded. */
  readonly words: readonly string[];
  readonly wordSet: ReadonlySet<string>;
}

export interface Token {
  readonly what: Kind;
  /** As the user wrote it. */
  readonly spelled: string;
  /** The folded words of each sentence that has it; of a closing, its own. */
  readonly sentences: readonly (readonly string[])[];
}

/** The longest text that is read, in UTF-16 units. */
const LONGEST_TEXT = 10_000;

const LINK = /https?:\/\/\S+/gu;
const HASHTAG = /#[\p{L}\p{M}\p{N}_]+/gu;
/** Names of users, and addresses. */
const HANDLE = /[\p{L}\p{M}\p{N}_.+-]{0,64}@[\p{L}\p{M}\p{N}_.-]+/gu;

/** Reads the tokens of a post as it was written, and as it was kept. */
export function readPair(written: string, kept: string): readonly [was: Tokens, is: Tokens] {
  // Without its selector, an emoji of one text may be a plain sign in the other.
  const emoji = new Set([written, kept].flatMap((text) => emojiIn(cut(text)).map(bare)));
  return [read(written, emoji), read(kept, emoji)];
}

const cut = (text: string): string => text.slice(0, LONGEST_TEXT);
const bare = (text: string): string => text.replaceAll('\ufe0f', '');

function read(source: string, emoji: ReadonlySet<string>): Tokens {
  const text = cut(source);
  const tagged = text.replaceAll(LINK, ' ').replaceAll(HANDLE, ' ');
  const hashtags = tagged.match(HASHTAG) ?? [];
  const plain = tagged.replaceAll(HASHTAG, ' ');
  const tokens = new Map<string, Token & { sentences: (readonly string[])[] }>();
  function note(what: Kind, spelled: string, sentence?: readonly string[]): void {
    const key = `${what} ${folded(spelled)}`;
    const token = tokens.get(key) ?? { what, spelled, sentences: [] };
    tokens.set(key, token);
    if (sentence) token.sentences.push(sentence);
  }
  function noteSigns(part: string, sentence?: readonly string[]): void {
    for (const name of marksIn(part)) note('mark', name, sentence);
    const shown = bare(part);
    if ([...emoji].some((one) => shown.includes(one))) note('emoji', 'emoji', sentence);
  }
  if (hashtags.length > 0) note('hashtags', 'hashtags');
  for (const hashtag of hashtags) note('hashtag', hashtag);
  const closing = closingOf(text);
  if (closing !== '') note('closing', closing, wordsOf(closing).map(folded));
  const all: string[] = [];
  let end = 0;
  for (const sentence of sentencesOf(plain)) {
    // A line of nothing but signs is no sentence.
    noteSigns(plain.slice(end, sentence.start));
    ({ end } = sentence);
    const part = plain.slice(sentence.start, end);
    const spelled = wordsOf(part);
    const words = spelled.map(folded);
    for (const [at, word] of words.entries()) {
      const own = spelled[at] ?? word;
      note('word', at === 0 ? uncapped(own) : own, words);
      all.push(word);
    }
    noteSigns(part, words);
  }
  noteSigns(plain.slice(end));
  return { byKey: tokens, words: all, wordSet: new Set(all) };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(normalForm(text).text)].flatMap(({ isWordLike, segment }) =>
    isWordLike && /\p{L}/u.test(segment) ? [segment] : [],
  );

/** Equal for all ways to write the same word: `STRASSE` and `Straße`, composed or not, `’` or `'`. */
export const folded = (text: string): string =>
  normalForm(text).text.toUpperCase().toLowerCase().replaceAll(/[‘’ʼ]/gu, "'");

/** The first word of a sentence as it is written within one. */
const uncapped = (word: string): string =>
  /^\p{Lu}[^\p{Lu}]*$/u.test(word) ? word.toLowerCase() : word;

/** The last line with words, without its hashtags; empty if it is no line that posts may repeat. */
function closingOf(text: string): string {
  const line = text
    .split('\n')
    .map((one) => (one.search(LINK) < 0 ? one.replaceAll(HASHTAG, '') : one))
    .map((one) => one.replaceAll(/\s+/gu, ' ').trim())
    .findLast((one) => /\p{L}/u.test(one));
  return line === undefined || line.length > LONGEST.signOff || line.search(LINK) >= 0 ? '' : line;
}

/** Signs that a writer can do without, by their names; those within numbers are no punctuation. */
const MARKS: readonly (readonly [name: string, signs: RegExp])[] = [
  ['exclamation marks', /[!¡！]/u],
  ['question marks', /[?¿？؟]/u],
  ['dashes', /(?<!\p{N})[–—―]|[–—―](?!\p{N})| - /u],
  ['ellipses', /…|\.\.\./u],
  ['semicolons', /[;；؛]/u],
  ['colons', /(?<!\p{N})[:：]|[:：](?!\p{N})/u],
  ['brackets', /[()[\]（）]/u],
  [
    'quotation marks',
    /["“”„«»‹›「」『』＂]|(?<![\p{L}\p{N}])['‘‚][^'‘’\n]{1,80}['‘’](?![\p{L}\p{N}])/u,
  ],
  ['asterisks', /\*/u],
  ['bullets', /[•‣▪]/u],
];

/** Names of the kinds of signs in a text. */
export const marksIn = (text: string): string[] =>
  MARKS.filter(([, signs]) => signs.test(text)).map(([name]) => name);
