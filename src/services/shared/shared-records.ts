import { clear, createStore } from 'idb-keyval';

/** All shared items, for a wipe; see `indexed-db-shared.ts`. */
export interface SharedRecords {
  clear(): Promise<void>;
}

/** A database of its own: the worker writes to it while no page is open. */
export const openSharedStore = () => createStore('echopost-shared', 'items');

export function createSharedRecords(): SharedRecords {
  return { clear: () => clear(openSharedStore()) };
}
