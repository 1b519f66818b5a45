import type { Encoding } from './encodings.ts';
import type { QuoteDraft } from './quote.ts';
import type { Span } from '../text/span.ts';

/** Reason why a part of a paste is no quote. */
export type LeftOutReason =
  | 'heading'
  | 'button'
  | 'date'
  | 'name'
  | 'rating'
  | 'detail'
  | 'greeting'
  | 'signature'
  | 'reply'
  | 'own'
  | 'system'
  | 'repeated'
  | 'column'
  | 'consent'
  | 'other';

/** A part of a paste, verbatim. */
export interface LeftOut {
  readonly text: string;
  readonly why: LeftOutReason;
}

/** A participant of a conversation. */
export interface Speaker {
  /** As written in the paste. */
  readonly name: string;
  /** Messages, notices of the app excluded. */
  readonly count: number;
  /** Excluded as the user's own side, by the user's answer or by a role such as support. */
  readonly isOwn: boolean;
}

/** A column of a table with uncertain content. */
export interface ColumnChoice {
  readonly index: number;
  readonly name: string;
  /** The first non-empty cell. */
  readonly sample: string;
  readonly isRead: boolean;
}

/** Text from a clipboard, a file or a field. */
export interface Paste {
  readonly text: string;
  /** The same content as HTML, if the clipboard has it. */
  readonly html?: string | undefined;
  /** The file, if its encoding is uncertain: the user may choose another. */
  readonly file?: SourceFile | undefined;
}

/** The bytes of a file, and the encoding in which they were read. */
export interface SourceFile {
  /** In base64. */
  readonly bytes: string;
  readonly encoding: Encoding;
}

/** The rows of a table to use, by what customers answered about the use of their words. */
export const CONSENTS = ['not-refused', 'given', 'all'] as const;

export type ConsentChoice = (typeof CONSENTS)[number];

/** A column of a table with customers' answers about the use of their words. */
export interface ConsentQuestion {
  /** The name of the column: `May we quote you?` */
  readonly name: string;
  /** Numbers of quotes by answer. */
  readonly given: number;
  readonly refused: number;
  readonly unclear: number;
  readonly choice: ConsentChoice;
}

/**
 * A way to split a paste that the user can insist on; `found` is the one recognised, `model` that of
 * the user's model.
 */
export const WAYS = [
  'found',
  'model',
  'reviews',
  'conversation',
  'list',
  'paragraphs',
  'lines',
  'whole',
] as const;

export type Way = (typeof WAYS)[number];

/** Kinds of parts of a paste: a customer's words, the company's, or nobody's. */
export const PART_KINDS = ['quote', 'company', 'other'] as const;

/** A part of a paste as the user's model split it: spans of the text as it is read. */
export interface ModelPart extends Span {
  readonly is: (typeof PART_KINDS)[number];
  /** Place of the customer's name, and of the stars; absent if nowhere. */
  readonly speaker?: Span;
  readonly stars?: Span;
}

/** The result of one way to split a paste, as a preview. */
export interface WayOffer {
  readonly way: Way;
  /** Number of quotes. */
  readonly count: number;
  /** The beginning of the first quote. */
  readonly first: string;
}

/** The user's answers about a paste. The recogniser decides absent ones. */
export interface Answers {
  readonly way?: Way;
  /** The parts that the user's model found, in their order; for the way `model`. */
  readonly parts?: readonly ModelPart[];
  /** The speakers of the user's own side; empty if there are none. */
  readonly own?: readonly string[];
  /** The columns of customers' words. */
  readonly columns?: readonly number[];
  /** Of a file that was read in the wrong one. */
  readonly encoding?: Encoding;
  /** Absent: without those who refused. */
  readonly consent?: ConsentChoice;
}

/** Result of a recogniser: every word is in a quote or left out. */
export interface Reading {
  readonly quotes: readonly QuoteDraft[];
  readonly leftOut: readonly LeftOut[];
  /** For a conversation: possible subjects of a question, in the order of their first message. */
  readonly speakers?: readonly Speaker[];
  /** For a table without a clear text column. */
  readonly columns?: readonly ColumnChoice[];
  /** For a table that says whether customers' words may be published. */
  readonly consent?: ConsentQuestion;
}
