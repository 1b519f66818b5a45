import { afterAll, expect, test, vi } from 'vitest';
import { endThread, steepTextOf } from './linear-time.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(endThread);

test.for(['a quadratic pattern', 'a quadratic pattern beside much linear work'] as const)(
  '%s is found, by the text that it is quadratic in',
  async (parser) => {
    expect(await steepTextOf(parser)).toMatch(/^" ": /);
  },
);

test('a linear pattern is not reported', async () => {
  expect(await steepTextOf('a linear pattern')).toBeUndefined();
});
