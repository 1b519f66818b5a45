import { type Account, isSameAccount } from '#domain/site/account.ts';
import type { PutAway } from '#domain/site/put-away.ts';
import { identityOf, parseJson, SESSION } from '#services/auth/stored-session.ts';
import { isKeyOfAnother } from '#services/secrets/key-vault.ts';
import { lastSeq } from './changes.ts';
import { type Database, hasStore, requested } from './database.ts';
import { isKept } from './document-store.ts';
import { lateOf, storeLate, withGuests } from './late-changes.ts';
import {
  parsePutAwayRecord,
  putAwayName,
  putAwayRanges,
  type PutAwayRecord,
  withoutOldest,
} from './put-away.ts';
import {
  envelopeOf,
  parsePending,
  parseStored,
  parseWipeMark,
  PENDING,
  WIPE_MARK,
  type WipeMark,
} from './records.ts';

/** Documents that the accounts of one device share, and the description of one's work to the next. */
export interface AccountBorder {
  /** Names of the documents that all accounts share. */
  readonly shared: readonly string[];
  summarise(
    stores: PutAwayRecord['stores'],
  ): Pick<PutAway, 'drafts' | 'queued' | 'brands' | 'hasMore'>;
}

const STORES = [
  'documents',
  'jobs',
  'quarantine',
  'key-values',
  'shared-items',
  'put-away',
  'photos',
] as const;

/** Stores whose records are put away whole. */
const WHOLE = ['jobs', 'quarantine', 'shared-items', 'photos'] as const;

/**
 * Gives the device to an account, in one strict transaction. Work without an owner becomes its own,
 * as that of the last release. Work of another account is put away and its keys are removed, as at a
 * logout; the account's own work comes back. `session` is stored with it; without one, nothing
 * happens unless the stored session is the account's. A guest's session is stored only if nobody else
 * has signed in. Returns the mark of the work.
 */
export function enterAccount(
  database: Database,
  account: Account,
  border: AccountBorder,
  session?: string,
  isGuest = false,
): Promise<WipeMark> {
  const enter = (transaction: IDBTransaction) =>
    enterIn({ transaction, account, border, seq: 0 }, session, isGuest);
  return database.transact(STORES, 'readwrite', enter, { durability: 'strict' });
}

interface Entry {
  readonly transaction: IDBTransaction;
  readonly account: Account;
  readonly border: AccountBorder;
  /** Position of the last write. */
  seq: number;
}

async function enterIn(
  entry: Entry,
  session: string | undefined,
  isGuest: boolean,
): Promise<WipeMark> {
  const { transaction, account } = entry;
  const documents = transaction.objectStore('documents');
  const keyValues = transaction.objectStore('key-values');
  const [raw, seq, stored] = await Promise.all([
    requested<unknown>(documents.get(WIPE_MARK)),
    lastSeq(documents),
    requested<unknown>(keyValues.get(SESSION)),
  ]);
  entry.seq = seq + 1;
  const before = parseWipeMark(raw);
  const signedIn = identityOf(parseJson(stored));
  const isOthers = signedIn !== null && !isSameAccount(signedIn, account);
  if (session === undefined ? !signedIn || isOthers : isGuest && isOthers) return before;
  const isOther = before.owner !== undefined && !isSameAccount(before.owner, account);
  const alone = isOther ? await putWorkAway(entry, before, before.owner) : before;
  if (isOther) keyValues.clear();
  else await deleteKeysOfOthers(keyValues, account);
  keyValues.put(session ?? stored, SESSION);
  await claimShared(transaction);
  const mark = await bringBack(entry, { ...alone, owner: account });
  if (!isSameMark(mark, before)) documents.put({ ...mark, seq: seq + 1 }, WIPE_MARK);
  return mark;
}

/** Deletes keys that an account kept at its logout, if its work went then and left no owner. */
async function deleteKeysOfOthers(keyValues: IDBObjectStore, account: Account): Promise<void> {
  for (const [name, record] of await readAll(keyValues)) {
    if (isKeyOfAnother(account, name, record)) keyValues.delete(name);
  }
}

