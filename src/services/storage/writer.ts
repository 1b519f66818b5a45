import { abort, type Database } from './database.ts';
import type { Envelope } from './document-store.ts';
import { notePress } from './press.ts';
import { mergeRecords } from './records.ts';
import { supersede } from './unwritten.ts';
import { type Outcome, pendingName, pendingOf, writeBatch, type WriteDeps } from './write-batch.ts';

/**
 * Writes records, each by compare-and-swap on its `rev` inside the transaction. If another tab was
 * first, the owner's merge decides.
 *
 * On `pagehide` there is no time to compare. An unwritten change is stored beside its record as a
 * pending one, with a synchronous `put` and `commit()` (without the commit a browser may drop the
 * write when the page navigates away); the next page merges it.
 */
export interface Writer {
  put(key: string, envelope: Envelope): void;
  /** Writes all pending changes. Returns the keys written. */
  writeOnce(): Promise<readonly string[]>;
  /**
   * Stores each pending change beside its record, synchronously. Returns the keys; none without a
   * connection.
   */
  putBeside(): readonly string[];
}

export interface WriterDeps extends WriteDeps {
  readonly database: Database;
}

export function createWriter(deps: WriterDeps): Writer {
  const { database, unwritten, tab } = deps;
  let writes = 0;

  async function writeOnce(): Promise<readonly string[]> {
    const batch = new Map(unwritten.dirty);
    const { forgets } = unwritten;
    const beside = {
      entries: [...unwritten.quarantine],
      trash: [...unwritten.discarded],
      late: [...unwritten.late],
    };
    const by = `${tab} ${(writes += 1)}`;
    try {
      const outcomes = await database.transact(
        ['documents', 'quarantine', 'put-away'],
        'readwrite',
        async (transaction) => {
          const writing = { by, batch, forgets, transaction, nextSeq: 0 };
          unwritten.inFlight = writing;
          return writeBatch(deps, writing, beside);
        },
      );
      for (const done of beside.entries) unwritten.quarantine.delete(done);
      for (const name of beside.trash) unwritten.discarded.delete(name);
      for (const change of beside.late) unwritten.late.delete(change);
      for (const outcome of outcomes) acknowledge(deps, outcome);
    } finally {
      unwritten.inFlight = undefined;
    }
    return [...batch.keys()];
  }

  function putBeside(): readonly string[] {
    const { dirty, late, inFlight } = unwritten;
    if (dirty.size === 0 && late.size === 0) return [];
    // The transaction in flight depends on this page, which may be gone in a moment, and would
    // block the next one.
    if (inFlight) abort(inFlight.transaction);
    const transaction = database.begin(['documents']);
    if (!transaction) return [];
    for (const [key, mine] of dirty) {
      const name = pendingName(key, tab);
      transaction.objectStore('documents').put(pendingOf(deps, key, mine), name);
      supersede(unwritten, key, name);
    }
    for (const { name, pending } of late) transaction.objectStore('documents').put(pending, name);
    transaction.commit();
    return [...dirty.keys()];
  }

  return {
    put: (key, envelope) => void unwritten.dirty.set(key, noted(deps, key, envelope)),
    writeOnce,
    putBeside,
  };
}

function noted({ unwritten, mirror, tab, now }: WriteDeps, key: string, envelope: Envelope) {
  const { dirty, inFlight } = unwritten;
  return notePress(envelope, {
    at: now(),
    tab,
    live: mirror.live(key),
    before: dirty.get(key) ?? inFlight?.batch.get(key) ?? mirror.seen(key),
  });
}

/** Updates the page with the result of its write. */
function acknowledge({ unwritten, mirror }: WriteDeps, outcome: Outcome): void {
  const { key, mine, written, superseded, copies } = outcome;
  const { dirty, superfluous } = unwritten;
  for (const name of superseded) superfluous.get(key)?.delete(name);
  const latest = dirty.get(key);
  if (latest === mine) dirty.delete(key);
  if (!written) return mirror.markNewer(key);
  mirror.confirm(key, written);
  for (const [copyKey, copy] of copies) {
    mirror.confirm(copyKey, copy);
    mirror.show(copyKey, copy);
  }
  if (isSameWrite(written, mine)) return undefined;
  if (latest === mine || !latest) return mirror.show(key, written);
  // The user typed on during the merge: the new text is merged on top.
  const owner = mirror.ownerOf(key);
  const merged = owner && mergeRecords(owner, key, mine, latest, written);
  if (!merged) return undefined;
  const all: [string, Envelope][] = [[key, merged.record], ...merged.copies];
  for (const [name, record] of all) {
    mirror.show(name, record);
    dirty.set(name, record);
  }
  return undefined;
}

const isSameWrite = (written: Envelope, mine: Envelope): boolean =>
  written.deleted === mine.deleted && (mine.deleted === true || written.data === mine.data);
