import type { Fold } from './platform-rules.ts';
import { SOURCES } from './sourced.ts';
import { countCharacters, offsetAfter } from './text-metrics.ts';

/**
 * Returns the offset of the "more" button in UTF-16 units, or undefined if the whole text shows.
 *
 * The width of a line depends on the reader's screen: it is assumed to hold its share of the fold's
 * characters. A line that ends with a line break counts as one, even if it is empty.
 */
export function foldAt(text: string, { lines, characters }: Fold): number | undefined {
  const shown = text.trimEnd();
  const byCharacters = offsetAfter(shown, characters);
  const byLines = lines === undefined ? shown.length : endOfLines(shown, lines, characters / lines);
  const end = Math.min(byCharacters, byLines);
  return end < shown.length ? end : undefined;
}

/** Describes the part above the fold, as on every screen: `3 lines or about 140 characters`. */
export function describeFold({ lines, characters, source }: Fold): string {
  const about = SOURCES[source].trust === 'weak' ? 'about ' : '';
  const most = `${about}${characters} characters`;
  return lines === undefined ? most : `${lines} lines or ${most}`;
}

/** Describes the visible part of a text that is folded at `at`, by the rule that folds it. */
export function describeShown(text: string, at: number, fold: Fold): string {
  const lines = linesShown(text, at, fold);
  return lines === undefined
    ? describeFold(oneRow(fold))
    : `${lines} lines (${countCharacters(text.slice(0, at))} characters)`;
}

/** Number of visible lines of a text that is folded at `at`; undefined if characters fold it. */
export const linesShown = (
  text: string,
  at: number,
  { lines, characters }: Fold,
): number | undefined => (countCharacters(text.slice(0, at)) < characters ? lines : undefined);

const oneRow = ({ characters, source }: Fold): Fold => ({ characters, source });

function endOfLines(text: string, lines: number, perLine: number): number {
  let left = lines;
  let start = 0;
  for (const line of text.split('\n')) {
    const taken = Math.max(1, Math.ceil(countCharacters(line) / perLine));
    if (taken > left) return start + offsetAfter(line, Math.floor(left * perLine));
    left -= taken;
    start += line.length;
    if (left === 0) return start;
    start += 1;
  }
  return text.length;
}
