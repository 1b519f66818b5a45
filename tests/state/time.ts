import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/** Lets this many turns of the event loop pass. */
export async function turn(turns: number): Promise<void> {
  for (let passed = 0; passed < turns; passed += 1) {
    await new Promise((next) => setImmediate(next));
  }
}

/** Lets time pass in steps long enough for a transaction to end. Needs `fakeDeviceTime`. */
export async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 4) {
    await turn(25);
    await vi.advanceTimersByTimeAsync(4000);
  }
  await turn(60);
}

/** Gives each test of the file or block a database, and timers that move with `pass` alone. */
export function fakeDeviceTime(): void {
  beforeEach(() => {
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
