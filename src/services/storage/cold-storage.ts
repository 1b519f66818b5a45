import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** Small records that are read and written rarely: the session, the sealed keys. */
export interface ColdStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

/** IndexedDB through idb-keyval. The database opens on first use. */
export function createColdStorage(): ColdStorage {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('echopost-cold', 'records'));
  return {
    get: (key) => get(key, store()),
    set: (key, value) => set(key, value, store()),
    delete: (key) => del(key, store()),
  };
}

/** A stand-in without a disk. */
export function createMemoryColdStorage(): ColdStorage {
  const records = new Map<string, unknown>();
  return {
    get: async (key) => records.get(key),
    set: async (key, value) => void records.set(key, value),
    delete: async (key) => void records.delete(key),
  };
}
