import { clear, del, keys, setMany, values } from 'idb-keyval';
import { type NewSharedItem, parseSharedItem, SHARED_MAX } from '#domain/site/share-target.ts';
import { SESSION } from '#services/auth/stored-session.ts';
import type { Exclusive } from '#services/locks/exclusive.ts';
import type { Database } from '#services/storage/database.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';
import { sharedInboxStore } from './inbox-records.ts';
import type { SharedInbox } from './share-target.ts';

/**
 * Inbox in IndexedDB, for the worker that fills it and the page that empties it. `exclusive` keeps the
 * tabs from using one item twice.
 */
export function createSharedInbox(
  database: Database,
  exclusive: Exclusive = (work) => work(),
): SharedInbox {
  const records = sharedInboxStore(database);

  /** Stores items under their ids. False if the device refuses, or if there would be too many. */
  async function store(items: readonly (readonly [id: string, part: NewSharedItem])[]) {
    try {
      const waiting = new Set<IDBValidKey>(await keys(records));
      for (const [id] of items) waiting.add(id);
      if (waiting.size > SHARED_MAX) return false;
      // Without a session it is for the next account: not put away with the last user's work.
      const session = await createKeyValueStore(database).get(SESSION);
      const whose = session === undefined ? { isAnyones: true } : {};
      await setMany(
        items.map(([id, part]) => [id, { ...part, id, ...whose }]),
        records,
      );
      return true;
    } catch {
      return false;
    }
  }

  return {
    add: (parts) => store(parts.map((part, index) => [newId(index), part])),
    keep: async (part, id = newId(0)) => ((await store([[id, part]])) ? id : undefined),
    take: (id, use) =>
      exclusive(async () => {
        if (!(await keys(records)).includes(id)) return undefined;
        const result = await use();
        if (result.isUsed) await del(id, records);
        return result;
      }),
    async list() {
      try {
        return (await values<unknown>(records)).flatMap((value) => parseSharedItem(value) ?? []);
      } catch {
        return [];
      }
    },
    remove: (id) => del(id, records),
    removeAll: () => clear(records),
  };
}

/** Returns an id that sorts by time: the database lists by key. */
const newId = (index: number) =>
  `${String(Date.now()).padStart(15, '0')}-${String(index).padStart(3, '0')}-${crypto.randomUUID()}`;
