import { INDEXES, requested } from './database.ts';
import { ownerName } from './document-store.ts';
import { parsePending, PENDING } from './records.ts';

/** Reads of the document store that load no more records than necessary. */

/** Number of records that one task of the page can parse without a noticeable delay. */
export const BATCH = 50;

type Records = ReadonlyMap<string, unknown>;

/** Data that a page needs before its first render. */
export interface FirstRead {
  readonly records: Records;
  /** Keys of the collections' records, except deleted ones. */
  readonly live: readonly string[];
  /** `seq` of the last write that is included. */
  readonly seq: number;
}

/**
 * Reads in one transaction: the single documents, the keys of all collections, the pending records
 * of other pages, and those records of collections that a pending one or `first` asks for, or all
 * of them if they are few. `first` is asked again with the records that it named.
 */
export async function readFirst(
  documents: IDBObjectStore,
  first: (documents: Records) => readonly string[],
): Promise<FirstRead> {
  const groups = documents.index(INDEXES.group);
  const [all, grouped, deletedKeys, seq] = await Promise.all([
    requested(documents.getAllKeys()),
    requested(groups.getAllKeys()),
    requested(groups.getAllKeys(DELETED)),
    lastSeq(documents),
  ]);
  const [deleted, live] = [new Set(deletedKeys), new Set(grouped)];
  for (const key of deleted) live.delete(key);
  const names = all.filter((key) => typeof key === 'string');
  // A key inside a collection but missing from its index cannot be parsed: the owner quarantines
  // it.
  const single = await readKeys(
    documents,
    names.filter((key) => !live.has(key) && !deleted.has(key)),
  );
  const isFew = live.size <= BATCH;
  const pending = new Set(pendingKeys(single));
  const early = await readKeys(
    documents,
    names.filter((key) => pending.has(key) || (isFew && live.has(key))),
  );
  const left = new Set(names.filter((key) => live.has(key) && !early.has(key)));
  const wanted = () => first(new Map([...single, ...early])).filter((key) => left.delete(key));
  // One record may name the next.
  for (let keys = wanted(); keys.length > 0; keys = wanted()) {
    for (const [key, record] of await readKeys(documents, keys)) early.set(key, record);
  }
  const tombstones = names.filter((key) => deleted.has(key));
  return {
    records: new Map([
      ...tombstones.map((key): [string, unknown] => [key, TOMBSTONE]),
      ...single,
      ...early,
    ]),
    live: names.filter((key) => live.has(key)),
    seq,
  };
}

const DELETED = 'deleted';

/** Returns a record's index entry: its collection, if it has one. */
export function groupOf(key: string, isDeleted: boolean): { readonly group?: string } {
  const name = ownerName(key);
  if (!name.endsWith('/')) return {};
  return { group: isDeleted ? DELETED : name };
}

/** Placeholder for a deleted record that is not read; its revision is unknown. */
const TOMBSTONE = { version: 0, rev: 0, deleted: true };

interface Changes {
  readonly records: Records;
  /** `seq` of the last write among them, or the caller's own. */
  readonly seq: number;
  /** `seq` of the last write on the device. */
  readonly last: number;
  readonly more: boolean;
}

/** Returns the records written after `seq`, one batch at most, and every pending record. */
export async function readChanges(documents: IDBObjectStore, seq: number): Promise<Changes> {
  const range = IDBKeyRange.lowerBound(seq, true);
  const index = documents.index(INDEXES.seq);
  const [last, keys, values, pending] = await Promise.all([
    lastSeq(documents),
    requested(index.getAllKeys(range, BATCH)),
    requested<unknown[]>(index.getAll(range, BATCH)),
    readPending(documents),
  ]);
  const known = await readKeys(documents, pendingKeys(pending));
  return {
    records: new Map([...known, ...toMap(keys, values), ...pending]),
    seq: Math.max(seq, ...values.map(seqOf)),
    last,
    more: keys.length === BATCH,
  };
}

/** Returns the pending records that pages left on `pagehide`. */
export async function readPending(documents: IDBObjectStore): Promise<Records> {
  const range = IDBKeyRange.bound(PENDING, `${PENDING}\uffff`);
  const [keys, values] = await Promise.all([
    requested(documents.getAllKeys(range)),
    requested<unknown[]>(documents.getAll(range)),
  ]);
  return toMap(keys, values);
}

const seqOf = (raw: unknown): number => {
  const { seq } = Object(raw);
  return typeof seq === 'number' ? seq : 0;
};

/** Returns the `seq` of the last write. */
export async function lastSeq(documents: IDBObjectStore): Promise<number> {
  const cursor = await requested(documents.index(INDEXES.seq).openKeyCursor(null, 'prev'));
  return typeof cursor?.key === 'number' ? cursor.key : 0;
}

export async function readKeys(
  documents: IDBObjectStore,
  keys: readonly string[],
): Promise<Map<string, unknown>> {
  const values = await Promise.all(keys.map((key) => requested<unknown>(documents.get(key))));
  return new Map(
    keys.flatMap((key, index) => (values[index] === undefined ? [] : [[key, values[index]]])),
  );
}

const pendingKeys = (records: Records): string[] =>
  [...records.values()].flatMap((raw) => parsePending(raw)?.pendingFor ?? []);

const toMap = (keys: readonly IDBValidKey[], values: readonly unknown[]): Map<string, unknown> =>
  new Map(keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]]] : [])));
