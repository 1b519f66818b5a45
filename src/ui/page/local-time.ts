/**
 * Locale for dates. The interface is English; the user's own spelling of it decides between
 * "22 Nov" and "Nov 22".
 */
export const dateLocale = (): string =>
  navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB';

/** Returns the user's day as YYYY-MM-DD. */
export function dayText(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns a date with its time; the day of today by its name. Milliseconds since 1970. */
export function timeText(time: number): string {
  const date = new Date(time);
  const locale = dateLocale();
  const clock = date.toLocaleTimeString(locale, { timeStyle: 'short' });
  return date.toDateString() === new Date().toDateString()
    ? `today, ${clock}`
    : `${date.toLocaleDateString(locale, { dateStyle: 'medium' })}, ${clock}`;
}
