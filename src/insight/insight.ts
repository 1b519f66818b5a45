import type {
  Answers,
  ColumnChoice,
  ConsentQuestion,
  LeftOut,
  Paste,
  Speaker,
  WayOffer,
} from '#domain/quotes/reading.ts';
import type { Piece } from '#domain/questions/split-request.ts';
import type { Analysis } from '#domain/quotes/analysis.ts';
import type { ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import type { CheckedSentence } from '#domain/evidence/verdict.ts';
import type { Evidence } from '#domain/posts/citations.ts';
import type { Quote, QuoteDraft } from '#domain/quotes/quote.ts';

/** Border at which pasted text and chosen files are parsed. No method throws, on any input. */
export interface InsightService {
  /** Gets ready ahead of the first call, which would do it too. */
  prepare(): void;
  /** Splits pasted text into quotes. With the user's answers, reads the same text again. */
  readText(pasted: string | Paste, answers?: Answers): Promise<InsightResult>;
  /** Reads a text file, whatever its name, and splits it into quotes. */
  readFile(file: Blob): Promise<InsightResult>;
  /** Other ways to split a text that was read; none if there is only one. */
  otherWays(source: Paste, answers: Answers): Promise<readonly WayOffer[]>;
  /** The pieces of a text that was read, masked, for the user's model; undefined if that fails. */
  pieces(source: Paste, answers: Answers): Promise<readonly Piece[] | undefined>;
  /**
   * Analyses the quotes as a whole, and selects those for a request; undefined if that fails.
   * `sorting`: themes to use instead of those found on the device.
   */
  analyse(quotes: readonly Quote[], sorting?: ThemeSorting): Promise<Analysis | undefined>;
  /**
   * Returns the sources of each sentence of a post; undefined if they cannot be determined, or once
   * the signal is aborted.
   */
  check(
    text: string,
    evidence: Evidence | undefined,
    quotes: readonly Quote[],
    signal?: AbortSignal,
  ): Promise<readonly CheckedSentence[] | undefined>;
  /** Forgets the words of all texts read so far, and gives up what is still being read. */
  forget(): void;
}

/** Result of reading a source: every word is in a quote or left out. */
export interface InsightReading {
  readonly ok: true;
  /** With speakers masked. */
  readonly quotes: readonly QuoteDraft[];
  readonly leftOut: readonly LeftOut[];
  /** The source itself: the user's answers require reading it again. */
  readonly source: Paste;
  /** Speakers of a conversation, as the source names them. */
  readonly speakers?: readonly Speaker[];
  /** Columns of a table, if the user has to choose them. */
  readonly columns?: readonly ColumnChoice[];
  /** For a file that may have been read in the wrong encoding: characters that couldn't be read. */
  readonly damaged?: number;
  /** Customers' answers about the use of their words. */
  readonly consent?: ConsentQuestion;
}

export type InsightResult =
  | InsightReading
  | { readonly ok: false; readonly problem: InsightProblem };

/** `binary`: not text at all. `empty`: text, but no words in it. */
export type InsightProblem = 'too-large' | 'binary' | 'empty' | 'unreadable';
