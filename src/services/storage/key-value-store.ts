import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { abort, inTime } from './database.ts';

/**
 * Key-value store for small records that are rarely read or written: the session, the sealed keys.
 * Every call rejects if the device refuses, or does not respond within five seconds.
 */
export interface KeyValueStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Removes every record; resolves once that is on disk. */
  clear(): Promise<void>;
}

type Call<T> = (store: UseStore) => Promise<T>;

/** IndexedDB through idb-keyval. The database opens on first use. */
export function createKeyValueStore(): KeyValueStore {
  let opened: UseStore | undefined;

  async function use<T>(call: Call<T>): Promise<T> {
    try {
      return await once(call);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      // The connection died silently (iOS closes it in the background): retry once with a new one.
      opened = undefined;
      return once(call);
    }
  }

  /**
   * Runs a call within the time limit. Callers hold locks that other tabs wait for, so a write that
   * has timed out must not happen later either.
   */
  function once<T>(call: Call<T>): Promise<T> {
    const store = (opened ??= openStore());
    let isOver = false;
    let begun: IDBTransaction | undefined;
    const called = call((mode, work) =>
      store(mode, (records) => {
        if (isOver) throw new DOMException('It was given up', 'AbortError');
        begun = records.transaction;
        return work(records);
      }),
    );
    return inTime(called, () => {
      isOver = true;
      opened = undefined;
      if (begun) abort(begun);
    });
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
