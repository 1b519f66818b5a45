/**
 * The rows of a table of separated values, as spreadsheets and exports write it (RFC 4180), and as they
 * should not: a quotation mark within a cell stays, and a cell that nobody closed goes on to the end.
 * Rows without a word are left out.
 */
export function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(cellPattern(delimiter))) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '') break;
    if (end !== delimiter) rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** A cell, in quotation marks or bare, and what ends it. A mark closes where nothing but an end follows. */
function cellPattern(delimiter: string): RegExp {
  const sign = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const end = String.raw`${sign}|\r\n|\n|\r|$`;
  return new RegExp(
    String.raw`(?:"((?:[^"]|""|"(?! *(?:${end})))*)(?:" *|$)|([^${sign}\r\n]*))(${end})`,
    'gy',
  );
}
