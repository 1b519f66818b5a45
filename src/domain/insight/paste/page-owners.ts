import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import { isAddressed, soundsLikeReply } from './reply-words.ts';

/** In UTF-16 units; a shorter name is a word of the page's menu too. */
const SHORTEST = 6;

/** The names of several words above the first review: one of them is the page's. */
function namesAbove(lines: readonly PageLine[]): ReadonlySet<string> {
  const first = lines.findIndex(({ kind }) => ['rating', 'date', 'byline'].includes(kind));
  return new Set(
    lines
      .slice(0, Math.max(0, first))
      .flatMap(({ text }) =>
        text.length >= SHORTEST && / /.test(text) && mayBeName(text) ? [text] : [],
      ),
  );
}

/**
 * Recognises the page's own name above its answer, which has no other heading: it stood above all
 * reviews, and a greeting or thanks is below it.
 */
export function withOwners(lines: readonly PageLine[]): readonly PageLine[] {
  const names = namesAbove(lines);
  if (names.size === 0) return lines;
  const first = new Map([...lines.entries()].toReversed().map(([at, { text }]) => [text, at]));
  return lines.map((line, at) => {
    const below = lines[at + 1];
    const isOwner = names.has(line.text) && first.get(line.text) !== at;
    const answers =
      below?.kind === 'text' && (isAddressed(below.text) || soundsLikeReply(below.text));
    return isOwner && answers ? { kind: 'reply', text: line.text, isApart: line.isApart } : line;
  });
}
