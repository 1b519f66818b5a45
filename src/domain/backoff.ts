/** The longest that anything here waits before it is tried again, in milliseconds. */
export const LONGEST_WAIT_MS = 3_600_000;

/** How far chance moves a wait, so that many who failed together do not come back together. */
const JITTER = 0.25;

/** Waits from 2 s, doubling to a minute; `tries` counts from 0, `chance` runs from 0 to 1. */
export function doublingWait(tries: number, chance: number): number {
  return jittered(Math.min(2000 * 2 ** tries, 60_000), chance);
}

/** The wait as it is given, moved by at most a quarter in either direction. */
export function jittered(ms: number, chance: number): number {
  return Math.round(ms * (1 + JITTER * (2 * chance - 1)));
}

/** What a provider asked for, within reason; undefined where it said nothing of use. */
export function askedWait(ms: number | undefined): number | undefined {
  if (ms === undefined || !Number.isFinite(ms) || ms < 0) return undefined;
  return Math.min(ms, LONGEST_WAIT_MS);
}
