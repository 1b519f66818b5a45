import { BATCH, lastSeq, readChanges, readFirst, readKeys, readPending } from './changes.ts';
import { type Database, isQuotaError, requested } from './database.ts';
import {
  belongsTo,
  type DocumentStore,
  isKept,
  ownerName,
  type SaveState,
} from './document-store.ts';
import { createMirror } from './mirror.ts';
import { parsePending, parseWipeMark, WIPE_MARK, type WipeMark } from './records.ts';
import { SILENT_CHANNEL, type TabChannel } from './tab-channel.ts';
import { createWriter } from './writer.ts';

const RETRY_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Time after which a device that has not responded is reported as refusing, in milliseconds. */
const SLOW_STORAGE_MS = 700;

interface StoreOptions {
  readonly channel?: TabChannel;
  /** Identifies this tab in its writes. */
  readonly tab?: string;
  /** The time in milliseconds since 1970: by it the later of two presses counts. */
  readonly now?: () => number;
  /**
   * Returns the keys of collection records that the first render needs, based on the documents; all
   * others are loaded after it.
   */
  readonly first?: (read: (key: string) => unknown) => readonly string[];
}

/**
 * Document store in IndexedDB. Schedules reads and writes: one write in flight, no debounce,
 * retries with backoff. `mirror.ts` is the page's view of the records, `writer.ts` writes changes,
 * `changes.ts` reads those of other tabs.
 *
 *     saved -> saving -> saved / outdated
 *                 |-> full / failed -> (retry) saved / outdated
 */
