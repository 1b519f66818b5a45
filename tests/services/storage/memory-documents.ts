import {
  belongsTo,
  type DocumentOwner,
  type DocumentStore,
  isKept,
  type SaveState,
} from '#services/storage/document-store.ts';
import { parseStored } from '#services/storage/records.ts';

/** In-memory document store without a disk. Several visits may share its `documents`. */
export function createMemoryDocumentStore(
  documents: Map<string, unknown> = new Map(),
  state: SaveState = 'saved',
  quarantine: [key: string, raw: unknown][] = [],
): DocumentStore {
  const owners = new Map<string, DocumentOwner>();
  const keysOf = (name: string) => [...documents.keys()].filter((key) => belongsTo(name, key));

  return {
    open: async () => true,
    answered: Promise.resolve(),
    isOpen: () => true,
    read: (key) => parseStored(documents.get(key)),
    count: (collection) =>
      keysOf(collection).filter((key) => !parseStored(documents.get(key))?.deleted).length,
    register(name, owner) {
      owners.set(name, owner);
      const found = keysOf(name).map((key) => [key, parseStored(documents.get(key))] as const);
      const known = found.filter(([, stored]) => stored && stored.version <= owner.version);
      const read = known.map(
        ([key, stored]) => [key, stored?.deleted ? undefined : stored] as const,
      );
      const unread = new Set(owner.apply(new Map(read), false));
      for (const [key] of found) {
        if (known.some(([other]) => other === key) && !unread.has(key)) continue;
        quarantine.push([key, documents.get(key)]);
        if (name.endsWith('/')) documents.delete(key);
        else documents.set(key, owner.current(key));
      }
    },
    write: (key, envelope) => void documents.set(key, envelope),
    quarantined: async (prefix) =>
      quarantine.filter(([key]) => key.startsWith(prefix)).map(([, raw]) => raw),
    flush: () => undefined,
    onPageHide: () => undefined,
    saved: async () => true,
    refresh: () => undefined,
    subscribe(listener) {
      listener(state);
      return () => undefined;
    },
    async wipe(keep) {
      if (!keep) return;
      quarantine.length = 0;
      for (const key of documents.keys()) if (!isKept(keep, key)) documents.delete(key);
      for (const [name, owner] of owners) if (!isKept(keep, name)) owner.forget();
    },
    enter: async () => true,
    settle: async () => undefined,
    subscribeWhose: () => () => undefined,
    settlePutAway: async () => async () => undefined,
  };
}
