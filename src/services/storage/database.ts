/**
 * The one database of documents, jobs and quarantine, for pages and the service worker. One open
 * handle is shared by everyone who writes; it is opened at first use, and anew when it died.
 */
const DATABASE = 'echopost';
const STORES = ['documents', 'jobs', 'quarantine'] as const;
/** Of the documents, by the property of the same name. Records without it are not in the index. */
export const INDEXES = {
  /** All writes of the device, in their order. */
  seq: 'seq',
  /** The collection that a record is in, or that it was deleted from one. Documents have none. */
  group: 'group',
} as const;
const TIMEOUT_MS = 5000;

export type StoreName = (typeof STORES)[number];

type Work<T> = (transaction: IDBTransaction) => T | Promise<T>;

interface TransactionOptions {
  /** `strict`: told as done only when the disk has it. Relaxed by default, which is faster. */
  readonly durability?: 'strict' | 'relaxed';
}

export interface Database {
  /**
   * Runs `work` in one transaction over `stores`, and answers what it answered once everything is
   * written. The work may wait for requests of its own transaction (see `requested`), for nothing
   * else; when it throws, nothing of it is written. It may run twice: a connection that died unseen
   * is opened anew, once. Rejects when the device has no storage, refuses (a full disk), or does not
   * answer in five seconds.
   */
  transact<T>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    work: Work<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** A transaction on the handle as it is, without waiting: for `pagehide`. Undefined without one. */
  begin(stores: readonly StoreName[]): IDBTransaction | undefined;
  /** Hears that the handle is about to be given up for another tab: the last moment to `begin`. */
  beforeClosing(listener: () => void): () => void;
}

export function createDatabase(factory: IDBFactory): Database {
  const listeners = new Set<() => void>();
  let handle: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;

  async function connect(): Promise<IDBDatabase> {
    if (handle) return handle;
    opening ??= open(factory)
      .then(adopt)
      .finally(() => {
        opening = undefined;
      });
    return opening;
  }

  function adopt(opened: IDBDatabase): IDBDatabase {
    opened.onclose = () => drop(opened);
    opened.onversionchange = () => {
      for (const listener of listeners) listener();
      drop(opened);
    };
    handle = opened;
    return opened;
  }

  function drop(dead: IDBDatabase | undefined): void {
    dead?.close();
    if (handle === dead) handle = undefined;
  }

  /** Whatever went wrong, the handle may be part of it: the next try opens a new one. */
  async function once<T>(begin: (opened: IDBDatabase) => Promise<T>): Promise<T> {
    const opened = await connect();
    try {
      return await begin(opened);
    } catch (error) {
      drop(opened);
      throw error;
    }
  }

  return {
    async transact(stores, mode, work, { durability = 'relaxed' } = {}) {
      const attempt = () =>
        once((opened) => run(opened.transaction(stores, mode, { durability }), work));
      try {
        return await attempt();
      } catch (error) {
        if (!isDeadConnection(error)) throw error;
        return attempt();
      }
    },
    begin(stores) {
      try {
        return handle?.transaction(stores, 'readwrite');
      } catch (error) {
        if (!isDeadConnection(error)) throw error;
        drop(handle);
        return undefined;
      }
    },
    beforeClosing(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a request of a transaction answers. */
export function requested<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed'));
  });
}

/** True when the disk or the origin's quota is full; every other error is the device refusing. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** The connection died unseen, as iOS does in the background: worth a second try on a new one. */
function isDeadConnection(error: unknown): boolean {
  const names = ['InvalidStateError', 'UnknownError', 'AbortError'];
  return error instanceof DOMException && names.includes(error.name);
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const opened = openWhole(factory);
  return inTime(opened, () => {
    // One that arrives after all is not wanted any more.
    opened.then(
      (late) => late.close(),
      () => undefined,
    );
  });
}

/** A browser that was killed may leave a database without its stores: it is empty, and made again. */
async function openWhole(factory: IDBFactory): Promise<IDBDatabase> {
  const opened = await openNamed(factory);
  if (opened.objectStoreNames.length > 0) return opened;
  opened.close();
  await requested(factory.deleteDatabase(DATABASE));
  return openNamed(factory);
}

function openNamed(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
    const documents = request.transaction?.objectStore('documents');
    for (const index of Object.values(INDEXES)) documents?.createIndex(index, index);
  };
  return requested(request);
}

async function run<T>(transaction: IDBTransaction, work: Work<T>): Promise<T> {
  const worked = begun(transaction, work).catch((error: unknown) => {
    abort(transaction);
    throw error;
  });
  const all = Promise.all([worked, completed(transaction)]);
  const [result] = await inTime(all, () => abort(transaction));
  return result;
}

export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // It is over already, or past the point of no return: there is nothing to take back.
    if (!isDeadConnection(error)) throw error;
  }
}

/** The first requests are made before anything is waited for, or the transaction closes. */
async function begun<T>(transaction: IDBTransaction, work: Work<T>): Promise<T> {
  return work(transaction);
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The write was aborted', 'AbortError'));
  });
}

/** A storage process that died never answers: give up, and tidy up if it does so later. */
export async function inTime<T>(work: Promise<T>, giveUp: () => void): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const watchdog = setTimeout(() => {
    silence.reject(new Error('The database does not answer'));
    giveUp();
  }, TIMEOUT_MS);
  return Promise.race([work, silence.promise]).finally(() => clearTimeout(watchdog));
}
