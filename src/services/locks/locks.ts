/** Keeps pages and the worker out of each other's way. */
export interface Locks {
  /**
   * Does the work while nobody else of this origin holds the lock; false when somebody does. The
   * lock ends with its page, however that ends.
   */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Resolves once the lock has been released by its holder, dead or alive. */
  untilFree(name: string): Promise<void>;
}
