import type { FailedDeletion } from '#domain/site/failed-deletions.ts';
import type { KeptRecord } from '../storage/document-store.ts';

/** All data that this device stores. */
export interface DeviceStorage {
  /** True if the device holds drafts or text that the user may want to keep. */
  hasWork(): boolean;
  /** Returns the quarantined records, as stored. Rejects if the device does not respond. */
  quarantined(prefix: string): Promise<readonly unknown[]>;
  /** Removes what is named. Never throws: returns everything that the device refused to remove. */
  forget(what: Forgotten): Promise<readonly FailedDeletion[]>;
  /** Asks the browser to keep the data even when storage runs low. */
  persist(): void;
}

/** Things that a logout removes, beside the session and the queue. */
export interface Forgotten {
  readonly work: boolean;
  /** True if the settings go with the work; otherwise those that say nothing about it stay. */
  readonly settings?: boolean;
  /** Tells which keys stay; by default none. */
  readonly keptKeys?: KeptRecord | undefined;
}
