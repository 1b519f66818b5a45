import { type Database, requested, type StoreName } from './database.ts';

/** Counts the records of a store without reading them; 0 if the device refuses. */
export async function countRecords(
  database: Database | undefined,
  name: StoreName,
): Promise<number> {
  const counted = database?.transact([name], 'readonly', (transaction) =>
    requested(transaction.objectStore(name).count()),
  );
  return (await counted?.catch(() => 0)) ?? 0;
}
