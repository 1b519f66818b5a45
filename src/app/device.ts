import type { createStore } from 'jotai';
import { createDatabase } from '#services/storage/database.ts';
import { firstDrafts } from '#domain/posts/draft-records.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createMemoryDocumentStore } from '#services/storage/memory-documents.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/documents.ts';

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
  ? createIndexedDbDocumentStore(database, {
      channel: createTabChannel('echopost-documents'),
      first: firstDrafts,
    })
  : createMemoryDocumentStore(new Map(), 'failed');

interface OpenedDocuments {
  /** Resolves when the documents have been read, which may be later than the page, or never. */
  readonly answered: Promise<void>;
  readonly hasAnswered: boolean;
  /** Fills a store with what was read, and with what is read later. */
  fill(store: Store): void;
}

/** Reads the documents of this device, for as long as a person would wait. */
export async function openDocuments(disk = deviceDocuments): Promise<OpenedDocuments> {
  const { answered } = disk;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const hasAnswered = await Promise.race([answered.then(() => true), disk.open(), late]);
  keepSafe(disk);
  return {
    answered,
    hasAnswered,
    fill(store) {
      connectDocuments(store, disk);
      store.set(deviceAnsweredAtom, hasAnswered);
      void answered.then(() => store.set(deviceAnsweredAtom, true));
      void sendWaitingMessages(store, disk);
    },
  };
}

/** The last moments in which a page may write, and the first in which it may look again. */
function keepSafe(disk: DocumentStore): void {
  addEventListener('pagehide', () => disk.leave());
  document.addEventListener('freeze', () => disk.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disk.flush();
    else disk.wake();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && disk.wake());
}

/** What the contact form could not send earlier goes out now, whichever page is open. */
async function sendWaitingMessages(store: Store, disk: DocumentStore): Promise<void> {
  await disk.answered;
  if (!disk.read('contact-outbox')) return;
  const { sendWaitingAtom } = await import('#state/contact.ts');
  await store.set(sendWaitingAtom);
}
