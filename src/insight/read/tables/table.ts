import { areFlags, columnsIn } from './column-cells.ts';
import { asksConsent } from './column-consent.ts';
import { isAnswered, isColumnName, mayNameColumn } from './column-names.ts';
import { asksCustomers } from './column-questions.ts';
import { LONGEST_NAME, wordsOf } from './column-words.ts';
import { bareColumnsOf, type Columns, columnsOf, isAboveFigures, pairedNames } from './columns.ts';
import { beginsAsking, senseOf } from '../../labels/label-sense.ts';
import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { parseRatings } from '../lines/rating.ts';
import { type Csv, parseCsv } from './csv.ts';
import { draftOf } from '../lines/draft-of.ts';
import { joinNamed } from './join-said.ts';
import { type LabelledText, mixedLabel } from '../../labels/labelled-text.ts';

/**
 * Reads a table with line feeds. A comma in prose makes no table: either the header has to be
 * unambiguous, or the rows have to be alike, with a column of ratings or dates. Returns undefined
 * in doubt.
 */
export function readTable(text: string): QuoteDraft[] | undefined {
  const csv = parseCsv(text);
  const shape = shapeOf(csv);
  return shape && tableDrafts(csv, shape);
}

/** The way to read the rows: with the columns that a header names, or each as a whole. */
export type TableShape = { readonly columns: Columns } | 'bare';

/** Undefined if the text may not be a table. */
export function shapeOf(csv: Csv): TableShape | undefined {
  const [header = [], ...body] = csv.rows;
  // A line break in the header: a damaged byte opened a quotation there.
  if (header.length < 2 || header.some((cell) => cell.includes('\n'))) return undefined;
  // A thousands separator makes no columns: `Reviews 3,412`.
  const isCount =
    header.length === 2 && header.some((cell) => /^\s*\d+(?:[.,]\d+)?\D?\s*$/.test(cell));
  const isNamed =
    !isCount &&
    (hasLabels(header) ||
      header.some((cell) => isColumnName(cell) || asksCustomers(cell) || asksConsent(cell)));
  const isAbove = isTight(header, csv) && isAboveFigures(header, body);
  const columns = isNamed || isAbove ? columnsOf(header, body) : undefined;
  if (columns && isAbove) return { columns };
  if (columns && isHeader(header, columns, csv)) return { columns };
  return isBareTable(csv) ? 'bare' : undefined;
}

/** One quote per row, even if empty. */
export const tableDrafts = (csv: Csv, shape: TableShape): QuoteDraft[] =>
  shape === 'bare' ? bareDraftsOf(csv) : draftsOf(csv.rows.slice(1), shape.columns, csv);

type Row = readonly string[];

function isHeader(header: Row, columns: Columns, csv: Csv): boolean {
  const isConfirmed =
    csv.named ||
    columns.rating !== undefined ||
    columns.date !== undefined ||
    columns.consent !== undefined ||
    isAboveFlags(header, columns, csv) ||
    isAskedTable(csv, columns);
  const namesAlone = header.every((cell) => cell.trim() === '' || mayNameColumn(cell));
  if (namesAlone) return isConfirmed || isTight(header, csv);
  const [, ...body] = csv.rows;
  const aligned = body.filter((row) => row.length === header.length).length;
  return isConfirmed && isTight(header, csv) && aligned >= body.length / 2;
}

/** True for names above rows of one width with a column of flags or states: `true`, `approved`. */
function isAboveFlags(header: Row, { said }: Columns, { rows: [, ...body] }: Csv): boolean {
  const areRows = body.length > 1 && body.every((row) => row.length === header.length);
  const areNames = header.every((cell) => cell.length <= LONGEST_NAME && !/[.!…]\s*$/.test(cell));
  return (
    areRows &&
    areNames &&
    columnsIn(body).some(
      (cells, at) => !said.includes(at) && cells.every((cell) => cell !== '') && areFlags(cells),
    )
  );
}

/** The name of a column that gives its words their sense: `What did you dislike?`, `Cons`. */
const isLabel = (cell: string): boolean =>
  senseOf(cell) !== undefined &&
  (isAnswered(cell) || beginsAsking(cell)) &&
  (/[?？؟]\s*\*?\s*$/.test(cell) || wordsOf(cell).length <= LONGEST_LABEL);

/** In words, without a question mark. */
const LONGEST_LABEL = 5;

/** True for even rows below labels, or beside the questions that they answer. */
function isAskedTable({ rows }: Csv, { asked }: Columns): boolean {
  const [header = [], ...body] = rows;
  const isEven = body.length > 1 && body.every((row) => row.length === header.length);
  return isEven && (asked !== undefined || hasLabels(header));
}

const hasLabels = (header: Row): boolean => header.some(isLabel) || pairedNames(header).size > 0;

/** True without a space after the delimiter: prose has one after a comma, tables rarely. */
const isTight = (row: Row, { delimiter }: Csv): boolean =>
  /[\t|]/.test(delimiter) || !row.some((cell) => /^\s/.test(cell));

/** True for uniform rows with a column of ratings or dates, or mostly in quotation marks. */
function isBareTable(csv: Csv): boolean {
  const { rows, quotedRows } = csv;
  const [first = []] = rows;
  if (rows.length < 2 || rows.some((row) => row.length !== first.length)) return false;
  const { rating, date } = bareColumnsOf(rows);
  const isQuoted = quotedRows > rows.length / 2 && isTight(first, csv);
  return rating !== undefined || date !== undefined || isQuoted;
}

