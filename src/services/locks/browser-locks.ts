import { createOwnLocks, type Locks } from './locks.ts';

/** Web Locks. Without them a page guards against itself, and the records' leases against others. */
export function createBrowserLocks(manager: LockManager | undefined): Locks {
  if (!manager) return createOwnLocks();
  return {
    ifFree: (name, work) =>
      manager.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      }),
  };
}
