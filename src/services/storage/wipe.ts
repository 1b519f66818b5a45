import { isSameAccount } from '#domain/site/account.ts';
import { lastSeq, readKeys, readPending } from './changes.ts';
import { type Database, hasStore, requested } from './database.ts';
import { isKept, type KeptRecord } from './document-store.ts';
import { putAwayRanges } from './put-away.ts';
import { parsePending, parseWipeMark, WIPE_MARK, type WipeMark } from './records.ts';

/**
 * Removes the session, the keys but those of `keptKeys`, and the queue's jobs; with `keep`, also all records but those it
 * names, the photos, and everything in quarantine: all of it or, if the page dies meanwhile, nothing. Work that
 * was put away for other accounts stays. Returns the mark that it leaves for the other tabs, if it
 * wiped records.
 */
export async function wipeDevice(
  database: Database,
  keep: readonly string[] | undefined,
  keptKeys?: KeptRecord,
): Promise<WipeMark | undefined> {
  return database.transact(
    ['documents', 'jobs', 'quarantine', 'key-values', 'put-away', 'photos'],
    'readwrite',
    async (transaction) => {
      const keyValues = transaction.objectStore('key-values');
      if (keptKeys) await deleteOthers(keyValues, keptKeys);
      else keyValues.clear();
      transaction.objectStore('jobs').clear();
      return keep && wipeDocuments(transaction, keep);
    },
    { durability: 'strict' },
  );
}

async function deleteOthers(store: IDBObjectStore, stays: KeptRecord): Promise<void> {
  const [names, records] = await Promise.all([
    requested(store.getAllKeys()),
    requested<unknown[]>(store.getAll()),
  ]);
  for (const [index, name] of names.entries()) {
    if (!stays(name, records[index])) store.delete(name);
  }
}

async function wipeDocuments(
  transaction: IDBTransaction,
  keep: readonly string[],
): Promise<WipeMark> {
  const documents = transaction.objectStore('documents');
  const [last, kept, pending] = await Promise.all([
    lastSeq(documents),
    readKeys(documents, [...keep, WIPE_MARK]),
    readPending(documents),
  ]);
  const before = parseWipeMark(kept.get(WIPE_MARK));
  const own = before.putAway.filter(
    ({ owner }) => before.owner && isSameAccount(owner, before.owner),
  );
  // Late changes of earlier generations.
  for (const range of own.flatMap(({ generation }) => putAwayRanges(generation))) {
    transaction.objectStore('put-away').delete(range);
  }
  const putAway = before.putAway.filter((one) => !own.includes(one));
  const mark: WipeMark = { wipes: before.wipes + 1, kept: keep, putAway };
  transaction.objectStore('quarantine').clear();
  if (hasStore(transaction, 'photos')) transaction.objectStore('photos').clear();
  documents.clear();
  for (const [key, raw] of kept) documents.put(raw, key);
  for (const [key, raw] of pending) {
    if (isKept(keep, parsePending(raw)?.pendingFor ?? key)) documents.put(raw, key);
  }
  documents.put({ ...mark, seq: last + 1 }, WIPE_MARK);
  return mark;
}
