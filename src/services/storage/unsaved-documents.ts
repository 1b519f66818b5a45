import {
  belongsTo,
  type DocumentOwner,
  type DocumentStore,
  type Envelope,
  isKept,
} from './document-store.ts';
import { parseStored } from './records.ts';

/** Keeps documents for this visit alone: for devices without IndexedDB. Its state is `failed`. */
export function createUnsavedDocumentStore(): DocumentStore {
  const documents = new Map<string, Envelope>();
  const owners = new Map<string, DocumentOwner>();
  const read = (key: string) => parseStored(documents.get(key));
  const nothing = () => undefined;
  return {
    open: async () => true,
    answered: Promise.resolve(),
    read,
    count: (collection) =>
      [...documents.keys()].filter((key) => belongsTo(collection, key) && !read(key)?.deleted)
        .length,
    register(name, owner) {
      owners.set(name, owner);
      owner.apply(new Map(), false);
    },
    write: (key, envelope) => void documents.set(key, envelope),
    quarantined: async () => [],
    flush: nothing,
    onPageHide: nothing,
    saved: async () => true,
    refresh: nothing,
    subscribe(listener) {
      listener('failed');
      return nothing;
    },
    async wipe(keep) {
      if (!keep) return;
      for (const key of documents.keys()) if (!isKept(keep, key)) documents.delete(key);
      for (const [name, owner] of owners) if (!isKept(keep, name)) owner.forget();
    },
  };
}
