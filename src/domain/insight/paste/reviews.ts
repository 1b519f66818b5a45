import type { PageLine } from './page-line.ts';
import { type Head, headsIn, isAnchor, type Run, wordsIn } from './review-heads.ts';
import { layoutOf, named, type NamePlace } from './review-names.ts';
import { withReplies } from './review-replies.ts';

export interface Review {
  /** The first line of its header. */
  readonly start: number;
  readonly name: number | undefined;
  readonly words: readonly number[];
  /** Lines with its stars, dates and bylines. */
  readonly facts: readonly number[];
  readonly isReply: boolean;
}

export function reviewsIn(lines: readonly PageLine[]): Review[] {
  const heads = headsIn(lines);
  const layout = layoutOf(lines, heads);
  const drafts = heads.map((head, at) => {
    const next = heads[at + 1];
    const end = next ? (layout.above[at + 1] ?? next.start) : lines.length;
    return draftReview(lines, head, { above: layout.above[at], end, names: layout.names });
  });
  return withReplies(lines, drafts);
}

interface Place {
  readonly above: number | undefined;
  readonly end: number;
  readonly names: NamePlace;
}

function draftReview(lines: readonly PageLine[], head: Head, { above, end, names }: Place): Review {
  const facts = head.runs.flatMap((run) => indexes(run).filter((at) => isFact(lines[at])));
  const start = above ?? head.start;
  const title = above !== undefined && names !== 'above' ? [above] : [];
  const words = [...title, ...wordsIn(lines, head, end)];
  const name = names === 'above' ? above : nameAmong(lines, words, head, names);
  const said = words.filter((at) => at !== name);
  return said.length === 0 && title.length === 0
    ? { start, name: names === 'above' ? above : undefined, words, facts, isReply: false }
    : { start, name, words: said, facts, isReply: false };
}

/** The line among the words of a review that is its writer's name. */
function nameAmong(
  lines: readonly PageLine[],
  words: readonly number[],
  head: Head,
  names: NamePlace,
): number | undefined {
  const at = {
    above: undefined,
    nowhere: undefined,
    between: words.find((it) => it >= (head.runs[0]?.end ?? 0)),
    below: words.find((it) => it === head.end),
    behind: words.at(-1),
  }[names];
  const line = at === undefined ? undefined : lines[at];
  return line && named(line) && words.length > 1 ? at : undefined;
}

const isFact = (line: PageLine | undefined): boolean =>
  isAnchor(line) || (line?.kind === 'detail' && line.date !== undefined);

const indexes = ({ start, end }: Run): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
