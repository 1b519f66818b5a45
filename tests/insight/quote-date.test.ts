import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDates } from '#insight/read/lines/quote-date.ts';

describe('the dates of a source', () => {
  test.each<[unknown, string]>([
    ['2024-03-12', '2024-03-12'],
    ['2024-03-12T09:30:00Z', '2024-03-12'],
    ['2024/3/2', '2024-03-02'],
    ['12.03.2024', '2024-03-12'],
    ['12 March 2024', '2024-03-12'],
    ['Mar 12, 2024', '2024-03-12'],
    ['March 3rd, 2024', '2024-03-03'],
    [1_710_201_600, '2024-03-12'],
    ['1710201600000', '2024-03-12'],
    ['25/4/2024', '2024-04-25'],
    ['4/25/24', '2024-04-25'],
  ])('a date is read from %j', (written, day) => {
    expect(parseDates([written])).toEqual([day]);
  });

  test.for(
    'en-GB en-US de fr es it nl pt-BR pt-PT sv da nb fi pl cs hu tr ru uk ja ko zh'.split(' '),
  )('a day of each month is read as written in %s', (locale) => {
    for (const dateStyle of ['long', 'medium'] as const) {
      const written = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const day = new Date(Date.UTC(2025, month, 23));
        const text = written.format(day);
        expect(parseDates([text]), text).toEqual([day.toISOString().slice(0, 10)]);
      }
    }
  });

  test('the column of dates decides which number is the month', () => {
    expect(parseDates(['3/4/2024', '25/4/2024'])).toEqual(['2024-04-03', '2024-04-25']);
    expect(parseDates(['3/4/2024', '4/25/2024'])).toEqual(['2024-03-04', '2024-04-25']);
    expect(parseDates(['3/4/2024', '5/6/2024'])).toEqual([undefined, undefined]);
    expect(parseDates(['3/4/2024', '25/4/2024', '4/25/2024'])[0]).toBeUndefined();
  });

  test.each([['31/2/2024'], ['2024-13-01'], ['soon'], [''], [5], [null], [Number.NaN], [{}]])(
    'the value %j has no date',
    (written) => {
      expect(parseDates([written])).toEqual([undefined]);
    },
  );

  test('dates are read without throwing and are calendar days', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => {
        for (const day of parseDates(values))
          expect(day ?? '2000-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});
