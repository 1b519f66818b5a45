import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  dueState,
  isMovable,
  monthOf,
  monthWeeks,
  movedTo,
  parseDay,
  postsByDay,
  weekOf,
} from '#domain/drafts/calendar.ts';
import {
  addDays,
  dateOf,
  dayAt,
  firstWeekday,
  type Weekday,
  weekStart,
} from '#domain/drafts/days.ts';
import { nextOn } from '#domain/drafts/plan.ts';
import { summaryOf } from '#domain/drafts/draft-summary.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { clockOf, momentOf, wallTimeAt } from '#domain/drafts/wall-time.ts';
import { DRAFT } from '../drafts.ts';

const DAY = fc.integer({ min: -200_000, max: 400_000 }).map((days) => addDays('1970-01-01', days));
const FIRST = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7);

const isoWeekday = (day: string) => dateOf(day).getUTCDay() || 7;

describe('weeks', () => {
  test.each<[locale: string, first: Weekday]>([
    ['en-GB', 1],
    ['en-US', 7],
    ['de-DE', 1],
    ['ar-EG', 6],
    ['no such locale', 1],
  ])('of %s begin on weekday %i', (locale, first) => {
    expect(firstWeekday(locale)).toBe(first);
  });

  test('across the end of a year and the change of the clocks', () => {
    expect(weekOf('2027-01-01', 1)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(weekOf('2027-03-28', 7)[0]).toBe('2027-03-28');
    expect(weekOf('2026-10-25', 1)[6]).toBe('2026-10-25');
  });

  test('have seven days in a row, the asked one among them, from the first weekday on', () => {
    fc.assert(
      fc.property(DAY, FIRST, (day, first) => {
        const days = weekOf(day, first);
        expect(days).toContain(day);
        expect(isoWeekday(days[0] ?? '')).toBe(first);
        expect(days.every((it, at) => it === addDays(days[0] ?? '', at))).toBe(true);
        expect(days.map((it) => weekStart(it, first))).toEqual(days.map(() => days[0]));
      }),
    );
  });
});

describe('months', () => {
  test('have as many weeks as they touch', () => {
    // A February of four whole weeks, and months of six.
    expect(monthWeeks('2027-02-14', 1)).toHaveLength(4);
    expect(monthWeeks('2026-08-31', 1)).toHaveLength(6);
    expect(monthWeeks('2028-02-29', 1).flat()).toContain('2028-02-29');
  });

  test('have each of their days once, in whole weeks', () => {
    fc.assert(
      fc.property(DAY, FIRST, (day, first) => {
        const weeks = monthWeeks(day, first);
        const days = weeks.flat();
        expect(new Set(days).size).toBe(weeks.length * 7);
        const own = days.filter((it) => monthOf(it) === monthOf(day));
        expect(own[0]).toBe(`${monthOf(day)}-01`);
        expect(monthOf(addDays(own.at(-1) ?? '', 1))).not.toBe(monthOf(day));
        for (const week of weeks) expect(week.some((it) => own.includes(it))).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %i months is %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  test('are counted forth and back, and never skipped', () => {
    fc.assert(
      fc.property(DAY, fc.integer({ min: -500, max: 500 }), (day, count) => {
        const there = addMonths(day, count);
        expect(monthOf(addMonths(there, -count))).toBe(monthOf(day));
        const months = (it: string) => Number(it.slice(0, 4)) * 12 + Number(it.slice(5, 7));
        expect(months(there) - months(day)).toBe(count);
      }),
    );
  });
});

test.each([undefined, '', 'today', '5', '2026-02-30', '2026-13-01', '0000-01-01', '2026-1-1'])(
  'the address names no day by %j',
  (value) => expect(parseDay(value)).toBeUndefined(),
);

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'UTC',
];

test('a moved post is shown on the day, at the time of its own zone, whatever the device’s zone', () => {
  const minutes = fc.nat(1439);
  const day = fc.nat(3000).map((days) => addDays('2025-01-01', days));
  fc.assert(
    fc.property(
      day,
      minutes,
      day,
      fc.constantFrom(...ZONES),
      fc.constantFrom(...ZONES),
      (from, minute, to, zone, device) => {
        const clock = [Math.floor(minute / 60), minute % 60].map((it) =>
          String(it).padStart(2, '0'),
        );
        const plan = { at: `${from}T${clock.join(':')}`, zone };
        const dayOf = (time: number) => wallTimeAt(time, device).slice(0, 10);
        const moved = movedTo(plan, to, dayOf);
        expect(clockOf(moved)).toBe(clockOf(plan));
        expect(moved.zone).toBe(zone);
        const shown = dayOf(momentOf(moved));
        // Across a change of the clocks, no day has that hour on that day of the device.
        const isSkipped = [-1, 0, 1, 2].every((days) => {
          const at = `${addDays(moved.at.slice(0, 10), days)}${moved.at.slice(10)}`;
          return dayOf(momentOf({ at, zone })) !== to;
        });
        if (!isSkipped) expect(shown).toBe(to);
      },
    ),
    { numRuns: 300 },
  );
});

describe('the time proposed for a day', () => {
  const now = Date.parse('2026-12-02T14:20:00Z');
  test.each([
    ['2026-12-03', now, '2026-12-03T09:00'],
    ['2026-12-02', now, '2026-12-02T15:00'],
    ['2026-12-02', Date.parse('2026-12-02T08:59:00Z'), '2026-12-02T09:00'],
    ['2026-12-02', Date.parse('2026-12-02T23:10:00Z'), '2026-12-02T23:59'],
  ])('%s is still to come', (day, time, at) => {
    expect(nextOn(day, time, 'UTC')).toEqual({ at, zone: 'UTC' });
  });
});

const NOW = new Date(2026, 11, 2, 12).getTime();

const UNPLANNED: Post = {
  id: 'a',
  platform: 'instagram',
  campaign: 'c',
  state: 'ready',
  subject: '',
  at: NOW,
  isEarlier: false,
};

const post = (more: Partial<Post>): Post => ({
  ...UNPLANNED,
  state: 'planned',
  plan: { at: '2026-12-02T12:00', zone: 'UTC' },
  ...more,
});

test('a planned post is due at its minute, overdue from the next day, and never once posted', () => {
  expect(dueState(post({ at: NOW + 1 }), NOW)).toBeUndefined();
  expect(dueState(post({ at: NOW }), NOW)).toBe('due');
  expect(dueState(post({ at: NOW - 86_400_000 }), NOW)).toBe('overdue');
  expect(dueState(post({ state: 'posted' }), NOW)).toBeUndefined();
  expect(dueState(UNPLANNED, NOW)).toBeUndefined();
});

test('the calendar has planned and posted posts in their order, and no others', () => {
  const days = postsByDay([
    UNPLANNED,
    post({ id: 'late', at: NOW + 60_000 }),
    post({ id: 'early' }),
    { ...UNPLANNED, id: 'posted', state: 'posted', at: NOW - 86_400_000 },
  ]);
  expect([...days].map(([day, posts]) => [day, posts.map(({ id }) => id)])).toEqual([
    [dayAt(NOW - 86_400_000), ['posted']],
    [dayAt(NOW), ['early', 'late']],
  ]);
});

test('posts that were posted, replaced or not written yet are not moved', () => {
  const draft = summaryOf(DRAFT);
  expect(isMovable(post({ draft }))).toBe(true);
  expect(isMovable(post({ draft, state: 'needs-you' }))).toBe(true);
  expect(isMovable(post({ draft, state: 'posted' }))).toBe(false);
  expect(isMovable(post({ draft, isEarlier: true }))).toBe(false);
  expect(isMovable(post({}))).toBe(false);
});
