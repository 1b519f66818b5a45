import ical, { ICalAlarmType, ICalEventBusyStatus } from 'ical-generator';
import type { CalendarEntry } from './calendar.ts';

/** Time that posting takes, in milliseconds: an entry without an end is easily overlooked. */
const DURATION_MS = 15 * 60_000;

/**
 * Writes iCalendar files (RFC 5545) whose times are in UTC: any calendar shows them in its own zone.
 * `addressOf` returns the URL that opens a post.
 */
export function createIcalCalendar(addressOf: (id: string) => string) {
  return (entries: readonly CalendarEntry[], now: number): string => {
    const calendar = ical({ name: 'Echopost', prodId: '//Echopost//Posts//EN' });
    for (const { id, title, text, start } of entries) {
      const url = addressOf(id);
      calendar
        .createEvent({
          id,
          stamp: new Date(now),
          start: new Date(start),
          end: new Date(start + DURATION_MS),
          summary: title,
          description: `${text}\n\n${url}`,
          url,
          busystatus: ICalEventBusyStatus.FREE,
        })
        .createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title });
    }
    return calendar.toString();
  };
}
