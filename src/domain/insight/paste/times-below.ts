import { isClock, splitWhen } from './when.ts';

interface Turned {
  readonly lines: readonly string[];
  /** The text of the app between the messages. */
  readonly notices: readonly string[];
}

/** In UTF-16 units; no name with its time is longer. */
const LONGEST = 100;

/** Fewest messages that show the layout. */
const FEWEST = 2;

/**
 * Moves the times of a help desk that shows them below each message, with the name once more, up
 * to the name above the words: `Jana`, the words, `Jana · 12 May 2026, 08:14`. What follows a time
 * is the app's, down to the next name.
 */
export function withTimesAbove(lines: readonly string[]): Turned {
  const blocks = blocksIn(lines);
  if (blocks.length < FEWEST) return { lines, notices: [] };
  const turned: string[] = [];
  const notices: string[] = [];
  let from = 0;
  for (const { name, end } of blocks) {
    const between = lines.slice(from, name);
    if (from === 0) turned.push(...between);
    else notices.push(...between);
    turned.push(lines[end] ?? '', ...lines.slice(name + 1, end));
    from = end + 1;
  }
  notices.push(...lines.slice(from));
  return { lines: turned, notices: notices.filter((line) => line.trim() !== '') };
}

interface Block {
  /** The line with the name alone. */
  readonly name: number;
  /** The line with the name and the time. */
  readonly end: number;
}

/** All messages of this layout; none if a name has a time but no line of its own above it. */
function blocksIn(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  const names = new Map<string, number>();
  for (const [end, line] of lines.entries()) {
    const bare = line.trim();
    const head = bare.length > LONGEST ? undefined : splitWhen(bare);
    if (!head || !isClock(head.when)) {
      names.set(bare, end);
      continue;
    }
    const name = names.get(head.who);
    if (name === undefined || name <= (blocks.at(-1)?.end ?? -1) || name === end - 1) return [];
    blocks.push({ name, end });
  }
  return blocks;
}
