import type { Press } from './press.ts';

/** A record's data in the form of its version. */
export interface Envelope {
  readonly version: number;
  readonly data: unknown;
  /** A tombstone: the record was deleted, and `data` is gone. */
  readonly deleted?: true;
  /** When and where the user made the change; absent where two were merged. The store sets it. */
  readonly press?: Press | undefined;
}

/** The result of a merge: the record, and new records that keep what does not fit in it. */
export interface Merged {
  readonly record: Envelope;
  readonly copies: ReadonlyMap<string, Envelope>;
}

/**
 * The callbacks that the state of a document, or of a collection of records, provides to the store.
 */
export interface DocumentOwner {
  /** The newest version that this build understands, and the one it writes. */
  readonly version: number;
  /** The record as the page has it. */
  current(key: string): Envelope;
  /**
   * Shows what the disk holds; undefined is a deleted record. Returns the keys that
   * cannot be parsed. With `more`, further records of the collection follow and nothing need be
   * rendered yet.
   */
  take(records: ReadonlyMap<string, Envelope | undefined>, more: boolean): readonly string[];
  /** The device was wiped: shows nothing of what there was, on the disk or only here. */
  forget(): void;
  /**
   * Three-way merge of two records that changed since `base`. Pure. Returns undefined if either side
   * cannot be parsed.
   */
  merge(
    key: string,
    base: Envelope | undefined,
    mine: Envelope,
    theirs: Envelope,
  ): Merged | undefined;
}

/**
 * Where documents live between visits: read before the first render, written in the background, shared
 * with the other tabs. A write never undoes what another tab wrote meanwhile.
 *
 * A name that ends in a slash (`draft/`) is a collection: each of its records has its own key
 * (`draft/UUID`), revision and merge, and is written alone.
 */
export interface DocumentStore {
  /**
   * Reads the documents and the keys of the collections. False when the device does not answer or
   * refuses: then documents live in memory, and the store retries until it works.
   */
  open(): Promise<boolean>;
  /** Resolves when a first read has worked, or at once where there is no disk to read. */
  readonly answered: Promise<void>;
  /** A document as it was last seen on the disk, or as a page left it at its end. */
  read(key: string): Envelope | undefined;
  /** Number of records in a collection, also before they are loaded. */
  count(collection: string): number;
  /**
   * Connects a document or a collection: its owner takes the stored records, now and whenever
   * another tab changes them. The records of a collection are loaded in batches, a task each.
   */
  own(name: string, owner: DocumentOwner): void;
  /** Schedules a write of one record; calls are coalesced. It must survive cloning. */
  write(key: string, envelope: Envelope): void;
  /** Returns the quarantined data under keys that begin with `prefix`. Rejects like a read. */
  quarantined(prefix: string): Promise<readonly unknown[]>;
  /** Hands everything pending to the database at once. */
  flush(): void;
  /** Flushes, and from then on hands over each write in the task that makes it: for `pagehide`. */
  leave(): void;
  /** Resolves when nothing is pending; false when the device refuses. */
  saved(): Promise<boolean>;
  /** Reads what other tabs wrote while this one slept, and retries what failed. */
  wake(): void;
  /** Calls `listener` with each state, and at once with the present one. */
  subscribe(listener: (state: SaveState) => void): () => void;
  /**
   * Removes the queue's jobs, and where `keep` is given all documents but those it names, in every
   * tab, with everything in quarantine. Rejects when the device refuses.
   */
  wipe(keep?: readonly string[]): Promise<void>;
}

/**
 * `full`: the disk has no room. `failed`: the device refuses (no storage, a private window, a dead
 * storage process). In both the changes live in memory and are retried. `outdated`: a newer release
 * has written; this tab's changes are kept beside until it is reloaded.
 */
export type SaveState = 'saved' | 'saving' | 'full' | 'failed' | 'outdated';

/** True for a record key of the collection, and for the name of a document itself. */
export const belongsTo = (name: string, key: string): boolean =>
  name.endsWith('/') ? key.startsWith(name) : key === name;

/** True if a record outlives a wipe that keeps these names. */
export const isKept = (kept: readonly string[], key: string): boolean =>
  kept.some((name) => belongsTo(name, key));

/** The name under which the owner of `key` is registered. */
export const ownerName = (key: string): string => key.slice(0, key.indexOf('/') + 1) || key;
