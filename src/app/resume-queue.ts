import type { createStore } from 'jotai';
import { postInAddress } from '#domain/jobs/background-send-policy.ts';
import { isOnLine } from '#services/network/page-events.ts';
import { countRecords } from '#services/storage/count-records.ts';
import type { ReviewRouter } from './open-post.ts';
import { sessionAtom } from '#state/account/session.ts';
import { KEPT_PRESS } from '#state/storage/storage-keys.ts';
import { database, deviceDocuments } from './services/device.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Resumes queued jobs, opens the post a notification pointed to, and reports when the network goes
 * down. Each is lazy-loaded, so visits that need none of them pay nothing. `search` is the query
 * string the app was opened with.
 */
export async function resumeQueue(
  store: Store,
  router: ReviewRouter,
  search: string,
): Promise<void> {
  const watch = () => void watchConnection(store);
  if (isOnLine(window)) addEventListener('offline', watch, { once: true });
  else watch();
  if (store.get(sessionAtom).status === 'in' && deviceDocuments.read(KEPT_PRESS)?.data) {
    const { resumePressAtom } = await import('#state/generation/generate.ts');
    void store.set(resumePressAtom);
  }
  const asked = postInAddress(search);
  if (asked !== undefined) {
    const { openPost } = await import('./open-post.ts');
    await openPost(store, router, asked);
  } else if ((await countRecords(database, 'jobs')) > 0) {
    // Counted directly, without loading the queue's chunk.
    const { openQueueAtom } = await import('#state/jobs/jobs.ts');
    const queue = await store.set(openQueueAtom);
    await queue.refresh();
  } else return;
  // The asked post has been seen by now, so only the others are reported.
  const { reportReadyJobsAtom } = await import('#state/jobs/job-actions.ts');
  await store.set(reportReadyJobsAtom);
}

async function watchConnection(store: Store): Promise<void> {
  try {
    const { watchConnectionAtom } = await import('#state/jobs/network.ts');
    await store.set(watchConnectionAtom);
  } catch {
    // Offline before the chunk was cached: the page keeps working without a network status.
  }
}
