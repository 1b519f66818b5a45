import { asksConsent } from '../tables/column-consent.ts';
import { consentReading } from '../tables/consent-reading.ts';
import { fieldsFor, isAsideName } from '../tables/column-names.ts';
import { asksCustomers } from '../tables/column-questions.ts';
import { speakerColumn } from '../tables/column-speakers.ts';
import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { parseRatings } from '../lines/rating.ts';
import { draftOf } from '../lines/draft-of.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';

/** A line that begins a record: `Response #3`, `Antwort 4 von 20`. */
const RECORD =
  /^(?:#\s?\d{1,6}|(?:response|respondent|submission|entry|answer|survey|participant|antwort|teilnehmer(?:in)?|rückmeldung|réponse|répondant|participant|respuesta|encuestado|participante|risposta|rispondente|partecipante|antwoord|respondent|deelnemer|resposta|respondente|participante)\s?(?:#|no\.?|nr\.?|n[°º])?\s?\d{1,6}\b.{0,40})$/iu;

/** True for a line that begins a record. */
export const isRecord = (line: string): boolean => line.length <= 80 && RECORD.test(line);

const FIELD = /^(?<name>[\p{L}#][^:\n]{0,60}?)\s?:(?:\s+(?<value>\S.*))?$/u;

type Role = 'text' | 'rating' | 'date' | 'speaker' | 'consent' | 'other';

/** The role of a label; undefined for a customer's own words with a colon in them. */
export function roleOf(name: string): Role | undefined {
  const isFor = (role: 'text' | 'rating' | 'date') => fieldsFor(role, [name]).length > 0;
  if (asksConsent(name)) return 'consent';
  if (asksCustomers(name)) return 'text';
  if (isFor('text') && !isFor('rating')) return 'text';
  if (isFor('rating')) return 'rating';
  if (isFor('date')) return 'date';
  if (speakerColumn([name]) !== undefined) return 'speaker';
  return isAsideName(name) && name.split(/\s+/).length <= 3 ? 'other' : undefined;
}

/** In UTF-16 units. */
const LONGEST_HEAD = 100;

const LABEL = /^\p{L}[^:\n]{0,40}(?=\s?:\s)/u;

/**
 * The titles that differ only in their figures, each above the same label, from the first line of the
 * paste: `Ticket #48213 – Satisfaction survey`, `Requester: Jana Kolb`.
 */
function headsIn(lines: readonly string[]): ReadonlySet<string> {
  const shapeOf = (line: string) => line.replace(/\d+/g, '#');
  const labelOf = (line = '') => LABEL.exec(line.slice(0, LONGEST_HEAD))?.[0];
  const [first = '', second] = lines;
  const [shape, label] = [shapeOf(first.slice(0, LONGEST_HEAD)), labelOf(second)];
  if (first.length > LONGEST_HEAD || !/#/.test(shape) || !/\p{L}{3}/u.test(shape)) return new Set();
  if (label === undefined || labelOf(first) !== undefined) return new Set();
  return new Set(
    lines.filter(
      (line, at) =>
        line.length <= LONGEST_HEAD && shapeOf(line) === shape && labelOf(lines[at + 1]) === label,
    ),
  );
}

interface Answered {
  readonly said: string[];
  readonly fields: Map<Role, string>;
  /** Labels of its words so far. */
  readonly labels: Set<string>;
}

/** Reads records one below the other, with a label before each answer or a question above it. */
export function readSurvey(text: string, answers: Answers): Reading | undefined {
  const records: Answered[] = [];
  const leftOut: LeftOut[] = [];
  let known = 0;
  /** The role of the lines after a label without a value. */
  let open: Role | undefined;
  /** The question about the use of the words. */
  let asked: string | undefined;
  const current = () => records.at(-1) ?? begun(records);
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const heads = headsIn(lines);
  for (const [at, line] of lines.entries()) {
    const { name, value = '' } = (line.length < 100_000 && FIELD.exec(line)?.groups) || {};
    const role = name === undefined ? undefined : roleOf(name);
    const [, permission, permit = ''] = PERMIT.exec(line.slice(0, LONGEST_PERMIT)) ?? [];
    if (permission !== undefined && asksConsent(permission)) {
      asked ??= permission;
      take(current(), 'consent', permit);
      leftOut.push({ text: line, why: 'detail' });
      open = 'other';
    } else if (isRecord(line) || heads.has(line)) {
      begun(records);
      leftOut.push({ text: line, why: 'heading' });
      open = 'other';
    } else if (
      asksCustomers(line) &&
      role === undefined &&
      line.length <= 200 &&
      !VOTES.test(lines[at + 1] ?? '')
    ) {
      leftOut.push({ text: line, why: 'heading' });
      if (asksConsent(line)) asked ??= line;
      open = asksConsent(line) ? 'consent' : 'text';
    } else if (name !== undefined && role !== undefined) {
      known += role === 'other' ? 0 : 1;
      const last = current();
      // The first label of a record may be that of its words.
      const isNext =
        role === 'text'
          ? last.labels.has(name) && last.fields.size > 0
          : role !== 'other' && last.fields.has(role);
      const record = isNext ? begun(records) : last;
      if (role === 'text') record.labels.add(name);
      take(record, role, value);
      if (role === 'consent') asked ??= name;
      leftOut.push({
        text: role === 'text' ? `${name}:` : line,
        why: role === 'text' ? 'heading' : WHY[role],
      });
      open = role;
    } else if (open === 'text') current().said.push(line);
    else {
      if (open === 'consent') take(current(), open, line);
      leftOut.push({ text: line, why: 'other' });
    }
  }
  if (!isSurvey(records, known)) return undefined;
  const told = records.filter(({ said }) => said.length > 0);
  const quotes = quotesOf(told);
  if (asked === undefined) return { quotes, leftOut };
  const rows = quotes.map((draft, at) => ({
    draft,
    answer: told[at]?.fields.get('consent') ?? '',
  }));
  return consentReading(asked, rows, leftOut, answers);
}

/** `May we quote you? No` */
const PERMIT = /^([^?？؟]{3,200}[?？؟])\s{1,3}(\S.*)$/u;
/** In UTF-16 units. */
const LONGEST_PERMIT = 300;

/** `Yes 3`, below the question of a site whether a review was helpful. */
const VOTES = /^\p{L}{1,10} ?\(?\d{1,6}\)?$/u;

const WHY = {
  consent: 'detail',
  rating: 'rating',
  date: 'date',
  speaker: 'name',
  other: 'detail',
} as const;

function begun(records: Answered[]): Answered {
  const last = records.at(-1);
  if (last && last.said.length === 0 && last.fields.size === 0) return last;
  const record = { said: [], fields: new Map(), labels: new Set<string>() };
  records.push(record);
  return record;
}

function take({ said, fields }: Answered, role: Role, value: string): void {
  if (value === '') return;
  if (role === 'text') said.push(value);
  else if (!fields.has(role)) fields.set(role, value);
}

/** True if every record has words, and labels that identify them. */
function isSurvey(records: readonly Answered[], known: number): boolean {
  const filled = records.filter(({ said, fields }) => said.length > 0 && fields.size > 0);
  return (
    filled.length >= records.length / 2 && known >= Math.max(2, records.length) && filled.length > 0
  );
}

function quotesOf(records: readonly Answered[]): QuoteDraft[] {
  const ratings = parseRatings(records.map(({ fields }) => fields.get('rating')));
  const dates = parseDates(records.map(({ fields }) => fields.get('date')));
  return records.map(({ said, fields }, at) => {
    const speaker = fields.get('speaker');
    const draft = draftOf(said.join('\n'), ratings[at], dates[at]);
    return { ...draft, ...(speaker !== undefined && { speaker }) };
  });
}
