import type { createStore } from 'jotai';
import { createMemoryDocumentStore, type DocumentStore } from '#services/storage/document-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { connectDocuments } from '#state/documents.ts';

type Store = ReturnType<typeof createStore>;

/** Reads the documents of this device. What is returned fills a store with them. */
export async function openDocuments(): Promise<(store: Store) => void> {
  const disk = createIndexedDbDocumentStore(indexedDB);
  const stored = await readDocuments(disk);
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

async function readDocuments(disk: DocumentStore): Promise<ReadonlyMap<string, unknown>> {
  try {
    return await disk.readAll();
  } catch {
    // No storage on this device: the app works in memory.
    return createMemoryDocumentStore().readAll();
  }
}
