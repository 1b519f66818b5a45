import { type Account, isSameAccount } from '#domain/site/account.ts';
import { putAwayName, type PutAwayRecord } from './put-away.ts';
import { parsePending, type PendingRecord, type WipeMark } from './records.ts';

/** A change that had not reached the disk when another account signed in. */
export interface LateChange {
  /** Count of wipes when it was made; a number of its own for work that was in memory alone. */
  readonly generation: number;
  /** Its account, if the device never stored that account's sign-in. */
  readonly guest?: Account | undefined;
  /** Key of its pending record. */
  readonly name: string;
  readonly pending: PendingRecord;
}

/** The late change that a pending record is; undefined for one of the current generation. */
export function lateOf(name: string, raw: unknown, wipes: number): LateChange | undefined {
  const pending = parsePending(raw);
  if (!pending || pending.wipes >= wipes) return undefined;
  return { generation: pending.wipes, name, pending };
}

/** Adds the generations of changes whose account the device does not know yet. */
export function withGuests(mark: WipeMark, late: readonly LateChange[]): WipeMark {
  const putAway = [...mark.putAway];
  for (const { generation, guest } of late) {
    if (!guest || putAway.some((one) => one.generation === generation)) continue;
    putAway.push({ generation, owner: guest, drafts: 0, queued: 0, hasMore: false, state: 'kept' });
  }
  return putAway.length > mark.putAway.length ? { ...mark, putAway } : mark;
}

/** True if a change of an earlier generation belongs to the account that uses the device now. */
export function isOwners({ owner, putAway }: WipeMark, generation: number): boolean {
  const found = putAway.find((one) => one.generation === generation);
  return found !== undefined && owner !== undefined && isSameAccount(found.owner, owner);
}

/**
 * Stores a late change with the work of its account, or beside the documents if that account uses
 * the device again. Drops it if that work was deleted since.
 */
export function storeLate(
  transaction: IDBTransaction,
  mark: WipeMark,
  { generation, name, pending }: LateChange,
): void {
  const found = mark.putAway.find((one) => one.generation === generation);
  if (!found) return;
  if (isOwners(mark, generation)) {
    transaction.objectStore('documents').put({ ...pending, wipes: mark.wipes }, name);
    return;
  }
  const record: PutAwayRecord = { owner: found.owner, stores: { documents: [[name, pending]] } };
  transaction.objectStore('put-away').put(record, `${putAwayName(generation)} ${name}`);
}
