import type { createStore } from 'jotai';
import { createDatabase } from '#services/storage/database.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createMemoryDocumentStore } from '#services/storage/memory-documents.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';
import { connectDocuments } from '#state/documents.ts';

type Store = ReturnType<typeof createStore>;

/** Longer than this nobody waits for the device: what it remembers is filled in when it comes. */
export const PATIENCE_MS = 700;

/** Some privacy settings take the database away altogether. */
export function hasStorage(): boolean {
  return Boolean(globalThis.indexedDB);
}

/** The database of this page, one handle for all who use it; undefined on a device without. */
export const database = hasStorage() ? createDatabase(indexedDB) : undefined;

/** The documents of this device, which every tab shares. */
export const deviceDocuments: DocumentStore = database
  ? createIndexedDbDocumentStore(database, createTabChannel('echopost-documents'))
  : createMemoryDocumentStore(new Map(), 'failed');

/** Reads the documents of this device. What is returned fills a store with them. */
export async function openDocuments(): Promise<(store: Store) => void> {
  const disk = deviceDocuments;
  const opened = disk.open();
  await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  keepSafe(disk);
  return (store) => {
    connectDocuments(store, disk);
    void sendWaitingMessages(store, opened);
  };
}

/** The last moments in which a page may write, and the first in which it may look again. */
function keepSafe(disk: DocumentStore): void {
  addEventListener('pagehide', () => disk.flush());
  document.addEventListener('freeze', () => disk.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disk.flush();
    else disk.wake();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && disk.wake());
}

/** What the contact form could not send earlier goes out now, whichever page is open. */
async function sendWaitingMessages(store: Store, opened: Promise<boolean>): Promise<void> {
  await opened;
  if (!deviceDocuments.read('contact-outbox')) return;
  const { sendWaitingAtom } = await import('#state/contact.ts');
  await store.set(sendWaitingAtom);
}
