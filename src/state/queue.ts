import { atom } from 'jotai';
import { EMPTY_CAMPAIGN, fingerprint, targetsOf, writeAlsoFor } from '#domain/campaign.ts';
import { draftOf, type Job } from '#domain/job.ts';
import { TOASTS } from '#domain/toasts.ts';
import type { Queue } from '#queue/queue.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import { diskAtom } from './documents.ts';
import { openDraftAtom } from './drafts.ts';
import { openQueueAtom, queuePartsAtom, readyJobsAtom } from './jobs.ts';
import { services } from './services.ts';

/** Does what the person says with a job; a toast says where the device does not store that. */
const atWord = (act: (queue: Queue, id: string) => Promise<void>) =>
  atom(null, async (get, set, id: string): Promise<void> => {
    try {
      await act(await set(openQueueAtom), id);
    } catch {
      services(get).notify(TOASTS.changeNotStored);
    }
  });

export const cancelJobAtom = atWord((queue, id) => queue.cancel(id));

/** Puts away what failed or what nobody wants to decide about any more. */
export const removeJobAtom = atWord((queue, id) => queue.remove([id]));

/** One more press of Generate for the same job: where it may cost again, the person knows. */
export const retryJobAtom = atWord((queue, id) => queue.again(id));

export const keepJobAtom = atWord((queue, id) => queue.keep(id));

const seenJobAtom = atom(null, async (get, set, id: string) => {
  const queue = await set(openQueueAtom);
  get(queuePartsAtom).alerts?.opened(id);
  // If the disk refuses this, the queue continues to show the job as ready.
  await queue.seen(id).catch(() => undefined);
});

/** Puts the draft of a finished job under review. */
export const openJobAtom = atom(null, async (_get, set, job: Job) => {
  set(openDraftAtom, draftOf(job));
  await set(seenJobAtom, job.id);
});

/** The draft is being read: what waited for that is over. */
export const seenDraftAtom = atom(null, async (get, set, draftId: string) => {
  for (const job of get(readyJobsAtom)) {
    if (draftOf(job) === draftId) await set(seenJobAtom, job.id);
  }
});

/** Whether the wizard holds choices of another post, which editing this one takes the place of. */
export const replacesChoicesAtom = atom(null, (get, _set, job: Job) => {
  const campaign = get(campaignAtom);
  const { platform } = job.campaign;
  // Another platform of the same campaign takes the place of nothing.
  const isTarget = targetsOf(campaign).includes(platform);
  const present = fingerprint(isTarget ? { ...campaign, platform } : campaign);
  return present !== job.fingerprint && present !== fingerprint(EMPTY_CAMPAIGN);
});

const takeBackJobAtom = atWord((queue, id) => queue.takeBack(id));

/** Takes a job's choices back into the wizard, and then the job out of the queue. */
export const editJobAtom = atom(null, async (get, set, job: Job): Promise<void> => {
  const { campaignId, campaign } = job;
  const targets = campaignId === get(campaignIdAtom) ? targetsOf(get(campaignAtom)) : [];
  set(campaignAtom, writeAlsoFor(campaign, targets));
  set(campaignIdAtom, campaignId);
  // Until the device has them, only the job has the reviews.
  const isSaved = (await get(diskAtom)?.saved()) ?? true;
  if (isSaved) await set(takeBackJobAtom, job.id);
  else services(get).notify(TOASTS.changeNotStored);
});
