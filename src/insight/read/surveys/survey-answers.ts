import { isYesOrNo } from '../tables/column-cells.ts';
import { asksConsent } from '../tables/column-consent.ts';
import { consentReading } from '../tables/consent-reading.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { parseRatings } from '../lines/rating.ts';
import { draftOf } from '../lines/draft-of.ts';

/** The lines below one question of a survey. */
export interface Answer {
  readonly lines: string[];
  readonly question: string;
  /** True for a score, a choice, or yes or no. */
  isClosed: boolean;
  /** True for the question how the customer came here, which some answer with a story. */
  readonly isSource?: boolean;
}

/** All that one person answered. */
export interface Answered {
  readonly answers: Answer[];
  date?: string | undefined;
  speaker?: string | undefined;
  rating?: string | undefined;
}

/** Joins all answers of one customer. */
export function joined({ answers, date, speaker, rating }: Answered): Answered {
  const lines = answers.filter(isSaid).flatMap((answer) => answer.lines);
  return {
    answers: [...answers.filter((it) => it.isClosed), { lines, question: '', isClosed: false }],
    date,
    speaker,
    rating,
  };
}

/** True for an answer in words. */
export function isSaid({ lines, isClosed: isShort, isSource }: Answer): boolean {
  const text = lines.join(' ').toLowerCase();
  const words = text.split(/\s+/).length;
  const isYes = words === 1 && isYesOrNo(text);
  return lines.length > 0 && !isYes && (!isShort || (isSource === true && words >= STORY));
}

/** In words, of an answer to the question how a customer came here. */
const STORY = 5;

/**
 * The quotes of these records, without those of customers who don't want their words published.
 * `isOne`: all that one customer answered is one quote.
 */
export function surveyReading(
  records: readonly Answered[],
  leftOut: readonly LeftOut[],
  answers: Answers,
  isOne: boolean,
): Reading {
  const told = records.map((record) => ({
    ...record,
    answers: record.answers.filter(({ question }) => !asksConsent(question)),
  }));
  const drafts = draftsOf(isOne ? told.map(joined) : told);
  const permits = records.map((record) => record.answers.find((it) => asksConsent(it.question)));
  const asked = permits.find((it) => it !== undefined)?.question;
  if (asked === undefined) return { quotes: drafts.flat(), leftOut };
  const rows = drafts.flatMap((those, at) =>
    those.map((draft) => ({ draft, answer: permits[at]?.lines.join(' ') ?? '' })),
  );
  return consentReading(asked, rows, leftOut, answers);
}

/** The quotes of each record. */
function draftsOf(records: readonly Answered[]): QuoteDraft[][] {
  const dates = parseDates(records.map(({ date }) => date));
  const figures = records.map(({ answers, rating }) => [
    ...(rating === undefined ? [] : [rating]),
    ...answers
      .filter((it) => it.isClosed)
      .flatMap(({ lines: [line = ''] }) => figureIn(line) ?? []),
  ]);
  const ratings = parseRatings(figures.map(([first]) => first));
  return records.map(({ answers, speaker }, at) =>
    answers.filter(isSaid).map((answer) => ({
      ...draftOf(answer.lines.join('\n'), ratings[at], dates[at]),
      ...(speaker !== undefined && { speaker }),
    })),
  );
}

const figureIn = (line: string): string | undefined =>
  /^\d{1,2}(?:[.,]\d)?(?: ?\/ ?(?:5|10))?$|^★/u.test(line) ? line : undefined;
