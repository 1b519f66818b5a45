import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { senseOf } from '../../labels/label-sense.ts';
import { asksCustomers } from '../tables/column-questions.ts';
import { tableReading } from '../tables/table-reading.ts';
import { roleOf } from './survey.ts';

/** In UTF-16 units. */
const LONGEST_LABEL = 100;
/** Fewest records that show the layout. */
const FEWEST = 2;

const FIELD = /^(?<name>\p{L}[^:\n]{0,60}?)\s?:\s+(?<value>\S.*)$/u;

interface Field {
  readonly label: string;
  readonly lines: string[];
}

/**
 * Reads records one below the other whose labels stand on lines of their own, each above its value:
 * `Pros`, `Easy to set up`, `Cons`, `Slow`, `Rating`, `4`. They are the rows of a table. One label
 * must name the customer's words and another one something else, since any line may repeat.
 */
export function readStackedFields(text: string, answers: Answers): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const fields = fieldsIn(lines);
  const records = fields && recordsOf(fields);
  if (!records || records.length < FEWEST) return undefined;
  const labels = [...new Set(records.flatMap((record) => [...record.keys()]))];
  const rows = records.map((record) => labels.map((label) => record.get(label) ?? ''));
  const table = { delimiter: '\t', named: true, rows: [labels, ...rows], quotedRows: 0 };
  const reading = tableReading(table, answers);
  return reading && { ...reading, leftOut: reading.leftOut.flatMap(asLines) };
}

/** A row of a table stands on several lines here. */
const asLines = (part: LeftOut): LeftOut[] =>
  part.text.split('\t').map((line) => ({ ...part, text: line }));

/** The labels with the lines below or beside each; undefined for another layout. */
function fieldsIn(lines: readonly string[]): readonly Field[] | undefined {
  const labels = labelsIn(lines);
  if (!areOfRecords([...labels])) return undefined;
  const fields: Field[] = [];
  let isStacked = false;
  for (const line of lines) {
    const standing = labelIn(line);
    const { name, value } = besideIn(line);
    if (standing !== undefined && labels.has(standing)) {
      fields.push({ label: standing, lines: [] });
      isStacked ||= isOfWords(standing);
    } else if (name !== undefined && value !== undefined && labels.has(name)) {
      fields.push({ label: name, lines: [value] });
    } else {
      const last = fields.at(-1);
      if (!last) return undefined;
      last.lines.push(line);
    }
  }
  return isStacked ? fields : undefined;
}

/** The known names that several records have or that stand before a colon, and every question. */
function labelsIn(lines: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>();
  const labels = new Set<string>();
  for (const line of lines) {
    const label = labelIn(line) ?? besideIn(line).name;
    if (label === undefined) continue;
    const isShown = once.has(label) || /[:：]$/.test(line) || asksCustomers(label);
    if (isShown && (isOfWords(label) || isAside(label))) labels.add(label);
    once.add(label);
  }
  return labels;
}

/** True for a question, a name of words, or a label that gives the words below it a sense. */
const isOfWords = (label: string): boolean =>
  roleOf(label) === 'text' || senseOf(label) !== undefined;

const isAside = (label: string): boolean => !isOfWords(label) && roleOf(label) !== undefined;

/** True for a name of words, or labels of two senses, beside one of something else. */
function areOfRecords(labels: readonly string[]): boolean {
  const senses = new Set(labels.flatMap((label) => senseOf(label) ?? []));
  const isNamed = labels.some((label) => roleOf(label) === 'text');
  return (isNamed || senses.size > 1) && labels.some(isAside);
}

const labelIn = (line: string): string | undefined =>
  line.length <= LONGEST_LABEL && !FIELD.test(line) ? line.replace(/\s?[:：]$/, '') : undefined;

const besideIn = (line: string): { name?: string; value?: string } =>
  FIELD.exec(line.slice(0, 100_000))?.groups ?? {};

/** Cuts where a label comes again; undefined if the records don't begin alike. */
function recordsOf(fields: readonly Field[]): readonly ReadonlyMap<string, string>[] | undefined {
  const records: Map<string, string>[] = [];
  const [first] = fields;
  for (const { label, lines } of fields) {
    if (label === first?.label) records.push(new Map());
    const record = records.at(-1);
    if (!record || record.has(label)) return undefined;
    record.set(label, lines.join('\n'));
  }
  return records;
}
