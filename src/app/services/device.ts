import type { createStore } from 'jotai';
import { identityOf, parseJson, SESSION } from '#services/auth/stored-session.ts';
import { createDatabase } from '#services/storage/database.ts';
import { firstRecords } from '#domain/site/first-records.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import { createFallbackKeyValueStore } from '#services/storage/fallback-key-values.ts';
import {
  createKeyValueStore,
  createMemoryKeyValueStore,
} from '#services/storage/key-value-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createUnsavedDocumentStore } from '#services/storage/unsaved-documents.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { CONTACT_OUTBOX } from '#state/storage/storage-keys.ts';
import { SHARED, summarise } from './account-border.ts';

type Store = ReturnType<typeof createStore>;

/** Timeout for the first storage read. Documents that arrive later are filled in then. */
export const HYDRATION_TIMEOUT_MS = 700;

const factory = indexedDbOf(globalThis);

/** This page's database; undefined under privacy settings that disable IndexedDB. */
export const database = factory && createDatabase(factory);

/** The session, the keys and other small records; without a database, as long as the page lives. */
export const keyValues = database ? createKeyValueStore(database) : createMemoryKeyValueStore();

/** The sign-in's records. A device that does not store them keeps the user signed in for this visit. */
export const sessionRecords = createFallbackKeyValueStore(keyValues);

/** Documents stored on this device, shared by all tabs. */
export const deviceDocuments: DocumentStore = database
  ? createIndexedDbDocumentStore(database, {
      channel: createTabChannel('echopost-documents'),
      first: firstRecords,
      accounts: {
        shared: SHARED,
        summarise,
        current: currentAccount,
        release: () => sessionRecords.release(SESSION),
      },
    })
  : createUnsavedDocumentStore(SHARED);

/** Access alone may throw where site data is blocked. */
function indexedDbOf(page: typeof globalThis): IDBFactory | undefined {
  try {
    return page.indexedDB;
  } catch {
    return undefined;
  }
}

/** The account that is signed in on this page, by the session in memory or on the device. */
function currentAccount(stored: unknown) {
  const kept = sessionRecords.kept(SESSION);
  const session = typeof kept === 'string' ? kept : undefined;
  const account = identityOf(parseJson(session ?? stored));
  return account ? { account, ...(session !== undefined && { session }) } : undefined;
}

interface OpenedDocuments {
  /** Resolves once the documents are read: possibly after the page has rendered, or never. */
  readonly answered: Promise<void>;
  readonly hasAnswered: boolean;
  /** Fills a store with the documents read so far and subscribes it to later ones. */
  fill(store: Store): void;
}

/** Reads the stored documents, for at most `HYDRATION_TIMEOUT_MS`. */
export async function openDocuments(disk = deviceDocuments): Promise<OpenedDocuments> {
  const { answered } = disk;
  const late = new Promise<false>((resolve) =>
    setTimeout(() => resolve(false), HYDRATION_TIMEOUT_MS),
  );
  const hasAnswered = await Promise.race([answered.then(() => true), disk.open(), late]);
  flushOnHide(disk);
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

/** Flushes at the last events in which a page may write, and refreshes when it is shown again. */
function flushOnHide(disk: DocumentStore): void {
  addEventListener('pagehide', () => disk.onPageHide());
  document.addEventListener('freeze', () => disk.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disk.flush();
    else disk.refresh();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && disk.refresh());
}

/** Sends the contact form's outbox, whichever page is open. */
async function sendWaitingMessages(store: Store, disk: DocumentStore): Promise<void> {
  await disk.answered;
  if (!disk.read(CONTACT_OUTBOX)) return;
  const { sendWaitingAtom } = await import('#state/account/contact.ts');
  await store.set(sendWaitingAtom);
}
