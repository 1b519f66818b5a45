import { type Account, isSameAccount } from '#domain/site/account.ts';
import type { Database } from './database.ts';
import { createDiskReader } from './disk-reader.ts';
import {
  belongsTo,
  type DocumentStore,
  type Envelope,
  type SaveState,
  type Whose,
} from './document-store.ts';
import type { AccountBorder } from './enter-account.ts';
import { WorkOfOthersError } from './work-of-others-error.ts';
import { createMirror } from './mirror.ts';
import { readQuarantine } from './quarantine.ts';
import type { WipeMark } from './records.ts';
import { createSaveLoop } from './save-loop.ts';
import { SILENT_CHANNEL, type TabChannel } from './tab-channel.ts';
import { hasWork, newUnwritten } from './unwritten.ts';
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

/** Longest wait for a device that has not answered since the page was opened, in milliseconds. */
const SILENT_MS = 1500;

function rejectLater(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The device does not answer')), ms);
  });
}

/** Whose work the device holds. */
export interface Accounts extends AccountBorder {
  /**
   * Returns the account whose work this page shows, with its session if that is in memory alone, by
   * what the device stores as the session; undefined if nobody is signed in.
   */
  current(stored: unknown): { readonly account: Account; readonly session?: string } | undefined;
  /** Called once the device has stored the session that was in memory, or another account's. */
  release(): void;
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
  const { unwritten, mirror, reader, loop, page, write, flush, forget, enter, whose } =
    connectParts(database, channel, deps);

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
    enter,
    async settle(account) {
      // The first read does this itself.
      if (!reader.isOpen) return;
      await reader.catchUp();
      const { owner } = mirror.mark;
      if (!owner || !isSameAccount(owner, account)) await enter(account);
    },
    subscribeWhose: whose.subscribe,
    async settlePutAway(generations, answer) {
      const { settlePutAway } = await import('./enter-account.ts');
      mirror.mark = await settlePutAway(database, generations, answer);
      whose.emit(mirror.mark);
      channel.emit({ changed: [] });
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
  const guest = () => {
    const user = accounts?.current(undefined);
    return user?.session === undefined ? undefined : user;
  };
  const parts = { database, unwritten, mirror, tab, now, guest: () => guest()?.account };
  const writer = createWriter(parts);
  const whose = createLatest<Whose>({ owner: undefined, putAway: [] });
  const reader = createDiskReader({
    database,
    mirror,
    first,
    forget,
    settle,
    onMark: (mark) => whose.emit(mark),
    fail: (cause) => loop.fail(cause),
  });
  const loop = createSaveLoop({
    isOpen: () => reader.isOpen,
    async read() {
      if (!reader.isOpen) await reader.catchUp();
      reader.rest.loadAll();
    },
    hasWork: () => hasWork(unwritten) || guest() !== undefined,
    async write() {
      const hadLate = unwritten.late.size > 0;
      await storeGuest();
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

  function forget(mark: WipeMark, was?: Account): void {
    reader.rest.forget();
    setLate(parts, was ? (accounts?.shared ?? []) : mark.kept, was);
    mirror.forget(was ? { ...mark, kept: accounts?.shared ?? [] } : mark);
    if (hasWork(unwritten)) void loop.run();
  }

  /** Puts another account's work away before anything of it is shown. */
  async function settle(mark: WipeMark, stored: unknown): Promise<boolean> {
    const user = accounts?.current(stored);
    if (!accounts || !user) return false;
    const isOwn = mark.owner && isSameAccount(mark.owner, user.account);
    if (isOwn && user.session === undefined) return false;
    const { enterAccount } = await import('./enter-account.ts');
    await enterAccount(database, user.account, accounts, user.session);
    return true;
  }

  async function enter(account: Account, session?: string): Promise<boolean> {
    if (!accounts) return true;
    try {
      const entered = enterDevice(account, accounts, session);
      // A device that has never answered is not waited for: the user works in memory.
      await (reader.isOpen ? entered : Promise.race([entered, rejectLater(SILENT_MS)]));
      return true;
    } catch (error) {
      const owner = guest()?.account ?? (reader.isOpen ? mirror.mark.owner : undefined);
      if (owner && !isSameAccount(owner, account)) throw new WorkOfOthersError(String(error));
      return false;
    }
  }

  async function enterDevice(account: Account, border: Accounts, session?: string): Promise<void> {
    const { enterAccount } = await import('./enter-account.ts');
    const { wipes } = mirror.mark;
    const earlier = guest()?.account;
    const mark = await enterAccount(database, account, border, session);
    // Before the first read, that read finds it.
    if (!reader.isOpen) return;
    if (mark.wipes > wipes) forget(mark);
    else if (earlier && !isSameAccount(earlier, account)) forget(mark, earlier);
    channel.emit({ changed: [] });
    await reader.catchUp();
  }

  /** Stores a sign-in that the device refused, before anything of that account. */
  async function storeGuest(): Promise<void> {
    const user = guest();
    if (!accounts || !user) return;
    const { enterAccount } = await import('./enter-account.ts');
    const mark = await enterAccount(database, user.account, accounts, user.session, true);
    if (mark.owner && isSameAccount(mark.owner, user.account)) {
      if (mark.wipes > mirror.mark.wipes) forget(mark);
      mirror.mark = mark;
    } else forget(mark, user.account);
    accounts.release();
    whose.emit(mirror.mark);
    channel.emit({ changed: [] });
  }

  return { unwritten, mirror, reader, loop, page, write, flush, forget, enter, whose };
}
