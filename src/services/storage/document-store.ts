import type { Account } from '#domain/site/account.ts';
import type { PutAway } from '#domain/site/put-away.ts';

/** The user's press that made a change. Of a deletion and its undo, the later press wins. */
export interface Press {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly tab: string;
  /** The revision that a deletion is of, or that a record brought back is the same as. */
  readonly of?: number | undefined;
  /** Of a deletion, the press that it had seen. */
  readonly saw?: string | undefined;
}

/** A record's data in the form of its version. */
export interface Envelope {
  readonly version: number;
  readonly data: unknown;
  /** A tombstone: the record was deleted, and `data` is gone. */
  readonly deleted?: true;
  /** When and where the user made the change; absent where two were merged. The store sets it. */
  readonly press?: Press | undefined;
}

/** Result of a merge: the record, and new records with the parts that do not fit into it. */
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
  /** Returns the page's current record. */
  current(key: string): Envelope;
  /**
   * Applies records from disk; undefined means a deleted record. Returns the keys that cannot
   * be parsed. With `more`, further records of the collection follow and rendering can wait. With
   * `isFirst`, they replace what was applied a moment ago: an earlier page left them unmerged.
   */
  apply(
    records: ReadonlyMap<string, Envelope | undefined>,
    more: boolean,
    isFirst?: boolean,
  ): readonly string[];
  /** Drops all state after a wipe of the device, whether it was on disk or only here. */
  forget(): void;
  /**
   * Three-way merge of two records that changed since `base`. Pure. Returns undefined if either
   * side cannot be parsed.
   */
  merge(
    key: string,
    base: Envelope | undefined,
    mine: Envelope,
    theirs: Envelope,
  ): Merged | undefined;
}

/**
 * Storage of the documents between visits: read before the first render, written behind, and shared
 * with the other tabs. A write never undoes a concurrent write of another tab.
 *
 * A name that ends in a slash (`draft/`) is a collection: each of its records has its own key
 * (`draft/UUID`), revision and merge, and is written alone.
 */
export interface DocumentStore {
  /**
   * Reads the documents and the keys of the collections. False if the device does not respond or
   * refuses: documents then live in memory, and the store retries until it works.
   */
  open(): Promise<boolean>;
  /** Resolves after the first successful read, or at once if there is no disk to read. */
  readonly answered: Promise<void>;
  /** True after the first successful read of a disk. */
  isOpen(): boolean;
  /** Returns a document as last seen on disk, or as a page left it on `pagehide`. */
  read(key: string): Envelope | undefined;
  /** Returns the number of records in a collection, even before they are loaded. */
  count(collection: string): number;
  /**
   * Registers a document or a collection. Its owner receives the stored records, now and whenever
   * another tab changes them. A collection is loaded in batches, one task each.
   */
  register(name: string, owner: DocumentOwner): void;
  /**
   * Schedules a write of one record; calls are coalesced. The data must be structured-cloneable.
   */
  write(key: string, envelope: Envelope): void;
  /** Returns the quarantined data under keys that begin with `prefix`. Rejects like a read. */
  quarantined(prefix: string): Promise<readonly unknown[]>;
  /** Starts writing all pending changes at once. */
  flush(): void;
  /** Flushes, and from then on writes each change in the task that makes it: for `pagehide`. */
  onPageHide(): void;
  /** Resolves when nothing is pending; false if the device refuses. */
  saved(): Promise<boolean>;
  /** Reads the writes of other tabs while this one was suspended, and retries failed ones. */
  refresh(): void;
  /** Calls `listener` with the current state, and with each new one. */
  subscribe(listener: (state: SaveState) => void): () => void;
  /**
   * Removes the session, the keys but those of `keptKeys`, and the queue's jobs, where they are in the
   * same database; with `keep`, also all documents but those it names, and everything in quarantine,
   * in every tab. Rejects if the device refuses.
   */
  wipe(keep?: readonly string[], keptKeys?: KeptRecord): Promise<void>;
  /**
   * Gives the work on the device to an account: another account's is put away, in every tab, and its
   * own comes back. `session` is stored in the same transaction. Resolves with false if the device
   * does not store it: the work is then in memory. Rejects with a `WorkOfOthersError` if another
   * account's work cannot be put away; nothing has changed then.
   */
  enter(account: Account, session?: string): Promise<boolean>;
  /**
   * Resolves once the page shows the work of this account and none of another's, whichever tab or
   * release has signed it in. Rejects if the device refuses.
   */
  settle(account: Account): Promise<void>;
  /** Calls `listener` with whose work the page shows, and with each change. */
  subscribeWhose(listener: (whose: Whose) => void): () => void;
  /**
   * Keeps or deletes the put-away work of another account. Resolves with a function that restores it.
   * Both reject if the device refuses.
   */
  settlePutAway(generations: readonly number[], answer: 'keep' | 'delete'): Promise<Undo>;
}

/** Tells which records beside the documents outlive a wipe, by their name and content. */
export type KeptRecord = (name: unknown, record: unknown) => boolean;

export type Undo = () => Promise<void>;

/** Whose work is in use, and what is put away for others. */
export interface Whose {
  readonly owner?: Account | undefined;
  readonly putAway: readonly PutAway[];
}

/**
 * `full`: no disk space is left. `failed`: the device refuses (no storage, a private window, a dead
 * storage process). In both states changes live in memory and are retried. `outdated`: a newer
 * release has written; this tab's changes are stored as pending records until it is reloaded.
 */
export type SaveState = 'saved' | 'saving' | 'full' | 'failed' | 'outdated';

/** True for a record key of the collection, and for the name of a document itself. */
export const belongsTo = (name: string, key: string): boolean =>
  name.endsWith('/') ? key.startsWith(name) : key === name;

/** True if a record outlives a wipe that keeps these names. */
export const isKept = (kept: readonly string[], key: string): boolean =>
  kept.some((name) => belongsTo(name, key));

/** Name under which the owner of `key` is registered. */
export const ownerName = (key: string): string => key.slice(0, key.indexOf('/') + 1) || key;
