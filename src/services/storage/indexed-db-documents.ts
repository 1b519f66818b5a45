import { type Database, requested } from './database.ts';
import type { DocumentStore, SaveState } from './document-store.ts';

/**
 * The document writer. One write in flight, and on `pagehide` a synchronous `put` followed by
 * `commit()`: without the commit a browser may drop the write when the page navigates away, and a
 * timer-based debounce loses what was typed last.
 */
const RETRY_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];

export function createIndexedDbDocumentStore(database: Database): DocumentStore {
  const dirty = new Map<string, unknown>();
  const listeners = new Set<(state: SaveState) => void>();
  let writing = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  database.beforeClosing(flush);

  function flush(): void {
    if (dirty.size === 0) return;
    const transaction = database.begin(['documents']);
    if (!transaction) return;
    put(transaction, dirty);
    transaction.commit();
  }

  async function pump(): Promise<void> {
    if (writing) return;
    writing = true;
    clearTimeout(retry);
    announce('saving');
    try {
      while (dirty.size > 0) await writeOnce();
      failures = 0;
      announce('saved');
    } catch {
      announce('failed');
      retry = setTimeout(() => void pump(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
    } finally {
      writing = false;
    }
  }

  async function writeOnce(): Promise<void> {
    const batch = await database.transact(['documents'], 'readwrite', (transaction) => {
      put(transaction, dirty);
      return new Map(dirty);
    });
    for (const [key, value] of batch) if (dirty.get(key) === value) dirty.delete(key);
  }

  function announce(state: SaveState): void {
    for (const listener of listeners) listener(state);
  }

  return {
    readAll: () => database.transact(['documents'], 'readonly', readStore),
    write(key, value) {
      dirty.set(key, value);
      void pump();
    },
    flush,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function put(transaction: IDBTransaction, documents: ReadonlyMap<string, unknown>): void {
  const store = transaction.objectStore('documents');
  for (const [key, value] of documents) store.put(value, key);
}

async function readStore(transaction: IDBTransaction): Promise<ReadonlyMap<string, unknown>> {
  const store = transaction.objectStore('documents');
  const [keys, values] = await Promise.all([
    requested(store.getAllKeys()),
    requested(store.getAll()),
  ]);
  // Keys of ours are strings; the database could hold others.
  const names = keys.map((key) => (typeof key === 'string' ? key : ''));
  return new Map(names.map((name, index) => [name, values[index]]));
}
