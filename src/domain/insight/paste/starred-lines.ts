import { isCustomer, mayBeName } from './names.ts';
import type { LeftOut, Reading } from './reading.ts';
import { isInlineReply } from './reply-words.ts';
import { readStars } from './stars.ts';

/** Words and a name behind a dash: `Top. – Pietro & Lu`. */
const SIGNED = /^(?<words>.{2,1500}\S)\s[–—-]\s?(?<name>\p{L}[^–—]{1,60})$/u;

/** In UTF-16 units; a longer line without stars is no heading. */
const LONGEST_HEADING = 90;

/** Reads lines that begin with stars and end in the customer's name: `★★★★★ – Top. – Jana`. */
export function starredLines(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const found = lines.flatMap((line, at) => {
    const stars = line.length > 2200 ? undefined : readStars(line);
    const { words, name } = SIGNED.exec(stars?.rest ?? '')?.groups ?? {};
    const bare = name?.replace(/\s?[,|(·].*$/u, '').trim() ?? '';
    return stars && words !== undefined && mayBeName(bare)
      ? [{ at, rating: stars.rating, words, name: bare, line }]
      : [];
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
