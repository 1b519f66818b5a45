import { dateOf, type Day } from '#domain/drafts/days.ts';
import { dateLocale } from '#ui/page/local-time.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Makes each formatter once: a month needs dozens of the same words. */
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(), options);
  formats.set(key, made);
  return made;
}

const inUtc = (options: Intl.DateTimeFormatOptions) => format({ ...options, timeZone: 'UTC' });

/** "30 Nov – 6 Dec 2026" */
export const weekWords = (first: Day, last: Day): string =>
  inUtc({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
    dateOf(first),
    dateOf(last),
  );

/** "December 2026" */
export const monthWords = (day: Day): string =>
  inUtc({ month: 'long', year: 'numeric' }).format(dateOf(day));

/** "Tuesday 1 December" */
export const longDayWords = (day: Day): string =>
  inUtc({ weekday: 'long', day: 'numeric', month: 'long' }).format(dateOf(day));

/** "Tue 1" */
export const shortDayWords = (day: Day): string =>
  inUtc({ weekday: 'short', day: 'numeric' }).format(dateOf(day));

/** "Tuesday", or "Tue" */
export const weekdayWords = (day: Day, weekday: 'long' | 'short'): string =>
  inUtc({ weekday }).format(dateOf(day));

/** "1" */
export const dayNumber = (day: Day): string => String(Number(day.slice(8)));

/** "09:00", at a time in milliseconds since 1970. */
export const clockWords = (time: number): string => format({ timeStyle: 'short' }).format(time);

/** "3 posts, 1 due" */
export const countWords = (count: number, due: number): string =>
  [
    count === 0 ? 'no posts' : count === 1 ? '1 post' : `${count} posts`,
    ...(due > 0 ? [`${due} due`] : []),
  ].join(', ');
