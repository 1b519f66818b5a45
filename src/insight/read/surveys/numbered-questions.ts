import { asksCustomers } from '../tables/column-questions.ts';
import { speakerColumn } from '../tables/column-speakers.ts';
import type { LeftOut } from '#domain/quotes/reading.ts';

/** A number before a question on the same line: `1. ¿Qué mejoraría?`, `Q2 What did you bring?`. */
const NUMBERED =
  /^(?<number>(?:(?:q|f|p|v|d|question|frage|pregunta|domanda|vraag|pergunta)\s?\.?\s?\d{1,3}\s?[.:)–-]?|\d{1,3}[.)])(?=\s))\s+(?<question>\S.*)$/iu;

/** A mark before an answer: `R:`, `Antwort:`. */
const ANSWER =
  /^(?<mark>(?:a|r|antw|antwort|answer|ans|rép|réponse|resp|respuesta|risposta|antwoord|resposta)\s?[.:]{1,2}\s+)(?<words>\S.*)$/iu;

interface Numbered {
  readonly lines: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The filled lines, with the numbers of questions on lines of their own and answers without their
 * marks. Where answers are marked, what an empty line sets apart from them is none.
 */
export function numberedLines(text: string): Numbered {
  const lines: string[] = [];
  const leftOut: LeftOut[] = [];
  const all = text.split('\n').map((line) => line.trim());
  const questions = all.map(questionIn);
  const isMarked = questions.filter((it) => it !== undefined).length > 1 && all.some(isAnswer);
  let [isBelow, isAnswered, isGap] = [false, false, false];
  for (const [at, line] of all.entries()) {
    const { number, question } = questions[at] ?? {};
    const { mark, words } = (isMarked && ANSWER.exec(line.slice(0, LONGEST))?.groups) || {};
    if (line === '') isGap = true;
    else if (number !== undefined && question !== undefined) {
      lines.push(number, question);
      [isBelow, isAnswered] = [true, false];
    } else if (isBelow && mark !== undefined && words !== undefined) {
      lines.push(line.slice(mark.length));
      leftOut.push({ text: mark.trim(), why: 'heading' });
      isAnswered = true;
    } else if (isAnswered && isGap && !asksCustomers(line) && !isNamed(line))
      leftOut.push({ text: line, why: 'other' });
    else lines.push(line);
    if (line !== '') isGap = false;
  }
  return { lines, leftOut };
}

/** True for the name of the next respondent, behind its label. */
const isNamed = (line: string): boolean => {
  const [label = '', value = ''] = line.slice(0, 100).split(/\s?:\s/);
  return value !== '' && speakerColumn([label]) !== undefined;
};

/** In UTF-16 units. */
const LONGEST = 100_000;

const isAnswer = (line: string): boolean => ANSWER.test(line.slice(0, LONGEST));

function questionIn(line: string) {
  const { number, question } = (line.length <= 220 && NUMBERED.exec(line)?.groups) || {};
  return number !== undefined && question !== undefined && asksCustomers(question)
    ? { number, question }
    : undefined;
}
