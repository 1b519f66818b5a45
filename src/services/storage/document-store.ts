/**
 * Where documents live between visits. Reading is done once, before the first render; writing is
 * behind the page's back. `write` takes a whole document, the last one wins.
 */
export interface DocumentStore {
  /** Every stored document by its key. Rejects when the device has no storage. */
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  /** Schedules a write; calls are coalesced per key. The value must survive structured cloning. */
  write(key: string, value: unknown): void;
  /** Hands everything pending to the database at once: for `pagehide`. */
  flush(): void;
  /** Hears whether what was written last is on disk. */
  subscribe(listener: (state: SaveState) => void): () => void;
}

/** `failed`: the device refuses (full disk, no storage); what is typed lives in memory only. */
export type SaveState = 'saved' | 'saving' | 'failed';

/** A stand-in without a disk: for tests, prerendering and devices without storage. */
export function createMemoryDocumentStore(
  documents: Map<string, unknown> = new Map(),
): DocumentStore {
  return {
    readAll: async () => documents,
    write: (key, value) => void documents.set(key, value),
    flush: () => undefined,
    subscribe: () => () => undefined,
  };
}
