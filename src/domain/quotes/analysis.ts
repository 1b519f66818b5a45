import type { Tag } from '../campaign/tags.ts';
import type { Masks } from './mask.ts';
import type { SentQuote } from './quote.ts';

/** Opinion of the product in a quote. A quote with both, or neither, has no sentiment. */
export type Sentiment = 'positive' | 'critical';

/** A topic that several customers mention. */
export interface Theme {
  readonly label: string;
  /** Number of customers, including those whose duplicates were folded into one quote. */
  readonly count: number;
  /** The mean of their stars, 0 to 5; absent if none gave any. */
  readonly rating?: number;
  /** Ids of the quotes, best to show first. */
  readonly quoteIds: readonly string[];
}

/** A tag supported by the quotes. Only the user sets it. */
export interface Suggestion {
  readonly tag: Tag;
  /** The displayed reason. */
  readonly reason: string;
}

/** The combined analysis of all quotes, with the ones that would be sent. */
export interface Analysis {
  readonly themes: readonly Theme[];
  readonly suggestions: readonly Suggestion[];
  /** The masks of each quote and of its labels. */
  readonly masks: Masks;
  /** Quotes of the request, in the order of the quotes. */
  readonly sent: readonly SentQuote[];
  /** Sentiment by the id of the quote; quotes that show none are absent. */
  readonly sentiments: ReadonlyMap<string, Sentiment>;
  /** Number of quotes that the user excluded. */
  readonly dropped: number;
}
