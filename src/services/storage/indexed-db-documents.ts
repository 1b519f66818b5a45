import { type Database, requested, type StoreName } from './database.ts';
import type { DocumentOwner, DocumentStore, Envelope, SaveState } from './document-store.ts';
import {
  mergePending,
  parsePending,
  parseStored,
  type PendingDocument,
  type StoredDocument,
} from './stored-document.ts';
import { SILENT_CHANNEL, type TabChannel } from './tab-channel.ts';

/**
 * The document writer. One write in flight, no debounce. A write is a compare-and-swap on `rev`
 * inside its transaction: what another tab wrote meanwhile is merged by the document's own rule.
 *
 * On `pagehide` there is no time to compare. What is not written yet is put beside the document, as
 * a pending record, with a synchronous `put` and `commit()` (without the commit a browser may drop
 * the write when the page navigates away); the next page merges it in.
 */
const RETRY_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Milliseconds after which a device that has not answered is said not to. */
const PATIENCE_MS = 700;
/** What a merge overruled is kept this many times per document. */
const HISTORY = 20;
const OLD_ASIDE = /^(.+)\.unreadable(\.\d+)?$/;

interface Aside {
  readonly key: string;
  readonly raw: unknown;
  /** Where it lies among the documents, when it does. */
  readonly from?: string;
}

interface Outcome {
  readonly key: string;
  readonly mine: Envelope;
  /** What lies on the disk now; undefined when the write was kept beside it. */
  readonly written: StoredDocument | undefined;
  /** The pending records that are part of it now. */
  readonly absorbed: readonly string[];
}

/** One write under way. */
interface Writing {
  readonly by: string;
  readonly batch: ReadonlyMap<string, Envelope>;
  readonly transaction: IDBTransaction;
}

