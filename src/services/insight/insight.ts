import type { Analysis } from '#domain/analysis/analysis.ts';
import type { CheckedSentence } from '#domain/evidence/verdict.ts';
import type { Evidence } from '#domain/evidence.ts';
import type { Paste } from '#domain/insight/read-quotes.ts';
import type { Answers, ColumnChoice, LeftOut, Speaker } from '#domain/insight/reading.ts';
import type { Quote, QuoteDraft } from '#domain/quote.ts';

/** The border where pasted text and chosen files come in. No method throws, on any input. */
export interface InsightService {
  /** Splits pasted text into quotes. The user's answers about it read the same text again. */
  readText(pasted: string | Paste, answers?: Answers): Promise<InsightResult>;
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

/** What was read of a source: every word is in a quote or left out. */
export interface InsightReading {
  readonly ok: true;
  /** With speakers masked. */
  readonly quotes: readonly QuoteDraft[];
  readonly leftOut: readonly LeftOut[];
  /** The source itself, where the user's answers may read it again. */
  readonly source?: Paste;
  /** Those of a conversation, as the source names them. */
  readonly speakers?: readonly Speaker[];
  /** Of a table, where the choice of columns is the user's. */
  readonly columns?: readonly ColumnChoice[];
}

export type InsightResult =
  | InsightReading
  | { readonly ok: false; readonly problem: InsightProblem };

/** `binary`: not text at all. `empty`: text, but no words in it. */
export type InsightProblem = 'too-large' | 'binary' | 'empty' | 'unreadable';
