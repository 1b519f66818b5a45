import { asksConsent } from '../tables/column-consent.ts';
import { fieldsFor } from '../tables/column-names.ts';
import {
  asksCustomers,
  asksName,
  asksScore,
  asksSource,
  isClosed,
} from '../tables/column-questions.ts';
import { speakerColumn } from '../tables/column-speakers.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { numberedLines } from './numbered-questions.ts';
import { isRecord } from './survey.ts';
import { type Answer, type Answered, isSaid, surveyReading } from './survey-answers.ts';
import { dateIn } from '../lines/when.ts';

/** The number of a question on a separate line. */
const NUMBER =
  /^(?:(?:q|f|p|v|d|question|frage|pregunta|domanda|vraag|pergunta)\s?\.?\s?\d{1,3}\s?[.:)–-]?|\d{1,3}[.)])$/iu;
const FIELD = /^(?<name>\p{L}[^:\n?]{0,40}?)\s?:\s+(?<value>\S.*)$/u;
const DATED =
  /^(?:started|submitted|completed|date|datum|fecha|data|gestartet|commencé|iniciad[oa])/iu;
const NAMED = /^(?:name|first name|vorname|respondent|nom|prénom|nombre|nome|naam)$/iu;
const SKIPPED =
  /^\W{0,3}(?:respondent )?(?:skipped (?:this )?question|no (?:answer|response)|frage übersprungen|keine (?:antwort|angabe)|question (?:ignorée|passée)|sans réponse|pregunta omitida|sin respuesta|domanda saltata|nessuna risposta|vraag overgeslagen|geen antwoord|pergunta ignorada|sem resposta)\W{0,3}$/iu;

/** A part of the lines below the last answer: `1 of 23 responses`, `Terms of Use`. */
const FOOTER =
  /^(?:\d{1,6} ?(?:[–-] ?\d{1,6} (?:of|von|sur|de|di|van) \d{1,6}|(?:of|von|sur|de|di|van) \d{1,6}(?= \p{L}))(?: (?:responses|antworten|réponses|respuestas|risposte|antwoorden|respostas))?|(?:powered by|bereitgestellt von|propulsé par|con la tecnología de|offerto da|mogelijk gemaakt door|desenvolvido por) .{2,40}|help cent(?:er|re)|terms of (?:use|service)|(?:privacy|cookies?) (?:notice|policy)|impressum|datenschutz(?:erklärung|hinweise)?|nutzungsbedingungen|conditions d.utilisation|politique de confidentialité|mentions légales|condiciones de uso|(?:aviso|política) de privacidad|condizioni d.uso|informativa sulla privacy|gebruiksvoorwaarden|privacyverklaring|termos de uso|(?:copyright ?)?© ?.{2,60}|check out our sample surveys .{0,60})$/iu;

/** True for a line of such parts: `Privacy Notice | Terms of Use`. */
const isFooter = (line: string): boolean =>
  line.length <= 120 && line.split(/ [|·•] /).every((part) => FOOTER.test(part));

/** `1 / 42` of 42 responses, above the mark of the next one. */
const isCounter = (line: string, next: string | undefined): boolean =>
  /^\d{1,6} \/ \d{2,6}$/.test(line) && (next === undefined || isRecord(next));

/** A label with the respondent's name below it. */
const ASKS_NAME =
  /^(?:your (?:first |full )?name|(?:first|full) name|ihr (?:vor)?name|dein (?:vor)?name|votre (?:pré)?nom|(?:tu|su) nombre|il tuo nome|(?:je|jouw|uw) (?:voor)?naam|(?:o )?seu nome)\s?[?:*]{0,2}$/iu;

/**
 * Reads survey answers one below the other, each under its numbered question: one quote per
 * respondent.
 */
export function readQuestionnaire(text: string, answers: Answers): Reading | undefined {
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
      open = {
        lines: [],
        question: line,
        isClosed: isClosed(line) || asksConsent(line),
        isSource: asksSource(line),
      };
      record.answers.push(open);
    } else if (isFooter(line) || (open && isCounter(line, lines[at + 1]))) {
      open = undefined;
    } else if (open && !isSkipped(line)) {
      // `How likely are you to recommend us? Please explain.`, with a score alone
      if (/^(?:\d|10)$/.test(line) && asksScore(open.question)) open.isClosed = true;
      open.lines.push(line);
      if (!open.isClosed) continue;
    } else if (name !== undefined) note(record, name, value ?? '');
    else if (isDateLabel(lines[at - 1] ?? '')) record.date ??= dateIn(line);
    leftOut.push({ text: line, why: isNumber || open?.lines.length === 0 ? 'heading' : 'detail' });
  }
  const answered = records.flatMap((record) => record.answers.filter(isSaid));
  if (answered.length < 2) return undefined;
  if (numbers > 1) return surveyReading(records, leftOut, answers, false);
  return areRepeated(records, marks > 1)
    ? surveyReading(records, leftOut, answers, true)
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

const isSkipped = (line: string): boolean => line.length <= 60 && SKIPPED.test(line);

const asks = (line: string): boolean => line.length <= 200 && asksCustomers(line);

function begun(records: Answered[]): Answered {
  const last = records.at(-1);
  if (last && last.answers.length === 0 && last.date === undefined) return last;
  const record: Answered = { answers: [] };
  records.push(record);
  return record;
}

/** `Started:`, with the day on the next line. */
const isDateLabel = (line: string): boolean =>
  line.length <= 40 && DATED.test(line) && line.trim().endsWith(':');

/** True for the label of the respondent's name. */
const isSpeaker = (name: string): boolean =>
  NAMED.test(name) || speakerColumn([name]) !== undefined;

function note(record: Answered, name: string, value: string): void {
  if (DATED.test(name)) record.date ??= value;
  if (isSpeaker(name)) record.speaker ??= value;
  if (fieldsFor('rating', [name]).length > 0) record.rating ??= value;
}
