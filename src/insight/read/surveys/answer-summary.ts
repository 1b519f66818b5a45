import { asksCustomers } from '../tables/column-questions.ts';
import { parseDates } from '../lines/quote-date.ts';
import { draftOf } from '../lines/draft-of.ts';
import { isNoAnswer } from '../lines/no-answer.ts';
import { isButtons } from '../lines/page-words.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';

/** `5 Antworten`, below a question. */
const COUNT = /^(?<count>\d{1,5}) (?<noun>\p{L}{4,20})$/u;

/** In UTF-16 units. */
const LONGEST_QUESTION = 300;

interface Section {
  /** The line with the question. */
  readonly from: number;
  /** The line with the number of answers. */
  readonly at: number;
  readonly count: number;
  /** First letters of the word after the number, the same in singular and plural. */
  readonly noun: string;
}

/** Reads the summary of a form: each question, its number of answers, and a line per answer. */
export function readSummary(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const rows = readRows(lines);
  if (rows) return rows;
  const sections = sectionsIn(lines);
  const [first] = sections;
  const isSole = sections.length === 1 && first !== undefined && isFilled(lines, first);
  if ((sections.length < 2 && !isSole) || new Set(sections.map(({ noun }) => noun)).size > 1)
    return undefined;
  const said = new Set(
    sections
      .flatMap((section, index) => {
        const next = sections[index + 1];
        const answers = answersOf(lines, section, next?.from ?? lines.length);
        // An answer may have several lines. Below the last answers there may be a footer.
        return next ? answers : answers.slice(0, section.count);
      })
      .filter((at) => !isNoAnswer(lines[at] ?? '')),
  );
  if (said.size === 0) return undefined;
  return {
    quotes: [...said].map((at) => ({ text: lines[at] ?? '' })),
    leftOut: lines.flatMap((line, at): LeftOut[] =>
      said.has(at) ? [] : [{ text: line, why: asks(line) ? 'heading' : 'other' }],
    ),
  };
}

/** `#	Responses	Date`, above the numbered answers to an open question. */
const ROW = /^\d{1,5}\t(?<words>[^\t]+)(?:\t(?<when>[^\t]*))?$/u;

const FIGURE = /^\d[\d.,]{0,9} ?%?$/;

/** Reads the numbered rows of answers below their questions; the other tables are counts. */
function readRows(lines: readonly string[]): Reading | undefined {
  if (!lines.some((line) => line.startsWith('#\t'))) return undefined;
  const rows = lines.map((line) => ROW.exec(line)?.groups);
  const dates = parseDates(rows.map((row) => row?.['when']));
  const quotes = rows.flatMap((row, at) =>
    row?.['words'] === undefined || isNoAnswer(row['words']) || FIGURE.test(row['words'])
      ? []
      : [draftOf(row['words'], undefined, dates[at])],
  );
  if (quotes.length < 2) return undefined;
  return {
    quotes,
    leftOut: lines.map((line, at): LeftOut => {
      const words = rows[at]?.['words'] ?? '';
      return { text: words === '' ? line : line.replace(words, ' ').trim(), why: 'other' };
    }),
  };
}

/**
 * True if the answers to the only question are as many as it counts. Below a customer's other lines
 * the question and the number may be a customer's too, unless a form has its number above as well.
 */
const isFilled = (lines: readonly string[], { at, count, noun }: Section): boolean => {
  const below = lines.slice(at + 1);
  const isForm = lines
    .slice(0, at)
    .some((line) => COUNT.exec(line)?.groups?.['count'] === `${count}`);
  return (
    (at === 1 || isForm) &&
    count > 1 &&
    ANSWERS.has(noun) &&
    below.length >= count &&
    !below.slice(0, count).some(isButtons) &&
    ((isForm && below.length - count <= LONGEST_FOOTER) ||
      below.slice(count).every((line) => isButtons(line) || (isForm && FOOTER.test(line))))
  );
};

/** In lines, below the answers. */
const LONGEST_FOOTER = 3;

/** `This form was created inside Example`. */
const FOOTER =
  /^(?:this|dieses|ce|este|questo|dit) (?:form|formular|formulaire|formulario|modulo|formulier|formulário)(?!\p{L})/iu;

/** First letters of the word for answers. */
const ANSWERS: ReadonlySet<string> = new Set(
  'answ resp repl antw répo resp risp reac odpo svar vast yanı отве відп'.split(' '),
);

const asks = (line: string): boolean =>
  line.length <= LONGEST_QUESTION && (/[?？؟]\s?\*?$/.test(line) || asksCustomers(line));

/** A button between a question and its number of answers. */
const COPY_CHART =
  /^(?:copy(?: chart)?|diagramm kopieren|copier le graphique|copiar (?:el )?gráfico|copia (?:il )?grafico|(?:grafiek|diagram) kopiëren|kopiuj wykres|kopiera diagram|kopier diagram)$/i;

const sectionsIn = (lines: readonly string[]): Section[] =>
  lines.flatMap((line, at) => {
    const { count = '', noun = '' } = (line.length <= 40 && COUNT.exec(line)?.groups) || {};
    const from = COPY_CHART.test(lines[at - 1] ?? '') ? at - 2 : at - 1;
    return noun === '' || from < 0 || !asks(lines[from] ?? '')
      ? []
      : [{ from, at, count: Number(count), noun: noun.slice(0, 4).toLowerCase() }];
  });

/** Indexes of the lines between two questions; none if the form drew a chart there. */
function answersOf(lines: readonly string[], { at }: Section, end: number): number[] {
  const below = lines.slice(at + 1, end);
  if (below.some((line) => CHARTED.test(line))) return [];
  return below.flatMap((line, step) => (isButtons(line) ? [] : [at + 1 + step]));
}

/** `2 (28,6 %)`, `57.1%`. */
const CHARTED = /^(?:\d{1,6} ?\()?\d{1,3}(?:[.,]\d{1,2})? ?%\)?$/;