const isSameMark = (one: WipeMark, other: WipeMark) =>
  one.wipes === other.wipes &&
  one.putAway === other.putAway &&
  one.owner?.id === other.owner?.id &&
  one.owner?.email === other.owner?.email;

/** Moves everything that accounts do not share from the stores in use to the owner's stored work. */
async function putWorkAway(entry: Entry, before: WipeMark, owner: Account): Promise<WipeMark> {
  const { transaction, account, border } = entry;
  const names = WHOLE.filter((name) => hasStore(transaction, name));
  const [documents, ...whole] = await Promise.all(
    (['documents', ...names] as const).map((name) => readAll(transaction.objectStore(name))),
  );
  const mark = { ...before, wipes: before.wipes + 1, kept: border.shared, owner: account };
  const moved = (documents ?? []).filter(([key, raw]) => isMoved(border.shared, key, raw));
  const current = moved.filter(([key, raw]) => !lateOf(key, raw, before.wipes));
  const stores: PutAwayRecord['stores'] = {
    documents: current,
    ...Object.fromEntries(names.map((name, index) => [name, ownOf(whole[index] ?? [])])),
  };
  for (const [key] of moved) transaction.objectStore('documents').delete(key);
  for (const name of names) {
    for (const [key] of stores[name] ?? []) transaction.objectStore(name).delete(key);
  }
  const generation = before.wipes;
  const record: PutAwayRecord = { owner, stores };
  transaction.objectStore('put-away').put(record, putAwayName(generation));
  const summary = border.summarise(stores);
  const { drafts, queued, brands, hasMore } = summary;
  const hasWork = drafts + queued + brands > 0 || hasMore;
  const one: PutAway = { generation, owner, ...summary, state: hasWork ? 'asking' : 'kept' };
  // Pages of earlier generations left these without knowing of the sign-ins since.
  const late = moved.flatMap(([key, raw]) => lateOf(key, raw, before.wipes) ?? []);
  const after = withGuests({ ...mark, putAway: withoutOldest([...before.putAway, one]) }, late);
  for (const change of late) storeLate(transaction, after, change);
  return after;
}

/** True for a document, or its pending record, that is one account's. */
function isMoved(shared: readonly string[], key: string, raw: unknown): boolean {
  if (key === WIPE_MARK) return false;
  const pending = key.startsWith(PENDING) ? parsePending(raw) : undefined;
  return !isKept(shared, pending?.pendingFor ?? key);
}

type Records = PutAwayRecord['stores'][string];

/** Leaves out what was shared while nobody was signed in: it is for whoever signs in next. */
const ownOf = (records: Records): Records =>
  records.filter(([, raw]) => Object(raw).isAnyones !== true);

/** Gives this account the shared items that were stored without a session. */
async function claimShared(transaction: IDBTransaction): Promise<void> {
  const items = transaction.objectStore('shared-items');
  for (const [key, raw] of await readAll(items)) {
    const { isAnyones, ...claimed } = Object(raw);
    if (isAnyones === true) items.put(claimed, key);
  }
}

/** Moves the account's stored work into the stores in use. */
async function bringBack(entry: Entry, mark: WipeMark): Promise<WipeMark> {
  const own = mark.putAway.filter(({ owner }) => isSameAccount(owner, entry.account));
  if (own.every(({ state }) => state === 'back')) return mark;
  const putAway = entry.transaction.objectStore('put-away');
  for (const { generation } of own) {
    for (const range of putAwayRanges(generation)) {
      for (const raw of await requested<unknown[]>(putAway.getAll(range))) {
        const record = parsePutAwayRecord(raw);
        if (record) await restore(entry, mark.wipes, generation, record);
      }
      putAway.delete(range);
    }
  }
  const back = { drafts: 0, queued: 0, brands: 0, hasMore: false, state: 'back' } as const;
  return {
    ...mark,
    putAway: mark.putAway.map((one) => (own.includes(one) ? { ...one, ...back } : one)),
  };
}

