/** Rows as CSV (RFC 4180), with a byte order mark for Excel. No cell is run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Spreadsheets run a cell with this beginning as a formula (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]{0,200}[=+\-@\t\r＝＋－＠]/u;

/**
 * The same within a text. Where the list separator is a semicolon, the quotation marks of the second
 * cell and those after it protect nothing: `;` begins a cell there, and a line break a row.
 */
const LATER_FORMULA = /([;\t\r\n][\s\p{Cf}"“”„']{0,40}|,(?=[=@＝＠]))([=+\-@＝＋－＠])/gu;

const cell = (text: string): string => {
  const rest = text.replace(LATER_FORMULA, "$1'$2");
  const safe = FORMULA.test(text) ? `'${rest}` : rest;
  return `"${safe.replaceAll('"', '""')}"`;
};
