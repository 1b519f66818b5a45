import type { createStore } from 'jotai';
import { createDatabase } from '#services/storage/database.ts';
import { createMemoryDocumentStore, type DocumentStore } from '#services/storage/document-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { connectDocuments } from '#state/documents.ts';

type Store = ReturnType<typeof createStore>;

/** Some privacy settings take the database away altogether. */
export function hasStorage(): boolean {
  return Boolean(globalThis.indexedDB);
}

/** Reads the documents of this device. What is returned fills a store with them. */
export async function openDocuments(): Promise<(store: Store) => void> {
  const { disk, stored } = await readDocuments();
  const flush = () => disk.flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  return (store) => {
    connectDocuments(store, disk, stored);
    if (stored.has('contact-outbox')) void sendWaitingMessages(store);
  };
}

/** What the contact form could not send earlier goes out now, whichever page is open. */
async function sendWaitingMessages(store: Store): Promise<void> {
  const { sendWaitingAtom } = await import('#state/contact.ts');
  await store.set(sendWaitingAtom);
}

interface Documents {
  readonly disk: DocumentStore;
  readonly stored: ReadonlyMap<string, unknown>;
}

/**
 * What could not be read must not be written over: a device that does not answer is left alone, and
 * this visit lives in memory.
 */
async function readDocuments(): Promise<Documents> {
  try {
    const disk = createIndexedDbDocumentStore(createDatabase(indexedDB));
    return { disk, stored: await disk.readAll() };
  } catch {
    return { disk: createMemoryDocumentStore(), stored: new Map() };
  }
}
