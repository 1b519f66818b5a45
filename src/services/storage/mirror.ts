import { type DocumentOwner, type Envelope, isKept, ownerName } from './document-store.ts';
import {
  mergePending,
  mergeRecords,
  parsePending,
  parseStored,
  parseWipeMark,
  PENDING,
  type PendingRecord,
  revOf,
  type StoredRecord,
  type WipeMark,
} from './records.ts';

/** The functions of the writer that the mirror uses. */
export interface MirrorDeps {
  /** Identifies the pending records of this tab. */
  readonly tab: string;
  /** Returns the page's change that is not written yet. */
  dirty(key: string): Envelope | undefined;
  /** True while records of a collection are still to be loaded. */
  isPartial(name: string): boolean;
  write(key: string, envelope: Envelope): void;
  /** Quarantines data that cannot be parsed; removes its record `from` the documents. */
  quarantine(key: string, raw: unknown, from?: string): void;
  /** Marks a pending record as superseded by the next write of `key`. */
  supersede(key: string, pendingName: string): void;
  /** Deletes a pending record that must not be shown any more. */
  discard(pendingName: string): void;
  /** Called when a newer release has written a record. */
  onNewer(): void;
}

/** The page's view of the disk: the revisions it has seen, and the owners that show them. */
export interface Mirror {
  /** Applies records read from disk, except those that the page has changed too. */
  applyFromDisk(records: Iterable<[string, unknown]>): void;
  register(name: string, owner: DocumentOwner): void;
  ownerOf(key: string): DocumentOwner | undefined;
  /** Returns the record as last seen. */
  seen(key: string): StoredRecord | undefined;
  hasSeen(key: string): boolean;
  /** The record as it was before it was last deleted, or as it is. */
  live(key: string): StoredRecord | undefined;
  keys(): Iterable<string>;
  /** Records the result of the page's own write. */
  confirm(key: string, written: StoredRecord): void;
  show(key: string, record: Envelope): void;
  /** Applies a wipe of the device: drops every record whose name it did not keep. */
  forget(mark: WipeMark): void;
  /**
   * Returns the pending record that an earlier page left on `pagehide`, until the document's owner
   * merges it.
   */
  leftBeside(key: string): PendingRecord | undefined;
  markNewer(key: string): void;
  readonly isOutdated: boolean;
  /** Last wipe of the device that the page knows of. */
  mark: WipeMark;
}

