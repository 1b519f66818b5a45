import { clear, del, keys, setMany, values } from 'idb-keyval';
import { parseSharedItem, SHARED_MAX } from '#domain/site/share-target.ts';
import { SESSION } from '#services/auth/stored-session.ts';
import type { Database } from '#services/storage/database.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';
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
        // Without a session it is for whoever signs in next, and not put away with the last user's work.
        const session = await createKeyValueStore(database).get(SESSION);
        const whose = session === undefined ? { isAnyones: true } : {};
        await setMany(
          parts.map((part, index) => {
            const id = newId(index);
            return [id, { ...part, id, ...whose }];
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
