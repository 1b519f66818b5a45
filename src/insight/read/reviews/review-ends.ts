import { isNoAnswer } from '../lines/no-answer.ts';
import { isMasked, isWriter, mayBeName } from '../lines/names.ts';
import type { PageLine } from '../pages/page-line.ts';
import type { Review } from './review.ts';

/** Fewest blocks that show a layout. */
const FEWEST = 2;

/**
 * Reviews that a date ends: the words, perhaps with the name above or below them, then the date and
 * buttons. Undefined unless every block of the page has this form.
 */
export function reviewsAboveDates(lines: readonly PageLine[]): Review[] | undefined {
  const dates = lines.flatMap(({ kind }, at) =>
    kind === 'date' && lines[at - 1]?.kind !== 'reply' ? [at] : [],
  );
  // Above the first review there may be the average of the page.
  const isOther = lines.some(
    ({ kind }, at) => kind === 'byline' || (kind === 'rating' && !isAverage(lines, at, dates)),
  );
  if (isOther || dates.length < FEWEST) return undefined;
  const [first = [], ...others] = dates.map((at, index) => blockAbove(lines, at, index === 0));
  // Above the first block there is the head of the page.
  const longest = others.reduce((most, block) => Math.max(most, block.length), 0);
  const blocks = [first.slice(-longest), ...others];
  const isSigned = areSigned(lines, blocks);
  const areEnds = dates.every((at) => lines[at + 1]?.kind !== 'text');
  if (!areEnds || lines.at(-1)?.kind === 'text') return undefined;
  const between = dates.slice(1).every((at, index) => {
    const from = dates[index] ?? 0;
    const block = blocks[index + 1] ?? [];
    return lines.slice(from, at).filter(({ kind }) => kind === 'text').length === block.length;
  });
  return between ? blocks.map(withName(lines, blocks, dates, isSigned)) : undefined;
}

/** True for stars far above the first review, with other parts of the page between. */
const isAverage = (lines: readonly PageLine[], at: number, [first = 0]: readonly number[]) =>
  at < first && lines.slice(at, first).some(({ kind }) => kind === 'heading');

/** True if half of the blocks end with a known name: others may end with a few words of praise. */
function areSigned(lines: readonly PageLine[], blocks: readonly (readonly number[])[]): boolean {
  const ends = blocks.map((block) => (lines[block.at(-1) ?? -1]?.text ?? '').replace(PLACE, ''));
  return ends.filter((text) => isWriter(text) || isMasked(text)).length * 2 >= ends.length;
}

/** `Ghislaine – France`. */
const PLACE = / [–—-] \p{Lu}[\p{L} ]{1,30}$/u;

/** Separates the names from the words, where each block has one at the same end. */
const withName = (
  lines: readonly PageLine[],
  blocks: readonly (readonly number[])[],
  dates: readonly number[],
  isSigned: boolean,
) => {
  const isReply = ([at = 0]: readonly number[]) => lines[at - 1]?.kind === 'reply';
  const areNamed = (place: number) =>
    blocks.every(
      (block) =>
        isReply(block) || (block.length > 1 && mayBeName(lines[block.at(place) ?? -1]?.text ?? '')),
    );
  // A figure above some of the words only is a count.
  const areRated = blocks.every(
    (block) => isReply(block) || /^[1-5]$/.test(lines[(block[0] ?? 0) - 1]?.text ?? ''),
  );
  const place = isSigned && areNamed(-1) ? -1 : areNamed(0) ? 0 : undefined;
  return (block: readonly number[], index: number): Review => {
    const [top = 0] = block;
    const name = place === undefined || isReply(block) ? undefined : block.at(place);
    return {
      start: areRated ? top - 1 : top,
      name,
      words: block.filter(
        (at) => at !== name && (block.length > 1 || !isNoAnswer(lines[at]?.text ?? '')),
      ),
      facts: [dates[index] ?? 0],
      isReply: isReply(block),
    };
  };
};

/** In lines: badges between a name and the date. */
const MOST_BADGES = 2;

/** The lines of text above a date; of the page's first block only those after a gap. */
function blockAbove(lines: readonly PageLine[], date: number, isFirst: boolean): number[] {
  const block: number[] = [];
  let end = date - 1;
  while (lines[end]?.kind === 'badge' && date - end <= MOST_BADGES) end -= 1;
  for (let at = end; lines[at]?.kind === 'text'; at -= 1) {
    block.push(at);
    if (isFirst && lines[at]?.isApart === true) break;
  }
  return block.toReversed();
}
