import { isCustomer, mayBeName } from '../lines/names.ts';
import { unwrap } from './prose.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';
import { isInlineReply } from '../lines/reply-words.ts';
import { readStars } from '../lines/stars.ts';

/** Words and a name behind a dash: `Top. – Pietro & Lu`. */
const SIGNED = /^(?<words>.{2,1500}\S)\s[–—-]\s?(?<name>\p{L}[^–—]{1,60})$/u;

/** `"Tolle Wolle" ★★★★★ – Ute, Kiel`. */
const STARRED_BEHIND =
  /^(?<words>.{2,1500}?)\s(?<stars>[★⭐](?:[★☆⭐]|\uFE0F){0,9})\s[–—-]\s?(?<name>\p{L}[^–—]{1,60})$/u;

interface Parts {
  readonly words: string;
  readonly name: string;
  readonly rating: number;
}

function partsOf(line: string): Parts | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const behind = STARRED_BEHIND.exec(line)?.groups;
  const stars = readStars(behind?.['stars'] ?? line);
  const { words, name } = behind ?? SIGNED.exec(stars?.rest ?? '')?.groups ?? {};
  const bare = name?.replace(/\s?[,|(·].*$/u, '').trim() ?? '';
  if (!stars || words === undefined || !mayBeName(bare)) return undefined;
  return { words: unwrap(words), name: bare, rating: stars.rating };
}

/** In UTF-16 units. */
const LONGEST_LINE = 2200;

/** In UTF-16 units; a longer line without stars is no heading. */
const LONGEST_HEADING = 90;

/** Reads lines that begin with stars and end in the customer's name: `★★★★★ – Top. – Jana`. */
export function starredLines(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const found = lines.flatMap((line, at) => {
    const parts = partsOf(line);
    return parts ? [{ at, line, ...parts }] : [];
  });
  const known = found.filter(({ name }) => isCustomer(name)).length;
  const used = new Set(found.map(({ at }) => at));
  const others = lines.filter((_, at) => !used.has(at));
  const areHeadings = others.every((line) => line.length <= LONGEST_HEADING || isInlineReply(line));
  const isLayout = found.length > 1 && known >= found.length / 2 && others.length <= found.length;
  if (!isLayout || !areHeadings) return undefined;
  return {
    quotes: found.map(({ words, name, rating }) => ({ text: words, speaker: name, rating })),
    leftOut: [
      ...found.map(({ line, words }): LeftOut => ({ text: line.replace(words, ' '), why: 'name' })),
      ...others.map((line): LeftOut => ({
        text: line,
        why: isInlineReply(line) ? 'reply' : 'heading',
      })),
    ],
  };
}
