import type { QuoteDraft } from '../quote.ts';
import { readJson, readJsonLines } from './json.ts';
import type { LeftOut, Reading } from './reading.ts';

export const jsonReading = (text: string): Reading | undefined => asReading(readJson(text), [text]);

export const jsonLinesReading = (text: string): Reading | undefined =>
  asReading(readJsonLines(text), text.split(/[\r\n]+/));

function asReading(
  quotes: readonly QuoteDraft[] | undefined,
  documents: readonly string[],
): Reading | undefined {
  if (!quotes) return undefined;
  const said = new Set(quotes.flatMap(({ text }) => [text, ...text.split('\n')]).map(trimmed));
  const values = documents.map(parsed);
  const names = [...new Set(values.flatMap((value) => namesIn(value, 0)))].join(' · ');
  const leftOut = values.flatMap((value) => fieldsIn(value, said, 0));
  return { quotes, leftOut: [{ text: names, why: 'heading' }, ...leftOut] };
}

const trimmed = (text: string): string => text.trim();

function parsed(document: string): unknown {
  try {
    return JSON.parse(document.trim());
  } catch {
    return undefined;
  }
}

/** Deeper than any real export, as in `json.ts`. */
const MAX_DEPTH = 20;

/** The names of all fields. */
function namesIn(value: unknown, depth: number): string[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap((item) => namesIn(item, depth + 1))];
}

/** The fields of each record that no quote contains, as one part per record. */
function fieldsIn(value: unknown, said: ReadonlySet<string>, depth: number): LeftOut[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const own = entries.flatMap(([name, item]) => {
    if (typeof item === 'object' || said.has(String(item).trim())) return [];
    return [Array.isArray(value) ? String(item) : `${name}: ${String(item)}`];
  });
  const inner = entries.flatMap(([, item]) => fieldsIn(item, said, depth + 1));
  return own.length === 0 ? inner : [{ text: own.join(' · '), why: 'column' }, ...inner];
}
