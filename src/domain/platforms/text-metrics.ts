/** Measures and entities of a text, independent of its platform. */
import { trimEnd } from './trim-end.ts';

/** Unit in which a platform counts: UTF-16 code units, or bytes of UTF-8. */
export type LengthUnit = 'utf16' | 'utf8';

const utf8 = new TextEncoder();

/** Returns the length of a text as a platform counts it, for checking hard limits. */
export function lengthIn(unit: LengthUnit, text: string): number {
  return unit === 'utf16' ? text.length : utf8.encode(text).length;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A unit between two others that combine with nothing among themselves, as letters of most European
 * languages do: below the first combining mark, and no part of `\r\n`.
 */
const APART = /(?<=[^\u0300-\uffff\r])[^\u0300-\uffff\r](?=[^\u0300-\uffff\r])/g;

/** Counts characters as a reader sees them: an emoji with its modifiers counts once. */
export function countCharacters(text: string): number {
  // Each of these is one character; the segmenter takes a hundred times as long to say so.
  const rest = text.replace(APART, '');
  let count = text.length - rest.length;
  for (const _ of graphemes.segment(rest)) count += 1;
  return count;
}

/** Returns the offset in UTF-16 units after the first `count` characters that a reader sees. */
export function offsetAfter(text: string, count: number): number {
  let left = count;
  for (const { index } of graphemes.segment(text)) {
    if (left === 0) return index;
    left -= 1;
  }
  return text.length;
}

export type EntityKind = 'hashtag' | 'link' | 'mention';

/** A piece of a text that platforms highlight and make clickable. */
export interface Entity {
  readonly kind: EntityKind;
  readonly text: string;
  /** Offsets in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * Host without a scheme, recognized by its top-level domain; `it` and `me` end too many sentences.
 */
const BARE_HOST = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:com|org|net|io|app|dev|shop|store|eu|de|fr|nl|uk)(?![\p{L}\p{N}._-]{0,64}@|[\p{L}\p{N}-])`;
const REST = String.raw`(?:[/?#][^\s<>"“”]*)?`;
const LINK = String.raw`https?:\/\/[^\s<>"“”]+|www\.[^\s<>"“”]+|${BARE_HOST}${REST}`;

/** Letters with their marks, digits, underscores, and the joiners of Persian and Indic scripts. */
const NAME = String.raw`[\p{L}\p{M}\p{N}_\u200c\u200d]`;
/**
 * Not after a word or in a path, and not an HTML entity (`&#39;`); needs a letter, so `#1` is none.
 */
const HASHTAG = String.raw`(?<![\p{L}\p{M}\p{N}_&/#＃])[#＃](?=${NAME}*\p{L})[\p{L}\p{N}_]${NAME}*`;
/** Not after a word, which makes it an e-mail address. */
const MENTION = String.raw`(?<![\p{L}\p{M}\p{N}_@./-])@[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.·-]*[\p{L}\p{M}\p{N}_])?`;

const ENTITY = new RegExp(
  String.raw`(?<link>(?<![\p{L}\p{M}\p{N}_@./-])(?:${LINK}))|(?<hashtag>${HASHTAG})|(?<mention>${MENTION})`,
  'giu',
);

/** Finds hashtags, links and mentions, in order and never nested. A number is not a hashtag. */
export function findEntities(text: string): Entity[] {
  return [...text.matchAll(ENTITY)].map(({ 0: whole, index, groups }) => {
    const kind = kindOf(groups);
    const found = kind === 'link' ? withoutPunctuation(whole) : whole;
    return { kind, text: found, start: index, end: index + found.length };
  });
}

function kindOf(groups: Record<string, string | undefined> | undefined): EntityKind {
  if (groups?.['link'] !== undefined) return 'link';
  return groups?.['hashtag'] === undefined ? 'mention' : 'hashtag';
}

/** Removes the punctuation after a URL, and a bracket that the URL did not open. */
function withoutPunctuation(link: string): string {
  let open = link.split('(').length - link.split(')').length;
  let bare = trimEnd(link, PUNCTUATION);
  while (bare.endsWith(')') && open < 0) {
    open += 1;
    bare = trimEnd(bare.slice(0, -1), PUNCTUATION);
  }
  return bare;
}

const PUNCTUATION = /[.,;:!?…'’»]/;

export const countOf = (entities: readonly Entity[], kind: EntityKind): number =>
  entities.filter((entity) => entity.kind === kind).length;
