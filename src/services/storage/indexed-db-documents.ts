import { isSameAccount } from '#domain/site/account.ts';
import type { Database } from './database.ts';
import { createDiskReader } from './disk-reader.ts';
import {
  belongsTo,
  type DocumentStore,
  type Envelope,
  type SaveState,
  type Whose,
} from './document-store.ts';
import { type Accounts, createAccountEntry, guestOf } from './account-entry.ts';
import { createMirror } from './mirror.ts';
import { readQuarantine } from './quarantine.ts';
import type { WipeMark } from './records.ts';
import { createSaveLoop } from './save-loop.ts';
import { SILENT_CHANNEL, type TabChannel } from './tab-channel.ts';
import { dropUnwritten, hasWork, newUnwritten } from './unwritten.ts';
import { wipeDevice } from './wipe.ts';
import { setLate } from './write-batch.ts';
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
  /** Without it, all work is of one account. */
  readonly accounts?: Accounts;
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
  const { unwritten, mirror, reader, loop, page, write, flush, forget, entry, whose } =
    connectParts(database, channel, deps);

  database.beforeClosing(flush);
  channel.subscribe(({ changed }) => {
    if (Array.isArray(changed) && reader.isOpen) void reader.catchUp().catch(loop.fail);
  });

  return {
    open: loop.run,
    answered: reader.answered,
    isOpen: () => reader.isOpen,
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
    async wipe(keep, keptKeys) {
      const mark = await wipeDevice(database, keep, keptKeys);
      if (mark) {
        // The user deletes it: it is not put away either.
        dropUnwritten(unwritten, mark.kept);
        entry.forgetVisitor();
        forget(mark);
      }
      channel.emit({ changed: [] });
    },
    enter: entry.enter,
    async settle(account) {
      // The first read does this itself.
      if (!reader.isOpen) return;
      await reader.catchUp();
      const { owner } = mirror.mark;
      if (!owner || !isSameAccount(owner, account)) await entry.enter(account);
    },
    subscribeWhose: whose.subscribe,
    async settlePutAway(generations, answer) {
      const { askAgain, settlePutAway } = await import('./enter-account.ts');
      const show = (mark: WipeMark) => {
        mirror.mark = mark;
        whose.emit(mark);
        channel.emit({ changed: [] });
      };
      const settled = await settlePutAway(database, generations, answer);
      show(settled.mark);
      return async () => show((await askAgain(database, settled)).mark);
    },
  };
}

/** The latest value, for listeners that come at any time. */
function createLatest<T>(initial: T) {
  const listeners = new Set<(value: T) => void>();
  let latest = initial;
  return {
    emit(value: T): void {
      latest = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener: (value: T) => void): () => void {
      listeners.add(listener);
      listener(latest);
      return () => listeners.delete(listener);
    },
  };
}

const isRefused = (state: SaveState) => state === 'failed' || state === 'full';

/** Creates the parts, which call each other. */
function connectParts(
  database: Database,
  channel: TabChannel,
  { tab = crypto.randomUUID(), now = Date.now, first = () => [], accounts }: DocumentStoreDeps,
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
    onForget: (mark) => whose.emit(mark),
  });
  const parts = {
    database,
    unwritten,
    mirror,
    tab,
    now,
    guest: () => entry.guest(),
    onGuestApart: () => entry.forgetVisitor(),
  };
  const writer = createWriter(parts);
  const whose = createLatest<Whose>({ owner: undefined, putAway: [] });
  const reader = createDiskReader({
    database,
    mirror,
    first,
    forget,
    settle: (...stored) => entry.settle(...stored),
    onMark: noteMark,
    fail: (cause) => loop.fail(cause),
  });
  const loop = createSaveLoop({
    isOpen: () => reader.isOpen,
    async read() {
      if (!reader.isOpen) await reader.catchUp();
      reader.rest.loadAll();
    },
    hasWork: () => hasWork(unwritten) || guestOf(accounts) !== undefined,
    async write() {
      const hadLate = unwritten.late.size > 0;
      await entry.storeGuest();
      channel.emit({ changed: await writer.writeOnce() });
      // Their account may be back by now.
      if (hadLate) await reader.catchUp();
    },
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
    setLate(parts, mark.kept);
    mirror.forget(mark);
    if (hasWork(unwritten)) void loop.run();
  }

  function noteMark(mark: WipeMark): void {
    entry.yieldGuest(mark);
    whose.emit(mark);
  }

  const entry = createAccountEntry({
    database,
    mirror,
    accounts,
    isOpen: () => reader.isOpen,
    forget,
    async onEntered() {
      channel.emit({ changed: [] });
      await reader.catchUp();
    },
    onGuestStored() {
      whose.emit(mirror.mark);
      channel.emit({ changed: [] });
    },
  });
  return { unwritten, mirror, reader, loop, page, write, flush, forget, entry, whose };
}
