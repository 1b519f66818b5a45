import { withAskedRows } from './asked-rows.ts';
import { sourceColumn, sourceNamed } from './column-source.ts';
import { isAnswering, nameColumns, speakerColumn } from './column-speakers.ts';
import type { Columns } from './columns.ts';
import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { parseRatings } from '../lines/rating.ts';
import type { Csv } from './csv.ts';
import { draftOf } from '../lines/draft-of.ts';
import { joinNamed } from './join-said.ts';
import { consentReading } from './consent-reading.ts';
import { isOwnFlag, sideOf } from '../conversations/message-sides.ts';
import { isWriter } from '../lines/names.ts';
import { isNoAnswer } from '../lines/no-answer.ts';
import { repliesAmong, withoutReplies } from './reply-columns.ts';
import type { Answers, ColumnChoice, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { withoutSubheads, withoutTitles } from './subheads.ts';
import { conversationOf, isConversationTable } from './table-conversation.ts';
import { shapeOf, type TableShape, tableDrafts } from './table.ts';

type Row = readonly string[];

/** Reads an unambiguous table, or one whose columns the user has named. */
export function tableReading(table: Csv, answers: Answers): Reading | undefined {
  const bare = withoutSubheads(withoutTitles(table));
  const found = shapeOf(bare);
  const shape = found && withoutReplies(found, bare);
  const csv = shape === undefined || shape === 'bare' ? bare : withOneHeader(bare);
  if (answers.columns) return chosenReading(csv, shape, answers);
  if (!shape) return undefined;
  if (shape === 'bare') return bareReading(csv);
  const [header = [], ...body] = csv.rows;
  const drafts = tableDrafts(csv, shape);
  const named = speakerColumn(header);
  const isCoded = named !== undefined && areTokens(body.flatMap((row) => row[named]?.trim() || []));
  const speaker = isCoded ? undefined : (named ?? likelySpeaker(header, body, shape.columns));
  const own = ownRows(header, body, new Set(shape.columns.said));
  const both = nameColumns(header)?.filter((at) => !shape.columns.said.includes(at));
  const spoken = withSpeakers(drafts, body, ...(both?.length === 2 ? both : [speaker]));
  const used = new Set(shape.columns.said);
  const said = withSources(spoken, header, body);
  if (isConversationTable(header, said, shape.columns, speaker))
    return conversationOf(said, own, restOf(csv, shape, said, used), answers);
  const quotes = said.map((draft, at) => (own.has(at) ? { ...draft, text: '' } : draft));
  return withConsent(quotes, restOf(csv, shape, quotes, used), csv, shape, answers);
}

/** Without the header of a second export that was pasted below the first one. */
function withOneHeader(csv: Csv): Csv {
  const [header = [], ...body] = csv.rows;
  const isHeader = (row: Row) =>
    row.length === header.length && row.every((cell, at) => cell === header[at]);
  return { ...csv, rows: [header, ...body.filter((row) => !isHeader(row))] };
}

const FLAG = /^\s*(?:true|false|yes|no|[01yn])?\s*$/i;
const TRUE = /^\s*(?:true|yes|[1y])\s*$/i;

/**
 * Rows by the user's own side, and notices of the service, if a column names the side of each writer:
 * `agent`, `from_me`.
 */
function ownRows(
  header: Row,
  body: readonly Row[],
  said: ReadonlySet<number>,
): ReadonlySet<number> {
  const flag = header.findIndex(
    (name, at) => isOwnFlag(name) && !said.has(at) && body.every((row) => FLAG.test(row[at] ?? '')),
  );
  if (flag !== -1)
    return new Set(body.flatMap((row, at) => (TRUE.test(row[flag] ?? '') ? [at] : [])));
  const width = body[0]?.length ?? 0;
  for (let at = 0; at < width; at += 1) {
    const sides = said.has(at) ? [] : body.map((row) => sideOf(row[at]));
    const isColumn = sides.every((side) => side !== undefined) && sides.includes('customer');
    const own = sides.flatMap((side, row) => (side === 'customer' ? [] : [row]));
    if (isColumn && own.length > 0) return new Set(own);
  }
  return new Set();
}

/** The columns that the user may choose from, with the ones in use. */
export function columnChoices(csv: Csv, said: readonly number[]): ColumnChoice[] {
  const shape = shapeOf(csv);
  const [header = [], ...body] = csv.rows;
  const isNamed = shape !== undefined && shape !== 'bare';
  const rows = isNamed ? body : csv.rows;
  const width = Math.max(0, ...csv.rows.slice(0, 100).map((row) => row.length));
  return Array.from({ length: width }, (_, index) => ({
    index,
    name: isNamed && header[index]?.trim() ? header[index] : `Column ${index + 1}`,
    sample: rows.find((row) => row[index]?.trim())?.[index]?.slice(0, 80) ?? '',
    isRead: said.includes(index),
  }));
}

/** Reads a table without a known text column: uses the wordiest one until the user answers. */
export function unsureReading(csv: Csv): Reading | undefined {
  const width = csv.rows[0]?.length ?? 0;
  if (width < 2 || csv.rows.length < 2) return undefined;
  const letters = Array.from({ length: width }, (_, at) =>
    csv.rows.reduce((sum, row) => sum + (row[at]?.match(/\p{L}/gu)?.length ?? 0), 0),
  );
  const most = letters.reduce((highest, count) => Math.max(highest, count), 0);
  if (most === 0) return undefined;
  const said = [letters.indexOf(most)];
  return { ...chosenReading(csv, undefined, { columns: said }), columns: columnChoices(csv, said) };
}

function chosenReading(csv: Csv, shape: TableShape | undefined, answers: Answers): Reading {
  const said = (answers.columns ?? []).toSorted((a, b) => a - b);
  const [header = [], ...rest] = csv.rows;
  const isNamed = shape !== undefined && shape !== 'bare';
  const body = isNamed ? rest : csv.rows;
  const columns: Partial<Columns> = isNamed ? shape.columns : {};
  const other = (column: number | undefined) =>
    column !== undefined && said.includes(column) ? -1 : (column ?? -1);
  const ratings = parseRatings(body.map((row) => row[other(columns.rating)]));
  const dates = parseDates(body.map((row) => row[other(columns.date)]));
  const drafts = body.map((row, at) =>
    draftOf(
      joinNamed(
        said.map((column) => ({
          name: isNamed ? (header[column] ?? '') : '',
          text: row[column] ?? '',
        })),
      ),
      ratings[at],
      dates[at],
    ),
  );
  const speaker = isNamed ? speakerColumn(header) : nameColumn(csv.rows);
  const spoken = withSpeakers(
    drafts,
    body,
    speaker === undefined || said.includes(speaker) ? undefined : speaker,
  );
  const quotes = isNamed ? withSources(spoken, header, body) : spoken;
  const leftOut = restOf(csv, shape, quotes, new Set(said));
  return {
    ...withConsent(quotes, leftOut, csv, shape, answers),
    columns: columnChoices(csv, said),
  };
}

/** The column of names, without words or figures, if no header names it. */
function likelySpeaker(
  header: Row,
  body: readonly Row[],
  { said, rating, date }: Columns,
): number | undefined {
  const taken = new Set([...said, rating, date]);
  const open = header.flatMap((name, at) =>
    taken.has(at) || isAnswering(name) || NUMBERING.test(name) ? [] : [at],
  );
  const found = nameColumn(body.map((row) => open.map((at) => row[at] ?? '')));
  return found === undefined ? addressColumn(header, body) : open[found];
}

/** The column of the customers' e-mail addresses. */
function addressColumn(header: Row, body: readonly Row[]): number | undefined {
  const found = header.findIndex((name, at) => {
    const cells = body.flatMap((row) => row[at]?.trim() || []);
    const addresses = cells.filter((cell) => /^[^\s@]{1,64}@[^\s@]{1,200}$/.test(cell));
    const isOthers = isAnswering(name.replace(/e?-?mail/i, ''));
    return !isOthers && addresses.length > cells.length / 2;
  });
  return found === -1 ? undefined : found;
}

/** Reads rows without a header: columns of names and of labels are not part of the words. */
function bareReading(csv: Csv): Reading {
  const width = csv.rows[0]?.length ?? 0;
  const speaker = width > 2 ? nameColumn(csv.rows) : undefined;
  const labels = labelColumns(csv.rows, speaker);
  const all = Array.from({ length: width }, (_, at) => at);
  const replies = repliesAmong(all, csv.rows, speaker);
  const rows = csv.rows.map((row) =>
    row.map((cell, at) => (at === speaker || labels.has(at) || replies.has(at) ? '' : cell)),
  );
  const drafts = tableDrafts({ ...csv, rows }, 'bare');
  const quotes = withSpeakers(drafts, csv.rows, speaker);
  return { quotes: filled(quotes), leftOut: [] };
}

/** Columns whose words are far shorter than those of another. */
function labelColumns(rows: readonly Row[], speaker: number | undefined): ReadonlySet<number> {
  const width = rows[0]?.length ?? 0;
  const lengths = Array.from({ length: width }, (_, at) => {
    const cells = rows.flatMap((row) => row[at]?.trim() || []);
    const letters = cells.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0);
    return at === speaker || cells.length === 0 ? 0 : letters / cells.length;
  });
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return new Set(
    lengths.flatMap((length, at) => (length > 0 && length < longest * SHORT_SHARE ? [at] : [])),
  );
}

