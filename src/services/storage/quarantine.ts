import { type Database, requested } from './database.ts';
import type { Unwritten } from './unwritten.ts';

/**
 * Returns the quarantined data under keys that begin with `prefix`, written or not. If the disk
 * refuses, only the records that this page could not quarantine are known; rejects without any.
 */
export async function readQuarantine(
  database: Database,
  { quarantine }: Unwritten,
  prefix: string,
): Promise<readonly unknown[]> {
  const queued = [...quarantine].filter(({ key }) => key.startsWith(prefix)).map(({ raw }) => raw);
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  try {
    const kept = await database.transact(['quarantine'], 'readonly', (transaction) =>
      requested<unknown[]>(transaction.objectStore('quarantine').getAll(range)),
    );
    return [...kept, ...queued];
  } catch (error) {
    if (queued.length > 0) return queued;
    throw error;
  }
}
