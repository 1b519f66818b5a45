import { clear, createStore } from 'idb-keyval';

/** All shared items, for a wipe; see `indexed-db-shared.ts`. */
export interface SharedInboxRecords {
  clear(): Promise<void>;
}

/** A database of its own: the worker writes to it while no page is open. */
export const openSharedInboxStore = () => createStore('echopost-shared', 'items');

export function createSharedInboxRecords(): SharedInboxRecords {
  return { clear: () => clear(openSharedInboxStore()) };
}
