import { isSameAccount } from '#domain/site/account.ts';
import type { Guest } from './account-entry.ts';
import { groupOf, lastSeq, readKeys } from './changes.ts';
import { type Envelope, isKept, type Merged } from './document-store.ts';
import {
  guestGeneration,
  type LateChange,
  lateChange,
  storeLate,
  withGuests,
} from './late-changes.ts';
import type { Mirror } from './mirror.ts';
import {
  mergeRecords,
  parseStored,
  parseWipeMark,
  PENDING,
  type PendingRecord,
  revOf,
  type StoredRecord,
  WIPE_MARK,
  type WipeMark,
} from './records.ts';
import { isCurrent, type QuarantineEntry, type Unwritten, type Writing } from './unwritten.ts';

/** The part of a write that runs in its transaction: compares, merges and puts. */

export interface WriteDeps {
  readonly unwritten: Unwritten;
  readonly mirror: Mirror;
  /** Identifies this tab in its writes. */
  readonly tab: string;
  /** Returns the time in milliseconds since 1970. */
  now(): number;
  /** Returns the account that is signed in on this page alone, or was: the device did not store it. */
  guest(): Guest | undefined;
  /** Called once nothing of a guest who has logged out is in memory. */
  onGuestApart(): void;
}

/** Result of writing one record. */
export interface Outcome {
  readonly key: string;
  readonly mine: Envelope;
  /** The record on disk now; undefined if a newer release's record was left alone. */
  readonly written: StoredRecord | undefined;
  /** Pending records that the write has merged. */
  readonly superseded: readonly string[];
  readonly copies: readonly (readonly [string, StoredRecord])[];
}

/** Key under which a tab stores its unwritten change of a record. */
export const pendingName = (key: string, tab: string): string => `${PENDING}${key} ${tab}`;

/** Everything that a write stores besides its batch. */
export interface Beside {
  readonly entries: readonly QuarantineEntry[];
  /** Names of pending records to delete. */
  readonly trash: readonly string[];
  readonly late: readonly LateChange[];
}

/** Writes the batch and what is beside it. */
export async function writeBatch(
  deps: WriteDeps,
  writing: Writing,
  { entries, trash, late }: Beside,
): Promise<readonly Outcome[]> {
  const { mirror, unwritten } = deps;
  const documents = writing.transaction.objectStore('documents');
  const [last, raws] = await Promise.all([
    lastSeq(documents),
    readKeys(documents, [...writing.batch.keys(), WIPE_MARK, ...fromOf(entries)]),
  ]);
  writing.nextSeq = last + 1;
  const stored = parseWipeMark(raws.get(WIPE_MARK));
  keepGuestApart(deps, stored);
  const mark = withGuests(stored, late);
  if (mark !== stored) {
    documents.put({ ...mark, seq: writing.nextSeq }, WIPE_MARK);
    writing.nextSeq += 1;
  }
  // Another tab wiped the device, or another account signed in: this tab's copy is dropped too.
  if (mark.wipes > mirror.mark.wipes) {
    setLate(deps, mark.kept);
    mirror.forget(mark);
  }
  for (const name of trash) documents.delete(name);
  for (const change of late) storeLate(writing.transaction, mark, change);
  // The next write has what all accounts share.
  if (!isCurrent(unwritten, writing)) return [];
  putInQuarantine(writing, entries, raws);
  return Promise.all(
    [...writing.batch].map(([key, mine]) => writeRecord(deps, writing, key, mine, raws.get(key))),
  );
}

/** Keeps a guest's work from every account, also from the one that signs in next. */
function keepGuestApart(deps: WriteDeps, mark: WipeMark): void {
  const guest = deps.guest();
  if (!guest || (mark.owner && isSameAccount(mark.owner, guest.account))) return;
  if (!mark.owner && guest.isSignedIn) throw new Error('The sign-in is not stored');
  setLate(deps, mark.kept);
  deps.onGuestApart();
  deps.mirror.forget(mark);
}

/**
 * Takes every change to a record whose name is not in `kept` out of what this generation writes. The
 * next write stores it with the work of its account, if that was put away and not deleted.
 */
