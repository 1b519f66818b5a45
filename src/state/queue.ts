import { atom } from 'jotai';
import { EMPTY_CAMPAIGN, fingerprint, targetsOf, writeAlsoFor } from '#domain/campaign.ts';
import { draftOf } from '#domain/generation.ts';
import type { Job } from '#domain/job.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import { openDraftAtom } from './drafts.ts';
import { openQueueAtom, queuePartsAtom, readyJobsAtom } from './jobs.ts';

export const cancelJobAtom = atom(null, async (_get, set, id: string) =>
  (await set(openQueueAtom)).cancel(id),
);

/** Puts away what failed or what nobody wants to decide about any more. */
export const removeJobAtom = atom(null, async (_get, set, id: string) =>
  (await set(openQueueAtom)).remove([id]),
);

/** One more press of Generate for the same job: where it may cost again, the person knows. */
export const retryJobAtom = atom(null, async (_get, set, id: string) =>
  (await set(openQueueAtom)).again(id),
);

export const keepJobAtom = atom(null, async (_get, set, id: string) =>
  (await set(openQueueAtom)).keep(id),
);

const seenJobAtom = atom(null, async (get, set, id: string) => {
  const queue = await set(openQueueAtom);
  get(queuePartsAtom).alerts?.opened(id);
  await queue.seen(id);
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

/** Takes a job out of the queue and its choices back into the wizard. */
export const editJobAtom = atom(null, async (get, set, job: Job) => {
  await (await set(openQueueAtom)).remove([job.id]);
  const { campaignId, campaign } = job;
  const targets = campaignId === get(campaignIdAtom) ? targetsOf(get(campaignAtom)) : [];
  set(campaignAtom, writeAlsoFor(campaign, targets));
  set(campaignIdAtom, campaignId);
});
