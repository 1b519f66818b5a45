import { decodeEntities } from '#domain/text/html-entities.ts';

/**
 * Extracts the cells of a table from clipboard HTML. Parses tags by hand, in one pass: `DOMParser`
 * is a Trusted Types sink, and none of this HTML may ever become part of a page.
 */

/** Collapses the white space of the source; only tags break lines. */
const collapsed = (text: string): string =>
  decodeEntities(text.replace(/\s+/g, ' ')).replaceAll('\u00a0', ' ');

const tidied = (cell: string): string =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

interface Table {
  readonly rows: readonly (readonly string[])[];
  /** Number of characters outside the cells. */
  readonly outside: number;
}

/** The rows of the tables in an HTML fragment; undefined if there is none, or much other text. */
export function htmlTable(html: string): readonly (readonly string[])[] | undefined {
  if (!/<t[dh][\s>]/i.test(html)) return undefined;
  const { rows, outside } = cellsOf(html);
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const inside = filled.flat().reduce((sum, cell) => sum + cell.length, 0);
  return inside > outside * 4 && filled.length > 0 ? filled : undefined;
}

/** Elements with hidden text, and their closing tags. */
const CLOSINGS: Readonly<Record<string, RegExp>> = {
  style: /<\/style/gi,
  script: /<\/script/gi,
  head: /<\/head|<body/gi,
  title: /<\/title/gi,
  xml: /<\/xml/gi,
};

function cellsOf(html: string): Table {
  const rows: string[][] = [];
  const merged: (Merged | undefined)[] = [];
  let cell: string | undefined;
  let spans = { rows: 1, columns: 1 };
  let outside = 0;
  const close = () => {
    if (cell !== undefined) place(tidied(cell), spans, rows.at(-1) ?? pushed(rows), merged);
    cell = undefined;
  };
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const text = collapsed(html.slice(at, open === -1 ? html.length : open));
    if (cell === undefined) outside += text.trim().length;
    else cell += text;
    if (open === -1) break;
    const { name, end } = tagAt(html, open);
    if (name === 'table') merged.length = 0;
    else if (name === 'tr') {
      close();
      fill(rows.at(-1) ?? [], merged);
      rows.push([]);
    } else if (name === 'td' || name === 'th') {
      close();
      cell = '';
      spans = spansOf(html.slice(open, Math.min(end, open + LONGEST_TAG)));
    } else if (name === '/td' || name === '/th' || name === '/tr' || name === '/table') close();
    else if (cell !== undefined && /^(?:br|p|\/p|div|\/div|li)$/.test(name))
      cell += cell === '' ? '' : '\n';
    at = name in CLOSINGS ? behindElement(html, end, name) : end;
  }
  close();
  return { rows, outside };
}

/** A cell that reaches into the rows below. */
interface Merged {
  readonly text: string;
  rows: number;
}

/** In UTF-16 units, of a tag with its style. */
const LONGEST_TAG = 2000;

/** In rows or columns. */
const MOST_SPANNED = 5000;
/** In cells; beyond them a row is no table that a person reads. */
const WIDEST = 500;

const SPAN = /\s(?<side>row|col)span\s?=\s?["']?(?<count>\d{1,4})/gi;

/** The value of another attribute, which may contain anything. */
const OTHER_VALUE = /(?<!span)\s?=\s?(?:"[^"]*"|'[^']*')/gi;

function spansOf(tag: string) {
  const spans = { rows: 1, columns: 1 };
  for (const { groups } of tag.replace(OTHER_VALUE, '').matchAll(SPAN)) {
    const count = Math.min(Math.max(Number(groups?.['count']), 1), MOST_SPANNED);
    if (groups?.['side']?.toLowerCase() === 'row') spans.rows = count;
    else spans.columns = count;
  }
  return spans;
}

/** Puts a cell behind those that reach in from above, and keeps what it covers below. */
function place(
  text: string,
  spans: { readonly rows: number; readonly columns: number },
  row: string[],
  merged: (Merged | undefined)[],
): void {
  fill(row, merged, false);
  for (let column = 0; column < spans.columns && row.length < WIDEST; column += 1) {
    // A merged label applies to all of its rows, a customer's words to the first.
    const spread = column === 0 && isLabel(text) ? text : '';
    if (spans.rows > 1) merged[row.length] = { text: spread, rows: spans.rows - 1 };
    row.push(column === 0 ? text : '');
  }
}

/** Longest label, in words: `Prof. Dr. Anna Maria Weber`. */
const LONGEST_LABEL = 5;

const isLabel = (text: string): boolean =>
  text.length <= 80 && !/[.!?…]$/.test(text) && text.split(/\s+/).length <= LONGEST_LABEL;

/** Adds the cells from above: those before the next cell, or all to the end of the row. */
function fill(row: string[], merged: (Merged | undefined)[], isEnd = true): void {
  const last = isEnd ? merged.findLastIndex((it) => (it?.rows ?? 0) > 0) : merged.length;
  while (row.length <= last && row.length < WIDEST) {
    const above = merged[row.length];
    if (above === undefined || above.rows < 1) {
      if (!isEnd) return;
      row.push('');
      continue;
    }
    row.push(above.text);
    above.rows -= 1;
  }
}

function pushed(rows: string[][]): string[] {
  const row: string[] = [];
  rows.push(row);
  return row;
}

/** The name of the tag that opens at `open`, and its end. */
function tagAt(html: string, open: number): { readonly name: string; readonly end: number } {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open);
    return { name: '', end: end === -1 ? html.length : end + 3 };
  }
  const end = html.indexOf('>', open);
  const name = /^\/?[a-z]{1,12}\d?/i.exec(html.slice(open + 1, open + 16))?.[0] ?? '';
  return { name: name.toLowerCase(), end: end === -1 ? html.length : end + 1 };
}

function behindElement(html: string, from: number, name: string): number {
  const closing = CLOSINGS[name] ?? /<\//gi;
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