function draftsOf(body: readonly Row[], columns: Columns, csv: Csv): QuoteDraft[] {
  const width = csv.rows[0]?.length ?? 0;
  const [text = 0] = columns.said;
  // An unquoted comma widens its row and shifts the cells after it.
  const cellOf = (row: Row, column = -1) => row[column + (column > text ? surplusOf(row, csv) : 0)];
  const ratings = parseRatings(body.map((row) => cellOf(row, columns.rating)));
  const dates = parseDates(body.map((row) => cellOf(row, columns.date)));
  return body.map((row, index) => {
    const [rating, date] = [ratings[index], dates[index]];
    const isAside = (cell: string) =>
      (rating !== undefined && cell === cellOf(row, columns.rating)) ||
      (date !== undefined && cell === cellOf(row, columns.date));
    const misplaced = [
      rating === undefined ? cellOf(row, columns.rating) : undefined,
      date === undefined ? cellOf(row, columns.date) : undefined,
    ];
    // An irregular row, broken by a line break or by damage, is kept with all its words.
    const isBroken = row.length < width || misplaced.some(isPhrase);
    if (isBroken) return draftOf(mixed(allOf(row)), rating, date);
    const isShifted = surplusOf(row, csv) > 0 && columns.said.length > 1;
    return draftOf(
      isShifted ? mixed(allOf(shifted(row))) : textOf(row, columns, csv),
      rating,
      date,
    );

    function allOf(cells: Row): string {
      return joined(
        cells.filter((cell) => !isAside(cell)),
        csv,
      );
    }
  });

  /** The cells of several columns in one text: the names of all of them stay with it. */
  function mixed(whole: string): LabelledText {
    return mixedLabel(
      whole,
      columns.said.toSorted((a, b) => a - b).map((column) => csv.rows[0]?.[column] ?? ''),
    );
  }

  /** From the first column of words to the last: any of them may be split. */
  function shifted(row: Row): Row {
    const inOrder = columns.said.toSorted((a, b) => a - b);
    return row.slice(inOrder[0], (inOrder.at(-1) ?? 0) + surplusOf(row, csv) + 1);
  }
}

/** The number of cells beyond the header's; empty ones at the row's end don't count. */
function surplusOf(row: Row, { rows }: Csv): number {
  const width = rows[0]?.length ?? 0;
  if (row.length <= width) return 0;
  return Math.max(0, row.findLastIndex((cell) => cell.trim() !== '') + 1 - width);
}

const isPhrase = (cell: string | undefined): boolean => /\p{L}\s+\p{L}/u.test(cell ?? '');

/**
 * Returns all text of a row. One column's text includes the parts that unquoted delimiters split
 * off: they are within the surplus.
 */
function textOf(row: Row, { said, instead, asked = -1 }: Columns, csv: Csv): LabelledText {
  const nameOf = (column: number) => {
    const name = csv.rows[0]?.[column] ?? '';
    return senseOf(name) === undefined ? (row[asked] ?? name) : name;
  };
  const cellsOf = (columns: readonly number[]) =>
    columns.map((column) => ({ name: nameOf(column), text: row[column] ?? '' }));
  const surplus = surplusOf(row, csv);
  const [only = 0] = said;
  const found =
    surplus > 0
      ? joinNamed([
          {
            name: nameOf(only),
            text: withoutEnd(row.slice(only, only + surplus + 1)).join(csv.delimiter),
          },
        ])
      : joinNamed(cellsOf(said.toSorted((a, b) => a - b)));
  if (found.text !== '') return found;
  return joinNamed(
    cellsOf(instead)
      .filter(({ text }) => text.trim() !== '')
      .slice(0, 1),
  );
}

const withoutEnd = (cells: Row): Row =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

/** Drafts with all text of a row except its rating and its date; these split it into lines. */
function bareDraftsOf(csv: Csv): QuoteDraft[] {
  const { rows } = csv;
  const { rating = -1, date = -1 } = bareColumnsOf(rows);
  const ratings = parseRatings(rows.map((row) => row[rating]));
  const dates = parseDates(rows.map((row) => row[date]));
  return rows.map((row, index) => {
    const lines = runsIn(row, [rating, date]).map((run) => joined(run, csv));
    const text = lines.filter((line) => line !== '').join('\n');
    return draftOf(text, ratings[index], dates[index]);
  });
}

/** The runs of cells between the removed ones. */
function runsIn(row: Row, out: readonly number[]): Row[] {
  const ends = [-1, ...out.filter((at) => at !== -1).toSorted((a, b) => a - b), row.length];
  return ends.slice(1).map((end, at) => row.slice((ends[at] ?? -1) + 1, end));
}

/** Joins cells into one text, with spaces as in a sentence. */
function joined(cells: Row, { delimiter }: Csv): string {
  const sign = /[\t|]/.test(delimiter) ? '' : delimiter;
  return cells
    .filter((cell) => cell.trim() !== '')
    .map((cell, index) => (index === 0 ? cell : `${sign}${/^\s/.test(cell) ? '' : ' '}${cell}`))
    .join('');
}
