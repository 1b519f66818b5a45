import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarEntry } from '#services/calendar/calendar.ts';
import { createIcalCalendar } from '#services/calendar/ical-calendar.ts';

const fileOf = createIcalCalendar((id) => `https://example.com/drafts?open=${id}`);
const NOW = Date.parse('2026-11-29T10:00:00Z');

/** Reads a file with a parser that this app does not write with. */
function read(file: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(file));
  expect(root.name).toBe('vcalendar');
  return root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'a',
  title: 'LinkedIn: Soft towels',
  text: 'Soft towels, and more; all of them.\nCome in!',
  start: Date.parse('2026-12-01T08:00:00Z'),
  ...more,
});

test('an entry has its text, a link to its post, its time and an alarm', () => {
  const [event, ...others] = read(fileOf([entry()], NOW));
  expect(others).toEqual([]);
  expect(event?.uid).toBe('a');
  expect(event?.summary).toBe('LinkedIn: Soft towels');
  expect(event?.description).toBe(
    'Soft towels, and more; all of them.\nCome in!\n\nhttps://example.com/drafts?open=a',
  );
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://example.com/drafts?open=a');
  expect(event?.startDate.toString()).toBe('2026-12-01T08:00:00Z');
  expect(event?.duration.toString()).toBe('PT15M');
  const [alarm] = event?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S');
});

test('lines end as the standard says, and none is longer than 75 octets', () => {
  const file = fileOf([entry({ text: 'ä€😀 '.repeat(200) })], NOW);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('every text and every time comes back as it was', () => {
  const entries = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      title: fc.string({ unit: 'grapheme', maxLength: 90 }),
      text: fc.string({ unit: 'grapheme', maxLength: 400 }),
      start: fc.integer({ min: NOW, max: NOW + 3e11 }).map((time) => time - (time % 60_000)),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  );
  fc.assert(
    fc.property(entries, (all) => {
      const events = read(fileOf(all, NOW));
      expect(events.map(({ uid }) => uid)).toEqual(all.map(({ id }) => id));
      for (const [at, { id, title, text, start }] of all.entries()) {
        const event = events[at];
        expect(event?.summary).toBe(title);
        expect(event?.description).toBe(`${text}\n\nhttps://example.com/drafts?open=${id}`);
        expect(event?.startDate.toJSDate().getTime()).toBe(start);
      }
    }),
  );
});
