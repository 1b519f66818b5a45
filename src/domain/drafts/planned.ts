import { isSame } from '../campaign/merge.ts';

/** A wall time as `YYYY-MM-DDTHH:MM`. */
export type WallTime = string;

/**
 * The time that a clock on the wall will show, and the zone of that wall: nine in Berlin stays nine
 * in Berlin when the clocks change, and when the user reads it in Lisbon.
 */
export interface Plan {
  readonly at: WallTime;
  /** Name of the zone in the IANA database. */
  readonly zone: string;
}

/** Parses a plan of unknown origin; undefined if it is none. Never throws. */
export function parsePlan(value: unknown): Plan | undefined {
  const { at, zone } = Object(value);
  if (!isWallTime(at) || typeof zone !== 'string' || !/^[\w+/-]{1,64}$/.test(zone))
    return undefined;
  return { at, zone };
}

/** True for a day that the calendar has and a time that a clock shows. */
export function isWallTime(value: unknown): value is WallTime {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

/** A draft, as far as its plan is concerned. */
interface Planned {
  readonly plannedFor?: Plan;
}

/** Plans a post, moves it, or with `plan` undefined takes it out. The post is none the newer for it. */
export function withPlan<Draft extends Planned>(
  draft: Draft,
  plan: Plan | undefined,
): Omit<Draft, 'plannedFor'> & Planned {
  const { plannedFor: before, ...rest } = draft;
  if (isSame(before, plan)) return draft;
  return plan ? { ...rest, plannedFor: plan } : rest;
}

/** Merges the plans of two tabs: a change wins over none, and a date over its removal. */
export function mergePlan(
  base: Planned | undefined,
  mine: Planned,
  theirs: Planned,
): Plan | undefined {
  if (isSame(mine.plannedFor, base?.plannedFor)) return theirs.plannedFor;
  if (isSame(theirs.plannedFor, base?.plannedFor)) return mine.plannedFor;
  return mine.plannedFor ?? theirs.plannedFor;
}
