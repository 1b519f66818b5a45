import { atom } from 'jotai';
import {
  EMPTY_CAMPAIGN,
  fingerprint,
  targetsOf,
  withAdditionalPlatforms,
  withNames,
} from '#domain/campaign/campaign.ts';
import type { Job } from '#domain/jobs/job.ts';
import { draftIdOf } from '#domain/jobs/job-draft.ts';
import { mergeQuotes } from '#domain/reviews/review-set.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { Queue } from '#queue/queue.ts';
import { campaignAtom, campaignIdAtom } from '../campaign/campaign.ts';
import { diskAtom } from '../storage/documents.ts';
import { usedCampaignAtom } from '../quotes/held-quotes.ts';
import { openPostAtom } from '../review/open-post.ts';
import { openQueueAtom, queuePartsAtom, readyJobsAtom } from './jobs.ts';
import { services } from '../services.ts';

/**
 * Makes an action by the user on a job; a toast reports a change that the device does not store.
 */
const queueAction = (act: (queue: Queue, id: string) => Promise<void>) =>
  atom(null, async (get, set, id: string): Promise<void> => {
    try {
      await act(await set(openQueueAtom), id);
    } catch {
      services(get).notify(TOASTS.changeNotStored);
    }
  });

export const cancelJobAtom = queueAction((queue, id) => queue.cancel(id));

/** Removes a job that failed, or that the user does not want to decide about. */
export const removeJobAtom = queueAction((queue, id) => queue.remove([id]));

/** Retries a job like another press of Generate. The user knows where it may cost again. */
export const retryJobAtom = queueAction((queue, id) => queue.retry(id));

export const acceptPartialJobAtom = queueAction((queue, id) => queue.acceptPartial(id));

const markJobSeenAtom = atom(null, async (get, set, id: string) => {
  const queue = await set(openQueueAtom);
  get(queuePartsAtom).alerts?.opened(id);
  // If the disk refuses this, the queue continues to show the job as ready.
  await queue.markSeen(id).catch(() => undefined);
});

/** Puts the draft of a finished job under review. */
export const openJobAtom = atom(null, async (_get, set, job: Job) => {
  set(openPostAtom, draftIdOf(job));
  await set(markJobSeenAtom, job.id);
});

/** Reports the posts that were finished while the app was closed, once. */
export const reportReadyJobsAtom = atom(null, async (get, set) => {
  const ready = get(readyJobsAtom);
  if (ready.length > 0) services(get).notify(TOASTS.queuedReady);
  for (const { id } of ready) await set(markJobSeenAtom, id);
});

/** Marks the deferred jobs of a draft as seen: the user is reading it. */
export const markDraftSeenAtom = atom(null, async (get, set, draftId: string) => {
  for (const job of get(readyJobsAtom)) {
    if (draftIdOf(job) === draftId) await set(markJobSeenAtom, job.id);
  }
});

/** True if the wizard holds choices for another post, which editing this job would replace. */
export const replacesChoicesAtom = atom(null, (get, _set, job: Job) => {
  const campaign = get(usedCampaignAtom);
  const { platform } = job.campaign;
  // Another platform of the same campaign replaces nothing.
  const isTarget = targetsOf(campaign).includes(platform);
  const present = fingerprint(isTarget ? { ...campaign, platform } : campaign);
  return present !== job.fingerprint && present !== fingerprint(EMPTY_CAMPAIGN);
});

const withdrawJobAtom = queueAction((queue, id) => queue.withdraw(id));

/** Restores a job's choices into the wizard, then removes the job from the queue. */
export const editJobAtom = atom(null, async (get, set, job: Job): Promise<void> => {
  const { campaignId, campaign } = job;
  set(campaignIdAtom, campaignId);
  set(campaignAtom, (stored) => {
    // Its set may have more by now, show other names, or be another one.
    const quotes = mergeQuotes([], campaign.quotes, stored.quotes);
    const { setId: _, ...choices } = campaign;
    const own = withAdditionalPlatforms({ ...choices, quotes }, targetsOf(stored));
    const { setId, shownNames = [] } = stored;
    return withNames({ ...own, ...(setId !== undefined && { setId }) }, shownNames);
  });
  // Until the device has stored the choices, only the job has the quotes.
  const isSaved = (await get(diskAtom)?.saved()) ?? true;
  if (isSaved) await set(withdrawJobAtom, job.id);
  else services(get).notify(TOASTS.changeNotStored);
});
