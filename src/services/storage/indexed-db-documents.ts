import type { DocumentStore, SaveState } from './document-store.ts';

/**
 * The document writer. One open handle, one write in flight, and on `pagehide` a synchronous `put`
 * followed by `commit()`: without the commit a browser may drop the write when the page navigates
 * away, and a timer-based debounce loses what was typed last.
 */
const DATABASE = 'echopost';
/** All stores that will be needed are made at once, so that no later version has to upgrade. */
const STORES = ['documents', 'history', 'jobs', 'quarantine'] as const;
const TIMEOUT_MS = 5000;
const RETRY_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];

export function createIndexedDbDocumentStore(factory: IDBFactory): DocumentStore {
  const dirty = new Map<string, unknown>();
  const listeners = new Set<(state: SaveState) => void>();
  let database: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;
  let writing = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<IDBDatabase> {
    if (database) return database;
    opening ??= inTime(open(factory).then(adopt)).finally(() => {
      opening = undefined;
    });
    return opening;
  }

  function adopt(opened: IDBDatabase): IDBDatabase {
    const forget = () => {
      if (database === opened) database = undefined;
    };
    opened.onclose = forget;
    opened.onversionchange = () => {
      put();
      opened.close();
      forget();
    };
    database = opened;
    return opened;
  }

  /** Writes everything dirty in one transaction on the open handle; undefined without one. */
  function put(): IDBTransaction | undefined {
    if (!database || dirty.size === 0) return undefined;
    try {
      const transaction = database.transaction('documents', 'readwrite');
      for (const [key, value] of dirty) transaction.objectStore('documents').put(value, key);
      return transaction;
    } catch (error) {
      // The connection died unseen (iOS closes it in the background): the next try opens a new one.
      if (error instanceof DOMException && error.name === 'InvalidStateError') database = undefined;
      else throw error;
      return undefined;
    }
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
      // Whatever went wrong, the handle may be part of it: the next try opens a new one.
      database?.close();
      database = undefined;
      announce('failed');
      retry = setTimeout(() => void pump(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
    } finally {
      writing = false;
    }
  }

  async function writeOnce(): Promise<void> {
    await connect();
    const batch = new Map(dirty);
    const transaction = put() ?? (await connect(), put());
    if (!transaction) throw new Error('The connection died twice');
    await inTime(completed(transaction));
    for (const [key, value] of batch) if (dirty.get(key) === value) dirty.delete(key);
  }

  function announce(state: SaveState): void {
    for (const listener of listeners) listener(state);
  }

  return {
    readAll: async () => readStore(await connect()),
    write(key, value) {
      dirty.set(key, value);
      void pump();
    },
    flush: () => put()?.commit(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A storage process that died never answers: give up, the caller tries again. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const watchdog = setTimeout(
    () => silence.reject(new Error('The database does not answer')),
    TIMEOUT_MS,
  );
  return Promise.race([work, silence.promise]).finally(() => clearTimeout(watchdog));
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not open'));
  });
}

async function readStore(database: IDBDatabase): Promise<ReadonlyMap<string, unknown>> {
  const transaction = database.transaction('documents', 'readonly');
  const store = transaction.objectStore('documents');
  const keys = store.getAllKeys();
  const values = store.getAll();
  await inTime(completed(transaction));
  // Keys of ours are strings; the database could hold others.
  const names = keys.result.map((key) => (typeof key === 'string' ? key : ''));
  return new Map(names.map((name, index) => [name, values.result[index]]));
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The write was aborted'));
    transaction.onerror = () => reject(transaction.error ?? new Error('The write failed'));
  });
}
