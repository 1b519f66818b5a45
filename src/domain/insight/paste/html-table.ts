/**
 * Extracts the cells of a table from clipboard HTML. Parses tags by hand, in one pass: `DOMParser`
 * is a Trusted Types sink, and none of this HTML may ever become part of a page.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Collapses the white space of the source; only tags break lines. */
const collapsed = (text: string): string => decoded(text.replace(/\s+/g, ' '));

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
  let cell: string | undefined;
  let outside = 0;
  const close = () => {
    if (cell !== undefined) (rows.at(-1) ?? pushed(rows)).push(tidied(cell));
    cell = undefined;
  };
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const text = collapsed(html.slice(at, open === -1 ? html.length : open));
    if (cell === undefined) outside += text.trim().length;
    else cell += text;
    if (open === -1) break;
    const { name, end } = tagAt(html, open);
    if (name === 'tr') {
      close();
      rows.push([]);
    } else if (name === 'td' || name === 'th') {
      close();
      cell = '';
    } else if (name === '/td' || name === '/th' || name === '/tr' || name === '/table') close();
    else if (cell !== undefined && /^(?:br|p|\/p|div|\/div|li)$/.test(name))
      cell += cell === '' ? '' : '\n';
    at = name in CLOSINGS ? behindElement(html, end, name) : end;
  }
  close();
  return { rows, outside };
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