const SHORT_SHARE = 0.35;

/** `#`: a sign alone heads the numbers of the rows. */
const NUMBERING = /^[^\p{L}\s]{1,3}$/u;

const MOST_NAME = 30;

/** `K-20114`: the number of an order or a customer. */
const CODE = /^\p{L}{0,4}[-_#/. ]?\d{2,12}$/u;

/** `8fa1c0`, `b77e21`: letters and figures of one length in each row. */
const areTokens = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => /^(?=.*\d)[\da-z_-]+$/i.test(cell) && cell.length === cells[0]?.length);

/** Short cells, of which a good part are known for names of persons. */
function nameColumn(rows: readonly Row[]): number | undefined {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((row) => row[at]?.trim() ?? ''),
  );
  const found = columns.findIndex((cells) => {
    const names = cells.filter((cell) => cell !== '');
    const isShort = names.every((cell) => cell.length <= MOST_NAME);
    const known = names.filter((cell) =>
      isWriter(cell.split(/\s(?:&|und|and|et|y|e|en)\s/)[0] ?? cell),
    );
    const areCodes = names.every((cell) => CODE.test(cell)) || areTokens(names);
    return isShort && !areCodes && names.length > 0 && known.length >= names.length * 0.4;
  });
  const likely = found === -1 ? columns.findIndex(mayBeNames) : found;
  return likely === -1 ? undefined : likely;
}