export function setLate(deps: WriteDeps, kept: readonly string[]): void {
  const { unwritten, tab } = deps;
  for (const [key, mine] of unwritten.dirty) {
    if (isKept(kept, key)) continue;
    unwritten.lateCount += 1;
    // Another name than this tab's other pending records: it reads this one when the account is back.
    const name = pendingName(key, `late-${unwritten.lateCount}-${tab}`);
    unwritten.late.add(lateChange(name, pendingOf(deps, key, mine)));
    unwritten.dirty.delete(key);
  }
  unwritten.quarantine.clear();
  unwritten.forgets += 1;
}

const fromOf = (entries: readonly QuarantineEntry[]): string[] =>
  entries.flatMap(({ from }) => (from === undefined ? [] : [from]));

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
  deps: WriteDeps,
  writing: Writing,
  key: string,
  mine: Envelope,
  raw: unknown,
): Promise<Outcome> {
  const documents = writing.transaction.objectStore('documents');
  const theirs = parseStored(raw);
  if (theirs && !theirs.deleted && theirs.version > mine.version) {
    documents.put(pendingOf(deps, key, mine), pendingName(key, deps.tab));
    return { key, mine, written: undefined, superseded: [], copies: [] };
  }
  const superseded = supersededBy(deps, key, mine);
  const merged = resolve(deps, writing, key, mine, raw);
  const copies = await writeCopies(deps, writing, merged.copies);
  for (const name of superseded) documents.delete(name);
  const written = put(deps, writing, key, merged.record, raw);
  return { key, mine, written, superseded, copies };
}

/**
 * The pending records that a write merges. An earlier write is tried again after `pagehide` has
 * aborted it: what was stored beside it then is newer.
 */
function supersededBy({ unwritten, tab }: WriteDeps, key: string, mine: Envelope): string[] {
  const names = [...(unwritten.superfluous.get(key) ?? [])];
  const isLatest = unwritten.dirty.get(key) === mine;
  return isLatest ? names : names.filter((name) => name !== pendingName(key, tab));
}

/** Merges with the record on disk if another tab was first; quarantines one that has no merge. */
function resolve(
  { mirror }: WriteDeps,
  writing: Writing,
  key: string,
  mine: Envelope,
  raw: unknown,
): Merged {
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
async function writeCopies(
  deps: WriteDeps,
  writing: Writing,
  copies: ReadonlyMap<string, Envelope>,
): Promise<Outcome['copies']> {
  const documents = writing.transaction.objectStore('documents');
  const known = await readKeys(documents, [...copies.keys()]);
  return [...copies].flatMap(([key, copy]) =>
    known.has(key) ? [] : [[key, put(deps, writing, key, copy, undefined)] as const],
  );
}

function put(
  { now }: WriteDeps,
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

/** Creates the pending record of a change, with the records that it may be based on. */
export function pendingOf(
  { mirror, unwritten, guest: guestOf }: WriteDeps,
  key: string,
  mine: Envelope,
): PendingRecord {
  const user = guestOf()?.account;
  const { owner, wipes } = mirror.mark;
  // On a device that never stored the guest's sign-in, the generation is or will be another's.
  const guest = user && !(owner && isSameAccount(owner, user)) ? user : undefined;
  const base = mirror.seen(key);
  const inFlight =
    unwritten.inFlight && isCurrent(unwritten, unwritten.inFlight) ? unwritten.inFlight : undefined;
  const sent = inFlight?.batch.get(key);
  const bases = [
    ...(base ? [{ ...base, isSent: false }] : []),
    ...(sent && inFlight ? [{ ...sent, by: inFlight.by, isSent: true }] : []),
  ];
  return {
    pendingFor: key,
    ...mine,
    bases: bases.map(({ version, data, by, deleted, isSent }) => ({
      version,
      data,
      by,
      ...(deleted && { deleted }),
      ...(isSent && { isSent }),
    })),
    wipes: guest ? guestGeneration(guest) : wipes,
    guest,
  };
}
