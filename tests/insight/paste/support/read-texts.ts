import { readJson, readJsonLines, recordsFromJson } from '#insight/read/tables/json.ts';
import { readProse } from '#insight/read/lists/prose.ts';
import { readTable } from '#insight/read/tables/table.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';

export const texts = (quotes: readonly { text: string }[]) => quotes.map(({ text }) => text);

/** The first recogniser that claims the text, in the order of `readQuotes`. */
export function shapeOf(text: string): string {
  if (readJson(text)) return 'json';
  if (readJsonLines(text)) return 'json-lines';
  return readTable(text.replaceAll('\r\n', '\n')) ? 'csv' : 'text';
}

export const written = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

/** Parses rows in their form on a clipboard. */
export const draftsFromRows = (rows: readonly (readonly string[])[]): QuoteDraft[] =>
  filled(readTable(written(rows)) ?? []);

export const draftsFromJson = (value: unknown): QuoteDraft[] =>
  recordsFromJson(value).map(({ draft }) => draft);

export const draftsFromProse = (text: string): QuoteDraft[] => filled(readProse(text));

export const filled = (drafts: readonly QuoteDraft[]): QuoteDraft[] =>
  drafts.map((draft) => ({ ...draft, text: draft.text.trim() })).filter(({ text }) => text !== '');
