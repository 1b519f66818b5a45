import { isCapitalized, isWriter, mayBeName } from './names.ts';
import type { LeftOut, Reading } from './reading.ts';
import { readStars } from './stars.ts';

/** In UTF-16 units; a longer line is no name and no role. */
const LONGEST_TAIL = 70;

interface Block {
  readonly stars: string | undefined;
  readonly rating: number | undefined;
  readonly lines: readonly string[];
}

/**
 * Reads cards of testimonials: each paragraph has the words, the customer's name and perhaps a role,
 * with or without stars above. Paragraphs of another form are headings and buttons.
 */
export function readBlocks(text: string): Reading | undefined {
  const blocks = text.split(/\n[^\S\n]*\n/).flatMap(blockOf);
  const cards = blocks.filter(isCard);
  if (cards.length < 2) return undefined;
  const depth = cards.reduce((least, card) => Math.min(least, tailOf(card)), 2);
  const names = cards.map(({ lines }) => lines.at(-depth) ?? '');
  const isStarred = cards.every(({ rating }) => rating !== undefined);
  const known = names.filter(isWriter).length;
  const areCapitalized = names.every((name) => isWriter(name) || isCapitalized(name));
  const isNamed =
    names.every(mayBeName) && ((isStarred && areCapitalized) || known >= cards.length * 0.6);
  const others = blocks.filter((block) => !isCard(block)).flatMap(({ lines }) => lines);
  if (!isNamed) return undefined;
  // The first paragraph of a card of two would be lost as a heading.
  if (others.some((line) => line.length > LONGEST_TAIL || isSentence(line))) return undefined;
  if (others.length > cards.length * 2) return undefined;
  const leftOut = cards.flatMap(({ stars = '', lines }): LeftOut[] => [
    { text: stars, why: 'rating' },
    { text: lines.slice(-depth).join('\n'), why: 'name' },
  ]);
  return {
    quotes: cards.map(({ rating, lines }, at) => ({
      text: lines.slice(0, -depth).join('\n'),
      speaker: names[at] ?? '',
      ...(rating !== undefined && { rating }),
    })),
    leftOut: [...leftOut, ...others.map((line) => ({ text: line, why: 'heading' }) as const)],
  };
}

function blockOf(paragraph: string): Block[] {
  const lines = paragraph.split('\n').flatMap((line) => line.trim() || []);
  const [first = '', ...rest] = lines;
  if (first === '') return [];
  const stars = readStars(first);
  return stars?.rest === ''
    ? [{ stars: first, rating: stars.rating, lines: rest }]
    : [{ stars: undefined, rating: undefined, lines }];
}

/** A sentence above one or two short lines that are none. */
function isCard(block: Block): boolean {
  const tail = tailOf(block);
  const last = block.lines.at(-tail - 1) ?? '';
  return tail >= 1 && tail <= 2 && isSentence(last);
}

/** The number of short lines at the end. */
const tailOf = ({ lines }: Block): number =>
  lines.length - 1 - lines.findLastIndex((line) => line.length > LONGEST_TAIL || isSentence(line));

const isSentence = (line: string): boolean =>
  /(?:[.!?…]|[.!?…]["”»“])$/u.test(line) && /\p{L}\s\p{L}{1,40}\s\p{L}/u.test(line);
