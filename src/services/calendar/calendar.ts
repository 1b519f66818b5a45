import type { ReminderService } from '../reminders/reminders.ts';

/** A planned post as an entry of a calendar. Times are milliseconds since 1970. */
export interface CalendarEntry {
  /** Id of its draft: a later file with the same entry replaces it. */
  readonly id: string;
  readonly title: string;
  /** The text to be posted. */
  readonly text: string;
  readonly start: number;
}

/** Takes planned posts to the user's calendar, and reminds of them here. */
export interface CalendarService {
  /**
   * Returns the text of a file with these entries, each with an alarm. `now` is its time. Rejects if
   * its chunk fails to load.
   */
  file(entries: readonly CalendarEntry[], now: number): Promise<string>;
  readonly reminders: ReminderService;
}
