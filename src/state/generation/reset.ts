import { atom } from 'jotai';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { awaitsDraft } from '#domain/jobs/job-draft.ts';
import { EMPTY_CAMPAIGN } from '#domain/campaign/campaign.ts';
import { campaignAtom, campaignIdAtom } from '../campaign/campaign.ts';
import { closeDraftAtom } from '../drafts/drafts.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { setPress } from '../jobs/presses.ts';
import { queueAtom } from '../jobs/queue.ts';
import { services } from '../services.ts';
import { defaultsAtom } from '../settings/defaults.ts';
import { reportIfNotStored } from './report-change.ts';

/**
 * True if the user is watching the job, or has seen it fail. A finished one stays until its draft
 * is stored.
 */
const isOver = (job: Job) =>
  isUnderWay(job)
    ? !job.deferred
    : job.status !== 'done' && job.status !== 'cancelled' && !awaitsDraft(job);

/** The campaign's unfinished posts that the user is watching. */
export const unfinishedAtom = atom((get): readonly Job[] => {
  const campaignId = get(campaignIdAtom);
  return get(jobsAtom).filter(
    (job) => job.campaignId === campaignId && isUnderWay(job) && !job.deferred,
  );
});

/**
 * Create New Campaign: restores the user's defaults, with nothing generated. Earlier campaigns, drafts
 * and reviews stay stored, and deferred jobs queued; with `keep`, so do the unfinished posts.
 */
export const resetCampaignAtom = atom(null, (get, set, unfinished: 'drop' | 'keep' = 'drop') => {
  const campaignId = get(campaignIdAtom);
  const kept = unfinished === 'keep' ? get(unfinishedAtom) : [];
  const over = get(jobsAtom).filter(
    (job) => job.campaignId === campaignId && isOver(job) && !kept.includes(job),
  );
  reportIfNotStored(get, get(queueAtom)?.defer(kept.map(({ id }) => id)));
  reportIfNotStored(get, get(queueAtom)?.remove(over.map(({ id }) => id)));
  setPress(get, set, 'campaign');
  set(campaignIdAtom, services(get).newId());
  set(campaignAtom, { ...EMPTY_CAMPAIGN, ...get(defaultsAtom) });
  set(closeDraftAtom);
});
