import type { createStore } from 'jotai';
import {
  SharedItemsNotice,
  SharedItemsReview,
} from '#features/share-target/share-target-review.tsx';
import { createSharedInbox } from '#services/share-target/indexed-db-inbox.ts';
import { readSharedFiles } from '#services/share-target/read-files.ts';
import type { Database } from '#services/storage/database.ts';
import { accountAtom } from '#state/account/session.ts';
import {
  loadSharedItemsAtom,
  sharedInboxAtom,
  sharedItemsAtom,
} from '#state/quotes/share-target.ts';
import { fillSlotAtom } from '#ui/page/slot.tsx';

type Store = ReturnType<typeof createStore>;
type Handle = { getFile(): Promise<File> };

declare global {
  /** File Handling API of Chromium: delivers the files the app was opened with. */
  var launchQueue:
    | { setConsumer(consume: (launch: { readonly files?: readonly Handle[] }) => void): void }
    | undefined;
}

/** Shows content from the share target, and files the app was opened with, for review. */
export async function reviewSharedItems(
  store: Store,
  database: Database,
  wasLost: boolean,
): Promise<void> {
  const inbox = createSharedInbox(database);
  store.set(sharedInboxAtom, inbox);
  store.set(fillSlotAtom, 'share-target', SharedItemsReview);
  store.set(fillSlotAtom, 'top', SharedItemsNotice);
  globalThis.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void takeFiles(files);
  });
  store.sub(accountAtom, () => {
    store.set(sharedItemsAtom, []);
    void store.set(loadSharedItemsAtom, false);
  });
  await store.set(loadSharedItemsAtom, wasLost);

  async function takeFiles(handles: readonly Handle[]): Promise<void> {
    const isKept = await inbox.add(await read(handles));
    await store.set(loadSharedItemsAtom, !isKept);
  }
}

async function read(handles: readonly Handle[]) {
  try {
    return await readSharedFiles(await Promise.all(handles.map((handle) => handle.getFile())));
  } catch {
    // A file was moved, or its permission revoked, in the meantime.
    return [{ kind: 'refused', problem: 'unreadable' } as const];
  }
}
