import type { PageLine } from './page-line.ts';

/** `fast setup (4)`: an aspect with the number of reviews that mention it. */
const isChip = ({ kind, text }: PageLine): boolean =>
  kind === 'text' && text.length <= 40 && /^[^*_\d]+\p{L} \(\d{1,6}\)$/u.test(text);

/** Fewest aspects in a row below the first date: a customer lists two. */
const FEWEST_CHIPS = 3;

const isCapitalChip = (line: PageLine | undefined): boolean =>
  line !== undefined && isChip(line) && /^\p{Lu}/u.test(line.text);

/**
 * Rows of aspects: above the first review, or beside words and either long or in small letters, as
 * no customer writes a list.
 */
export function chipsIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const first = lines.findIndex(({ kind }) => kind === 'date' || kind === 'byline');
  const rows: number[][] = [];
  lines.forEach((line, at) => {
    if (!isChip(line) && !isAboveChip(lines, at)) return;
    const row = rows.at(-1);
    if (row?.at(-1) === at - 1) row.push(at);
    else rows.push([at]);
  });
  const areChips = (row: readonly number[]) => {
    const [start = 0, end = 0] = [row[0], row.at(-1)];
    if (end < first) return row.length > 1;
    const hasWords = [start - 1, end + 1].some((beside) => lines[beside]?.kind === 'text');
    const isList = row.every((at) => !isCapitalChip(lines[at]));
    return hasWords && (row.length >= FEWEST_CHIPS || (row.length > 1 && isList));
  };
  return new Set(rows.filter(areChips).flat());
}

const isAboveChip = (lines: readonly PageLine[], at: number): boolean => {
  const next = lines[at + 1];
  return next !== undefined && isChip(next) && isShort(lines[at]);
};

/** True for a line of up to three words without a stop. */
export const isShort = (line: PageLine | undefined): boolean =>
  line?.kind === 'text' &&
  line.text.length <= 30 &&
  line.text.split(/\s+/).length <= 3 &&
  !/[.!?…。！？]$/.test(line.text);
