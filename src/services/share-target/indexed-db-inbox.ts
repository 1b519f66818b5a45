import { clear, del, keys, setMany, type UseStore, values } from 'idb-keyval';
import { parseSharedItem, SHARED_MAX } from '#domain/site/share-target.ts';
import type { SharedInbox } from './share-target.ts';
import { openSharedInboxStore } from './inbox-records.ts';

/** Inbox in IndexedDB. The database opens on first use. */
export function createSharedInbox(): SharedInbox {
  let opened: UseStore | undefined;
  const store = () => (opened ??= openSharedInboxStore());
  return {
    async add(parts) {
      try {
        const waiting = await keys(store());
        if (waiting.length + parts.length > SHARED_MAX) return false;
        await setMany(
          parts.map((part, index) => {
            const id = newId(index);
            return [id, { ...part, id }];
          }),
          store(),
        );
        return true;
      } catch {
        opened = undefined;
        return false;
      }
    },
    async list() {
      try {
        return (await values<unknown>(store())).flatMap((value) => parseSharedItem(value) ?? []);
      } catch {
        opened = undefined;
        return [];
      }
    },
    remove: (id) => del(id, store()),
    removeAll: () => clear(store()),
  };
}

/** Returns an id that sorts by time: the database lists by key. */
const newId = (index: number) =>
  `${String(Date.now()).padStart(15, '0')}-${String(index).padStart(3, '0')}-${crypto.randomUUID()}`;
