import { isColumnName } from '../column-names.ts';
import { asksCustomers } from '../column-questions.ts';
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

/** Without the title of a sheet above its header: rows with one cell, above the names of columns. */
export function withoutTitles(csv: Csv): Csv {
  const start = csv.rows.findIndex((row) => filledIn(row) > 1);
  const isTitled = start > 0 && start <= MOST_TITLES && areNames(csv.rows[start] ?? []);
  return withoutGroups(isTitled ? { ...csv, rows: csv.rows.slice(start) } : csv);
}

/** Without names of groups of columns above the names themselves, which repeat the merged ones. */
function withoutGroups(csv: Csv): Csv {
  const [first = [], second = []] = csv.rows;
  const isRepeated = second.some((cell, at) => cell.trim() !== '' && cell === first[at]);
  const isGrouped = first.some((cell) => cell.trim() === '') && areAll(second, isShortName);
  return isRepeated && isGrouped ? { ...csv, rows: csv.rows.slice(1) } : csv;
}

/** In UTF-16 units. */
const LONGEST_NAME = 80;

const isShortName = (cell: string): boolean =>
  cell.length <= LONGEST_NAME && !/\s\S+\s\S+[.!…]\s*$|[!…]\s*$|^\s*\d/.test(cell);

const areNames = (row: Row): boolean =>
  filledIn(row) > 2 &&
  areAll(row, isShortName) &&
  row.some((cell) => isColumnName(cell) || asksCustomers(cell));

const filledIn = (row: Row): number => row.filter((cell) => cell.trim() !== '').length;

const hasCells = (row: Row): boolean => row.length > 0;

function areAll(row: Row, holds: (cell: string) => boolean): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every(holds);
}