export function createIndexedDbDocumentStore(
  database: Database,
  channel: TabChannel = SILENT_CHANNEL,
  tab: string = crypto.randomUUID(),
): DocumentStore {
  /** Every record as it was last seen on the disk. */
  const seen = new Map<string, unknown>();
  const dirty = new Map<string, Envelope>();
  const owners = new Map<string, DocumentOwner>();
  const listeners = new Set<(state: SaveState) => void>();
  /** Pending records, by document, that its next write makes superfluous. */
  const superfluous = new Map<string, Set<string>>();
  const asides: Aside[] = [];
  const newer = new Set<string>();
  const absorbedOnce = new Set<string>();
  let inFlight: Writing | undefined;
  let state: SaveState = 'saved';
  let isOpen = false;
  let pumping: Promise<boolean> | undefined;
  let writes = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  database.beforeClosing(flush);
  channel.hear(({ changed }) => {
    if (Array.isArray(changed) && isOpen) void refresh().catch(fail);
  });

  function pump(): Promise<boolean> {
    pumping ??= drain();
    return pumping;
  }

  async function drain(): Promise<boolean> {
    clearTimeout(retry);
    const slow = setTimeout(() => isOpen || announce('failed'), PATIENCE_MS);
    try {
      if (!isOpen) await refresh();
      // After a failure it stands until a try has worked.
      if (hasWork() && failures === 0) announce('saving');
      while (hasWork()) await writeOnce();
      // Before anybody is told: who hears it may write.
      pumping = undefined;
      failures = 0;
      announce(newer.size > 0 ? 'outdated' : 'saved');
      return true;
    } catch (error) {
      pumping = undefined;
      fail(error);
      return false;
    } finally {
      clearTimeout(slow);
    }
  }

  const hasWork = () => dirty.size > 0 || asides.length > 0;

  /** The cause is the device's; all that can be done is to say so and to try again. */
  function fail(_cause: unknown): void {
    announce('failed');
    clearTimeout(retry);
    retry = setTimeout(() => void pump(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  }

  function announce(now: SaveState): void {
    state = now;
    for (const listener of listeners) listener(now);
  }

  async function refresh(): Promise<void> {
    const found = await database.transact(['documents'], 'readonly', (it) => readAll(it));
    isOpen = true;
    for (const [key, raw] of found) notice(key, raw);
  }

  /** A record that is newer than what was seen is taken over, unless the page has changed it too. */
  function notice(key: string, raw: unknown): void {
    const old = OLD_ASIDE.exec(key)?.[1];
    if (old !== undefined && !asides.some(({ from }) => from === key)) {
      asides.push({ key: old, raw, from: key });
    }
    if (dirty.has(key) || (seen.has(key) && revOf(raw) <= revOf(seen.get(key)))) return;
    seen.set(key, raw);
    const pending = parsePending(raw);
    const owner = owners.get(pending?.pendingFor ?? key);
    if (!owner) return;
    if (pending) absorb(key, pending, owner);
    else show(key, owner, raw);
  }

  function show(key: string, owner: DocumentOwner, raw: unknown): void {
    const stored = parseStored(raw);
    if (stored?.wiped) owner.take(undefined);
    else if (stored && stored.version > owner.version) outdate(key);
    else if (!stored || !owner.take(stored)) {
      // Both in one transaction: at the next start the default is read, and nothing is set aside.
      asides.push({ key, raw });
      write(key, owner.current());
    }
  }

  function outdate(key: string): void {
    newer.add(key);
    announce('outdated');
  }

  function own(key: string, owner: DocumentOwner): void {
    owners.set(key, owner);
    if (seen.has(key)) show(key, owner, seen.get(key));
    for (const [name, raw] of seen) {
      const pending = parsePending(raw);
      if (pending?.pendingFor === key) absorb(name, pending, owner);
    }
  }

  /** What an earlier page left at its end, until the owner of the document brings it in. */
  function leftBeside(key: string): PendingDocument | undefined {
    const left = [...seen].filter(([name]) => name !== pendingName(key));
    return left
      .map(([, raw]) => parsePending(raw))
      .findLast((pending) => pending?.pendingFor === key);
  }

  function absorb(name: string, pending: PendingDocument, owner: DocumentOwner): void {
    const key = pending.pendingFor;
    if (name === pendingName(key) || absorbedOnce.has(name)) return;
    absorbedOnce.add(name);
    seen.delete(name);
    if (pending.version > owner.version || newer.has(key)) return;
    const [base, stored] = [dirty.get(key), parseStored(seen.get(key))];
    const merged = base
      ? owner.merge(undefined, pending, base)
      : mergePending(owner, pending, stored);
    if (!merged || !owner.take(merged)) asides.push({ key, raw: pending });
    replaceable(key, name);
    write(key, owner.current());
  }

  function replaceable(key: string, name: string): void {
    superfluous.set(key, (superfluous.get(key) ?? new Set()).add(name));
  }

  function write(key: string, envelope: Envelope): void {
    dirty.set(key, envelope);
    void pump();
  }

  async function writeOnce(): Promise<void> {
    const [batch, aside, by] = [new Map(dirty), [...asides], `${tab} ${(writes += 1)}`];
    const migrates = [...batch].some(([key, { version }]) => versionOf(seen.get(key)) < version);
    try {
      const outcomes = await database.transact(
        ['documents', 'history', 'quarantine'],
        'readwrite',
        async (transaction) => {
          inFlight = { by, batch, transaction };
          keepAside(transaction, aside, by);
          const settled = [...batch].map(([key, mine]) => settle(transaction, key, mine, by));
          return Promise.all(settled);
        },
        { durability: migrates ? 'strict' : 'relaxed' },
      );
      asides.splice(0, aside.length);
      outcomes.forEach(acknowledge);
      channel.tell({ changed: [...batch.keys()] });
    } finally {
      inFlight = undefined;
    }
  }

  /** Compares, merges where it has to, and writes. */
  async function settle(
    transaction: IDBTransaction,
    key: string,
    mine: Envelope,
    by: string,
  ): Promise<Outcome> {
    const documents = transaction.objectStore('documents');
    const raw = await requested<unknown>(documents.get(key));
    const [theirs, absorbed] = [parseStored(raw), [...(superfluous.get(key) ?? [])]];
    if (theirs && !theirs.wiped && theirs.version > mine.version) {
      documents.put(pendingOf(key, mine), pendingName(key));
      return { key, mine, written: undefined, absorbed: [] };
    }
    const next = await resolve(transaction, key, mine, raw);
    const written = { ...next, rev: revOf(raw) + 1, by };
    documents.put(written, key);
    for (const name of absorbed) documents.delete(name);
    return { key, mine, written: parseStored(written), absorbed };
  }

  async function resolve(
    transaction: IDBTransaction,
    key: string,
    mine: Envelope,
    raw: unknown,
  ): Promise<object> {
    const theirs = parseStored(raw);
    const isSeen = seen.has(key) ? revOf(raw) === revOf(seen.get(key)) : raw === undefined;
    if (theirs && !theirs.wiped && theirs.version < mine.version) {
      await keepInHistory(transaction, key, theirs);
    }
    if (isSeen) return mine;
    if (theirs?.wiped) return { wiped: true };
    const base = parseStored(seen.get(key));
    const merged = theirs && owners.get(key)?.merge(base, mine, theirs);
    if (theirs && merged) await keepInHistory(transaction, key, theirs);
    else transaction.objectStore('quarantine').put(raw, `${key} ${tab} ${writes}`);
    return merged ?? mine;
  }

  /** Brings the page in line with what came of its write. */
  function acknowledge({ key, mine, written, absorbed }: Outcome): void {
    for (const name of absorbed) superfluous.get(key)?.delete(name);
    const latest = dirty.get(key);
    if (latest === mine) dirty.delete(key);
    if (!written) return outdate(key);
    seen.set(key, written);
    const owner = owners.get(key);
    if (!owner || written.data === mine.data) return undefined;
    if (written.wiped) {
      dirty.delete(key);
      owner.take(undefined);
    } else if (latest === mine || !latest) {
      owner.take(written);
    } else {
      // Typed on while the two were merged: that goes on top.
      const merged = owner.merge(mine, latest, written) ?? latest;
      owner.take(merged);
      dirty.set(key, merged);
    }
    return undefined;
  }

  function pendingOf(key: string, mine: Envelope): PendingDocument {
    const base = parseStored(seen.get(key));
    const sent = inFlight?.batch.get(key);
    const bases = [
      ...(base ? [{ version: base.version, data: base.data, by: base.by }] : []),
      ...(sent && inFlight ? [{ ...sent, by: inFlight.by }] : []),
    ];
    return { pendingFor: key, version: mine.version, data: mine.data, bases };
  }

  const pendingName = (key: string) => `pending ${key} ${tab}`;

  function flush(): void {
    if (dirty.size === 0) return;
    // It waits for this page, which may be gone in a moment, and everything behind it would with it.
    abortWriting();
    const transaction = database.begin(['documents']);
    if (!transaction) return;
    for (const [key, mine] of dirty) {
      transaction.objectStore('documents').put(pendingOf(key, mine), pendingName(key));
      replaceable(key, pendingName(key));
    }
    transaction.commit();
    channel.tell({ changed: [...dirty.keys()] });
  }

  function abortWriting(): void {
    try {
      inFlight?.transaction.abort();
    } catch (error) {
      // It is done already, or past the point of no return.
      if (!(error instanceof DOMException)) throw error;
    }
  }

  async function wipe(keep?: readonly string[]): Promise<void> {
    const isKept = (key: string) => keep?.includes(key) ?? true;
    for (const key of dirty.keys()) if (!isKept(key)) dirty.delete(key);
    await database.transact(
      ['documents', 'history', 'jobs', 'quarantine'],
      'readwrite',
      async (transaction) => {
        transaction.objectStore('jobs').clear();
        if (!keep) return;
        transaction.objectStore('history').clear();
        transaction.objectStore('quarantine').clear();
        const documents = transaction.objectStore('documents');
        for (const [key, raw] of await readAll(transaction)) {
          if (parsePending(raw) || OLD_ASIDE.test(key)) documents.delete(key);
          // A trace stays, so that no tab that slept brings its text back.
          else if (!isKept(key)) documents.put({ wiped: true, rev: revOf(raw) + 1 }, key);
        }
      },
      { durability: 'strict' },
    );
    await refresh();
    channel.tell({ changed: [] });
  }

  return {
    open: pump,
    read(key) {
      const stored = parseStored(seen.get(key));
      return stored?.wiped ? undefined : (leftBeside(key) ?? stored);
    },
    own,
    write,
    setAside(key, raw) {
      asides.push({ key, raw });
      void pump();
    },
    async asides(key) {
      const kept = await database.transact(['quarantine'], 'readonly', (transaction) =>
        readAll(transaction, 'quarantine'),
      );
      const stored = [...kept].filter(([name]) => name.startsWith(`${key} `));
      const waiting = asides.filter((aside) => aside.key === key);
      return [...stored.map(([, raw]) => raw), ...waiting.map(({ raw }) => raw)];
    },
    flush,
    saved: pump,
    wake() {
      if (state === 'failed') void pump();
      else void refresh().catch(fail);
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
    wipe,
  };
}

const revOf = (raw: unknown): number => parseStored(raw)?.rev ?? 0;
const versionOf = (raw: unknown): number => parseStored(raw)?.version ?? Infinity;

/** What cannot be read is kept byte for byte. */
function keepAside(transaction: IDBTransaction, asides: readonly Aside[], by: string): void {
  for (const [index, { key, raw, from }] of asides.entries()) {
    transaction.objectStore('quarantine').put(raw, `${key} ${by} ${index}`);
    if (from !== undefined) transaction.objectStore('documents').delete(from);
  }
}

async function keepInHistory(
  transaction: IDBTransaction,
  key: string,
  { version, data, rev }: StoredDocument,
): Promise<void> {
  const history = transaction.objectStore('history');
  history.put({ version, data, rev }, `${key} ${String(rev).padStart(10, '0')}`);
  const kept = (await requested(history.getAllKeys())).filter(
    (name) => typeof name === 'string' && name.startsWith(`${key} `),
  );
  for (const old of kept.slice(0, Math.max(0, kept.length - HISTORY))) history.delete(old);
}

async function readAll(
  transaction: IDBTransaction,
  from: StoreName = 'documents',
): Promise<ReadonlyMap<string, unknown>> {
  const store = transaction.objectStore(from);
  const [keys, values] = await Promise.all([
    requested(store.getAllKeys()),
    requested<unknown[]>(store.getAll()),
  ]);
  // Keys of ours are strings; the database could hold others.
  const names = keys.map((key) => (typeof key === 'string' ? key : ''));
  return new Map(names.map((name, index) => [name, values[index]]));
}
