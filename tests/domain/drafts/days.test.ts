import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateOf, dayAt, type Weekday, weekStart } from '#domain/drafts/days.ts';

test('weeks begin on their first weekday, across years and leap days', () => {
  expect(weekStart('2026-11-29', 1)).toBe('2026-11-23');
  expect(weekStart('2026-11-29', 7)).toBe('2026-11-29');
  expect(weekStart('2026-11-30', 1)).toBe('2026-11-30');
  expect(weekStart('2027-01-01', 1)).toBe('2026-12-28');
  expect(weekStart('2027-01-01', 6)).toBe('2026-12-26');
  expect(weekStart('1969-12-31', 1)).toBe('1969-12-29');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
});

const DAY = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('1970-01-01', count));

const FIRST = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7);

test('a day is in the week of its first day, and days count back', () => {
  fc.assert(
    fc.property(DAY, FIRST, fc.integer({ min: -800, max: 800 }), (day, first, count) => {
      const start = weekStart(day, first);
      expect(dateOf(start).getUTCDay()).toBe(first % 7);
      expect(start <= day && day < addDays(start, 7)).toBe(true);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test('the day of a time is the device’s', () => {
  expect(dayAt(new Date(2026, 10, 29, 0, 0, 1).getTime())).toBe('2026-11-29');
  expect(dayAt(new Date(2026, 0, 2, 23, 59).getTime())).toBe('2026-01-02');
});
