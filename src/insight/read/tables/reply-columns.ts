import { speakerColumn } from './column-speakers.ts';
import { ANSWER, wordsOf } from './column-words.ts';
import type { Csv } from './csv.ts';
import { isAddressed, soundsLikeReply, thanksForReview } from '../lines/reply-words.ts';
import type { TableShape } from './table.ts';

type Row = readonly string[];

/** In UTF-16 units. */
const SHORTEST_NAME = 3;

/** True for an answer by the reviewed business: it thanks, apologises or addresses the customer. */
function isReply(cell: string, name: string): boolean {
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  const isNamed = last.length >= SHORTEST_NAME && cell.slice(0, 60).includes(last);
  return isNamed || isAddressed(cell) || soundsLikeReply(cell) || thanksForReview(cell);
}

/** Columns of answers, among several columns of words of which another has the customers'. */
export function repliesAmong(
  columns: readonly number[],
  rows: readonly Row[],
  speaker: number | undefined,
  names: Row = [],
): ReadonlySet<number> {
  const shares = columns.map((column) => {
    const filled = rows.filter((row) => /\S\s+\S/.test(row[column] ?? ''));
    const replies = filled.filter((row) =>
      isReply(row[column] ?? '', speaker === undefined ? '' : (row[speaker] ?? '')),
    );
    return filled.length === 0 ? undefined : replies.length / filled.length;
  });
  const isOther = shares.some((share) => share !== undefined && share < CUSTOMERS_SHARE);
  if (!isOther) return new Set();
  return new Set(
    columns.filter((column, at) => {
      const isAnswer = wordsOf(names[column] ?? '').some((word) => ANSWER.has(word));
      return (shares[at] ?? 0) >= (isAnswer ? CUSTOMERS_SHARE : REPLIES_SHARE);
    }),
  );
}

/** Customers thank too. */
const CUSTOMERS_SHARE = 0.3;
const REPLIES_SHARE = 0.6;

/** Without the columns of answers among those of words. */
export function withoutReplies(shape: TableShape, { rows }: Csv): TableShape {
  if (shape === 'bare' || shape.columns.said.length < 2) return shape;
  const [header = [], ...body] = rows;
  const { said } = shape.columns;
  const replies = repliesAmong(said, body, speakerColumn(header), header);
  return { columns: { ...shape.columns, said: said.filter((column) => !replies.has(column)) } };
}
