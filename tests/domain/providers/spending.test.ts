import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSpent, lastSpent, parseSpending, totalOfMonth } from '#domain/providers/spending.ts';

const at = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 12).getTime();
const spent = (when: number, more = {}) => ({ at: when, model: 'm', ...more });

describe('recorded spending', () => {
  test('spending is summed for the current month of this device’s clock', () => {
    const spending = {
      a: spent(at(2026, 10, 31), { prompt: 1, reply: 1, cost: 1 }),
      b: spent(at(2026, 11, 1), { prompt: 100, reply: 20, cost: 0.25 }),
      c: spent(at(2026, 11, 30), { prompt: 10, reply: 2, cost: 0.5 }),
      d: spent(at(2025, 11, 15), { prompt: 1, reply: 1, cost: 1 }),
    };
    expect(totalOfMonth(spending, at(2026, 11, 20))).toEqual({
      requests: 2,
      tokens: 132,
      cost: 0.75,
      uncounted: 0,
    });
  });

  test('the total states how many requests have no known cost', () => {
    const spending = { a: spent(at(2026, 11, 1)), b: spent(at(2026, 11, 2), { cost: 0.5 }) };
    expect(totalOfMonth(spending, at(2026, 11, 3))).toMatchObject({ requests: 2, uncounted: 1 });
  });

  test('a request is counted once; recording is idempotent by id', () => {
    const once = addSpent({}, 'a', spent(1));
    expect(addSpent(once, 'a', spent(1, { prompt: 5 }))).toEqual({ a: spent(1, { prompt: 5 }) });
  });

  test('the oldest records beyond two thousand are dropped', () => {
    const many = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [index, spent(index)]),
    );
    const kept = addSpent(many, 'new', spent(5000));
    expect(Object.keys(kept)).toHaveLength(2000);
    expect(kept['0']).toBeUndefined();
    expect(lastSpent(kept)).toEqual(spent(5000));
  });

  test('the last request is undefined before the first one', () => {
    expect(lastSpent({})).toBeUndefined();
  });

  test('stored spending is read without throwing, and garbage is dropped', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const total = totalOfMonth(parseSpending(data) ?? {}, 0);
        expect(Number.isFinite(total.cost + total.tokens)).toBe(true);
      }),
    );
    expect(parseSpending([])).toBeUndefined();
    expect(
      parseSpending({ a: spent(1, { prompt: -1, cost: '2' }), b: { at: 1 }, c: null, d: 'x' }),
    ).toEqual({ a: spent(1) });
  });
});
