import type { Version } from '#domain/drafts/versions.ts';
import { dateLocale } from '#ui/page/local-time.ts';

/** The time for a version of today, else the day too. `time`: milliseconds since 1970. */
export function timeOf(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(dateLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  });
}

/** "First version, edited, 11:35 PM" */
export const nameOf = ({ cause, at, isEdited }: Version): string =>
  `${cause}${isEdited ? ', edited' : ''}, ${timeOf(at)}`;
