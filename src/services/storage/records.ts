import { isLater, stands } from './press.ts';
import type { DocumentOwner, Envelope, Merged } from './document-store.ts';

/** A record on the disk, ready to be synced one day: what a server would have to know is in it. */
export interface StoredRecord extends Envelope {
  /** Counts the record's writes. */
  readonly rev: number;
  /** Names the last write: the tab and its count. */
  readonly by: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
  /** Orders all writes of the device: a tab reads the writes after the last one it has seen. */
  readonly seq: number;
}

/** Reads a record of unknown origin; undefined when it is none. */
export function parseStored(raw: unknown): StoredRecord | undefined {
  const { version, data, rev = 0, by, at, seq, press, deleted } = Object(raw);
  if (typeof version !== 'number' || !Number.isSafeInteger(rev)) return undefined;
  return {
    version,
    data,
    rev,
    by: typeof by === 'string' ? by : '',
    at: Number.isFinite(at) ? at : 0,
    press,
    seq: Number.isSafeInteger(seq) ? seq : 0,
    ...(deleted === true && { deleted }),
  };
}

export const revOf = (raw: unknown): number => parseStored(raw)?.rev ?? 0;

/** A write that a page left on `pagehide`, without knowing if another tab wrote meanwhile. */
export interface PendingRecord extends Envelope {
  readonly pendingFor: string;
  /** Records that it may be based on, the likeliest last. */
  readonly bases: readonly (Envelope & { readonly by: string })[];
  /** Number of wipes of the device at the time of the write. */
  readonly wipes: number;
}

export function parsePending(raw: unknown): PendingRecord | undefined {
  const { pendingFor, version, data, bases, wipes = 0, press, deleted } = Object(raw);
  const isPending =
    typeof pendingFor === 'string' && typeof version === 'number' && Array.isArray(bases);
  if (!isPending) return undefined;
  return {
    pendingFor,
    version,
    data,
    bases: bases.map(Object),
    wipes,
    press,
    ...(deleted === true && { deleted }),
  };
}

/** Pending records lie beside the others: one per tab and key. */
export const PENDING = 'pending ';

/**
 * Left by the last wipe. A tab that slept through it compares the count, and drops what it still holds
 * of everything that was not kept.
 */
export interface WipeMark {
  readonly wipes: number;
  readonly kept: readonly string[];
}

export const WIPE_MARK = 'wipe-mark';

export function parseWipeMark(raw: unknown): WipeMark {
  const { wipes, kept } = Object(raw);
  return {
    wipes: Number.isSafeInteger(wipes) ? wipes : 0,
    kept: Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [],
  };
}

/**
 * A deletion wins over a record that it has seen, unless the record was brought back later; it loses
 * against an edit. Of two deletions the later one counts.
 */
export function mergeRecords(
  owner: DocumentOwner,
  key: string,
  base: Envelope | undefined,
  mine: Envelope,
  theirs: Envelope,
): Merged | undefined {
  const alone = (record: Envelope): Merged => ({ record, copies: new Map() });
  if (mine.deleted && theirs.deleted) return alone(isLater(theirs, mine) ? theirs : mine);
  if (mine.deleted) return alone(stands(mine, theirs, base) ? mine : theirs);
  if (theirs.deleted) return alone(stands(theirs, mine, base) ? theirs : mine);
  return owner.merge(key, base?.deleted ? undefined : base, mine, theirs);
}

/** Merges a pending record into the stored one. */
export function mergePending(
  owner: DocumentOwner,
  pending: PendingRecord,
  stored: StoredRecord | undefined,
): Merged | undefined {
  const { pendingFor: key, bases, wipes: _, ...mine } = pending;
  if (!stored) return { record: mine, copies: new Map() };
  const base = bases.find(({ by }) => by === stored.by) ?? bases.at(0);
  return mergeRecords(owner, key, base, mine, stored);
}
