import { createIcalCalendar } from '#services/calendar/ical-calendar.ts';

/** Lazy-loaded when the user asks for a calendar file. */
export const openCalendar = () =>
  createIcalCalendar((id) => `${location.origin}/drafts?${new URLSearchParams({ open: id })}`);