async function restore(
  entry: Entry,
  wipes: number,
  generation: number,
  { stores }: PutAwayRecord,
): Promise<void> {
  const { transaction } = entry;
  const documents = transaction.objectStore('documents');
  for (const [key, raw] of stores['documents'] ?? []) {
    const pending = key.startsWith(PENDING) ? parsePending(raw) : undefined;
    const stored = parseStored(raw);
    if (pending) documents.put({ ...pending, wipes, guest: undefined }, key);
    else if (!stored) documents.put(raw, key);
    else if ((await requested<unknown>(documents.get(key))) === undefined) {
      entry.seq += 1;
      documents.put({ ...Object(raw), seq: entry.seq }, key);
    } else {
      // Written while nobody was signed in: its owner merges the two.
      const beside = { pendingFor: key, ...envelopeOf(stored), bases: [], wipes };
      documents.put(beside, `${PENDING}${key} put-away-${generation}`);
    }
  }
  for (const name of WHOLE) {
    for (const [key, raw] of stores[name] ?? []) transaction.objectStore(name).put(raw, key);
  }
}

async function readAll(store: IDBObjectStore, range?: IDBKeyRange): Promise<Records> {
  const [keys, values] = await Promise.all([
    requested(store.getAllKeys(range)),
    requested<unknown[]>(store.getAll(range)),
  ]);
  return keys.flatMap((key, index): [string, unknown][] =>
    typeof key === 'string' ? [[key, values[index]]] : [],
  );
}

/** The result of an answer about work that was put away, with the records that undo it. */
export interface Settled {
  readonly mark: WipeMark;
  readonly asked: readonly PutAway[];
  readonly deleted: Records;
}

/** The user's answer about work that was put away for other accounts. */
export function settlePutAway(
  database: Database,
  generations: readonly number[],
  answer: 'keep' | 'delete',
): Promise<Settled> {
  return changePutAway(database, async (before, store) => {
    const isAsked = ({ generation, state }: PutAway) =>
      state === 'asking' && generations.includes(generation);
    const asked = before.filter(isAsked);
    const deleted: (readonly [string, unknown])[] = [];
    if (answer === 'delete') {
      for (const range of asked.flatMap(({ generation }) => putAwayRanges(generation))) {
        deleted.push(...(await readAll(store, range)));
        store.delete(range);
      }
    }
    const putAway = before.flatMap((one) => {
      if (!asked.includes(one)) return one;
      return answer === 'delete' ? [] : { ...one, state: 'kept' as const };
    });
    return { putAway, asked, deleted };
  });
}

/** Brings back what an answer deleted, and asks again. */
export function askAgain(database: Database, { asked, deleted }: Settled): Promise<Settled> {
  return changePutAway(database, async (before, store) => {
    for (const [key, raw] of deleted) store.put(raw, key);
    const isAsked = ({ generation }: PutAway) => asked.some((one) => one.generation === generation);
    const putAway = [...before.filter((one) => !isAsked(one)), ...asked];
    return { putAway, asked, deleted };
  });
}

type Change = Omit<Settled, 'mark'> & Pick<WipeMark, 'putAway'>;

function changePutAway(
  database: Database,
  change: (before: readonly PutAway[], store: IDBObjectStore) => Promise<Change>,
): Promise<Settled> {
  return database.transact(
    ['documents', 'put-away'],
    'readwrite',
    async (transaction) => {
      const documents = transaction.objectStore('documents');
      const [raw, seq] = await Promise.all([
        requested<unknown>(documents.get(WIPE_MARK)),
        lastSeq(documents),
      ]);
      const before = parseWipeMark(raw);
      const { putAway, ...rest } = await change(
        before.putAway,
        transaction.objectStore('put-away'),
      );
      const mark = { ...before, putAway };
      documents.put({ ...mark, seq: seq + 1 }, WIPE_MARK);
      return { mark, ...rest };
    },
    { durability: 'strict' },
  );
}
