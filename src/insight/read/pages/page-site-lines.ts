/** More lines of the best-known sites, as whole lines; their names and figures are slots. */
import PAGE_NOTES from '../../data/read/page-notes.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import { wholeLine } from '../lines/page-words.ts';

const words = alternativesOf(PAGE_NOTES);

/** The kind of review, of its writer or of their stay: at the head or below the words. */
const TOLD = wholeLine(words('told'));

/** Details of a stay. */
const STAY = wholeLine(words('stay'));

/** The status of an employee. */
const EMPLOYEE = wholeLine(words('employee'));

/** True for the status of an employee: `Former employee, less than 1 year`. */
export const isEmployee = (line: string): boolean => EMPLOYEE.test(line);

/** Jobs and forecasts of sites for employers. */
const JOB = wholeLine(words('job'));

/** Below the words. */
const BELOW = wholeLine(words('original'));

/** `[This review was collected as part of a promotion.] I love it`. */
const AHEAD = /^(?<note>\[[^\]]{10,100}\.\]|\([^()]{8,40}(?:Google|DeepL)[^()]{0,20}\))\s(?=\S)/u;

/** Splits off the note that a shop puts before the customer's words on the same line. */
export const withoutNotes = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const note = AHEAD.exec(line.slice(0, 120))?.groups?.['note'];
    const isSites = note !== undefined && (note.startsWith('(') || siteLineOf(note) !== undefined);
    return note !== undefined && isSites ? [note, line.slice(note.length).trim()] : [line];
  });

/** The kind of such a line; undefined for any other. The line has no full stop at its end. */
export function siteLineOf(line: string): 'badge' | 'button' | 'detail' | undefined {
  if (TOLD.test(line) || JOB.test(line) || isEmployee(line)) return 'badge';
  if (STAY.test(line)) return 'detail';
  return BELOW.test(line) ? 'button' : undefined;
}
