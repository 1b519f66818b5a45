import { checksum } from '#domain/campaign/checksum.ts';
import { type Account, isSameAccount } from '#domain/site/account.ts';
import type { PutAway } from '#domain/site/put-away.ts';
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
  return pending && pending.wipes < wipes ? lateChange(name, pending) : undefined;
}

export const lateChange = (name: string, pending: PendingRecord): LateChange => ({
  generation: pending.wipes,
  guest: pending.guest,
  name,
  pending,
});

/**
 * The generation of everything that an account leaves while the device does not store its sign-in: a
 * negative number, the same on every page.
 */
export const guestGeneration = ({ email }: Account): number =>
  -1 - parseInt(checksum(email.toLowerCase()), 36);

/** Adds the generations of changes whose account the device does not know yet. */
export function withGuests(mark: WipeMark, late: readonly LateChange[]): WipeMark {
  const left = new Map(
    late.flatMap(({ generation, guest }) => (guest ? [[generation, guest]] : [])),
  );
  const isThere = ({ generation, state }: PutAway) =>
    !left.has(generation) || state !== 'back' || isOwners(mark, generation);
  const known = mark.putAway.filter(isThere);
  const added = [...left].flatMap(([generation, owner]): PutAway[] =>
    known.some((one) => one.generation === generation)
      ? []
      : [{ generation, owner, drafts: 0, queued: 0, brands: 0, hasMore: false, state: 'kept' }],
  );
  return added.length > 0 ? { ...mark, putAway: [...known, ...added] } : mark;
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
    const own = { ...pending, wipes: mark.wipes, guest: undefined };
    transaction.objectStore('documents').put(own, name);
    return;
  }
  const record: PutAwayRecord = { owner: found.owner, stores: { documents: [[name, pending]] } };
  transaction.objectStore('put-away').put(record, `${putAwayName(generation)} ${name}`);
}
