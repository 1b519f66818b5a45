import { clear, del, keys, setMany, values } from 'idb-keyval';
import { parseSharedItem, SHARED_MAX } from '#domain/site/share-target.ts';
import type { Database } from '#services/storage/database.ts';
import { sharedInboxStore } from './inbox-records.ts';
import type { SharedInbox } from './share-target.ts';

/** Inbox in IndexedDB, for the worker that fills it and the page that empties it. */
export function createSharedInbox(database: Database): SharedInbox {
  const store = sharedInboxStore(database);
  return {
    async add(parts) {
      try {
        const waiting = await keys(store);
        if (waiting.length + parts.length > SHARED_MAX) return false;
        await setMany(
          parts.map((part, index) => {
            const id = newId(index);
            return [id, { ...part, id }];
          }),
          store,
        );
        return true;
      } catch {
        return false;
      }
    },
    async list() {
      try {
        return (await values<unknown>(store)).flatMap((value) => parseSharedItem(value) ?? []);
      } catch {
        return [];
      }
    },
    remove: (id) => del(id, store),
    removeAll: () => clear(store),
  };
}

/** Returns an id that sorts by time: the database lists by key. */
const newId = (index: number) =>
  `${String(Date.now()).padStart(15, '0')}-${String(index).padStart(3, '0')}-${crypto.randomUUID()}`;
