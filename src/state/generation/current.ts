import { atom, type Getter } from 'jotai';
import { asOf, fingerprint, ready } from '#domain/campaign/campaign.ts';
import { platformFingerprint } from '#domain/campaign/platform-fingerprint.ts';
import { type Generation, generationOf, IDLE, shownText } from '#domain/jobs/generation.ts';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { draftIdOf } from '#domain/jobs/job-draft.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { isOnThisDevice } from '#domain/providers/base-url.ts';
import { campaignAtom, campaignIdAtom } from '../campaign/campaign.ts';
import {
  awaitDraftAtom,
  currentDraftAtom,
  deletedDraftsAtom,
  draftByIdAtom,
  draftsAtom,
  openDraftAtom,
} from '../drafts/drafts.ts';
import { usedCampaignAtom } from '../quotes/held-quotes.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { connectionAtom, isOffline } from '../jobs/network.ts';
import { isStarting, type Press, pressesAtom, setPress } from '../jobs/presses.ts';
import { baseUrlAtom, modelNameAtom } from '../provider/provider.ts';

/**
 * Current job of the campaign: the newest for its platform, or else the newest that is not
 * deferred. A post that was deleted does not count: it can be written again.
 */
export const currentJobAtom = atom((get) => {
  const campaignId = get(campaignIdAtom);
  const { platform } = get(campaignAtom);
  const deleted = get(deletedDraftsAtom);
  const own = get(jobsAtom).filter(
    (job) =>
      job.campaignId === campaignId && !(job.status === 'done' && deleted.has(draftIdOf(job))),
  );
  return (
    own.findLast((job) => job.campaign.platform === platform) ??
    own.findLast((job) => !job.deferred)
  );
});

/** Generation of the current campaign. Bound to no screen, so leaving a step does not end it. */
export const generationAtom = atom((get) =>
  generationFor(get, get(currentJobAtom), get(pressesAtom).get('campaign')),
);

/**
 * Puts the campaign's post under review, or awaits it there. Does nothing if one of its posts is
 * under review or awaited: the user may have opened another campaign's draft since.
 */
export const reviewGeneratedAtom = atom(null, (get, set) => {
  const campaignId = get(campaignIdAtom);
  if (get(currentDraftAtom)?.campaignId === campaignId) return;
  const { awaited } = get(draftsAtom);
  const isAwaited = (job: Job): boolean =>
    job.campaignId === campaignId && job.campaign.platform === awaited && isUnderWay(job);
  if (get(jobsAtom).some(isAwaited)) return;
  const generation = get(generationAtom);
  const { platform } = get(campaignAtom);
  if (generation.status === 'done') set(openDraftAtom, generation.draftId);
  else if (generation.status === 'running' && platform) set(awaitDraftAtom, platform);
});

/** Unlike the text so far, changes only as writing begins and ends. */
export const generationStatusAtom = atom((get) => get(generationAtom).status);

/** True while other posts of the campaign are under way. */
export const isMoreComingAtom = atom((get) => {
  const campaignId = get(campaignIdAtom);
  return get(jobsAtom).some((job) => job.campaignId === campaignId && isUnderWay(job));
});

export const isGeneratingAtom = atom((get) => get(generationStatusAtom) === 'running');

/** Generation of a job, and of a press that changes it. */
export function generationFor(
  get: Getter,
  job: Job | undefined,
  press: Press | undefined,
): Generation {
  const known = job ? generationOf(job, mustDefer(get, job.baseUrl)) : IDLE;
  const failure = press?.failure;
  // A partial text stays on the screen, so that the user can still keep it.
  if (failure) return { status: 'failed', text: 'text' in known ? known.text : '', failure };
  if (!isStarting(press)) return known;
  return { status: 'running', text: job?.status === 'streaming' ? shownText(job) : '' };
}

/** True if a request to this base URL can only be queued for later. */
export const mustDefer = (get: Getter, baseUrl: string): boolean =>
  isOffline(get(connectionAtom)) && !isOnThisDevice(baseUrl);

/** Base URL of the campaign's last request. */
export const requestBaseUrlAtom = atom(
  (get) => get(pressesAtom).get('campaign')?.baseUrl ?? get(currentJobAtom)?.baseUrl,
);

/** Reason why the last press for the campaign did not reach the queue. */
export const pressFailureAtom = atom((get) => get(pressesAtom).get('campaign')?.failure);

export const forgetPressFailureAtom = atom(null, (get, set) => {
  if (get(pressFailureAtom)) setPress(get, set, 'campaign');
});

/**
 * True if the finished post was made from other choices than the current ones, and the user does not
 * keep it for these. A post whose job is gone is the one under review.
 */
export const isOutdatedAtom = atom((get) => {
  const generation = get(generationAtom);
  const campaign = get(usedCampaignAtom);
  if (generation.status === 'done') {
    const draft = get(draftByIdAtom)(generation.draftId);
    return isOutdated(
      generation.madeFrom,
      draft,
      fingerprint(asOf(campaign, generation.quoteCount)),
    );
  }
  const draft = get(currentDraftAtom);
  if (generation.status !== 'idle' || draft?.campaignId !== get(campaignIdAtom)) return false;
  const wanted = platformFingerprint(campaign, draft.origin.platform, draft.quoteCount);
  return isOutdated(draft.madeFrom ?? wanted, draft, wanted);
});

const isOutdated = (madeFrom: string, draft: Draft | undefined, wanted: string): boolean =>
  madeFrom !== wanted && draft?.keptFor !== wanted;

/** True if the campaign's post waits in the queue, and the user need not wait with it. */
export const isLeftToQueueAtom = atom((get) => {
  const generation = get(generationAtom);
  if (generation.status !== 'queued' || !get(isQueuedAsWantedAtom)) return false;
  const { waitsFor } = generation;
  return waitsFor === 'network' || (waitsFor === 'turn' && get(currentJobAtom)?.deferred === true);
});

/** True for the moment between the press and the first answer of the provider. */
export const isConnectingAtom = atom((get) => {
  const generation = get(generationAtom);
  return (
    generation.status === 'queued' &&
    generation.waitsFor === 'turn' &&
    get(isQueuedAsWantedAtom) &&
    !get(isLeftToQueueAtom)
  );
});

/** True if the queued job of the campaign asks for the same as a press of Generate would. */
export const isQueuedAsWantedAtom = atom((get) => {
  const job = get(currentJobAtom);
  const campaign = ready(get(usedCampaignAtom));
  return (
    job?.status === 'queued' &&
    campaign !== undefined &&
    job.fingerprint === fingerprint(campaign) &&
    job.baseUrl === get(baseUrlAtom) &&
    job.model === get(modelNameAtom)
  );
});
