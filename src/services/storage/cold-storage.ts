import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** Small records that are read and written rarely: the session, the sealed keys. */
export interface ColdStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Removes every record; when it resolves, the disk has taken it. */
  clear(): Promise<void>;
}

/** IndexedDB through idb-keyval. The database opens on first use. */
export function createColdStorage(): ColdStorage {
  let opened: UseStore | undefined;

  async function use<T>(call: (store: UseStore) => Promise<T>): Promise<T> {
    try {
      return await call((opened ??= openStore()));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      // The connection died unseen (iOS closes it in the background): once more with a new one.
      opened = openStore();
      return call(opened);
    }
  }

  return {
    get: (key) => use((store) => get<unknown>(key, store)),
    set: (key, value) => use((store) => set(key, value, store)),
    delete: (key) => use((store) => del(key, store)),
    clear: () => use((store) => store('readonly', ({ transaction }) => clearAll(transaction.db))),
  };
}

function clearAll(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction('records', 'readwrite', { durability: 'strict' });
  transaction.objectStore('records').clear();
  return promisifyRequest(transaction);
}

const openStore = () => createStore('echopost-cold', 'records');

/** A stand-in without a disk. */
export function createMemoryColdStorage(): ColdStorage {
  const records = new Map<string, unknown>();
  return {
    get: async (key) => records.get(key),
    set: async (key, value) => void records.set(key, value),
    delete: async (key) => void records.delete(key),
    clear: async () => records.clear(),
  };
}
