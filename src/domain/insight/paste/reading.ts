import type { QuoteDraft } from '../quote.ts';

/** Why a part of a paste is no quote. */
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
  | 'other';

/** A part of a paste, verbatim. */
export interface LeftOut {
  readonly text: string;
  readonly why: LeftOutReason;
}

/** Someone who speaks in a conversation. */
export interface Speaker {
  /** As the paste writes it. */
  readonly name: string;
  /** Messages, notices of the app excluded. */
  readonly count: number;
  /** Excluded: the user's own side, by the user's answer or by a role such as support. */
  readonly isOwn: boolean;
}

/** A column of a table that the reading is unsure of. */
export interface ColumnChoice {
  readonly index: number;
  readonly name: string;
  /** The first cell that is filled. */
  readonly sample: string;
  readonly isRead: boolean;
}

/** The user's answers about a paste. Absent ones are left to the recogniser. */
export interface Answers {
  /** The speakers of the user's own side; empty if none of them is. */
  readonly own?: readonly string[];
  /** The columns of customers' words. */
  readonly columns?: readonly number[];
}

/** What a recogniser makes of a paste: every word is in a quote or left out. */
export interface Reading {
  readonly quotes: readonly QuoteDraft[];
  readonly leftOut: readonly LeftOut[];
  /** Of a conversation: those who may be asked about, in the order of their first message. */
  readonly speakers?: readonly Speaker[];
  /** Of a table without a clear column of text. */
  readonly columns?: readonly ColumnChoice[];
}
