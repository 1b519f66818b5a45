import type { createStore } from 'jotai';
import {
  SharedItemsNotice,
  SharedItemsReview,
} from '#features/share-target/share-target-review.tsx';
import { readSharedFiles } from '#services/share-target/read-files.ts';
import { accountAtom } from '#state/account/session.ts';
import { services } from '#state/services.ts';
import { deviceAnsweredAtom } from '#state/storage/documents.ts';
import { loadSharedItemsAtom, sharedItemsAtom } from '#state/quotes/share-target.ts';
import { fillSlotAtom } from '#ui/page/slot.tsx';

type Store = ReturnType<typeof createStore>;
/** From then on it follows the account itself. */
let isBegun = false;

type Handle = { getFile(): Promise<File> };

declare global {
  /** File Handling API of Chromium: delivers the files the app was opened with. */
  var launchQueue:
    | { setConsumer(consume: (launch: { readonly files?: readonly Handle[] }) => void): void }
    | undefined;
}

/**
 * Shows content from the share target, files the app was opened with, and reviews that were tried on the
 * front page, for review.
 */
export async function reviewSharedItems(store: Store, wasLost: boolean): Promise<void> {
  if (isBegun) return;
  isBegun = true;
  store.set(fillSlotAtom, 'share-target', SharedItemsReview);
  store.set(fillSlotAtom, 'top', SharedItemsNotice);
  globalThis.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void takeFiles(files);
  });
  store.sub(accountAtom, () => {
    store.set(sharedItemsAtom, []);
    void store.set(loadSharedItemsAtom, false);
  });
  // The reviews are used once the device has named the work beside them.
  store.sub(deviceAnsweredAtom, () => void store.set(loadSharedItemsAtom, false));
  await store.set(loadSharedItemsAtom, wasLost);

  async function takeFiles(handles: readonly Handle[]): Promise<void> {
    const inbox = await services(store.get)
      .openSharedInbox()
      .catch(() => undefined);
    const isKept = await inbox?.add(await read(handles));
    await store.set(loadSharedItemsAtom, isKept !== true);
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
