/** Keeps pages and the worker out of each other's way. */
export interface Locks {
  /**
   * Does the work while nobody else of this origin holds the lock; false when somebody does. The
   * lock ends with its page, however that ends.
   */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
}

/** For one page alone, where the browser knows no locks. */
export function createOwnLocks(): Locks {
  const held = new Set<string>();
  return {
    async ifFree(name, work) {
      if (held.has(name)) return false;
      held.add(name);
      try {
        await work();
      } finally {
        held.delete(name);
      }
      return true;
    },
  };
}
