/** Marks of Markdown around customers' words. */
import { isPerson, nameOf } from './list-items.ts';
import { mayBeName } from '../lines/names.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';

const QUOTED = /^\s{0,3}>[^\S\n]?/;
const HEADING = /^\s{0,3}#{1,6}\s+(?=[^\s\d])/;

/** A name in bold at the start of a line: `- **Jana Kolbe**: words`, `— **Jana**, Bremen`. */
const BOLD =
  /^(?<before>\s{0,12}(?:[-–—*•+]|\d{1,3}[.)])?\s{0,4})\*\*(?<name>[^*\n]{1,80})\*\*(?=\s{0,3}(?:[:：–—(（,|·★⭐-]|$)|\n)/u;

/** A bullet or a number before a name. */
const START = /^\s{0,12}(?:[-–—*•+]|\d{1,3}[.)])?\s{0,4}/u;

/** Reads a text without its headings, and without the marks of quotations and of bold names. */
export function readMarkdown(
  text: string,
  read: (plain: string) => Reading | undefined,
): Reading | undefined {
  const lines = text.split('\n');
  const isMarked = lines.filter((line) => QUOTED.test(line)).length > 1;
  const joined = isMarked ? withNames(lines) : lines;
  const headings: string[] = [];
  // A heading directly above words is the customer's own.
  const isHeading = (line: string, at: number): boolean =>
    HEADING.test(line) &&
    (joined[at + 1] ?? '').trim() === '' &&
    !isPerson(nameOf([line.replace(HEADING, '')]));
  const names = new Set<string>();
  const wasTwo = new Map<string, string>();
  const plain = joined.map((line, at) => {
    if (isHeading(line, at)) {
      headings.push(line);
      return '';
    }
    const bareLine = line.replace(HEADING, '');
    const unheaded = HEADING.test(line) && isPerson(nameOf([bareLine])) ? bareLine : line;
    const bare = isMarked ? unheaded.replace(QUOTED, '') : unheaded;
    const { before, name, rest } = unbold(bare);
    if (name !== '') names.add(name);
    const whole = `${before}${name}${rest}`;
    const one = whole.replace('\n', ', ');
    if (one !== whole) wasTwo.set(one.trim(), bare.trim());
    return one;
  });
  const reading = read(plain.join('\n'));
  const restore = restorer(names, joined, wasTwo);
  const beside = headings.map((line): LeftOut => ({ text: line.trim(), why: 'heading' }));
  return (
    reading && {
      ...reading,
      quotes: reading.quotes.map((quote) => ({ ...quote, text: restore(quote.text) })),
      leftOut: [...beside, ...reading.leftOut],
    }
  );
}

/** The name that a line begins with, behind a bullet; empty if it is none of these. */
function nameAt(line: string, names: ReadonlySet<string>, lengths: readonly number[]): string {
  const words = line.slice(START.exec(line)?.[0].length ?? 0);
  return lengths.map((it) => words.slice(0, it)).find((it) => names.has(it)) ?? '';
}

/**
 * Returns a function that puts the marks back around a name that turned out to be a part of the
 * customer's words. A name that also begins a line without them is left as it is.
 */
function restorer(
  found: ReadonlySet<string>,
  lines: readonly string[],
  wasTwo: ReadonlyMap<string, string>,
) {
  const lengths = [...new Set([...found].map(({ length }) => length))];
  const plain = new Set(lines.map((line) => nameAt(line, found, lengths)));
  const names = new Set([...found].filter((name) => !plain.has(name)));
  const restored = (line: string): string => {
    const name = nameAt(line, names, lengths);
    return name === '' ? line : line.replace(name, () => `**${name}**`);
  };
  return (text: string): string =>
    names.size === 0
      ? text
      : text
          .split('\n')
          .map((line) => wasTwo.get(line.trim()) ?? restored(line))
          .join('\n');
}

/** Joins, with a line feed, the lines of a customer above their quoted words: a name, and below it a job. */
function withNames(lines: readonly string[]): string[] {
  const joined: string[] = [];
  lines.forEach((line, at) => {
    const isQuoted = QUOTED.test(line);
    const before = joined.at(-1) ?? '';
    const isMore =
      !isQuoted && line.trim() !== '' && BOLD.test(before) && QUOTED.test(lines[at + 1] ?? '');
    if (isMore) joined[joined.length - 1] = `${before}\n${line.trim()}`;
    else joined.push(line);
  });
  return joined;
}

/** A line in three parts: a bullet, the name in bold, and the rest; no name if none is in bold. */
function unbold(line: string) {
  const { before = '', name = '' } = BOLD.exec(line)?.groups ?? {};
  const isName =
    name !== '' && mayBeName(name.replace(/^\d{1,3}[.)] /, '').split(/[,(|·:]/u)[0] ?? '');
  return isName
    ? { before, name, rest: line.slice(before.length + name.length + 4) }
    : { before: '', name: '', rest: line };
}
