/** The column of an export that says where each row was written: `Google`, `Trustpilot`. */
import { sectionsOf } from '../../data/entries.ts';
import LIST from '../../data/read/sources.txt?raw';
import type { Cells } from './column-cells.ts';
import { isQuestion } from './column-questions.ts';
import { LONGEST_NAME, wordsOf } from './column-words.ts';
import { QUOTE_SOURCES } from '#domain/quotes/quote-sources.ts';

const entries = sectionsOf(LIST);

/** Words of the column of sources. */
const HEADERS: ReadonlySet<string> = new Set(entries('header'));

/** Words of a column about a purchase, a login or a visit. */
const OTHERS: ReadonlySet<string> = new Set(entries('other-header'));

/** The names of sites and of means of contact, without spaces and accents. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.keys(QUOTE_SOURCES).flatMap((kind) => entries(kind).map((name) => [name, kind])),
);

/** Longest name of a source, in UTF-16 units; longer cells are no names. */
const LONGEST_SOURCE = 30;

/** The source that a cell names, as a key of `QUOTE_SOURCES`; undefined if it is not known. */
export const sourceNamed = (cell: string): string | undefined =>
  cell.length > LONGEST_SOURCE ? undefined : KINDS.get(wordsOf(cell).join(''));

/** The column of sources: one whose name says so, with a known one among its cells. */
export function sourceColumn(names: Cells, body: readonly Cells[]): number | undefined {
  const found = names.flatMap((name, at) => {
    const words = name.length > LONGEST_NAME || isQuestion(name) ? [] : wordsOf(name);
    const isNamed = words.some((word) => HEADERS.has(word)) && !words.some((it) => OTHERS.has(it));
    const isKnown = body.some((row) => sourceNamed(row[at] ?? '') !== undefined);
    return isNamed && isKnown ? [{ at, count: words.length }] : [];
  });
  return found.toSorted((a, b) => a.count - b.count)[0]?.at;
}
