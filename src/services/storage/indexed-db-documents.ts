import type { Database } from './database.ts';
import { createDiskReader } from './disk-reader.ts';
import { belongsTo, type DocumentStore, type Envelope, type SaveState } from './document-store.ts';
import { createMirror } from './mirror.ts';
import { readQuarantine } from './quarantine.ts';
import type { WipeMark } from './records.ts';
import { createSaveLoop } from './save-loop.ts';
import { SILENT_CHANNEL, type TabChannel } from './tab-channel.ts';
import { forgetUnwritten, hasWork, newUnwritten } from './unwritten.ts';
import { wipeDevice } from './wipe.ts';
import { createWriter } from './writer.ts';

interface DocumentStoreDeps {
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
 * Document store in IndexedDB. Its parts: `disk-reader.ts` reads, also the writes of other tabs;
 * `mirror.ts` is the page's view of the records; `unwritten.ts` holds the page's changes;
 * `writer.ts` writes them; `save-loop.ts` says when, and retries.
 */
export function createIndexedDbDocumentStore(
  database: Database,
  deps: DocumentStoreDeps = {},
): DocumentStore {
  const { channel = SILENT_CHANNEL } = deps;
  const { unwritten, mirror, reader, loop, page, write, flush, forget } = connectParts(
    database,
    channel,
    deps,
  );

  database.beforeClosing(flush);
  channel.subscribe(({ changed }) => {
    if (Array.isArray(changed) && reader.isOpen) void reader.catchUp().catch(loop.fail);
  });

  return {
    open: loop.run,
    answered: reader.answered,
    read: (key) => mirror.leftBeside(key) ?? mirror.seen(key),
    count(collection) {
      const live = [...mirror.keys()].filter(
        (key) => belongsTo(collection, key) && !mirror.seen(key)?.deleted,
      );
      return live.length + reader.rest.missing(collection);
    },
    register(name, owner) {
      mirror.register(name, owner);
      reader.rest.load(name);
    },
    write,
    quarantined: (prefix) => readQuarantine(database, unwritten, prefix),
    flush,
    onPageHide() {
      page.isLeaving = true;
      flush();
    },
    saved: loop.run,
    refresh() {
      page.isLeaving = false;
      if (isRefused(loop.states.current)) void loop.run();
      else void reader.catchUp().catch(loop.fail);
    },
    subscribe: loop.states.subscribe,
    async wipe(keep) {
      const mark = await wipeDevice(database, keep);
      if (mark) forget(mark);
      channel.emit({ changed: [] });
    },
  };
}

const isRefused = (state: SaveState) => state === 'failed' || state === 'full';

/** Creates the parts, which call each other. */
function connectParts(
  database: Database,
  channel: TabChannel,
  { tab = crypto.randomUUID(), now = Date.now, first = () => [] }: DocumentStoreDeps,
) {
  const unwritten = newUnwritten();
  /** From `pagehide` on, each change is written in the task that makes it. */
  const page = { isLeaving: false };
  const mirror = createMirror({
    tab,
    unwritten,
    isPartial: (name) => reader.rest.missing(name) > 0,
    write,
    onChange: () => void loop.run(),
    onNewer: () => loop.states.emit('outdated'),
  });
  const writer = createWriter({ database, unwritten, mirror, tab, now });
  const reader = createDiskReader({
    database,
    mirror,
    first,
    forget,
    fail: (cause) => loop.fail(cause),
  });
  const loop = createSaveLoop({
    isOpen: () => reader.isOpen,
    async read() {
      if (!reader.isOpen) await reader.catchUp();
      reader.rest.loadAll();
    },
    hasWork: () => hasWork(unwritten),
    write: async () => channel.emit({ changed: await writer.writeOnce() }),
    isOutdated: () => mirror.isOutdated,
  });

  function write(key: string, envelope: Envelope): void {
    writer.put(key, envelope);
    void loop.run();
    if (page.isLeaving) flush();
  }

  function flush(): void {
    const changed = writer.putBeside();
    if (changed.length > 0) channel.emit({ changed });
  }

  function forget(mark: WipeMark): void {
    reader.rest.forget();
    forgetUnwritten(unwritten, mark.kept);
    mirror.forget(mark);
  }

  return { unwritten, mirror, reader, loop, page, write, flush, forget };
}
