import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateOf, dayAt, mondayOf } from '#domain/drafts/days.ts';

test('weeks begin on Monday, across years and leap days', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-30')).toBe('2026-11-30');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect(mondayOf('1969-12-31')).toBe('1969-12-29');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
});

const DAY = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('1970-01-01', count));

test('a day is in the week of its Monday, and days count back', () => {
  fc.assert(
    fc.property(DAY, fc.integer({ min: -800, max: 800 }), (day, count) => {
      const monday = mondayOf(day);
      expect(dateOf(monday).getUTCDay()).toBe(1);
      expect(monday <= day && day < addDays(monday, 7)).toBe(true);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test('the day of a time is the device’s', () => {
  expect(dayAt(new Date(2026, 10, 29, 0, 0, 1).getTime())).toBe('2026-11-29');
  expect(dayAt(new Date(2026, 0, 2, 23, 59).getTime())).toBe('2026-01-02');
});
