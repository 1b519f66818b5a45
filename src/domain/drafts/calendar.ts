import { addDays, dayAt, type Day, type Weekday, weekStart } from './days.ts';
import { isWallTime, type Plan } from './planned.ts';
import type { Post } from './posts.ts';
import { dayOfPlan, momentOf } from './wall-time.ts';

/** Returns the seven days of a day's week. */
export function weekOf(day: Day, first: Weekday): Day[] {
  const start = weekStart(day, first);
  return Array.from({ length: 7 }, (_, at) => addDays(start, at));
}

/** Returns the month of a day as `YYYY-MM`. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** Returns the weeks that a day's month touches, each of seven days. */
export function monthWeeks(day: Day, first: Weekday): Day[][] {
  const month = monthOf(day);
  const weeks: Day[][] = [];
  let start = weekStart(`${month}-01`, first);
  do {
    weeks.push(weekOf(start, first));
    start = addDays(start, 7);
  } while (monthOf(start) === month);
  return weeks;
}

/** Returns the same day of another month, or the last one of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = (at: number) =>
    `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((((at % 12) + 12) % 12) + 1).padStart(2, '0')}`;
  const last = addDays(`${month(months + 1)}-01`, -1);
  const same = `${month(months)}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** The first and the last day that the calendar shows: those of four-digit years. */
const EARLIEST: Day = '1000-01-01';
const LATEST: Day = '9999-12-01';

/** Parses a day of unknown origin; undefined if the calendar has no such day. */
export function parseDay(value: string | undefined): Day | undefined {
  const isDay = value !== undefined && isWallTime(`${value}T00:00`);
  return isDay && value >= EARLIEST && value <= LATEST ? value : undefined;
}

/** True for a post that has a place in the calendar: one with a day, or one that was posted. */
const hasDay = ({ plan, state }: Post): boolean => plan !== undefined || state === 'posted';

/** Returns the posts of each day, in the order of their times. */
export function postsByDay(posts: readonly Post[]): ReadonlyMap<Day, readonly Post[]> {
  const dated = posts
    .filter(hasDay)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  return Map.groupBy(dated, ({ at }) => dayAt(at));
}

/** `overdue`: its day has passed too. */
export type DueState = 'due' | 'overdue';

/** Tells whether the time of a planned post has come. `now` is in milliseconds since 1970. */
export function dueState({ plan, state, at }: Post, now: number): DueState | undefined {
  if (!plan || state === 'posted' || at > now) return undefined;
  return dayAt(at) < dayAt(now) ? 'overdue' : 'due';
}

/** True for a post that can be put on another day. */
export const isMovable = ({ state, isEarlier, draft, plan }: Post): boolean =>
  draft !== undefined &&
  !isEarlier &&
  state !== 'posted' &&
  (plan !== undefined || state === 'ready');

/**
 * Moves a plan to the day that the device shows as `to`, at the same time of its own zone. `dayOf`
 * returns the device's day at a time in milliseconds since 1970.
 */
export function movedTo(plan: Plan, to: Day, dayOf: (time: number) => Day = dayAt): Plan {
  const shown = dayOf(momentOf(plan));
  const days = (Date.parse(to) - Date.parse(shown)) / DAY_MS;
  const on = (count: number): Plan => ({
    ...plan,
    at: `${addDays(dayOfPlan(plan), days + count)}${plan.at.slice(10)}`,
  });
  // Seen from another zone, a time near midnight changes its day when one of the clocks changes.
  return [0, 1, -1].map(on).find((it) => dayOf(momentOf(it)) === to) ?? on(0);
}

const DAY_MS = 86_400_000;
