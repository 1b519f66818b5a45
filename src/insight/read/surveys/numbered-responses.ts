import { asksConsent } from '../tables/column-consent.ts';
import { asksCustomers, asksName, asksSource, isClosed } from '../tables/column-questions.ts';
import { speakerColumn } from '../tables/column-speakers.ts';
import { isNoAnswer } from '../lines/no-answer.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { type Answer, type Answered, isSaid, surveyReading } from './survey-answers.ts';
import { isWhen } from '../lines/when.ts';

/** A number on a line of its own, with the question below it. */
interface Item {
  /** Index of the line with the number. */
  readonly at: number;
  readonly number: number;
}

/**
 * Reads the responses of a form one below the other: a day, then the number, the question and the
 * answer on lines of their own. Gives one quote per response.
 */
export function readNumberedResponses(text: string, answers: Answers): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const items = itemsIn(lines);
  const starts = items.filter(({ number }) => number === 1).map(({ at }) => at);
  if (!areResponses(lines, items, starts)) return undefined;
  const ends = endsOf(lines, items, starts);
  const records: Answered[] = [];
  const said = new Set<number>();
  for (const [index, { at, number }] of items.entries()) {
    if (number === 1) records.push({ answers: [], date: dateAbove(lines, at) });
    const record = records.at(-1);
    const question = lines[at + 1] ?? '';
    const end = ends[index] ?? lines.length;
    const answer = answerTo(question, lines.slice(at + 2, end));
    if (isNaming(question)) {
      setSpeaker(record, answer.lines);
      continue;
    }
    record?.answers.push(answer);
    if (isSaid(answer)) for (let line = at + 2; line < end; line += 1) said.add(line);
  }
  const leftOut = lines.flatMap((line, at): LeftOut[] =>
    said.has(at) ? [] : [{ text: line, why: asksCustomers(line) ? 'heading' : 'detail' }],
  );
  return surveyReading(records, leftOut, answers, true);
}

/** The numbers that continue from one, each above its question. */
function itemsIn(lines: readonly string[]): readonly Item[] {
  const items: Item[] = [];
  const first = lines[lines.indexOf('1') + 1] ?? '';
  for (const [at, line] of lines.entries()) {
    const number = /^\d{1,3}$/.test(line) ? Number(line) : undefined;
    const last = items.at(-1);
    const question = lines[at + 1] ?? '';
    const isNext =
      number === 1 ? question === first : last !== undefined && number === last.number + 1;
    // Below the last answer, which may be a number, there are the form's own fields.
    const isAbove = /\p{L}{2}/u.test(question) && !isWhen(question) && !FORM.test(question);
    // The answer to a question may be a number as well: at least the question is between them.
    const isApart = last === undefined || at > last.at + 1;
    if (number !== undefined && isNext && isAbove && isApart) items.push({ at, number });
  }
  return items;
}

/** In lines: the label, the day, and the name of the person. */
const LONGEST_HEAD = 3;

/** The day above the first number of a response, below its label: `Submitted`. */
const dateAbove = (lines: readonly string[], at: number): string | undefined =>
  lines.slice(Math.max(0, at - LONGEST_HEAD), at).findLast((line) => isWhen(line));

/** True for a day above each first number, and the same first question in each response. */
function areResponses(
  lines: readonly string[],
  items: readonly Item[],
  starts: readonly number[],
): boolean {
  const asked = items.filter(({ at }) => asksCustomers(lines[at + 1] ?? '')).length;
  return (
    starts.length > 0 &&
    items.length > starts.length &&
    asked >= starts.length &&
    asked >= items.length / 2 &&
    starts.every((at) => dateAbove(lines, at) !== undefined) &&
    new Set(starts.map((at) => lines[at + 1])).size === 1
  );
}

/** The lines at which the answers end: above the next number, or above what the form adds. */
function endsOf(
  lines: readonly string[],
  items: readonly Item[],
  starts: readonly number[],
): readonly number[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isForms = (line: string, next: string) =>
    FORM.test(line) ||
    isWhen(line) ||
    isWhen(next) ||
    (starts.length > 1 && (counts.get(line) ?? 0) >= starts.length);
  return items.map(({ at }, index) => {
    const next = items[index + 1];
    const end = next?.at ?? lines.length;
    // The form's own lines are below the last answer, which has at least one line unless skipped.
    if (next && next.number !== 1) return end;
    const from = at + 2;
    const first = FORM.test(lines[from] ?? '') ? from : from + 1;
    const found = lines
      .slice(first, end)
      .findIndex((line, step) => isForms(line, lines[first + step + 1] ?? ''));
    return found === -1 ? end : first + found;
  });
}

/** Fields that a form adds below the answers of a person: `Network ID`. */
const FORM =
  /^(?:response type|network id|response id|respondent id|token|tags|ending|antworttyp|netzwerk-id|antwort-id|type de réponse|id (?:du |de )?réseau|tipo de respuesta|id de (?:la )?red|tipo di risposta|id (?:di )?rete|type (?:antwoord|reactie)|netwerk-id|tipo de resposta|id d[ae] rede|(?:submitted|submit date|start date|eingereicht|abgeschickt|gesendet|envoyée?|soumise?|enviad[oa]|inviat[oa]|ingediend|verzonden)|\d{1,6} ?[–-] ?\d{1,6} (?:of|von|sur|de|di|van) \d{1,6}|powered by .{2,40})$/iu;

const MAIL = /^[^\s@]{1,64}@[^\s@]{1,200}$/;
/** A figure, possibly of several: `9`, `4/5`. */
const FIGURE = /^\d{1,3}(?:[.,]\d)?(?: ?\/ ?\d{1,3})?$/;
const LINK = /^(?:https?:\/\/\S{1,500}|\+?[\d ().-]{6,20})$/;

function answerTo(question: string, lines: readonly string[]): Answer {
  const whole = lines.length === 1 ? (lines[0] ?? '') : '';
  const isNone = isNoAnswer(whole) || MAIL.test(whole) || LINK.test(whole);
  const isFigure = FIGURE.test(whole);
  return {
    lines: isNone
      ? []
      : [isFigure && LIKELY.test(question) ? `${whole}/10` : whole || lines].flat(),
    question,
    isClosed: isFigure || isClosed(question) || asksConsent(question),
    isSource: asksSource(question),
  };
}

/** The question of a net promoter score, which is from 0 to 10. */
const LIKELY =
  /how likely|wie wahrscheinlich|quelle (?:est la )?probabilité|(?:qué|cuál es la|con qué) probab|(?:con )?quanta? (?:è )?probab|quanto (?:è|e) probabile|hoe (?:waarschijnlijk|groot is de kans)|qual (?:é )?a probabilidade|(?<!\d)0 ?(?:-|–|to|bis|à|a|al|tot|até) ?10(?!\d)/iu;

/** True for the field or the question of a name. */
const isNaming = (question: string): boolean =>
  asksName(question) || (question.length <= 40 && speakerColumn([question]) !== undefined);

function setSpeaker(record: Answered | undefined, [name = '']: readonly string[]): void {
  if (record && name !== '' && !MAIL.test(name)) record.speaker ??= name;
}
