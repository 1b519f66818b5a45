import { type Database, requested } from './database.ts';
import type { Envelope } from './document-store.ts';
import { parsePending, parseStored, PENDING } from './records.ts';

/**
 * One document for the worker, which owns none: as it is stored, and behind it what pages left
 * beside it at their end, which the next page brings together. Empty where there is none.
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
