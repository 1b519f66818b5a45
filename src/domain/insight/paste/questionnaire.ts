import { isYesOrNo } from '../column-cells.ts';
import { fieldsFor } from '../column-names.ts';
import { asksCustomers, asksName, asksScore, asksSource, isClosed } from '../column-questions.ts';
import { speakerColumn } from '../column-speakers.ts';
import { parseDates } from '../quote-date.ts';
import type { QuoteDraft } from '../quote.ts';
import { parseRatings } from '../rating.ts';
import { draftOf } from './draft-of.ts';
import type { LeftOut, Reading } from './reading.ts';
import { numberedLines } from './numbered-questions.ts';
import { isRecord } from './survey.ts';

/** The number of a question on a separate line. */
const NUMBER =
  /^(?:(?:q|f|p|v|d|question|frage|pregunta|domanda|vraag|pergunta)\s?\.?\s?\d{1,3}\s?[.:)–-]?|\d{1,3}[.)])$/iu;
const FIELD = /^(?<name>\p{L}[^:\n?]{0,40}?)\s?:\s+(?<value>\S.*)$/u;
const DATED =
  /^(?:started|submitted|completed|date|datum|fecha|data|gestartet|commencé|iniciad[oa])/iu;
const NAMED = /^(?:name|first name|vorname|respondent|nom|prénom|nombre|nome|naam)$/iu;
const SKIPPED =
  /^\W{0,3}(?:respondent )?(?:skipped (?:this )?question|no (?:answer|response)|frage übersprungen|keine (?:antwort|angabe)|question (?:ignorée|passée)|sans réponse|pregunta omitida|sin respuesta|domanda saltata|nessuna risposta|vraag overgeslagen|geen antwoord|pergunta ignorada|sem resposta)\W{0,3}$/iu;

/** Below the last answer: `1 of 23 responses`. */
const FOOTER =
  /^(?:\d{1,6} (?:of|von|sur|de|di|van) \d{1,6} (?:responses|antworten|réponses|respuestas|risposte|antwoorden|respostas)|powered by .{2,40}|help center|terms of use|privacy notice|check out our sample surveys .{0,60})$/iu;

/** A label with the respondent's name below it. */
const ASKS_NAME =
  /^(?:your (?:first |full )?name|(?:first|full) name|ihr (?:vor)?name|dein (?:vor)?name|votre (?:pré)?nom|(?:tu|su) nombre|il tuo nome|(?:je|jouw|uw) (?:voor)?naam|(?:o )?seu nome)\s?[?:*]{0,2}$/iu;

interface Answer {
  readonly lines: string[];
  readonly question: string;
  /** True for a score, a choice, or yes or no. */
  isClosed: boolean;
  /** True for the question how the customer came here, which some answer with a story. */
  readonly isSource?: boolean;
}

interface Answered {
  readonly answers: Answer[];
  date?: string | undefined;
  speaker?: string | undefined;
  rating?: string | undefined;
}

/**
 * Reads survey answers one below the other, each under its numbered question: one quote per
 * respondent.
 */
