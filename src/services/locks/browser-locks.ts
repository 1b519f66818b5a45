import type { Locks } from './locks.ts';

/** Adapter for Web Locks, which every secure origin has. */
export function createBrowserLocks(manager: LockManager): Locks {
  return {
    ifFree: (name, work) =>
      manager.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      }),
    untilFree: (name) => manager.request(name, () => undefined),
  };
}
