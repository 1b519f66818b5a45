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

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(startOf(day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Noon of a day in UTC, for formatting it: no zone's day differs from it by more than a day. */
export const dateOf = (day: Day): Date => new Date(startOf(day) + DAY_MS / 2);
