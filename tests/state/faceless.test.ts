import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runProgress } from '#state/faceless.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const seen: number[] = [];
  const stop = runProgress((percent) => seen.push(percent));
  return { seen, stop };
}

describe('the progress of the demo', () => {
  test('begins at 0 and rises by 5 every 200 ms', () => {
    const { seen } = start();
    expect(seen).toEqual([0]);
    vi.advanceTimersByTime(199);
    expect(seen).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([0, 5]);
    vi.advanceTimersByTime(600);
    expect(seen).toEqual([0, 5, 10, 15, 20]);
  });

  test('is full after 4 seconds and tells nothing more', () => {
    const { seen } = start();
    vi.advanceTimersByTime(3999);
    expect(seen.at(-1)).toBe(95);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends when it is stopped', () => {
    const { seen, stop } = start();
    vi.advanceTimersByTime(400);
    stop();
    vi.advanceTimersByTime(4000);
    expect(seen).toEqual([0, 5, 10]);
  });

  test('started again, begins at 0 and waits its whole 200 ms', () => {
    const first = start();
    vi.advanceTimersByTime(500);
    first.stop();
    const second = start();
    vi.advanceTimersByTime(199);
    expect(second.seen).toEqual([0]);
  });
});
