import { type Fold, SOURCES } from './platform-rules.ts';
import { countCharacters, offsetAfter } from './text-metrics.ts';

/**
 * Where the reader has to press "more": the offset in UTF-16 units, or undefined when all shows.
 *
 * How wide a line is depends on the reader's screen. It is taken to hold its share of the fold's
 * characters; a line that somebody ended, even an empty one, counts as one.
 */
export function foldAt(text: string, { lines, characters }: Fold): number | undefined {
  const shown = text.trimEnd();
  const byCharacters = offsetAfter(shown, characters);
  const byLines = lines === undefined ? shown.length : endOfLines(shown, lines, characters / lines);
  const end = Math.min(byCharacters, byLines);
  return end < shown.length ? end : undefined;
}

/** What shows before the fold, as every screen says it: `3 lines or about 140 characters`. */
export function describeFold({ lines, characters, source }: Fold): string {
  const about = SOURCES[source].trust === 'weak' ? 'about ' : '';
  const most = `${about}${characters} characters`;
  return lines === undefined ? most : `${lines} lines or ${most}`;
}

/** What shows of a text that is folded at `at`, by the rule that folds it. */
export function describeShown(text: string, at: number, fold: Fold): string {
  const shown = countCharacters(text.slice(0, at));
  const isCutByLines = fold.lines !== undefined && shown < fold.characters;
  return isCutByLines ? `${fold.lines} lines (${shown} characters)` : describeFold(oneRow(fold));
}

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
