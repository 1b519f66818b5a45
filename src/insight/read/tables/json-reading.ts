import { consentColumn } from './column-consent.ts';
import { parseJson } from './json-value.ts';
import { consentReading } from './consent-reading.ts';
import { type JsonRecord, readJson, readJsonLines } from './json.ts';
import { readingOfMessages } from '../conversations/conversation.ts';
import { messagesInData } from '../conversations/message-records.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';

export const jsonReading = (text: string, answers: Answers): Reading | undefined =>
  conversationIn([text], answers) ?? asReading(readJson(text), [text], answers);

export function jsonLinesReading(text: string, answers: Answers): Reading | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return conversationIn(lines, answers) ?? asReading(readJsonLines(text), lines, answers);
}

/** The messages of documents that hold a conversation. */
function conversationIn(documents: readonly string[], answers: Answers): Reading | undefined {
  if (!documents.every((document) => /^\s*[[{]/.test(document))) return undefined;
  const values = documents.map(parsed);
  const records = values.every((value) => value !== undefined) ? messagesInData(values) : undefined;
  if (!records) return undefined;
  const messages = records.map(({ speaker, text, date, side }) => ({
    speaker: side === 'notice' ? undefined : speaker,
    head: '',
    date,
    lines: text.split(/\r\n?|\n/),
    isOwn: side === 'own',
  }));
  const reading = readingOfMessages([], messages, answers);
  const said = new Set(records.flatMap(({ text }) => [text, ...text.split('\n')]).map(trimmed));
  return {
    ...reading,
    quotes: reading.quotes.map((quote) => ({ source: 'chat', ...quote })),
    leftOut: [...reading.leftOut, ...fieldsBeside(values, said)],
  };
}

/** Names of fields, and the fields of each record that no quote contains. */
function fieldsBeside(values: readonly unknown[], said: ReadonlySet<string>): LeftOut[] {
  const names = [...new Set(values.flatMap((value) => namesIn(value, 0)))].join(' · ');
  return [{ text: names, why: 'heading' }, ...values.flatMap((value) => fieldsIn(value, said, 0))];
}

function asReading(
  records: readonly JsonRecord[] | undefined,
  documents: readonly string[],
  answers: Answers,
): Reading | undefined {
  if (!records) return undefined;
  const quotes = records.map(({ draft }) => draft);
  const said = new Set(quotes.flatMap(({ text }) => [text, ...text.split('\n')]).map(trimmed));
  const leftOut = fieldsBeside(documents.map(parsed), said);
  const asked = records.find(({ consent }) => consent)?.consent?.name;
  const rows = records.map(({ draft, consent }) => ({ draft, answer: consent?.answer ?? '' }));
  const isAnswered =
    asked !== undefined && consentColumn([asked], [rows.map(({ answer }) => answer)]) !== undefined;
  return isAnswered ? consentReading(asked, rows, leftOut, answers) : { quotes, leftOut };
}

const trimmed = (text: string): string => text.trim();

const parsed = (document: string): unknown => parseJson(document)?.json;

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
