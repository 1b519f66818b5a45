export interface Review {
  /** The first line of its header. */
  readonly start: number;
  readonly name: number | undefined;
  readonly words: readonly number[];
  /** Lines with its stars, dates and bylines. */
  readonly facts: readonly number[];
  readonly isReply: boolean;
}
