import { type DocumentOwner, type Envelope, isKept, ownerName } from './document-store.ts';
import { createLeftBeside } from './left-beside.ts';
import {
  mergePending,
  mergeRecords,
  parseStored,
  parseWipeMark,
  type PendingRecord,
  type StoredRecord,
  type WipeMark,
} from './records.ts';
import { createSeenRecords } from './seen-records.ts';
import { type QuarantineEntry, supersede, type Unwritten } from './unwritten.ts';

export interface MirrorDeps {
  /** Identifies the pending records of this tab. */
  readonly tab: string;
  /** The page's changes: the disk does not overwrite them. */
  readonly unwritten: Unwritten;
  /** True while records of a collection are still to be loaded. */
  isPartial(name: string): boolean;
  write(key: string, envelope: Envelope): void;
  /** Called when the mirror has added to `unwritten` itself. */
  onChange(): void;
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
  const { dirty } = deps.unwritten;
  const seen = createSeenRecords();
  const left = createLeftBeside(deps.tab);
  const owners = new Map<string, DocumentOwner>();
  const newer = new Set<string>();

  const ownerOf = (key: string) => owners.get(ownerName(key));

  function markNewer(key: string): void {
    newer.add(key);
    deps.onNewer();
  }

  function applyFromDisk(records: Iterable<[string, unknown]>): void {
    const fresh = new Map<string, unknown>();
    for (const [key, raw] of records) {
      if (left.note(key, raw) || dirty.has(key) || !seen.isNews(key, raw)) continue;
      seen.see(key, raw);
      fresh.set(key, raw);
    }
    for (const [name, owner] of owners) showAll(name, owner, fresh);
    absorbAll();
  }

  function register(name: string, owner: DocumentOwner): void {
    owners.set(name, owner);
    showAll(name, owner, new Map([...seen.keys()].map((key) => [key, seen.raw(key)])));
    absorbAll();
  }

  /** Shows an owner those records that are its own. */
  function showAll(name: string, owner: DocumentOwner, all: ReadonlyMap<string, unknown>): void {
    const records = [...all].filter(([key]) => ownerName(key) === name);
    if (records.length === 0 && !name.endsWith('/')) return;
    const readable = new Map<string, Envelope | undefined>();
    for (const [key, raw] of records) {
      const stored = parseStored(raw);
      if (!stored) quarantine(key, raw);
      else if (stored.deleted) readable.set(key, undefined);
      else if (stored.version > owner.version) markNewer(key);
      else readable.set(key, stored);
    }
    for (const key of owner.apply(readable, deps.isPartial(name))) quarantine(key, seen.raw(key));
  }

  /**
   * Quarantines a record. A document is rewritten in the same transaction, or the next start would
   * quarantine it again; a record of a collection is removed from it.
   */
  function quarantine(key: string, raw: unknown): void {
    if (ownerName(key) === key) {
      quarantineData({ key, raw });
      const owner = ownerOf(key);
      if (owner) deps.write(key, owner.current(key));
    } else {
      seen.delete(key);
      quarantineData({ key, raw, from: key });
    }
  }

  function quarantineData(entry: QuarantineEntry): void {
    deps.unwritten.quarantine.add(entry);
    deps.onChange();
  }

  /** Deletes a pending record that must not be shown any more. */
  function discard(pendingName: string): void {
    deps.unwritten.discarded.add(pendingName);
    deps.onChange();
  }

  function absorbAll(): void {
    for (const [name, pending] of left.entries()) {
      const owner = ownerOf(pending.pendingFor);
      if (owner) absorb(name, pending, owner);
    }
  }

  function absorb(name: string, pending: PendingRecord, owner: DocumentOwner): void {
    const key = pending.pendingFor;
    left.take(name);
    if (isWiped(mirror.mark, pending)) return discard(name);
    if (pending.version > owner.version || newer.has(key)) return undefined;
    const mine = dirty.get(key);
    const merged = mine
      ? mergeRecords(owner, key, undefined, pending, mine)
      : mergePending(owner, pending, seen.get(key));
    supersede(deps.unwritten, key, name);
    if (!merged || !apply(key, owner, merged.record)) {
      quarantineData({ key, raw: pending });
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

  function forget(mark: WipeMark): void {
    mirror.mark = mark;
    const isLost = (key: string) => !isKept(mark.kept, key);
    seen.forget(isLost);
    left.forget(isLost);
    // The page may hold data that no disk has seen.
    for (const [name, owner] of owners) if (isLost(name)) owner.forget();
  }

  const mirror: Mirror = {
    applyFromDisk,
    register,
    ownerOf,
    seen: seen.get,
    hasSeen: seen.has,
    keys: seen.keys,
    live: seen.live,
    confirm: seen.see,
    show(key, record) {
      const owner = ownerOf(key);
      if (owner) apply(key, owner, record);
    },
    forget,
    leftBeside: left.get,
    markNewer,
    get isOutdated() {
      return newer.size > 0;
    },
    mark: parseWipeMark(undefined),
  };
  return mirror;
}

/** True if a wipe that the page of the pending record did not know of has removed its record. */
const isWiped = ({ wipes, kept }: WipeMark, pending: PendingRecord): boolean =>
  pending.wipes < wipes && !isKept(kept, pending.pendingFor);
