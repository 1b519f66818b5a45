import type { Leftover } from '#domain/leftovers.ts';

/** What this device keeps, as a whole. */
export interface DeviceStorage {
  /** Whether there are drafts or words on it that somebody may want to keep. */
  hasWork(): boolean;
  /** Records that could not be read, as they were stored. Rejects when the device does not answer. */
  unreadable(prefix: string): Promise<readonly unknown[]>;
  /**
   * Removes the session, every key and the queue, and the work too if asked. Never throws: answers
   * what the device would not let go of.
   */
  forget(what: { work: boolean }): Promise<readonly Leftover[]>;
  /** Asks the browser to keep it even when room gets scarce. */
  persist(): void;
}
