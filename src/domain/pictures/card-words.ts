import { wholeSentences } from '../text/broken-lines.ts';
import { spanInCopy } from '../text/text-copy.ts';
import { visibleForm } from '../text/visible-form.ts';

/** Longer words are not looked at: no card shows so many. In UTF-16 units. */
const LONGEST = 6_000;

/** Words in one line, without what is not shown; half a character becomes `\ufffd`. */
export const cardWords = (text: string): string =>
  visibleForm(text.slice(0, LONGEST)).text.replaceAll(/\s+/g, ' ').trim();

/** White space is bounded: a long row of it is collapsed later. */
const BREAK = /-?[^\S\n]{0,9}\n\s{0,99}/g;
const ENDED = /[.!?…。！？؟:：;,،、)\]"”»]$/u;

/** Between two lines of a quote that are no sentence each. */
const LINE_BREAK = ' / ';

/** Stand-in for a line break, which is within a sentence that goes on or ends one. */
export const joint = (before: string): string => (ENDED.test(before.trim()) ? ' ' : LINE_BREAK);

/**
 * The lines of a quote in one: words and sentences that a narrow page divided are whole again, and a
 * mark stands between other lines. `mark` is for breaks that are not at the end of a sentence.
 */
export function inOneLine(text: string, mark: (before: string) => string = joint): string {
  const shown = text.slice(0, LONGEST);
  const copy = wholeSentences(shown);
  return shown.replaceAll(BREAK, (found, at: number) => {
    const { start, end } = spanInCopy(copy, { start: at, end: at + found.length });
    const by = copy.text.slice(start, end);
    if (!by.includes('\n')) return by;
    const hyphen = found.startsWith('-') ? '-' : '';
    return hyphen + mark(`${shown.slice(Math.max(0, at - 9), at)}${hyphen}`);
  });
}
