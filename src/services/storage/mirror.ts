import { type DocumentOwner, type Envelope, isKept, ownerName } from './document-store.ts';
import { isOwners, lateChange } from './late-changes.ts';
import { createLeftBeside } from './left-beside.ts';
import {
  mergePending,
  mergeRecords,
  parseWipeMark,
  type PendingRecord,
  type StoredRecord,
  type WipeMark,
} from './records.ts';
import { createOwners } from './owners.ts';
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
  /** Called once the page shows nothing from before a wipe, or of an earlier account. */
  onForget(mark: WipeMark): void;
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
  const owners = createOwners({ ...deps, seen, quarantine });

  function applyFromDisk(records: Iterable<[string, unknown]>): void {
    const fresh = new Map<string, unknown>();
    const first = new Set<string>();
    for (const [key, raw] of records) {
      if (left.note(key, raw) || dirty.has(key) || !seen.isNews(key, raw)) continue;
      if (!seen.has(key)) first.add(key);
      seen.see(key, raw);
      fresh.set(key, raw);
    }
    owners.showAll(fresh);
    absorbAll((key) => first.has(key));
  }

  function register(name: string, owner: DocumentOwner): void {
    owners.add(name, owner);
    owners.show(name, new Map([...seen.keys()].map((key) => [key, seen.raw(key)])));
    absorbAll((key) => ownerName(key) === name);
  }

  function quarantine(entry: QuarantineEntry): void {
    deps.unwritten.quarantine.add(entry);
    deps.onChange();
  }

  /** Deletes a pending record that must not be shown any more. */
  function discard(pendingName: string): void {
    deps.unwritten.discarded.add(pendingName);
    deps.onChange();
  }

  /** `isFirst` returns true if the record of a key was shown for the first time just now. */
  function absorbAll(isFirst: (key: string) => boolean): void {
    for (const [name, pending] of left.entries()) {
      const owner = owners.of(pending.pendingFor);
      if (owner) absorb(name, pending, owner, isFirst(pending.pendingFor));
    }
  }

  function absorb(
    name: string,
    pending: PendingRecord,
    owner: DocumentOwner,
    isFirst: boolean,
  ): void {
    const key = pending.pendingFor;
    if (isWiped(mirror.mark, pending)) {
      left.drop(name);
      deps.unwritten.late.add(lateChange(name, pending));
      return discard(name);
    }
    left.take(name);
    if (pending.version > owner.version || owners.newer.has(key)) return undefined;
    const mine = dirty.get(key);
    const merged = mine
      ? mergeRecords(owner, key, undefined, pending, mine)
      : mergePending(owner, pending, seen.get(key));
    supersede(deps.unwritten, key, name);
    if (!merged || !owners.apply(key, owner, merged.record, isFirst)) {
      quarantine({ key, raw: pending });
      deps.write(key, owner.current(key));
      return undefined;
    }
    deps.write(key, merged.record);
    for (const [copyKey, copy] of merged.copies) {
      owners.apply(copyKey, owner, copy);
      deps.write(copyKey, copy);
    }
    return undefined;
  }

  const mirror: Mirror = {
    applyFromDisk,
    register,
    ownerOf: owners.of,
    seen: seen.get,
    hasSeen: seen.has,
    keys: seen.keys,
    live: seen.live,
    confirm: seen.see,
    show(key, record) {
      const owner = owners.of(key);
      if (owner) owners.apply(key, owner, record);
    },
    forget(mark) {
      mirror.mark = mark;
      const isLost = (key: string) => !isKept(mark.kept, key);
      seen.forget(isLost);
      left.forget(isLost);
      // The page may hold data that no disk has seen.
      owners.forget(isLost);
      deps.onForget(mark);
    },
    leftBeside: left.get,
    markNewer: owners.markNewer,
    get isOutdated() {
      return owners.newer.size > 0;
    },
    mark: parseWipeMark(undefined),
  };
  return mirror;
}

/**
 * True if the page of the pending record did not know that its record was wiped, or put away for
 * another account than the one that uses the device now.
 */
const isWiped = (mark: WipeMark, pending: PendingRecord): boolean =>
  pending.wipes < mark.wipes &&
  !isKept(mark.kept, pending.pendingFor) &&
  !isOwners(mark, pending.wipes);
