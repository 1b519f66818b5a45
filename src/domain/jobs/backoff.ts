/** Longest wait before any retry, in milliseconds. */
export const LONGEST_WAIT_MS = 3_600_000;

/**
 * Share by which chance shifts a wait, so that clients that failed together do not retry together.
 */
const JITTER = 0.25;

/**
 * Exponential backoff from 2 s, doubling to a minute; `tries` counts from 0, `chance` is from 0 to
 * 1.
 */
export function doublingWait(tries: number, chance: number): number {
  return jittered(Math.min(2000 * 2 ** tries, 60_000), chance);
}

/** Adds jitter to a wait: at most a quarter in either direction. */
export function jittered(ms: number, chance: number): number {
  return Math.round(ms * (1 + JITTER * (2 * chance - 1)));
}

/** Returns the wait that a provider asked for, within reason; undefined if it is unusable. */
export function askedWait(ms: number | undefined): number | undefined {
  if (ms === undefined || !Number.isFinite(ms) || ms < 0) return undefined;
  return Math.min(ms, LONGEST_WAIT_MS);
}
