import { columnsIn } from './column-cells.ts';
import { isColumnName } from './column-names.ts';
import { asksCustomers } from './column-questions.ts';
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
  const isKinds =
    areAll(second, isImport) ||
    areAll(second, (cell) => KIND.test(cell.trim())) ||
    isSecondHeader(second, [third, ...body]);
  const below = [third, ...body].filter(hasCells);
  return isKinds ? { ...csv, rows: [withOptions(header, second, below), ...below] } : csv;
}

/** The header with the option of each column that holds nothing else: `Sauna`. */
function withOptions(header: Row, second: Row, below: readonly Row[]): Row {
  const columns = columnsIn(below);
  return header.map((name, at) => {
    const [option, cells] = [second[at]?.trim() ?? '', columns[at] ?? []];
    const isOption = option !== '' && cells.every((cell) => ['', option].includes(cell.trim()));
    return isOption ? option : name;
  });
}

/** In columns: fewer may be missing in a customer's row as well. */
const FEWEST_FACTS = 2;
const FEWEST_FACTS_OF_ONE = 3;

/**
 * True for the options or kinds of answers below the questions: without a value in each column that
 * has a number, a day or an address in all rows below.
 */
function isSecondHeader(second: Row, below: readonly Row[]): boolean {
  const rows = below.filter((row) => filledIn(row) > 0);
  if (rows.length === 0 || filledIn(second) === 0 || !areAll(second, isShortName)) return false;
  const columns = columnsIn(rows);
  const facts = columns.flatMap((cells, at) =>
    cells.length === rows.length && cells.every(isFact) ? [at] : [],
  );
  const fewest = rows.length === 1 ? FEWEST_FACTS_OF_ONE : FEWEST_FACTS;
  return facts.length >= fewest && facts.every((at) => !isFact(second[at] ?? ''));
}

/** `114000000001`, `10/03/2026 08:01`, `203.0.113.9`, `R_1aB`, `n@example.com`. */
const isFact = (cell: string): boolean =>
  cell.length <= LONGEST_FACT && /\d|@/.test(cell) && !/\p{L}{2}.*\s/u.test(cell);

/** In UTF-16 units. */
const LONGEST_FACT = 40;

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
