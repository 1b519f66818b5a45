import { isNearby } from '#domain/providers/base-url.ts';

/** Time limits in milliseconds. */
export type Timeouts = {
  /** From the request to the start of a streamed response. */
  headersMs: number;
  /**
   * From then to the first word of the post: many models think before it, some without a sign. Also
   * the time until a response that is not streamed begins.
   */
  firstWordMs: number;
  /** From one piece of the post to the next. */
  pieceMs: number;
  /** For everything, including retries of refused parameters. */
  totalMs: number;
  /** From the request to the start of a model list. */
  listMs: number;
  /** For each request that finds out why another got no response. */
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
 * Time limits for a model on this device or in its network. A cold model is first loaded from disk,
 * then reads the whole prompt on a processor, and may write four tokens a second. It costs nothing,
 * so the user may wait and press Stop.
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
