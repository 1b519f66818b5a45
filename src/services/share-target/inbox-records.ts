import { clear } from 'idb-keyval';
import type { Database } from '#services/storage/database.ts';
import { storeIn } from '#services/storage/key-value-store.ts';

/** All shared items, for a wipe; see `indexed-db-inbox.ts`. */
export interface SharedInboxRecords {
  clear(): Promise<void>;
}

export const sharedInboxStore = (database: Database) => storeIn(database, 'shared-items');

export function createSharedInboxRecords(database: Database): SharedInboxRecords {
  return { clear: () => clear(storeIn(database, 'shared-items', { durability: 'strict' })) };
}