export function createIndexedDbDocumentStore(
  database: Database,
  {
    channel = SILENT_CHANNEL,
    tab = crypto.randomUUID(),
    now = Date.now,
    first = () => [],
  }: StoreOptions = {},
): DocumentStore {
  const listeners = new Set<(state: SaveState) => void>();
  /** Keys of records that are not loaded yet, by collection. */
  const unloaded = new Map<string, string[]>();
  const loading = new Set<string>();
  let state: SaveState = 'saved';
  const answered = Promise.withResolvers<void>();
  let isOpen = false;
  let isLeaving = false;
  /** `seq` of the last write by any tab that this page has seen. */
  let seenSeq = 0;
  /** True while a drain runs; it also writes the changes made meanwhile. */
  let isDraining = false;
  let draining: Promise<boolean> = Promise.resolve(true);
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const writer = createWriter(database, tab, () => mirror, now);
  const mirror = createMirror({
    ...writer,
    tab,
    isPartial: (name) => (unloaded.get(name)?.length ?? 0) > 0,
    write,
    quarantine(...unreadable) {
      writer.quarantine(...unreadable);
      void pump();
    },
    discard(name) {
      writer.discard(name);
      void pump();
    },
    onNewer: () => emitState('outdated'),
  });

  database.beforeClosing(flush);
  channel.subscribe(({ changed }) => {
    if (Array.isArray(changed) && isOpen) void catchUp().catch(fail);
  });

  function pump(): Promise<boolean> {
    if (isDraining) return draining;
    isDraining = true;
    draining = drain();
    return draining;
  }

  async function drain(): Promise<boolean> {
    clearTimeout(retry);
    const slow = setTimeout(() => isOpen || emitState('failed'), SLOW_STORAGE_MS);
    try {
      if (!isOpen) await catchUp();
      for (const name of unloaded.keys()) void loadRest(name);
      // A failure is shown until a retry has worked.
      if (writer.hasWork() && failures === 0) emitState('saving');
      while (writer.hasWork()) channel.emit({ changed: await writer.writeOnce() });
      // Before the listeners are called: they may write.
      isDraining = false;
      failures = 0;
      emitState(mirror.isOutdated ? 'outdated' : 'saved');
      return true;
    } catch (error) {
      isDraining = false;
      fail(error);
      return false;
    } finally {
      clearTimeout(slow);
    }
  }

  /** Reports a failure of the device and schedules a retry: nothing else can be done about it. */
  function fail(cause: unknown): void {
    emitState(isQuotaError(cause) ? 'full' : 'failed');
    clearTimeout(retry);
    retry = setTimeout(() => void pump(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  }

  function emitState(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener(next);
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

  async function readAtFirst(): Promise<void> {
    const found = await read((documents) =>
      readFirst(documents, (records) => first((key) => Object(records.get(key)).data)),
    );
    isOpen = true;
    seenSeq = found.seq;
    mirror.mark = parseWipeMark(found.records.get(WIPE_MARK));
    for (const key of found.live) {
      const name = ownerName(key);
      if (!found.records.has(key)) unloaded.set(name, [...(unloaded.get(name) ?? []), key]);
    }
    mirror.applyFromDisk(found.records);
    answered.resolve();
  }

  /**
   * Loads the rest of a collection, each batch in its own task, so that a large one causes no jank.
   */
  async function loadRest(name: string): Promise<void> {
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

  const read = <T>(work: (documents: IDBObjectStore) => Promise<T>): Promise<T> =>
    database.transact(['documents'], 'readonly', (it) => work(it.objectStore('documents')));

  /** Applies a wipe by another tab. */
  function applyWipeMark(raw: unknown): void {
    const mark = parseWipeMark(raw);
    if (mark.wipes > mirror.mark.wipes) forget(mark);
  }

  function forget(mark: WipeMark): void {
    unloaded.clear();
    writer.forget(mark.kept);
    mirror.forget(mark);
  }

  function write(key: string, envelope: Parameters<DocumentStore['write']>[1]): void {
    writer.put(key, envelope);
    void pump();
    if (isLeaving) flush();
  }

  function flush(): void {
    const changed = writer.putBeside();
    if (changed.length > 0) channel.emit({ changed });
  }

  async function wipe(keep?: readonly string[]): Promise<void> {
    const mark = await database.transact(
      ['documents', 'jobs', 'quarantine'],
      'readwrite',
      async (transaction) => {
        transaction.objectStore('jobs').clear();
        return keep && wipeDocuments(transaction, keep);
      },
      { durability: 'strict' },
    );
    if (mark) forget(mark);
    channel.emit({ changed: [] });
  }

  return {
    open: pump,
    answered: answered.promise,
    read: (key) => mirror.leftBeside(key) ?? mirror.seen(key),
    count(collection) {
      const live = [...mirror.keys()].filter(
        (key) => belongsTo(collection, key) && !mirror.seen(key)?.deleted,
      );
      return live.length + (unloaded.get(collection)?.length ?? 0);
    },
    register(name, owner) {
      mirror.register(name, owner);
      void loadRest(name);
    },
    write,
    async quarantined(prefix) {
      const queued = writer.quarantined(prefix);
      try {
        const kept = await database.transact(['quarantine'], 'readonly', (transaction) =>
          requested<unknown[]>(
            transaction
              .objectStore('quarantine')
              .getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
          ),
        );
        return [...kept, ...queued];
      } catch (error) {
        // The disk refuses: only the records that this page could not quarantine are known.
        if (queued.length > 0) return queued;
        throw error;
      }
    },
    flush,
    onPageHide() {
      isLeaving = true;
      flush();
    },
    saved: pump,
    refresh() {
      isLeaving = false;
      if (state === 'failed' || state === 'full') void pump();
      else void catchUp().catch(fail);
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
    wipe,
  };
}

/**
 * Wipes all records except those in `keep`, and leaves a mark for the other tabs. Returns the mark.
 */
async function wipeDocuments(
  transaction: IDBTransaction,
  keep: readonly string[],
): Promise<WipeMark> {
  const documents = transaction.objectStore('documents');
  const [last, kept, pending] = await Promise.all([
    lastSeq(documents),
    readKeys(documents, [...keep, WIPE_MARK]),
    readPending(documents),
  ]);
  const mark = { wipes: parseWipeMark(kept.get(WIPE_MARK)).wipes + 1, kept: keep };
  transaction.objectStore('quarantine').clear();
  documents.clear();
  for (const [key, raw] of kept) documents.put(raw, key);
  for (const [key, raw] of pending) {
    if (isKept(keep, parsePending(raw)?.pendingFor ?? key)) documents.put(raw, key);
  }
  documents.put({ ...mark, seq: last + 1 }, WIPE_MARK);
  return mark;
}
