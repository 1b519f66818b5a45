import type { Span } from '../text/span.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Masks } from '../quotes/mask.ts';
import type { Sentence } from '../text/sentences.ts';

/** Ways in which a quote contradicts a sentence. */
export type DifferenceKind =
  | 'number'
  | 'opposite'
  | 'quantity'
  | 'degree'
  | 'comparison'
  | 'negation';

/**
 * Verdict on a sentence. `said`: a customer said it, or what it quotes, in these words. `retold`: a
 * quote has all its content words and means them alike. `otherwise`: a customer said something that
 * contradicts it. `near`: a quote is close. `not-compared`: none is, and some are in other languages.
 * `no-source`: no quote is close. `not-a-claim`: nothing to prove.
 */
export const VERDICTS = [
  'said',
  'retold',
  'otherwise',
  'near',
  'not-compared',
  'no-source',
  'not-a-claim',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Reason why a verdict is not better. `one-customer`: the sentence speaks of several.
 * `customers-differ`: more customers contradict it than say it. `turned`: the words stand under a
 * label that turns their sense. `invented`: no quote in any language has the number, or goes as far.
 */
export type Reason = 'one-customer' | 'customers-differ' | 'turned' | 'invented';

/** A quote that a sentence may be based on. */
export interface Source {
  readonly quote: ComparedQuote;
  readonly verdict: 'said' | 'retold' | 'otherwise' | 'near';
  /** Origin of the match: the model's mark, or words shared by both. */
  readonly by: 'model' | 'device';
  /** The words shared by both, in the post and in the quote. */
  readonly here: readonly Span[];
  readonly there: readonly Span[];
  /** The contradicting words of both. */
  readonly difference?: SpokenDifference;
  /** The label under which those words stand in the quote, if it turns their sense. */
  readonly label?: string;
  /** The rest of the quote, if it is mixed or critical. */
  readonly otherSide?: readonly Span[];
}

export interface SpokenDifference {
  readonly kind: DifferenceKind;
  readonly here: readonly Span[];
  readonly there: readonly Span[];
}

/** The fields of a quote that the check needs. */
export type ComparedQuote = Pick<
  Quote,
  'id' | 'text' | 'rating' | 'language' | 'date' | 'count' | 'unmasked' | 'shown' | 'labels'
>;

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason?: Reason;
  /** Closest first. */
  readonly sources: readonly Source[];
}

/** A sentence of the current post, with its verdict. */
export interface JudgedSentence extends Sentence, Judgement {}

export interface CheckedSentence extends JudgedSentence {
  /**
   * The masks of all sentences, of their sources and of the first quotes of the campaign, with their
   * labels: the same map for each sentence.
   */
  readonly masks: Masks;
}
