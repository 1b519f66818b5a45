import type { Csv } from './csv.ts';

type Row = readonly string[];

/** `{"ImportId":"QID1"}`, below the questions of an export. */
const isImport = (cell: string): boolean => cell.startsWith('{"ImportId"');

/** `Open-Ended Response`, below each question. */
const KIND =
  /^(?:(?:open-ended )?response|(?:offene )?(?:antwort|beantwortung)|réponse(?: ouverte)?|respuesta(?: abierta)?|risposta(?: aperta)?|(?:open )?antwoord|resposta(?: aberta)?)$/iu;

/** Without the rows below the header of a survey tool: the questions themselves name the columns. */
export function withoutSubheads(csv: Csv): Csv {
  const [header = [], second = [], third = [], ...body] = csv.rows;
  if (areAll(third, isImport)) return { ...csv, rows: [second, ...body] };
  const isKinds = areAll(second, isImport) || areAll(second, (cell) => KIND.test(cell.trim()));
  return isKinds ? { ...csv, rows: [header, third, ...body].filter(hasCells) } : csv;
}

/** In rows. */
const MOST_TITLES = 5;

/** Without the title of a sheet above its header: rows with one cell, above a wide one. */
export function withoutTitles(csv: Csv): Csv {
  const start = csv.rows.findIndex((row) => filledIn(row) > 1);
  const isTitled = start > 0 && start <= MOST_TITLES && filledIn(csv.rows[start] ?? []) > 2;
  return isTitled ? { ...csv, rows: csv.rows.slice(start) } : csv;
}

const filledIn = (row: Row): number => row.filter((cell) => cell.trim() !== '').length;

const hasCells = (row: Row): boolean => row.length > 0;

function areAll(row: Row, holds: (cell: string) => boolean): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every(holds);
}