export function readQuestionnaire(text: string): Reading | undefined {
  const { lines, leftOut: marked } = numberedLines(text);
  const records: Answered[] = [];
  const leftOut: LeftOut[] = [...marked];
  let numbers = 0;
  let marks = 0;
  let open: Answer | undefined;
  let isNaming = false;
  let first: string | undefined;
  for (const [at, line] of lines.entries()) {
    const record = records.at(-1) ?? begun(records);
    const { name, value } = (line.length <= 300 && FIELD.exec(line)?.groups) || {};
    const isNumber = NUMBER.test(line);
    const isName: boolean = isNaming && !isNumber && !asks(line) && !isSkipped(line);
    isNaming &&= isName;
    if (isRecord(line)) {
      marks += 1;
      begun(records);
      open = undefined;
    } else if (name !== undefined && record.answers.length > 0 && isSpeaker(name)) {
      begun(records).speaker = value;
      open = undefined;
    } else if (ASKS_NAME.test(line) || asksName(line)) {
      isNaming = true;
      open = undefined;
    } else if (isName) {
      record.speaker ??= line;
      isNaming = false;
    } else if (isNumber) {
      numbers += 1;
      first ??= line;
      // `Q1` again, of the next respondent
      if (line === first && record.answers.length > 0) begun(records);
      open = undefined;
    } else if (asks(line) || (at > 0 && NUMBER.test(lines[at - 1] ?? ''))) {
      open = { lines: [], question: line, isClosed: isClosed(line), isSource: asksSource(line) };
      record.answers.push(open);
    } else if (FOOTER.test(line)) {
      open = undefined;
    } else if (open && !isSkipped(line)) {
      // `How likely are you to recommend us? Please explain.`, with a score alone
      if (/^(?:\d|10)$/.test(line) && asksScore(open.question)) open.isClosed = true;
      open.lines.push(line);
      if (!open.isClosed) continue;
    } else if (name !== undefined) note(record, name, value ?? '');
    leftOut.push({ text: line, why: isNumber || open?.lines.length === 0 ? 'heading' : 'detail' });
  }
  const answered = records.flatMap(({ answers }) => answers.filter(isSaid));
  if (answered.length < 2) return undefined;
  if (numbers > 1) return { quotes: quotesOf(records), leftOut };
  return areRepeated(records, marks > 1)
    ? { quotes: quotesOf(records.map(joined)), leftOut }
    : undefined;
}

/** True for records with the same questions, each with a name or a line that begins it. */
const areRepeated = (records: readonly Answered[], areMarked: boolean): boolean =>
  records.length > 1 &&
  records.every(
    ({ answers, speaker }) =>
      (speaker !== undefined || (areMarked && answers.some((it) => it.isClosed))) &&
      answers.length > 1 &&
      answers.length === records[0]?.answers.length,
  );

/** Joins all answers of one customer. */
function joined({ answers, date, speaker, rating }: Answered): Answered {
  const lines = answers.filter(isSaid).flatMap((answer) => answer.lines);
  return {
    answers: [...answers.filter((it) => it.isClosed), { lines, question: '', isClosed: false }],
    date,
    speaker,
    rating,
  };
}

const isSkipped = (line: string): boolean => line.length <= 60 && SKIPPED.test(line);

const asks = (line: string): boolean => line.length <= 200 && asksCustomers(line);

function isSaid({ lines, isClosed: isShort, isSource }: Answer): boolean {
  const text = lines.join(' ').toLowerCase();
  const words = text.split(/\s+/).length;
  const isYes = words === 1 && isYesOrNo(text);
  return lines.length > 0 && !isYes && (!isShort || (isSource === true && words >= STORY));
}

/** In words, of an answer to the question how a customer came here. */
const STORY = 5;

function begun(records: Answered[]): Answered {
  const last = records.at(-1);
  if (last && last.answers.length === 0 && last.date === undefined) return last;
  const record: Answered = { answers: [] };
  records.push(record);
  return record;
}

/** True for the label of the respondent's name. */
const isSpeaker = (name: string): boolean =>
  NAMED.test(name) || speakerColumn([name]) !== undefined;

function note(record: Answered, name: string, value: string): void {
  if (DATED.test(name)) record.date ??= value;
  if (isSpeaker(name)) record.speaker ??= value;
  if (fieldsFor('rating', [name]).length > 0) record.rating ??= value;
}

function quotesOf(records: readonly Answered[]): QuoteDraft[] {
  const dates = parseDates(records.map(({ date }) => date));
  const figures = records.map(({ answers, rating }) => [
    ...(rating === undefined ? [] : [rating]),
    ...answers
      .filter((it) => it.isClosed)
      .flatMap(({ lines: [line = ''] }) => figureIn(line) ?? []),
  ]);
  const ratings = parseRatings(figures.map(([first]) => first));
  return records.flatMap(({ answers, speaker }, at) =>
    answers.filter(isSaid).map((answer) => ({
      ...draftOf(answer.lines.join('\n'), ratings[at], dates[at]),
      ...(speaker !== undefined && { speaker }),
    })),
  );
}

const figureIn = (line: string): string | undefined =>
  /^\d{1,2}(?:[.,]\d)?(?: ?\/ ?(?:5|10))?$|^★/u.test(line) ? line : undefined;
