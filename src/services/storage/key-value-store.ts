import { clear, del, get, set, type UseStore } from 'idb-keyval';
import type { Database, StoreName, TransactionOptions } from './database.ts';

/**
 * Key-value store for small records that are rarely read or written: the session, the sealed keys.
 * Every call rejects if the device refuses, or does not respond within five seconds. Callers hold
 * locks that other tabs wait for, so a write that has timed out does not happen later either.
 */
export interface KeyValueStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Removes every record; resolves once that is on disk. */
  clear(): Promise<void>;
}

/** One store of the app's database for idb-keyval, with its connection, time limit and retry. */
export const storeIn =
  (database: Database, name: StoreName, options?: TransactionOptions): UseStore =>
  (mode, work) => {
    const access = mode === 'readonly' ? 'readonly' : 'readwrite';
    return database.transact([name], access, (all) => work(all.objectStore(name)), options);
  };

/** Key-value store through idb-keyval. */
export function createKeyValueStore(database: Database): KeyValueStore {
  const store = storeIn(database, 'key-values');
  const strictly = storeIn(database, 'key-values', { durability: 'strict' });
  return {
    get: (key) => get<unknown>(key, store),
    set: (key, value) => set(key, value, store),
    delete: (key) => del(key, store),
    clear: () => clear(strictly),
  };
}

/** In-memory store without a disk. */
export function createMemoryKeyValueStore(): KeyValueStore {
  const records = new Map<string, unknown>();
  return {
    get: async (key) => records.get(key),
    set: async (key, value) => void records.set(key, value),
    delete: async (key) => void records.delete(key),
    clear: async () => records.clear(),
  };
}
