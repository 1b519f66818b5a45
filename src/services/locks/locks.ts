/** Mutual exclusion between pages and the worker. */
export interface Locks {
  /**
   * Runs the work if no other page or worker of this origin holds the lock; false if one does. The
   * lock is released when its page ends, however that happens.
   */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Resolves once the lock has been released, by its holder or by the holder's death. */
  untilFree(name: string): Promise<void>;
}
