import type { createStore } from 'jotai';
import { openQueueAtom, jobsAtom } from '#state/jobs/jobs.ts';
import { openJobAtom } from '#state/jobs/job-actions.ts';

type Store = ReturnType<typeof createStore>;

/** A router that can show the review of a post. */
export interface ReviewRouter {
  navigate(options: { to: '/'; search: { step: 'review' } }): Promise<void>;
}

/** Opens the review of a job's post, after the user clicked its notification. */
export async function openPost(store: Store, router: ReviewRouter, jobId: string): Promise<void> {
  const queue = await store.set(openQueueAtom);
  await queue.refresh();
  const job = store.get(jobsAtom).find(({ id }) => id === jobId);
  // A missing job was dismissed, or its user has logged out.
  if (job) await store.set(openJobAtom, job);
  await router.navigate({ to: '/', search: { step: 'review' } });
}
