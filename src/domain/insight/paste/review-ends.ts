import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import type { Review } from './review.ts';

/** Fewest blocks that show a layout. */
const FEWEST = 2;

/**
 * Reviews that a date ends: the words, perhaps with the name above them, then the date and buttons.
 * Undefined unless every block of the page has this form.
 */
export function reviewsAboveDates(lines: readonly PageLine[]): Review[] | undefined {
  const dates = lines.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const isOther = lines.some(({ kind }) => kind === 'rating' || kind === 'byline');
  if (isOther || dates.length < FEWEST) return undefined;
  const areEnds = dates.every(
    (at) =>
      lines[at - 1]?.kind === 'text' &&
      lines[at + 1]?.kind !== 'text' &&
      !mayBeName(lines[at - 1]?.text ?? ''),
  );
  if (!areEnds || lines.at(-1)?.kind === 'text') return undefined;
  const [first = [], ...others] = dates.map((at, index) => blockAbove(lines, at, index === 0));
  // Above the first block there is the head of the page.
  const longest = others.reduce((most, block) => Math.max(most, block.length), 0);
  const blocks = [first.slice(-longest), ...others];
  const between = dates.slice(1).every((at, index) => {
    const from = dates[index] ?? 0;
    const block = blocks[index + 1] ?? [];
    return lines.slice(from, at).filter(({ kind }) => kind === 'text').length === block.length;
  });
  if (!between) return undefined;
  const isReply = ([at = 0]: readonly number[]) => lines[at - 1]?.kind === 'reply';
  const areNamed = blocks.every(
    (block) => isReply(block) || (block.length > 1 && mayBeName(lines[block[0] ?? -1]?.text ?? '')),
  );
  return blocks.map((block, index) => ({
    start: block[0] ?? 0,
    name: areNamed && !isReply(block) ? block[0] : undefined,
    words: areNamed && !isReply(block) ? block.slice(1) : block,
    facts: [dates[index] ?? 0],
    isReply: isReply(block),
  }));
}

/** The lines of text above a date; of the page's first block only those after a gap. */
function blockAbove(lines: readonly PageLine[], date: number, isFirst: boolean): number[] {
  const block: number[] = [];
  for (let at = date - 1; lines[at]?.kind === 'text'; at -= 1) {
    block.push(at);
    if (isFirst && lines[at]?.isApart === true) break;
  }
  return block.toReversed();
}
