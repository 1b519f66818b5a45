import { type Database, requested } from './database.ts';
import type { Envelope } from './document-store.ts';
import { parsePending, parseStored, PENDING } from './records.ts';

/**
 * Reads one document for the worker, which owns none: the stored record, followed by the pending
 * records that pages left on `pagehide` and that the next page merges. Empty if there is none.
 */
export function peekDocument(database: Database, key: string): Promise<readonly Envelope[]> {
  return database.transact(['documents'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('documents');
    const ofPages = IDBKeyRange.bound(`${PENDING}${key} `, `${PENDING}${key} \uffff`);
    const [stored, left] = await Promise.all([
      requested<unknown>(store.get(key)),
      requested<unknown[]>(store.getAll(ofPages)),
    ]);
    const document = parseStored(stored);
    return [
      ...(document && !document.deleted ? [document] : []),
      ...left.flatMap((raw) => parsePending(raw) ?? []),
    ];
  });
}
