import { type Account, parseAccount } from '#domain/site/account.ts';
import { isLater, stands } from './press.ts';
import type { PutAway } from '#domain/site/put-away.ts';
import { parsePutAway } from './put-away.ts';
import type { DocumentOwner, Envelope, Merged } from './document-store.ts';

/** A record on disk, with everything that a server would need to sync it one day. */
export interface StoredRecord extends Envelope {
  /** Number of the record's writes. */
  readonly rev: number;
  /** Identifies the last write: the tab and its count. */
  readonly by: string;
  /** Time of the last write, in milliseconds since 1970. */
  readonly at: number;
  /** Orders all writes of the device: a tab reads the writes after the last one it has seen. */
  readonly seq: number;
}

/** Parses a record of unknown origin; undefined if it is none. */
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

export interface PendingBase extends Envelope {
  readonly by: string;
  /** True if the page was writing it: it may never have been stored. */
  readonly isSent?: true;
}

/** A write that a page left on `pagehide`, without knowing if another tab wrote meanwhile. */
export interface PendingRecord extends Envelope {
  readonly pendingFor: string;
  /** Records that it may be based on. */
  readonly bases: readonly PendingBase[];
  /** Number of wipes of the device at the time of the write; a negative one of its own for a guest. */
  readonly wipes: number;
  /** The account, if the device had not stored its sign-in. */
  readonly guest?: Account | undefined;
}

export function parsePending(raw: unknown): PendingRecord | undefined {
  const { pendingFor, version, data, bases, wipes = 0, press, deleted, guest } = Object(raw);
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
    guest: parseAccount(guest),
  };
}

/** The envelope of a record, without the device's own fields. */
export const envelopeOf = ({ version, data, press, deleted }: Envelope): Envelope => ({
  version,
  data,
  press,
  ...(deleted && { deleted }),
});

/** Key prefix of pending records, which are stored beside the others: one per tab and key. */
export const PENDING = 'pending ';

/**
 * Mark of the last wipe, or of the last sign-in of another account, which puts work away. A tab that
 * was suspended during it compares the count, and shows nothing of the earlier account any more.
 */
export interface WipeMark {
  readonly wipes: number;
  readonly kept: readonly string[];
  /** Account that the work on the device belongs to; undefined before the first sign-in. */
  readonly owner?: Account | undefined;
  /** Work of other accounts, and earlier generations of the owner's. */
  readonly putAway: readonly PutAway[];
}

export const WIPE_MARK = 'wipe-mark';

export function parseWipeMark(raw: unknown): WipeMark {
  const { wipes, kept, owner, putAway } = Object(raw);
  return {
    wipes: Number.isSafeInteger(wipes) ? wipes : 0,
    kept: Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [],
    owner: parseAccount(owner),
    putAway: parsePutAway(putAway),
  };
}

/**
 * Three-way merge of two records. A deletion wins over an unchanged record, and loses against a
 * changed one.
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
  const { pendingFor: key, bases } = pending;
  const mine = envelopeOf(pending);
  if (!stored) return { record: mine, copies: new Map() };
  const base = bases.find(({ by }) => by === stored.by) ?? bases.find(({ isSent }) => !isSent);
  return mergeRecords(owner, key, base, mine, stored);
}
