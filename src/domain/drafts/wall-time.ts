import type { Day } from './days.ts';
import type { Plan, WallTime } from './planned.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const dayOfPlan = ({ at }: Plan): Day => at.slice(0, 10);

/** Returns the hours and minutes of a plan as `HH:MM`. */
export const clockOf = ({ at }: Plan): string => at.slice(11);

/** Returns the device's zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Makes each formatter once: it takes longer than a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats in a zone, or in the device's own if it knows no such zone. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', { ...options, timeZone: zone });
  } catch {
    format = new Intl.DateTimeFormat('en', options);
  }
  formats.set(zone, format);
  return format;
}

/** Returns what a clock in a zone shows at a time in milliseconds since 1970. */
export function wallTimeAt(time: number, zone: string): WallTime {
  const parts = formatIn(zone).formatToParts(time);
  const of = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const year = of('year').padStart(4, '0');
  return `${year}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/**
 * Returns the moment of a plan in milliseconds since 1970. Of a time that the clock shows twice, the
 * first; a time that it skips is as much later as it skips.
 */
export function momentOf({ at, zone }: Plan): number {
  const wall = Date.parse(`${at}Z`);
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((time) => wall - offsetAt(time, zone));
  const found = [before, after].find((time) => wallTimeAt(time ?? wall, zone) === at);
  return found ?? before ?? wall;
}

const offsetAt = (time: number, zone: string): number =>
  Date.parse(`${wallTimeAt(time, zone)}Z`) - Math.floor(time / MINUTE_MS) * MINUTE_MS;
