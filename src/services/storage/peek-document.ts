import { type Database, requested } from './database.ts';
import type { Envelope } from './document-store.ts';
import { parsePending, parseStored, parseWipeMark, PENDING, WIPE_MARK } from './records.ts';

/**
 * Reads one document for the worker, which owns none: the stored record, followed by the pending
 * records that pages left on `pagehide` and that the next page merges. Empty if there is none.
 */
export function peekDocument(database: Database, key: string): Promise<readonly Envelope[]> {
  return database.transact(['documents'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('documents');
    const ofPages = IDBKeyRange.bound(`${PENDING}${key} `, `${PENDING}${key} \uffff`);
    const [stored, left, mark] = await Promise.all([
      requested<unknown>(store.get(key)),
      requested<unknown[]>(store.getAll(ofPages)),
      requested<unknown>(store.get(WIPE_MARK)),
    ]);
    const { wipes } = parseWipeMark(mark);
    const document = parseStored(stored);
    return [
      ...(document && !document.deleted ? [document] : []),
      // A page that has not heard of the last sign-in left its own account's.
      ...left.flatMap((raw) => parsePending(raw) ?? []).filter((it) => it.wipes === wipes),
    ];
  });
}
