import { groupOf, lastSeq, readKeys } from './changes.ts';
import { abort, type Database } from './database.ts';
import { type Envelope, isKept } from './document-store.ts';
import type { Mirror } from './mirror.ts';
import { notePress } from './press.ts';
import {
  mergeRecords,
  parseStored,
  parseWipeMark,
  PENDING,
  type PendingRecord,
  revOf,
  type StoredRecord,
  WIPE_MARK,
} from './records.ts';

/**
 * Writes records, each by compare-and-swap on its `rev` inside the transaction. If another tab was
 * first, the owner's merge decides.
 *
 * On `pagehide` there is no time to compare. An unwritten change is stored beside its record as a
 * pending one, with a synchronous `put` and `commit()` (without the commit a browser may drop the
 * write when the page navigates away); the next page merges it.
 */
export interface Writer {
  dirty(key: string): Envelope | undefined;
  put(key: string, envelope: Envelope): void;
  quarantine(key: string, raw: unknown, from?: string): void;
  supersede(key: string, pendingName: string): void;
  discard(pendingName: string): void;
  hasWork(): boolean;
  /** Writes all pending changes. Returns the keys written. */
  writeOnce(): Promise<readonly string[]>;
  /**
   * Stores each pending change beside its record, synchronously. Returns the keys; none without a
   * connection.
   */
  putBeside(): readonly string[];
  /** Drops every change to a record whose name is not in `kept`. */
  forget(kept: readonly string[]): void;
  /** Returns the data that is on its way into quarantine. */
  quarantined(prefix: string): readonly unknown[];
}

interface QuarantineEntry {
  readonly key: string;
  readonly raw: unknown;
  readonly from?: string;
}

/** Result of writing one record. */
interface Outcome {
  readonly key: string;
  readonly mine: Envelope;
  /** The record on disk now; undefined if a newer release's record was left alone. */
  readonly written: StoredRecord | undefined;
  /** Pending records that the write has merged. */
  readonly superseded: readonly string[];
  readonly copies: readonly (readonly [string, StoredRecord])[];
}

/** A write in flight. */
interface Writing {
  readonly by: string;
  readonly batch: ReadonlyMap<string, Envelope>;
  readonly transaction: IDBTransaction;
  nextSeq: number;
}

