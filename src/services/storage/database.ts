import { promiseWithResolvers } from '../promise-with-resolvers.ts';

/**
 * The app's one database, for pages and the service worker. All callers share one connection, which
 * is opened on first use and reopened when it has died. A connection closes as soon as another tab
 * or the worker asks for an upgrade, so that none is ever blocked.
 */
const DATABASE = 'echopost';
/** Increased with each new store. */
const VERSION = 4;
const STORES = [
  'documents',
  'jobs',
  'quarantine',
  'key-values',
  'shared-items',
  'put-away',
  'photos',
] as const;
/**
 * Indexes of the documents, each on the property of the same name. Records without it are not in
 * the index.
 */
export const INDEXES = {
  /** All writes of the device, in order. */
  seq: 'seq',
  /** The record's collection, or a mark that it was deleted from one. Documents have none. */
  group: 'group',
} as const;
const TIMEOUT_MS = 5000;

export type StoreName = (typeof STORES)[number];

type Work<T> = (transaction: IDBTransaction) => T | PromiseLike<T>;

export interface TransactionOptions {
  /** `strict`: reported as done only when it is on disk. Relaxed by default, which is faster. */
  readonly durability?: 'strict' | 'relaxed';
}

export interface Database {
  /**
   * Runs `work` in one transaction over `stores`, and resolves with its result once everything is
   * written. The work may await requests of its own transaction (see `requested`) and nothing else;
   * if it throws, nothing is written. It may run twice: after a connection that died silently, it
   * is retried once on a new one. Rejects if the device has no storage, refuses (a full disk), or
   * does not respond within five seconds. If opening took part of them, the connection stays open
   * for the next call.
   */
  transact<T>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    work: Work<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Starts a transaction on the current connection synchronously, for `pagehide`. Undefined without
   * a connection.
   */
  begin(stores: readonly StoreName[]): IDBTransaction | undefined;
  /** Called before the connection is closed for another tab: the last moment to `begin`. */
  beforeClosing(listener: () => void): () => void;
}

export function createDatabase(factory: IDBFactory): Database {
  const listeners = new Set<() => void>();
  let handle: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;

  async function connect(): Promise<IDBDatabase> {
    if (handle) return handle;
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  /** A connection that arrives too late serves the next caller. */
  function open(): Promise<IDBDatabase> {
    const opened = openWhole(factory).then(adopt);
    return inTime(opened, () => void opened.catch(() => undefined));
  }

  function adopt(opened: IDBDatabase): IDBDatabase {
    if (handle) {
      opened.close();
      return handle;
    }
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

  return {
    transact(stores, mode, work, { durability = 'relaxed' } = {}) {
      let opened: IDBDatabase | undefined;
      let transaction: IDBTransaction | undefined;
      let hasOpened = false;
      let isLate = false;
      const attempt = async () => {
        try {
          hasOpened = !handle;
          opened = await connect();
          if (isLate) throw new Error('The database does not answer');
          transaction = opened.transaction(storesIn(opened, stores), mode, { durability });
          return await run(transaction, work);
        } catch (error) {
          // After an error of the connection, the next attempt opens a new one.
          if (!isLate && !isErrorOfWork(error)) drop(opened);
          throw error;
        }
      };
      const attempts = attempt().catch((error: unknown) => {
        if (isLate || !isDeadConnection(error)) throw error;
        return attempt();
      });
      return inTime(attempts, () => {
        isLate = true;
        if (transaction) abort(transaction);
        // A slow device would otherwise pay for the opening again and never get to write.
        if (!hasOpened) drop(opened);
      });
    },
    begin(stores) {
      try {
        return handle?.transaction(storesIn(handle, stores), 'readwrite');
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

/**
 * The stores that this connection has: all, unless a full disk refused the upgrade. A request to a
 * store that is missing throws a `NotFoundError`, which ends its transaction.
 */
const storesIn = ({ objectStoreNames }: IDBDatabase, stores: readonly StoreName[]): StoreName[] =>
  stores.filter((name) => objectStoreNames.contains(name));

/** False for a store that a full disk refused to add. */
export const hasStore = ({ objectStoreNames }: IDBTransaction, name: StoreName): boolean =>
  objectStoreNames.contains(name);

/** Resolves with the result of a request. */
export function requested<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed'));
  });
}

/**
 * True if the disk or the origin's quota is full; any other error means that the device refuses.
 */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * True if the connection died silently, as on iOS in the background: worth a retry on a new one.
 */
function isDeadConnection(error: unknown): boolean {
  const names = ['InvalidStateError', 'UnknownError', 'AbortError'];
  return error instanceof DOMException && names.includes(error.name);
}

/** True if the caller's work threw it, or a value cannot be stored: the connection is intact. */
const isErrorOfWork = (error: unknown): boolean =>
  !(error instanceof DOMException) || error.name === 'DataCloneError';

/**
 * Opens the database of any release: each has the stores of the earlier ones, and records carry a
 * version of their own. A killed browser may leave a database with only some stores, which gets the
 * others, or without any, which is recreated. A full disk refuses an upgrade: then the stores of the
 * earlier release serve, so that users still see and delete their work.
 */
async function openWhole(factory: IDBFactory): Promise<IDBDatabase> {
  const opened = await openNamed(factory, VERSION).catch((error: unknown) =>
    openExisting(factory, error),
  );
  const { objectStoreNames, version } = opened;
  if (STORES.every((name) => objectStoreNames.contains(name))) return opened;
  opened.close();
  if (objectStoreNames.length > 0)
    return openNamed(factory, version + 1).catch((error: unknown) => openExisting(factory, error));
  await requested(factory.deleteDatabase(DATABASE));
  return openNamed(factory, VERSION);
}

/** Opens the database in the version it has. Rejects with `cause` if there is none to open. */
function openExisting(factory: IDBFactory, cause: unknown): Promise<IDBDatabase> {
  return openNamed(factory).catch(() => {
    throw cause;
  });
}

/** Opens the database, by default in the version it has. */
function openNamed(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, version);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    for (const name of STORES) {
      if (database.objectStoreNames.contains(name)) continue;
      const store = database.createObjectStore(name);
      if (name !== 'documents') continue;
      for (const index of Object.values(INDEXES)) store.createIndex(index, index);
    }
  };
  return requested(request);
}

async function run<T>(transaction: IDBTransaction, work: Work<T>): Promise<T> {
  const worked = begun(transaction, work).catch((error: unknown) => {
    abort(transaction);
    throw error;
  });
  const [result] = await Promise.all([worked, completed(transaction)]);
  return result;
}

export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // The transaction has ended, or can no longer be aborted: there is nothing to undo.
    if (!isDeadConnection(error)) throw error;
  }
}

/**
 * Runs the work at once: the first requests must be made before any await, or the transaction
 * closes.
 */
async function begun<T>(transaction: IDBTransaction, work: Work<T>): Promise<T> {
  return work(transaction);
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    // Listeners, since idb-keyval assigns the handlers.
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('The write was aborted', 'AbortError')),
    );
  });
}

/**
 * Rejects after a time limit: a storage process that died never responds. `giveUp` cleans up if it
 * responds later.
 */
async function inTime<T>(work: Promise<T>, giveUp: () => void): Promise<T> {
  const silence = promiseWithResolvers<never>();
  const watchdog = setTimeout(() => {
    silence.reject(new Error('The database does not answer'));
    giveUp();
  }, TIMEOUT_MS);
  return Promise.race([work, silence.promise]).finally(() => clearTimeout(watchdog));
}
