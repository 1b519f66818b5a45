/**
 * Business hours, defined in New York and displayed in any time zone. They are labelled "EST", but
 * follow New York's clock including daylight saving. Instants are milliseconds since 1970, zones
 * are IANA names as used by `Intl`.
 */
const OFFICE_ZONE = 'America/New_York';

interface OfficeHours {
  readonly days: string;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
  /** Hours of the day in New York; undefined if closed all day. */
  readonly open?: readonly [from: number, to: number];
}

export const OFFICE_HOURS = [
  { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], open: [9, 18] },
  { days: 'Saturday', weekdays: [6], open: [10, 16] },
  { days: 'Sunday', weekdays: [7] },
] as const satisfies readonly OfficeHours[];

interface OpenTime {
  readonly from: number;
  readonly to: number;
}

/** Formats an hour of the day in the office's style: 18 is `6:00 PM`. */
export function officeTime(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Returns the hours of one row in the visitor's zone, for the week of `now` (on a Sunday, the next
 * one). One line, or more if the visitor's clocks change within the week; none for a closed day.
 */
export function hoursIn(zone: string, row: OfficeHours, now: number): string[] {
  const { open } = row;
  if (!open) return [];
  const times = row.weekdays.map((weekday) => openTimeOn(weekday, open, now));
  return groupBy(times, (time) => spanOf(zone, time)).map((group) => lineOf(zone, group));
}

/** True if the visitor's clock agrees with New York's throughout the week of `now`. */
export function sharesOfficeTime(zone: string, now: number): boolean {
  return OFFICE_HOURS.every(
    (row) => hoursIn(zone, row, now).join() === hoursIn(OFFICE_ZONE, row, now).join(),
  );
}

/** Returns whether the office is open, and until when: in New York's time or another zone's. */
export function openness(
  now: number,
  zone: string = OFFICE_ZONE,
): { readonly open: boolean; readonly until: string } {
  const times = [0, 7].flatMap((later) => weekOf(now + later * DAY));
  const current = times.find(({ from, to }) => from <= now && now < to);
  if (current) return { open: true, until: timeIn(zone, current.to) };
  const next = times.find(({ from }) => from > now);
  return { open: false, until: next ? dayAndTime(zone, next.from) : '' };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function weekOf(now: number): OpenTime[] {
  return OFFICE_HOURS.flatMap((row: OfficeHours) => {
    const { open, weekdays } = row;
    return open ? weekdays.map((weekday) => openTimeOn(weekday, open, now)) : [];
  });
}

function openTimeOn(weekday: number, [from, to]: readonly [number, number], now: number): OpenTime {
  const today = wallClock(OFFICE_ZONE, now);
  // JavaScript's Sunday is 0, so it belongs to the coming week: past hours are of no use.
  const days = weekday - today.getUTCDay();
  const midnight = Math.floor(today.getTime() / DAY) * DAY + days * DAY;
  return { from: instantAt(midnight + from * HOUR), to: instantAt(midnight + to * HOUR) };
}

/** Returns a zone's local time at an instant, as a date whose UTC fields are the local ones. */
function wallClock(zone: string, instant: number): Date {
  const parts = new Map(
    formatterFor(zone, CLOCK)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day, hour, minute] = PARTS.map((part) => parts.get(part));
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const;

const CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions;
const WEEKDAY = { weekday: 'short' } as const satisfies Intl.DateTimeFormatOptions;
const TIME = { hour: 'numeric', minute: '2-digit' } as const satisfies Intl.DateTimeFormatOptions;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Caches one formatter per zone: a week of hours takes a hundred calls, and creating one is slow on
 * a phone.
 */
function formatterFor(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${Object.keys(options).join()}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Converts a local time in New York to an instant. The offset is looked up some hours too early,
 * which matters only in the night of a clock change, when the office is closed.
 */
function instantAt(wall: number): number {
  return wall - offsetAt(wall);
}

function offsetAt(instant: number): number {
  return wallClock(OFFICE_ZONE, instant).getTime() - Math.floor(instant / 60_000) * 60_000;
}

/** `10:00 PM to 7:00 AM next day` */
function spanOf(zone: string, { from, to }: OpenTime): string {
  const nextDay = dayIn(zone, from) === dayIn(zone, to) ? '' : ' next day';
  return `${timeIn(zone, from)} to ${timeIn(zone, to)}${nextDay}`;
}

/** Groups adjacent items with the same key. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups: { key: string; items: T[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.key === keyOf(item)) last.items.push(item);
    else groups.push({ key: keyOf(item), items: [item] });
  }
  return groups.map((group) => group.items);
}

/** `Mon to Fri, 3:00 PM to 12:00 AM next day` */
function lineOf(zone: string, times: readonly OpenTime[]): string {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return '';
  const [from, to] = [dayIn(zone, first.from), dayIn(zone, last.from)];
  return `${from === to ? from : `${from} to ${to}`}, ${spanOf(zone, first)}`;
}

function dayIn(zone: string, instant: number): string {
  return formatterFor(zone, WEEKDAY).format(instant);
}

function timeIn(zone: string, instant: number): string {
  // Some versions of ICU separate the time and AM or PM by a narrow space.
  return formatterFor(zone, TIME).format(instant).replace(/\s/gu, ' ');
}

const dayAndTime = (zone: string, instant: number) =>
  `${dayIn(zone, instant)} ${timeIn(zone, instant)}`;