export function createWriter(
  database: Database,
  tab: string,
  mirrorOf: () => Mirror,
  now: () => number,
): Writer {
  const dirty = new Map<string, Envelope>();
  /** Pending records, by key, that the key's next write makes superfluous. */
  const superfluous = new Map<string, Set<string>>();
  const discarded = new Set<string>();
  const toQuarantine = new Set<QuarantineEntry>();
  let inFlight: Writing | undefined;
  let writes = 0;

  const pendingName = (key: string) => `${PENDING}${key} ${tab}`;

  async function writeOnce(): Promise<readonly string[]> {
    const [batch, entries, trash] = [new Map(dirty), [...toQuarantine], [...discarded]];
    const by = `${tab} ${(writes += 1)}`;
    try {
      const outcomes = await database.transact(
        ['documents', 'quarantine'],
        'readwrite',
        async (transaction) => {
          inFlight = { by, batch, transaction, nextSeq: 0 };
          return writeBatch(inFlight, entries, trash);
        },
      );
      for (const done of entries) toQuarantine.delete(done);
      for (const name of trash) discarded.delete(name);
      outcomes.forEach(acknowledge);
    } finally {
      inFlight = undefined;
    }
    return [...batch.keys()];
  }

  async function writeBatch(
    writing: Writing,
    entries: readonly QuarantineEntry[],
    trash: readonly string[],
  ): Promise<readonly Outcome[]> {
    const documents = writing.transaction.objectStore('documents');
    const [last, raws] = await Promise.all([
      lastSeq(documents),
      readKeys(documents, [...writing.batch.keys(), WIPE_MARK, ...fromOf(entries)]),
    ]);
    writing.nextSeq = last + 1;
    const mark = parseWipeMark(raws.get(WIPE_MARK));
    // Another tab wiped the device: this tab's copy is dropped too.
    if (mark.wipes > mirrorOf().mark.wipes) {
      forget(mark.kept);
      mirrorOf().forget(mark);
    }
    putInQuarantine(writing, entries, raws);
    for (const name of trash) documents.delete(name);
    return Promise.all(
      [...writing.batch]
        // Skips changes that the wipe dropped.
        .filter(([key]) => dirty.has(key))
        .map(([key, mine]) => writeRecord(writing, key, mine, raws.get(key))),
    );
  }

  /** Quarantines data byte for byte, unless another tab has done so. */
  function putInQuarantine(
    { transaction, by }: Writing,
    entries: readonly QuarantineEntry[],
    raws: ReadonlyMap<string, unknown>,
  ): void {
    for (const [index, { key, raw, from }] of entries.entries()) {
      if (from !== undefined && (!raws.has(from) || revOf(raws.get(from)) !== revOf(raw))) continue;
      transaction.objectStore('quarantine').put(raw, `${key} ${by} ${index}`);
      if (from !== undefined) transaction.objectStore('documents').delete(from);
    }
  }

  /** Compares, merges if necessary, and writes. */
  async function writeRecord(
    writing: Writing,
    key: string,
    mine: Envelope,
    raw: unknown,
  ): Promise<Outcome> {
    const documents = writing.transaction.objectStore('documents');
    const theirs = parseStored(raw);
    if (theirs && !theirs.deleted && theirs.version > mine.version) {
      documents.put(pendingOf(key, mine), pendingName(key));
      return { key, mine, written: undefined, superseded: [], copies: [] };
    }
    const superseded = [...(superfluous.get(key) ?? [])];
    const merged = resolve(writing, key, mine, raw);
    const copies = await writeCopies(writing, merged.copies);
    for (const name of superseded) documents.delete(name);
    return { key, mine, written: put(writing, key, merged.record, raw), superseded, copies };
  }

  function resolve(writing: Writing, key: string, mine: Envelope, raw: unknown) {
    const mirror = mirrorOf();
    const alone = { record: mine, copies: new Map<string, Envelope>() };
    const seenRev = mirror.hasSeen(key) ? (mirror.seen(key)?.rev ?? 0) : undefined;
    if (raw === undefined || revOf(raw) === seenRev) return alone;
    const [theirs, owner] = [parseStored(raw), mirror.ownerOf(key)];
    const merged = theirs && owner && mergeRecords(owner, key, mirror.seen(key), mine, theirs);
    if (merged) return merged;
    writing.transaction.objectStore('quarantine').put(raw, `${key} ${writing.by}`);
    return alone;
  }

  /**
   * Writes conflict copies. A copy's key is derived from its content, so the second tab finds it
   * there.
   */
  async function writeCopies(writing: Writing, copies: ReadonlyMap<string, Envelope>) {
    const documents = writing.transaction.objectStore('documents');
    const known = await readKeys(documents, [...copies.keys()]);
    return [...copies].flatMap(([key, copy]) =>
      known.has(key) ? [] : [[key, put(writing, key, copy, undefined)] as const],
    );
  }

  function put(
    writing: Writing,
    key: string,
    { version, data, deleted, press }: Envelope,
    before: unknown,
  ): StoredRecord {
    const record: StoredRecord = {
      version,
      data: deleted ? undefined : data,
      rev: revOf(before) + 1,
      by: writing.by,
      at: now(),
      press,
      seq: writing.nextSeq,
      ...(deleted && { deleted }),
    };
    writing.nextSeq += 1;
    const stored = { ...record, ...groupOf(key, deleted === true) };
    writing.transaction.objectStore('documents').put(stored, key);
    return record;
  }

  /** Updates the page with the result of its write. */
  function acknowledge({ key, mine, written, superseded, copies }: Outcome): void {
    const mirror = mirrorOf();
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

  function pendingOf(key: string, mine: Envelope): PendingRecord {
    const base = mirrorOf().seen(key);
    const sent = inFlight?.batch.get(key);
    const bases = [
      ...(base ? [base] : []),
      ...(sent && inFlight ? [{ ...sent, by: inFlight.by }] : []),
    ];
    return {
      pendingFor: key,
      ...mine,
      bases: bases.map(({ version, data, by, deleted }) => ({
        version,
        data,
        by,
        ...(deleted && { deleted }),
      })),
      wipes: mirrorOf().mark.wipes,
    };
  }

  const noted = (key: string, envelope: Envelope): Envelope =>
    notePress(envelope, {
      at: now(),
      tab,
      live: mirrorOf().live(key),
      before: dirty.get(key) ?? inFlight?.batch.get(key) ?? mirrorOf().seen(key),
    });

  function supersede(key: string, name: string): void {
    superfluous.set(key, (superfluous.get(key) ?? new Set()).add(name));
  }

  function putBeside(): readonly string[] {
    if (dirty.size === 0) return [];
    // The transaction in flight depends on this page, which may be gone in a moment, and would
    // block the next one.
    if (inFlight) abort(inFlight.transaction);
    const transaction = database.begin(['documents']);
    if (!transaction) return [];
    for (const [key, mine] of dirty) {
      transaction.objectStore('documents').put(pendingOf(key, mine), pendingName(key));
      supersede(key, pendingName(key));
    }
    transaction.commit();
    return [...dirty.keys()];
  }

  function forget(kept: readonly string[]): void {
    for (const key of dirty.keys()) if (!isKept(kept, key)) dirty.delete(key);
    toQuarantine.clear();
  }

  return {
    dirty: (key) => dirty.get(key),
    put: (key, envelope) => void dirty.set(key, noted(key, envelope)),
    quarantine: (key, raw, from) =>
      void toQuarantine.add({ key, raw, ...(from !== undefined && { from }) }),
    supersede,
    discard: (name) => void discarded.add(name),
    hasWork: () => dirty.size > 0 || toQuarantine.size > 0 || discarded.size > 0,
    writeOnce,
    putBeside,
    forget,
    quarantined: (prefix) =>
      [...toQuarantine].filter(({ key }) => key.startsWith(prefix)).map(({ raw }) => raw),
  };
}

const fromOf = (entries: readonly QuarantineEntry[]): string[] =>
  entries.flatMap(({ from }) => (from === undefined ? [] : [from]));

const isSameWrite = (written: Envelope, mine: Envelope): boolean =>
  written.deleted === mine.deleted && (mine.deleted === true || written.data === mine.data);
