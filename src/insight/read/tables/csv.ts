/**
 * Delimiter-separated text (RFC 4180), parsed leniently: an unclosed quotation mark is an ordinary
 * character, so that one damaged byte never swallows the rest of a file. Linear.
 */
export interface Csv {
  readonly delimiter: string;
  /** True if the text names its own delimiter. */
  readonly named: boolean;
  /** Rows with at least one non-empty cell. */
  readonly rows: readonly (readonly string[])[];
  /** Number of rows with a cell in quotation marks. */
  readonly quotedRows: number;
}

/** A first line that names the delimiter, as Excel writes it. */
const NAMED_DELIMITER = /^sep=([^\p{L}\p{N}"\s]|\t)(?:\n|$)/iu;

/** Parses text with line feeds. */
export function parseCsv(text: string): Csv {
  // Tabs at the start of a table are empty cells.
  const table = text.replace(/^[\uFEFF\n ]+/, '');
  const name = NAMED_DELIMITER.exec(table);
  const delimiter = name?.[1] ?? likeliestDelimiter(table);
  return {
    delimiter,
    named: name !== null,
    ...parseRows(table.slice(name?.[0].length ?? 0), delimiter),
  };
}

/** The most frequent delimiter of the first line, outside quotation marks. */
function likeliestDelimiter(text: string): string {
  const counts = new Map([',', ';', '\t', '|'].map((sign) => [sign, 0]));
  let quoted = false;
  for (const sign of text) {
    if (sign === '\n') break;
    if (sign === '"') quoted = !quoted;
    const count = counts.get(sign);
    if (count !== undefined && !quoted) counts.set(sign, count + 1);
  }
  const [[likeliest] = [',']] = [...counts].toSorted(([, a], [, b]) => b - a);
  return likeliest;
}

function parseRows(text: string, delimiter: string): Pick<Csv, 'rows' | 'quotedRows'> {
  const rows: string[][] = [];
  let row: string[] = [];
  let quotedRows = 0;
  let isQuoted = false;
  let mayQuote = true;
  const [head = ''] = text.split('\n', 1);
  const isTight = head.includes(`"${delimiter}"`) && !head.includes(`"${delimiter} `);
  for (let at = 0; at <= text.length;) {
    const opens = mayQuote && text[at] === '"';
    const cell = opens ? quotedCell(text, at, delimiter, isTight) : undefined;
    // No mark closes this one, nor any later one: each is searched for only once.
    if (opens && !cell) mayQuote = false;
    if (cell) isQuoted = true;
    let end = cell?.end ?? at;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
    row.push(cell?.value ?? text.slice(at, end));
    at = end + 1;
    if (text[end] === delimiter) continue;
    if (row.some((value) => value.trim() !== '')) {
      rows.push(row);
      if (isQuoted) quotedRows += 1;
    }
    [row, isQuoted] = [[], false];
  }
  return { rows, quotedRows };
}

/** The cell whose quotation mark opens at `open`; undefined without a closing mark. */
function quotedCell(text: string, open: number, delimiter: string, isTight: boolean) {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (text[end] === ' ') end += 1;
    const next = text[end];
    // A mark within the words, as for inches, where no space follows a delimiter.
    const isWithin = isTight && next === delimiter && text[end + 1] === ' ';
    if (next === undefined || (next === delimiter && !isWithin) || next === '\n')
      return { value: text.slice(open + 1, at).replaceAll('""', '"'), end };
  }
  return undefined;
}
