import {
  delimiterOf,
  detectFormat,
  jsonLines,
  quotesFromJson,
  quotesFromRows,
  quotesFromText,
  tableOf,
} from '#domain/insight.ts';
import { detectLanguage } from '#domain/analysis/language.ts';
import { INSIGHT_MAX_BYTES, type Quote } from '#domain/quote.ts';
import type { InsightProblem, InsightResult } from './insight.ts';

/** Splits pasted text into quotes. */
export async function readText(text: string): Promise<InsightResult> {
  if (new TextEncoder().encode(text).length > INSIGHT_MAX_BYTES) return failed('too-large');
  if (hasControlCharacters(text)) return failed('binary');
  try {
    const quotes = (await split(text)).map(withLanguage);
    return quotes.length === 0 ? failed('empty') : { ok: true, quotes };
  } catch {
    // What reads tables did not load: the connection was lost in between.
    return failed('unreadable');
  }
}

/** Reads a file of text, whatever it is called, and splits it into quotes. */
export async function readFile(file: Blob): Promise<InsightResult> {
  if (file.size > INSIGHT_MAX_BYTES) return failed('too-large');
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? failed('binary') : await readText(text);
  } catch {
    // The file was moved or its permission withdrawn between the choice and the reading.
    return failed('unreadable');
  }
}

const failed = (problem: InsightProblem): InsightResult => ({ ok: false, problem });

function withLanguage(quote: Quote): Quote {
  const language = detectLanguage(quote.text);
  return language === undefined ? quote : { ...quote, language };
}

async function split(text: string): Promise<Quote[]> {
  switch (detectFormat(text)) {
    case 'csv': {
      // Loaded when the first table comes: most visits never need it.
      const { default: papa } = await import('papaparse');
      const table = tableOf(text);
      const { data } = papa.parse<string[]>(table, {
        delimiter: delimiterOf(text.trimStart()),
        skipEmptyLines: 'greedy',
      });
      return quotesFromRows(data);
    }
    case 'json-lines':
      return quotesFromJson(jsonLines(text.trim()));
    case 'json':
      return quotesFromJson(JSON.parse(text.trim()));
    case 'text':
      return quotesFromText(text);
  }
}

/** UTF-8, UTF-16 with its mark, or what spreadsheets write on Windows; undefined for no text. */
function decode(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return hasControlCharacters(text) ? undefined : text;
  }
}

/** Characters that no text has: everything below the space but tab and line ends. */
function hasControlCharacters(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
  return /[\0-\x08\x0b\x0e-\x1f]/.test(text);
}
