import { type DocumentOwner, type Envelope, ownerName } from './document-store.ts';
import { parseStored } from './records.ts';
import type { SeenRecords } from './seen-records.ts';
import type { QuarantineEntry } from './unwritten.ts';

interface OwnersDeps {
  readonly seen: SeenRecords;
  /** True while records of a collection are still to be loaded. */
  isPartial(name: string): boolean;
  write(key: string, envelope: Envelope): void;
  quarantine(entry: QuarantineEntry): void;
  /** Called when a newer release has written a record. */
  onNewer(): void;
}

/** The owners of documents and collections, and what they are shown. */
export interface Owners {
  of(key: string): DocumentOwner | undefined;
  add(name: string, owner: DocumentOwner): void;
  /** Shows those of the records to an owner that are its own. */
  show(name: string, records: ReadonlyMap<string, unknown>): void;
  /** Shows records to all owners. */
  showAll(records: ReadonlyMap<string, unknown>): void;
  /**
   * Shows one record, with `isFirst` as if it were the first of its key. Returns false if its owner
   * cannot parse it.
   */
  apply(key: string, owner: DocumentOwner, record: Envelope, isFirst?: boolean): boolean;
  /** Drops the state of every owner for whose name `isLost` holds. */
  forget(isLost: (name: string) => boolean): void;
  /** Keys of the records that a newer release has written. */
  readonly newer: ReadonlySet<string>;
  markNewer(key: string): void;
}

export function createOwners(deps: OwnersDeps): Owners {
  const owners = new Map<string, DocumentOwner>();
  const newer = new Set<string>();
  const ownerOf = (key: string) => owners.get(ownerName(key));

  function markNewer(key: string): void {
    newer.add(key);
    deps.onNewer();
  }

  function show(name: string, all: ReadonlyMap<string, unknown>): void {
    const owner = owners.get(name);
    const records = [...all].filter(([key]) => ownerName(key) === name);
    if (!owner || (records.length === 0 && !name.endsWith('/'))) return;
    const readable = new Map<string, Envelope | undefined>();
    for (const [key, raw] of records) {
      const stored = parseStored(raw);
      if (!stored) quarantine(key, raw);
      else if (stored.deleted) readable.set(key, undefined);
      else if (stored.version > owner.version) markNewer(key);
      else readable.set(key, stored);
    }
    const unreadable = owner.apply(readable, deps.isPartial(name));
    for (const key of unreadable) quarantine(key, deps.seen.raw(key));
  }

  /**
   * Quarantines a record. A document is rewritten in the same transaction, or the next start would
   * quarantine it again; a record of a collection is removed from it.
   */
  function quarantine(key: string, raw: unknown): void {
    if (ownerName(key) === key) {
      deps.quarantine({ key, raw });
      const owner = ownerOf(key);
      if (owner) deps.write(key, owner.current(key));
    } else {
      deps.seen.delete(key);
      deps.quarantine({ key, raw, from: key });
    }
  }

  return {
    of: ownerOf,
    add: (name, owner) => void owners.set(name, owner),
    show,
    showAll(records) {
      for (const name of owners.keys()) show(name, records);
    },
    apply(key, owner, record, isFirst) {
      const shown = new Map([[key, record.deleted ? undefined : record]]);
      return owner.apply(shown, deps.isPartial(ownerName(key)), isFirst).length === 0;
    },
    forget(isLost) {
      for (const [name, owner] of owners) if (isLost(name)) owner.forget();
    },
    newer,
    markNewer,
  };
}
