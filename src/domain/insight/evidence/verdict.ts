import type { Quote } from '../quote.ts';
import type { Sentence } from '../../posts/sentences.ts';
import type { DifferenceKind } from './find-difference.ts';

/**
 * What is known of a sentence. `said`: a customer said it, in these words. `otherwise`: a customer
 * said something that contradicts it. `possible`: a quote is near, and a person has to read it.
 * `no-source`: no quote comes near. `not-a-claim`: there is nothing to prove.
 */
export const VERDICTS = ['said', 'otherwise', 'possible', 'no-source', 'not-a-claim'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Why a verdict is not better. `other-language`: quotes that were not compared may say it.
 * `one-customer`: the sentence speaks of several.
 * `customers-differ`: more of them say otherwise.
 */
export type Reason = 'other-language' | 'one-customer' | 'customers-differ';

/** A part of a text in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A quote beside a sentence. */
export interface Source {
  readonly quote: ComparedQuote;
  readonly verdict: 'said' | 'otherwise' | 'possible';
  /** Who brought it up: the model by its mark, or the words that both share. */
  readonly by: 'model' | 'device';
  /** The words that both share, in the post and in the quote. */
  readonly here: readonly Span[];
  readonly there: readonly Span[];
  /** What the two say differently. */
  readonly difference?: SpokenDifference;
  /** What else the customer said, where that is mixed or critical. */
  readonly otherSide?: readonly Span[];
}

export interface SpokenDifference {
  readonly kind: DifferenceKind;
  readonly here: readonly Span[];
  readonly there: readonly Span[];
}

/** What the check needs of a quote. */
export type ComparedQuote = Pick<
  Quote,
  'id' | 'text' | 'rating' | 'language' | 'date' | 'count' | 'unmasked'
>;

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason?: Reason;
  /** The nearest first. */
  readonly sources: readonly Source[];
}

/** A sentence of the post as it stands, with its verdict. */
export interface CheckedSentence extends Sentence, Judgement {}
