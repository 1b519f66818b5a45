import type { Locks } from './locks.ts';
import { promiseWithResolvers } from '../promise-with-resolvers.ts';

/**
 * Adapter for Web Locks, which every secure origin has. A browser that blocks all site data grants
 * none: the page then has no other page to share anything with, and locks in memory.
 */
export function createBrowserLocks(manager: LockManager): Locks {
  const own = createPageLocks();
  return {
    async ifFree(name, work) {
      let hasAnswered = false;
      try {
        return await manager.request(name, { ifAvailable: true }, async (lock) => {
          hasAnswered = true;
          if (lock) await work();
          return lock !== null;
        });
      } catch (error) {
        if (hasAnswered || !isDenied(error)) throw error;
        return own.ifFree(name, work);
      }
    },
    untilFree: (name) =>
      manager
        .request(name, () => undefined)
        .catch((error: unknown) => {
          if (!isDenied(error)) throw error;
          return own.untilFree(name);
        }),
  };
}

const isDenied = (error: unknown) =>
  error instanceof DOMException && error.name === 'SecurityError';

/** Locks among the callers of one page. */
function createPageLocks(): Locks {
  const held = new Map<string, Promise<void>>();
  return {
    async ifFree(name, work) {
      if (held.has(name)) return false;
      const { promise, resolve } = promiseWithResolvers<void>();
      held.set(name, promise);
      try {
        await work();
      } finally {
        held.delete(name);
        resolve();
      }
      return true;
    },
    untilFree: async (name) => held.get(name),
  };
}
