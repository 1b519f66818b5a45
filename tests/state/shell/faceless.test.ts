import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runProgress } from '#state/shell/faceless.ts';

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
  test('the demo’s progress starts at 0 and rises by 5 every 200 ms', () => {
    const { seen } = start();
    expect(seen).toEqual([0]);
    vi.advanceTimersByTime(199);
    expect(seen).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([0, 5]);
    vi.advanceTimersByTime(600);
    expect(seen).toEqual([0, 5, 10, 15, 20]);
  });

  test('the demo’s progress is full after 4 seconds and then emits nothing', () => {
    const { seen } = start();
    vi.advanceTimersByTime(3999);
    expect(seen.at(-1)).toBe(95);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the demo’s progress ends when it is stopped', () => {
    const { seen, stop } = start();
    vi.advanceTimersByTime(400);
    stop();
    vi.advanceTimersByTime(4000);
    expect(seen).toEqual([0, 5, 10]);
  });

  test('the demo’s progress restarts at 0 with a whole interval of 200 ms', () => {
    const first = start();
    vi.advanceTimersByTime(500);
    first.stop();
    const second = start();
    vi.advanceTimersByTime(199);
    expect(second.seen).toEqual([0]);
  });
});