export function createMirror(deps: MirrorDeps): Mirror {
  /** Every record, raw, as last seen on disk. */
  const seen = new Map<string, unknown>();
  /** Records that are deleted now, as they were before. */
  const lives = new Map<string, StoredRecord>();
  const owners = new Map<string, DocumentOwner>();
  const newer = new Set<string>();
  const pendings = new Map<string, PendingRecord>();
  const absorbed = new Set<string>();

  const ownerOf = (key: string) => owners.get(ownerName(key));
  const isOwn = (pendingName: string) => pendingName.endsWith(` ${deps.tab}`);

  function see(key: string, raw: unknown): void {
    const before = parseStored(seen.get(key));
    if (before && !before.deleted && Object(raw).deleted) lives.set(key, before);
    seen.set(key, raw);
  }

  function markNewer(key: string): void {
    newer.add(key);
    deps.onNewer();
  }

  function applyFromDisk(records: Iterable<[string, unknown]>): void {
    const fresh = new Map<string, unknown>();
    for (const [key, raw] of records) {
      const pending = key.startsWith(PENDING) ? parsePending(raw) : undefined;
      if (pending) {
        if (!isOwn(key) && !absorbed.has(key)) pendings.set(key, pending);
      } else if (!deps.dirty(key) && !(seen.has(key) && revOf(raw) <= revOf(seen.get(key)))) {
        see(key, raw);
        fresh.set(key, raw);
      }
    }
    for (const [name, owner] of owners) {
      const changed = [...fresh].filter(([key]) => ownerName(key) === name);
      if (changed.length > 0 || name.endsWith('/')) showAll(name, owner, changed);
    }
    absorbAll();
  }

  function showAll(name: string, owner: DocumentOwner, records: [string, unknown][]): void {
    const readable = new Map<string, Envelope | undefined>();
    for (const [key, raw] of records) {
      const stored = parseStored(raw);
      if (!stored) quarantine(key, raw);
      else if (stored.deleted) readable.set(key, undefined);
      else if (stored.version > owner.version) markNewer(key);
      else readable.set(key, stored);
    }
    for (const key of owner.apply(readable, deps.isPartial(name))) quarantine(key, seen.get(key));
  }

  /**
   * Quarantines a record. A document is rewritten in the same transaction, or the next start would
   * quarantine it again; a record of a collection is removed from it.
   */
  function quarantine(key: string, raw: unknown): void {
    if (ownerName(key) === key) {
      deps.quarantine(key, raw);
      const owner = ownerOf(key);
      if (owner) deps.write(key, owner.current(key));
    } else {
      seen.delete(key);
      deps.quarantine(key, raw, key);
    }
  }

  function register(name: string, owner: DocumentOwner): void {
    owners.set(name, owner);
    const found = [...seen].filter(([key]) => ownerName(key) === name);
    if (found.length > 0 || name.endsWith('/')) showAll(name, owner, found);
    absorbAll();
  }

  function absorbAll(): void {
    for (const [name, pending] of pendings) {
      const owner = ownerOf(pending.pendingFor);
      if (owner) absorb(name, pending, owner);
    }
  }

  function absorb(name: string, pending: PendingRecord, owner: DocumentOwner): void {
    const key = pending.pendingFor;
    pendings.delete(name);
    absorbed.add(name);
    if (pending.wipes < mirror.mark.wipes && !isKept(mirror.mark.kept, key)) {
      return deps.discard(name);
    }
    if (pending.version > owner.version || newer.has(key)) return undefined;
    const dirty = deps.dirty(key);
    const merged = dirty
      ? mergeRecords(owner, key, undefined, pending, dirty)
      : mergePending(owner, pending, mirror.seen(key));
    deps.supersede(key, name);
    if (!merged || !apply(key, owner, merged.record)) {
      deps.quarantine(key, pending);
      deps.write(key, owner.current(key));
      return undefined;
    }
    deps.write(key, merged.record);
    for (const [copyKey, copy] of merged.copies) {
      apply(copyKey, owner, copy);
      deps.write(copyKey, copy);
    }
    return undefined;
  }

  /** Returns false if the record cannot be parsed. */
  function apply(key: string, owner: DocumentOwner, record: Envelope): boolean {
    const shown = new Map([[key, record.deleted ? undefined : record]]);
    return owner.apply(shown, deps.isPartial(ownerName(key))).length === 0;
  }

  const mirror: Mirror = {
    applyFromDisk,
    register,
    ownerOf,
    seen: (key) => parseStored(seen.get(key)),
    hasSeen: (key) => seen.has(key),
    keys: () => seen.keys(),
    live(key) {
      const last = mirror.seen(key);
      return last && !last.deleted ? last : lives.get(key);
    },
    confirm: see,
    show(key, record) {
      const owner = ownerOf(key);
      if (owner) apply(key, owner, record);
    },
    forget(mark) {
      mirror.mark = mark;
      const isLost = (key: string) => !isKept(mark.kept, key);
      for (const key of [...seen.keys()].filter(isLost)) seen.delete(key);
      for (const key of [...lives.keys()].filter(isLost)) lives.delete(key);
      for (const [name, { pendingFor }] of pendings) if (isLost(pendingFor)) pendings.delete(name);
      // The page may hold data that no disk has seen.
      for (const [name, owner] of owners) if (isLost(name)) owner.forget();
    },
    leftBeside: (key) => [...pendings.values()].findLast(({ pendingFor }) => pendingFor === key),
    markNewer,
    get isOutdated() {
      return newer.size > 0;
    },
    mark: parseWipeMark(undefined),
  };
  return mirror;
}
