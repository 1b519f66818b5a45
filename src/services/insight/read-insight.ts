import { detectLanguage } from '#domain/analysis/language.ts';
import { decodeText } from '#domain/insight/characters.ts';
import { readQuotes } from '#domain/insight/read-quotes.ts';
import { INSIGHT_MAX_BYTES, type QuoteDraft } from '#domain/quote.ts';
import type { InsightProblem, InsightResult } from './insight.ts';

/** Splits pasted text into quotes. */
export async function readText(text: string): Promise<InsightResult> {
  if (new TextEncoder().encode(text).length > INSIGHT_MAX_BYTES) return failed('too-large');
  const quotes = readQuotes(text).map(withLanguage);
  return quotes.length === 0 ? failed('empty') : { ok: true, quotes };
}

/** Reads a file of text, whatever it is called, and splits it into quotes. */
export async function readFile(file: Blob): Promise<InsightResult> {
  if (file.size > INSIGHT_MAX_BYTES) return failed('too-large');
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? failed('binary') : await readText(text);
  } catch {
    // The file was moved or its permission withdrawn between the choice and the reading.
    return failed('unreadable');
  }
}

const failed = (problem: InsightProblem): InsightResult => ({ ok: false, problem });

/** A quote with the language that its words tell. */
export function withLanguage(quote: QuoteDraft): QuoteDraft {
  const language = detectLanguage(quote.text);
  return language === undefined ? quote : { ...quote, language };
}
