import type { Analysis } from '#domain/analysis/analysis.ts';
import type { CheckedSentence } from '#domain/evidence/verdict.ts';
import type { Evidence } from '#domain/evidence.ts';
import type { Quote, QuoteDraft } from '#domain/quote.ts';

/** The border where pasted text and chosen files come in. No method throws, on any input. */
export interface InsightService {
  /** Splits pasted text into quotes. */
  readText(text: string): Promise<InsightResult>;
  /** Reads a file of text, whatever it is called, and splits it into quotes. */
  readFile(file: Blob): Promise<InsightResult>;
  /** What the quotes say together, and what of them goes into a request; undefined if it cannot. */
  analyse(quotes: readonly Quote[]): Promise<Analysis | undefined>;
  /** What each sentence of a post rests on; undefined if it cannot be told. */
  check(
    text: string,
    evidence: Evidence | undefined,
    quotes: readonly Quote[],
  ): Promise<readonly CheckedSentence[] | undefined>;
}

export type InsightResult =
  | { readonly ok: true; readonly quotes: readonly QuoteDraft[] }
  | { readonly ok: false; readonly problem: InsightProblem };

/** `binary`: not text at all. `empty`: text, but nothing said in it. */
export type InsightProblem = 'too-large' | 'binary' | 'empty' | 'unreadable';
