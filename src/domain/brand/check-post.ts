import { normalForm } from '../text/normal-form.ts';
import type { Span } from '../text/span.ts';
import { spanInSource } from '../text/text-copy.ts';
import type { BrandVoice } from './brand.ts';

/** A breach of the brand's rules: unwanted words, or missing ones. */
export type BrandFinding =
  | {
      readonly kind: 'never' | 'emoji';
      /** As the brand writes it; of emoji, the first one. */
      readonly words: string;
      /** Places in the post, in UTF-16 units. */
      readonly spans: readonly [Span, ...Span[]];
    }
  | { readonly kind: 'always' | 'hashtag' | 'sign-off'; readonly words: string };

/**
 * Compares a post with what its brand always and never says. Words are compared in their normal form,
 * in upper or lower case, and as a whole.
 */
export function checkPost(text: string, brand: BrandVoice): readonly BrandFinding[] {
  const copy = normalForm(text);
  const find = (pattern: RegExp): Span[] =>
    [...copy.text.matchAll(pattern)].map(({ 0: found, index }) =>
      spanInSource(copy, { start: index, end: index + found.length }),
    );
  const found = (kind: 'never' | 'emoji', words: string, [first, ...rest]: readonly Span[]) =>
    first ? [{ kind, words, spans: [first, ...rest] } as const] : [];
  const missing = (kind: 'always' | 'hashtag' | 'sign-off', words: string) =>
    find(wholeWords(words)).length === 0 ? [{ kind, words } as const] : [];
  const emoji = brand.emoji === 'none' ? find(EMOJI) : [];
  return [
    ...brand.never.flatMap((words) => found('never', words, find(wholeWords(words)))),
    ...found('emoji', text.slice(emoji[0]?.start, emoji[0]?.end), emoji),
    ...brand.always.flatMap((words) => missing('always', words)),
    ...brand.hashtags.flatMap((words) => missing('hashtag', words)),
    ...(brand.signOff === '' ? [] : missing('sign-off', brand.signOff)),
  ];
}

/** Signs that are shown as emoji: not `©` and `™`, which are letters unless they are asked to be. */
const EMOJI = /\p{RI}\p{RI}|(?:\p{Emoji_Presentation}|\p{ExtPict}\ufe0f)[\p{EMod}\ufe0f]?/gu;

/** The emoji of a text, in their order. */
export const emojiIn = (text: string): readonly string[] => text.match(EMOJI) ?? [];

/** Scripts that put no spaces between words. */
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}';
/** Korean writes its particles behind a word, without a space. */
const JOINED_BEHIND = `${UNSPACED}\\p{sc=Hang}`;

/** A letter or digit that makes the word beside it another one. */
const PART_OF_WORD = `(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_]`;
const STARTS_BESIDE = new RegExp(`^[\\p{L}\\p{M}\\p{N}_]`, 'u');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const ENDS_BESIDE = new RegExp(`[\\p{L}\\p{M}\\p{N}_]$`, 'u');
const ENDS_JOINED = new RegExp(`[${JOINED_BEHIND}]$`, 'u');

/** A pattern that finds words as a whole, whatever their case, spaces and apostrophes. */
export function wholeWords(words: string): RegExp {
  const plain = normalForm(words).text.trim();
  const pattern = plain
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replaceAll(/['’ʼ]/gu, "['’ʼ]")
    .replaceAll(/\s+/gu, String.raw`\s{1,9}`);
  const before = STARTS_BESIDE.test(plain) && !STARTS_UNSPACED.test(plain);
  const behind = ENDS_BESIDE.test(plain) && !ENDS_JOINED.test(plain);
  return new RegExp(
    `${before ? `(?<!${PART_OF_WORD})` : ''}${pattern || '(?!)'}${behind ? `(?!${PART_OF_WORD})` : ''}`,
    'giu',
  );
}
