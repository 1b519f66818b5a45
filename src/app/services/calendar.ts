import type { CalendarService } from '#services/calendar/calendar.ts';
import { createBrowserReminders } from '#services/reminders/browser-reminders.ts';
import { createBrowserLocks } from '#services/locks/browser-locks.ts';

/** Lazy-loaded with the first planned post. */
export const openCalendar = (): CalendarService => ({
  async file(entries, now) {
    const { createIcalCalendar } = await import('#services/calendar/ical-calendar.ts');
    return createIcalCalendar(addressOf)(entries, now);
  },
  reminders: createBrowserReminders({
    navigator,
    locks: navigator.locks && createBrowserLocks(navigator.locks),
  }),
});

const addressOf = (id: string) => `${location.origin}/drafts?${new URLSearchParams({ open: id })}`;
