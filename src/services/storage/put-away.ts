import { type Account, parseAccount } from '#domain/site/account.ts';
import type { PutAway } from '#domain/site/put-away.ts';

/** Largest number of remembered generations that are in use again. */
const MAX_BACK = 30;

export function parsePutAway(raw: unknown): readonly PutAway[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown) => {
    const { generation, owner, drafts, queued, brands, hasMore, state } = Object(one);
    const account = parseAccount(owner);
    if (!account || !Number.isSafeInteger(generation)) return [];
    return {
      generation,
      owner: account,
      drafts: countOf(drafts),
      queued: countOf(queued),
      brands: countOf(brands),
      hasMore: hasMore === true,
      state: STATES.find((known) => known === state) ?? 'kept',
    };
  });
}

const STATES = ['asking', 'kept', 'back'] as const;
const countOf = (raw: unknown) => (Number.isSafeInteger(raw) ? Number(raw) : 0);

/** Drops the oldest generations that are in use again; those with stored work stay. */
export function withoutOldest(all: readonly PutAway[]): readonly PutAway[] {
  const isBack = ({ state }: PutAway) => state === 'back';
  const old = all.filter(isBack).slice(0, -MAX_BACK);
  return all.filter((one) => !old.includes(one));
}

/** The stored work of one generation: keys and records of each store, as they were. */
export interface PutAwayRecord {
  readonly owner: Account;
  readonly stores: Readonly<Record<string, readonly (readonly [string, unknown])[]>>;
}

export function parsePutAwayRecord(raw: unknown): PutAwayRecord | undefined {
  const { owner, stores } = Object(raw);
  const account = parseAccount(owner);
  return account && { owner: account, stores: Object(stores) };
}

/** Key of the stored work of a generation, and the first part of the keys of its late changes. */
export const putAwayName = (generation: number) => `${generation}`;

/** Ranges of the keys of a generation's stored work. */
export const putAwayRanges = (generation: number): readonly IDBKeyRange[] => {
  const name = putAwayName(generation);
  return [IDBKeyRange.only(name), IDBKeyRange.bound(`${name} `, `${name} \uffff`)];
};
