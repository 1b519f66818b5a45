/** What this device keeps, as a whole. */
export interface DeviceStorage {
  /** Whether there are drafts or words on it that somebody may want to keep. */
  hasWork(): boolean;
  /** Removes the session, every key and the queue, and the work too if asked. Rejects if it cannot. */
  forget(what: { work: boolean }): Promise<void>;
  /** Asks the browser to keep it even when room gets scarce. */
  persist(): void;
}
