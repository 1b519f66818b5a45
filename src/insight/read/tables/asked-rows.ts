import { asksConsent, consentOf } from './column-consent.ts';
import type { Columns } from './columns.ts';
import { consentReading } from './consent-reading.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';

type Row = readonly string[];

/**
 * Leaves out who refuses in a table with a row for each question: `May we quote you?`, `No`.
 * Undefined if no row asks for the use of words.
 */
export function withAskedRows(
  drafts: readonly QuoteDraft[],
  leftOut: readonly LeftOut[],
  body: readonly Row[],
  columns: Columns,
  answers: Answers,
): Reading | undefined {
  const questionOf = (row: Row) => row[columns.asked ?? -1]?.trim() ?? '';
  const answerOf = (row: Row) => row[columns.said[0] ?? -1]?.trim() ?? '';
  const isPermit = body.map(
    (row) =>
      asksConsent(questionOf(row)) && consentOf(answerOf(row), questionOf(row)) !== 'unclear',
  );
  const first = body.find((_, at) => isPermit[at]);
  if (!first) return undefined;
  const customers = customersOf(body, columns, questionOf);
  const permits = new Map(
    body.flatMap((row, at) => (isPermit[at] ? [[customers[at], answerOf(row)] as const] : [])),
  );
  const [rows, asides] = [
    drafts.flatMap((draft, at) =>
      isPermit[at] ? [] : [{ draft, answer: permits.get(customers[at]) ?? '' }],
    ),
    drafts.filter(({ text }, at) => isPermit[at] && text !== ''),
  ];
  return consentReading(
    questionOf(first),
    rows.filter(({ draft }) => draft.text.trim() !== ''),
    [...leftOut, ...asides.map(({ text }): LeftOut => ({ text, why: 'detail' }))],
    answers,
  );
}

/**
 * The customer of each row: by the cells that several rows share, or else each begins with the
 * question of the first row.
 */
function customersOf(
  body: readonly Row[],
  { asked, said, rating, date }: Columns,
  questionOf: (row: Row) => string,
): string[] {
  const taken = new Set([asked, ...said, rating, date]);
  const shared = [...(body[0]?.keys() ?? [])].filter(
    (at) => !taken.has(at) && new Set(body.map((row) => row[at])).size < body.length,
  );
  if (shared.length > 0) return body.map((row) => shared.map((at) => row[at]).join('\t'));
  const begins = questionOf(body[0] ?? []);
  let count = 0;
  return body.map((row) => {
    if (questionOf(row) === begins) count += 1;
    return String(count);
  });
}
