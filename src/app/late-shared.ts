import type { createStore } from 'jotai';
import { SharedNews, SharedReviews } from '#features/shared/shared-review.tsx';
import { partsOfFiles } from '#services/shared/read-files.ts';
import type { SharedInbox } from '#services/shared/shared.ts';
import { loadSharedAtom, sharedInboxAtom } from '#state/shared.ts';
import { placeAtom } from '#ui/late-part.tsx';

type Store = ReturnType<typeof createStore>;
type Handle = { getFile(): Promise<File> };

declare global {
  /** File Handling API of Chromium: delivers the files the app was opened with. */
  var launchQueue:
    | { setConsumer(consume: (launch: { readonly files?: readonly Handle[] }) => void): void }
    | undefined;
}

/** Shows content from the share target, and files the app was opened with, for review. */
export async function reviewShared(
  store: Store,
  inbox: SharedInbox,
  wasLost: boolean,
): Promise<void> {
  store.set(sharedInboxAtom, inbox);
  store.set(placeAtom, 'shared', SharedReviews);
  store.set(placeAtom, 'top', SharedNews);
  globalThis.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void takeFiles(files);
  });
  await store.set(loadSharedAtom, wasLost);

  async function takeFiles(handles: readonly Handle[]): Promise<void> {
    const isKept = await inbox.add(await read(handles));
    await store.set(loadSharedAtom, !isKept);
  }
}

async function read(handles: readonly Handle[]) {
  try {
    return await partsOfFiles(await Promise.all(handles.map((handle) => handle.getFile())));
  } catch {
    // A file was moved, or its permission revoked, in the meantime.
    return [{ kind: 'refused', problem: 'unreadable' } as const];
  }
}
