import type { FailedDeletion } from '#domain/site/failed-deletions.ts';

/** All data that this device stores. */
export interface DeviceStorage {
  /** True if the device holds drafts or text that the user may want to keep. */
  hasWork(): boolean;
  /** Returns the quarantined records, as stored. Rejects if the device does not respond. */
  quarantined(prefix: string): Promise<readonly unknown[]>;
  /**
   * Removes the session, every key and the queue, and the work too if asked. Never throws: returns
   * everything that the device refused to remove.
   */
  forget(what: { work: boolean }): Promise<readonly FailedDeletion[]>;
  /** Asks the browser to keep the data even when storage runs low. */
  persist(): void;
}
