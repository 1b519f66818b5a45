import { SESSION } from '#services/auth/stored-session.ts';
import { BATCH, readChanges, readFirst, readKeys } from './changes.ts';
import { type Database, requested, type StoreName } from './database.ts';
import { ownerName } from './document-store.ts';
import type { Mirror } from './mirror.ts';
import { parseWipeMark, WIPE_MARK, type WipeMark } from './records.ts';
import { promiseWithResolvers } from '../promise-with-resolvers.ts';

interface DiskReaderDeps {
  readonly database: Database;
  readonly mirror: Mirror;
  /**
   * Returns the keys of collection records that the first render needs, based on the documents; all
   * others are loaded after it.
   */
  first(read: (key: string) => unknown): readonly string[];
  /** Applies a wipe by another tab, or the sign-in of another account. */
  forget(mark: WipeMark): void;
  /**
   * Called before the first records are shown, with what the device stores under `session`. Resolves
   * with true if the work was another account's: it is put away by then, and is read again.
   */
  settle(mark: WipeMark, session: unknown): Promise<boolean>;
  /** Called with the mark of each read. */
  onMark(mark: WipeMark): void;
  /** Called when a batch in the background cannot be read. */
  fail(cause: unknown): void;
}

/** Reads records into the mirror: at first, after writes of other tabs, and the rest in batches. */
export interface DiskReader {
  /** True after the first successful read. */
  readonly isOpen: boolean;
  /** Resolves after the first successful read. */
  readonly answered: Promise<void>;
  /** Reads everything that is needed at first, or what other tabs have written since. */
  catchUp(): Promise<void>;
  readonly rest: RestOfCollections;
}

/** The records that are not needed at first. */
interface RestOfCollections {
  /** Adds keys of records that are still to be loaded. */
  add(keys: readonly string[]): void;
  /** Loads the rest of a collection that has an owner. */
  load(name: string): void;
  /** Loads the rest of all collections. */
  loadAll(): void;
  /** Returns the number of a collection's records that are not loaded yet. */
  missing(name: string): number;
  /** Drops the keys that are still to be loaded, after a wipe. */
  forget(): void;
}

export function createDiskReader(deps: DiskReaderDeps): DiskReader {
  const { database, mirror } = deps;
  const rest = createRest(deps, read);
  const answered = promiseWithResolvers<void>();
  let isOpen = false;
  /** `seq` of the last write by any tab that this page has seen. */
  let seenSeq = 0;

  function read<T>(
    work: (documents: IDBObjectStore, all: IDBTransaction) => Promise<T>,
    stores: readonly StoreName[] = ['documents'],
  ): Promise<T> {
    return database.transact(stores, 'readonly', (it) => work(it.objectStore('documents'), it));
  }

  async function catchUp(): Promise<void> {
    if (!isOpen) return readAtFirst();
    for (let more = true; more;) {
      const changes = await read((documents) => readChanges(documents, seenSeq));
      applyWipeMark(changes.records.get(WIPE_MARK));
      mirror.applyFromDisk(changes.records);
      // Another tab may have deleted the database: the count then restarts.
      seenSeq = changes.last < seenSeq ? 0 : changes.seq;
      more = changes.more || changes.last < changes.seq;
    }
  }

  /** Reads the session with the work: only the session's account is shown it. */
  const readWork = () =>
    read(
      async (documents, all) => {
        const [session, found] = await Promise.all([
          requested<unknown>(all.objectStore('key-values').get(SESSION)),
          readFirst(documents, (records) => deps.first((key) => Object(records.get(key)).data)),
        ]);
        return { ...found, mark: parseWipeMark(found.records.get(WIPE_MARK)), session };
      },
      ['documents', 'key-values'],
    );

  async function readAtFirst(): Promise<void> {
    let found = await readWork();
    if (await deps.settle(found.mark, found.session)) found = await readWork();
    isOpen = true;
    seenSeq = found.seq;
    mirror.mark = found.mark;
    deps.onMark(found.mark);
    rest.add(found.live.filter((key) => !found.records.has(key)));
    mirror.applyFromDisk(found.records);
    answered.resolve();
  }

  function applyWipeMark(raw: unknown): void {
    if (raw === undefined) return;
    const mark = parseWipeMark(raw);
    if (mark.wipes > mirror.mark.wipes) deps.forget(mark);
    else mirror.mark = mark;
    deps.onMark(mark);
  }

  return {
    get isOpen() {
      return isOpen;
    },
    answered: answered.promise,
    catchUp,
    rest,
  };
}

/** Loads each batch in its own task, so that a large collection causes no jank. */
function createRest(
  { mirror, fail }: DiskReaderDeps,
  read: (
    work: (documents: IDBObjectStore) => Promise<Map<string, unknown>>,
  ) => Promise<Map<string, unknown>>,
): RestOfCollections {
  /** Keys of records that are not loaded yet, by collection. */
  const unloaded = new Map<string, string[]>();
  const loading = new Set<string>();

  async function load(name: string): Promise<void> {
    if (loading.has(name)) return;
    loading.add(name);
    try {
      for (let keys = nextBatch(name); keys.length > 0; keys = nextBatch(name)) {
        const records = await read((documents) => readKeys(documents, keys));
        unloaded.get(name)?.splice(0, keys.length);
        mirror.applyFromDisk(records);
      }
    } catch (error) {
      fail(error);
    } finally {
      loading.delete(name);
    }
  }

  /** Empty without an owner, which asks once its chunk is loaded. */
  const nextBatch = (name: string): readonly string[] =>
    mirror.ownerOf(name) ? (unloaded.get(name)?.slice(0, BATCH) ?? []) : [];

  return {
    add(keys) {
      for (const key of keys) {
        const name = ownerName(key);
        unloaded.set(name, [...(unloaded.get(name) ?? []), key]);
      }
    },
    load: (name) => void load(name),
    loadAll() {
      for (const name of unloaded.keys()) void load(name);
    },
    missing: (name) => unloaded.get(name)?.length ?? 0,
    forget: () => unloaded.clear(),
  };
}
