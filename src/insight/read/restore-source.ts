import { type TextCopy, wordsInSource } from '#domain/text/text-copy.ts';

/** A line of the copy whose source is another. */
interface ChangedLine {
  readonly text: string;
  /** Its offset in the copy. */
  readonly start: number;
  /** Behind the last part that was found in it: parts come in order. */
  from: number;
}

/** A word, or a sign: some lines have only those. */
const WORD = /[\p{L}\p{M}\p{N}]+|\p{S}/gu;

/** Lines with the same word that are searched for a part. */
const MOST_SEARCHED = 12;
/** In UTF-16 units: a longer line is searched only behind the last part. */
const LONGEST_AGAIN = 5_000;

/**
 * Returns a function that gives parts of a copy their words of the source back, line by line. A line
 * that a reader rewrote stays as it was read.
 */
export function sourceRestorer(copy: TextCopy): (part: string) => string {
  if (!copy.map) return (part) => part;
  const byWord = linesByWord(changedLines(copy));
  const restored = (line: string): string => {
    const words = line.trim();
    const start = placeOf(words, byWord);
    if (start === undefined) return line;
    return line.replace(words, () => wordsInSource(copy, { start, end: start + words.length }));
  };
  return (part) => part.split('\n').map(restored).join('\n');
}

function changedLines(copy: TextCopy): ChangedLine[] {
  let start = 0;
  return copy.text.split('\n').flatMap((text) => {
    const line = { text, start, from: 0 };
    start += text.length + 1;
    const isChanged = wordsInSource(copy, { start: line.start, end: start - 1 }) !== text;
    return text !== '' && isChanged ? [line] : [];
  });
}

function linesByWord(lines: readonly ChangedLine[]): ReadonlyMap<string, readonly ChangedLine[]> {
  const byWord = new Map<string, ChangedLine[]>();
  for (const line of lines)
    for (const word of new Set(line.text.match(WORD))) {
      const those = byWord.get(word);
      if (!those) byWord.set(word, [line]);
      else those.push(line);
    }
  return byWord;
}

/** The offset in the copy of a part of a line; undefined if no changed line has it. */
function placeOf(
  words: string,
  byWord: ReadonlyMap<string, readonly ChangedLine[]>,
): number | undefined {
  const [first = '', ...rest] = words.match(WORD) ?? [];
  let lines = byWord.get(first) ?? [];
  for (const word of rest.slice(0, MOST_SEARCHED)) {
    const those = byWord.get(word) ?? [];
    // The first and the last word may be cut.
    if (those.length > 0 && (lines.length === 0 || those.length < lines.length)) lines = those;
  }
  const next = lines.findIndex(({ from }) => from === 0);
  const near = lines.slice(Math.max(0, next - 1)).slice(0, MOST_SEARCHED);
  for (const line of near.length > 0 ? near : lines.slice(-MOST_SEARCHED)) {
    const behind = line.text.indexOf(words, line.from);
    const again = line.text.length <= LONGEST_AGAIN ? line.text.indexOf(words) : -1;
    const at = behind === -1 ? again : behind;
    if (at === -1) continue;
    line.from = at + words.length;
    return line.start + at;
  }
  return undefined;
}
