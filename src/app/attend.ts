import type { createStore } from 'jotai';
import { requested } from '#services/storage/database.ts';
import { database } from './device.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Goes on with what waits, and tells of a network that goes away. Both take a script that a visit
 * without such things never loads.
 */
export async function attend(store: Store): Promise<void> {
  const watch = () => void watchConnection(store);
  if (navigator.onLine) addEventListener('offline', watch, { once: true });
  else watch();
  if (await hasJobs()) {
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
