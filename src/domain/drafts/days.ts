/** A day as `YYYY-MM-DD`, in no time zone. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

const dayFrom = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Returns the device's day at a time in milliseconds since 1970. */
export function dayAt(time: number): Day {
  const date = new Date(time);
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  return `${date.getFullYear()}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

export const addDays = (day: Day, count: number): Day => dayFrom(startOf(day) + count * DAY_MS);

/** Noon of a day in UTC, for formatting it: no zone's day differs from it by more than a day. */
export const dateOf = (day: Day): Date => new Date(startOf(day) + DAY_MS / 2);

/** Days of the week as ISO 8601 counts them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const MONDAY: Weekday = 1;

const isWeekday = (value: unknown): value is Weekday =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7;

/** Returns the weekday with which weeks begin where the locale is spoken; Monday if unknown. */
export function firstWeekday(locale: string): Weekday {
  try {
    const known = new Intl.Locale(locale);
    // Chromium had a getter before the method; Firefox has had neither for long.
    const week: unknown = Reflect.has(known, 'getWeekInfo')
      ? Reflect.get(known, 'getWeekInfo').call(known)
      : Reflect.get(known, 'weekInfo');
    const { firstDay } = Object(week);
    return isWeekday(firstDay) ? firstDay : MONDAY;
  } catch {
    // Not the name of a locale.
    return MONDAY;
  }
}

/** Returns the first day of a day's week. */
export function weekStart(day: Day, first: Weekday): Day {
  const weekday = dateOf(day).getUTCDay();
  return addDays(day, -((weekday - first + 7) % 7));
}
