import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRetryAfter, parseRetryMessage } from '#services/model/retry-after.ts';

const NOW = Date.UTC(2026, 10, 5, 12, 0, 0);

describe('the Retry-After header', () => {
  test.each([
    ['20', 20_000],
    [' 0 ', 0],
    ['1.5', 1500],
    ['1000000000', 3_600_000],
    ['Thu, 05 Nov 2026 12:01:00 GMT', 60_000],
    ['Thu, 05 Nov 2026 11:00:00 GMT', 0],
    ['Fri, 05 Nov 2027 11:00:00 GMT', 3_600_000],
    ['-5', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['Abc, soon enough GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('the Retry-After header %j is %s ms', (header, wait) => {
    expect(parseRetryAfter(header, NOW)).toBe(wait);
  });

  test('the Retry-After wait is always between zero and an hour', () => {
    const header = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.integer().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(header, (text) => {
        const wait = parseRetryAfter(text, NOW) ?? 0;
        expect(wait >= 0 && wait <= 3_600_000).toBe(true);
      }),
    );
  });
});

describe('a wait named in the message', () => {
  test.each([
    ['Rate limit reached. Please try again in 20s. Contact us.', 20_000],
    ['Please try again in 1m12.5s.', 72_500],
    ['Please try again in 350ms.', 350],
    ['try again in 9h0m0s', 3_600_000],
    ['Try again in 3 seconds', 3000],
    ['try again in 500 milliseconds', 500],
    ['try again in 2 minutes', 120_000],
    ['try again in 1 hour', 3_600_000],
    ['try again in 1 minute 5 sec', 65_000],
    ['try again in 1.2.3s', undefined],
    ['try again in a while', undefined],
    ['', undefined],
  ])('the message %j names a wait of %s ms', (message, wait) => {
    expect(parseRetryMessage(message)).toBe(wait);
  });
});
