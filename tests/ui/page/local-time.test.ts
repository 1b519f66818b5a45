import { afterEach, expect, test, vi } from 'vitest';
import { dayText } from '#ui/page/local-time.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Pacific/Kiritimati', '2026-01-05'],
  ['Pacific/Pago_Pago', '2026-01-04'],
])('the day is the one of the user’s clock in %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(dayText(new Date('2026-01-04T23:30:00Z'))).toBe(day);
});
