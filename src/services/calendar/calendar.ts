/** A planned post as an entry of a calendar. Times are milliseconds since 1970. */
export interface CalendarEntry {
  /** Id of its draft: a later file with the same entry replaces it. */
  readonly id: string;
  readonly title: string;
  /** The text to be posted. */
  readonly text: string;
  readonly start: number;
}

/** Writes calendar files. */
export interface CalendarService {
  /** Returns the text of a file with these entries, each with an alarm. `now` is its time. */
  file(entries: readonly CalendarEntry[], now: number): string;
}