/** True for a first column of different capitalised words, some of them known for names. */
const mayBeNames = (cells: readonly string[], at: number): boolean =>
  at === 0 &&
  cells.length > 1 &&
  new Set(cells).size === cells.length &&
  cells.some(isWriter) &&
  cells.every((cell) => /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u.test(cell));

/** Without empty rows and the rule below a header: `-----`. */
const filled = (drafts: readonly QuoteDraft[]): QuoteDraft[] =>
  drafts.filter(({ text }) => !/^[\s=_–—-]*$/.test(text));

/** The reading without the rows whose customers don't want their words published. */
function withConsent(
  drafts: readonly QuoteDraft[],
  leftOut: readonly LeftOut[],
  csv: Csv,
  shape: TableShape | undefined,
  answers: Answers,
): Reading {
  const columns = shape === undefined || shape === 'bare' ? undefined : shape.columns;
  const column = columns?.consent;
  const [header = [], ...body] = csv.rows;
  if (column === undefined) {
    const asked = columns && withAskedRows(drafts, leftOut, body, columns, answers);
    return asked ?? { quotes: filled(drafts), leftOut };
  }
  // From the end: an unquoted delimiter in the words shifts the cells after it.
  const cells = body.map((row) => row[row.length - (header.length - column)] ?? '');
  const rows = drafts.map((draft, at) => ({ draft, answer: cells[at] ?? '' }));
  const told = rows.filter(({ draft }) => filled([draft]).length > 0);
  return consentReading(header[column] ?? '', told, leftOut, answers);
}

const withSpeakers = (
  drafts: readonly QuoteDraft[],
  body: readonly Row[],
  ...columns: readonly (number | undefined)[]
): QuoteDraft[] =>
  drafts.map((found, at) => {
    const draft = isNoAnswer(found.text) ? { ...found, text: '' } : found;
    const names = columns.map((column) => body[at]?.[column ?? -1]?.trim() ?? '');
    const speaker = names.join(' ').trim();
    return speaker === '' ? draft : { ...draft, speaker };
  });

function withSources(
  drafts: readonly QuoteDraft[],
  header: Row,
  body: readonly Row[],
): readonly QuoteDraft[] {
  const column = sourceColumn(header, body);
  if (column === undefined) return drafts;
  return drafts.map((draft, at) => {
    const source = sourceNamed(body[at]?.[column] ?? '');
    return source === undefined ? draft : { ...draft, source };
  });
}

/** The left-out parts: the header, the other columns, and each cell of columns with phrases. */
function restOf(
  csv: Csv,
  shape: TableShape | undefined,
  quotes: readonly QuoteDraft[],
  used: ReadonlySet<number>,
): LeftOut[] {
  const [header = [], ...body] = csv.rows;
  const isNamed = shape !== undefined && shape !== 'bare';
  const rows = isNamed ? body : csv.rows;
  const leftOut: LeftOut[] = isNamed
    ? [{ text: header.filter(isFilled).join('\t'), why: 'heading' }]
    : [];
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (let column = 0; column < width; column += 1) {
    const cells = rows.flatMap((row, at) => {
      const cell = row[column]?.trim() ?? '';
      const isRead = used.has(column) && quotes[at]?.text.includes(cell) === true;
      return cell === '' || isRead ? [] : [cell];
    });
    const isWordy = cells.some((cell) => /\S\s+\S+\s+\S+\s+\S/.test(cell));
    if (isWordy) leftOut.push(...cells.map((text) => ({ text, why: 'column' }) as const));
    else if (cells.length > 0)
      leftOut.push({ text: [...new Set(cells)].join('\n'), why: 'column' });
  }
  return leftOut;
}

const isFilled = (cell: string): boolean => cell.trim() !== '';
