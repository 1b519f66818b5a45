import type { createStore } from 'jotai';
import { postInAddress } from '#domain/jobs/background.ts';
import { requested } from '#services/storage/database.ts';
import { database } from './device.ts';
import type { AppRouter } from './router.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Goes on with what waits, opens what a notification told of, and tells of a network that goes away.
 * All take a script that a visit without such things never loads. `search`: what the address asked.
 */
export async function attend(store: Store, router: AppRouter, search: string): Promise<void> {
  const watch = () => void watchConnection(store);
  if (navigator.onLine) addEventListener('offline', watch, { once: true });
  else watch();
  const asked = postInAddress(search);
  if (asked !== undefined) {
    const { openPost } = await import('./open-post.ts');
    await openPost(store, router, asked);
  } else if (await hasJobs()) {
    const { openQueueAtom } = await import('#state/jobs.ts');
    await store.set(openQueueAtom);
  }
}

async function watchConnection(store: Store): Promise<void> {
  try {
    const { watchConnectionAtom } = await import('#state/network.ts');
    await store.set(watchConnectionAtom);
  } catch {
    // Offline before the script was kept: the page works as far as it has come.
  }
}

/** Whether anything stands in the queue, without its script. */
async function hasJobs(): Promise<boolean> {
  const count = await database
    ?.transact(['jobs'], 'readonly', (transaction) =>
      requested(transaction.objectStore('jobs').count()),
    )
    .catch(() => 0);
  return (count ?? 0) > 0;
}
