import { isNearby } from '#domain/providers.ts';

/** In milliseconds. */
export type Timeouts = {
  /** Until a streamed answer begins. */
  headersMs: number;
  /**
   * From then to the first word of the post: many models think before it, some without a sign. Also
   * the time for a whole answer that is not streamed to begin.
   */
  firstWordMs: number;
  /** From one piece of the post to the next. */
  pieceMs: number;
  /** For everything, retries of refused parameters included. */
  totalMs: number;
  /** Until a list of models begins. */
  listMs: number;
  /** For each of the questions that find out why a request got no answer. */
  probeMs: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const TIMEOUTS: Timeouts = {
  headersMs: 20 * SECOND,
  firstWordMs: 2 * MINUTE,
  pieceMs: 20 * SECOND,
  totalMs: 4 * MINUTE,
  listMs: 20 * SECOND,
  probeMs: 5 * SECOND,
};

/**
 * A cold model is first loaded from the disk, then reads the whole prompt on a processor, and may
 * write four tokens a second. It costs nothing, so the user may wait and press Stop.
 */
export const NEARBY_TIMEOUTS: Timeouts = {
  ...TIMEOUTS,
  headersMs: 15 * MINUTE,
  firstWordMs: 15 * MINUTE,
  pieceMs: 2 * MINUTE,
  totalMs: 60 * MINUTE,
};

export function timeoutsFor(baseUrl: string): Timeouts {
  return isNearby(baseUrl) ? NEARBY_TIMEOUTS : TIMEOUTS;
}
