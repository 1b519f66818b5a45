import type { DocumentStore, SaveState } from './document-store.ts';
import { parseStored } from './stored-document.ts';

/** Without a disk: for tests, and for devices without storage, where `state` is `failed`. */
export function createMemoryDocumentStore(
  documents: Map<string, unknown> = new Map(),
  state: SaveState = 'saved',
): DocumentStore {
  const setAside = (key: string, raw: unknown) =>
    void documents.set(`${key}.unreadable.${documents.size}`, raw);

  return {
    open: async () => state === 'saved',
    read: (key) => parseStored(documents.get(key)),
    own(key, owner) {
      if (!documents.has(key)) return;
      const raw = documents.get(key);
      const stored = parseStored(raw);
      if (stored && stored.version <= owner.version && owner.take(stored)) return;
      setAside(key, raw);
      documents.set(key, owner.current());
    },
    write: (key, envelope) => void documents.set(key, envelope),
    setAside,
    asides: async (key) =>
      [...documents].flatMap(([name, raw]) => (name.startsWith(`${key}.unreadable.`) ? [raw] : [])),
    flush: () => undefined,
    saved: async () => state === 'saved',
    wake: () => undefined,
    subscribe(listener) {
      listener(state);
      return () => undefined;
    },
    wipe: async () => documents.clear(),
  };
}
