import { atom, type Getter } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { type Draft, hasUnsavedEdit } from '#domain/drafts/draft.ts';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { awaitsDraft, sourceDraftOf } from '#domain/jobs/job-draft.ts';
import { isShown, isUnseen } from '#domain/jobs/job-status.ts';
import { draftWithReply } from '#domain/jobs/reply-draft.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { Queue } from '#queue/queue.ts';
import type { Reply } from '#services/model/model.ts';
import { notifyFailure } from './failure-toast.ts';
import { hasStatusAtom } from './header-status.ts';
import { queueAtom, queueHasWorkAtom } from './queue.ts';
import { campaignAtom, campaignIdAtom } from '../campaign/campaign.ts';
import { declare, deviceAnsweredAtom, saveStateAtom } from '../storage/documents.ts';
import {
  addDraftAtom,
  currentDraftAtom,
  deletedDraftsAtom,
  draftByIdAtom,
  draftsAtom,
  draftsReadAtom,
  putDraftAtom,
} from '../drafts/drafts.ts';
import { isProgressShownAtom, isReworkShownAtom } from './progress-shown.ts';
import { lastStepAtom } from '../campaign/last-step.ts';
import { baseUrlAtom } from '../provider/provider.ts';
import { type QueueServices, services } from '../services.ts';
import { accountAtom, sessionAtom } from '../account/session.ts';

/** Mirror of the queue on disk. */
export const jobsAtom = atom<readonly Job[]>([]);

/** Jobs that the queue panel lists: queued, being sent, or in need of the user. */
export const shownJobsAtom = atom((get) =>
  // Whoever comes after the end of a session sees nothing of it.
  get(sessionAtom).status === 'out' ? [] : get(jobsAtom).filter(isShown),
);

/** Deferred jobs whose post is ready and has not been opened. */
export const readyJobsAtom = atom((get) => get(jobsAtom).filter(isUnseen));

/** The queue and its browser services; empty until it is opened. */
export const queuePartsAtom = atom<Partial<QueueServices>>({});

/** Number of planned posts whose time has come; 0 until they are watched. */
export const dueCountAtom = atom(0);

/** Opens the queue, and mirrors its jobs from then on. Rejects if its chunk fails to load. */
export const openQueueAtom = atom(null, async (get, set): Promise<Queue> => {
  const parts = await services(get).openQueue({
    chosenBaseUrl: () => (get(deviceAnsweredAtom) ? (get(baseUrlAtom) ?? null) : undefined),
    shownBaseUrl: () => get(baseUrlAtom) ?? null,
    account: () => get(accountAtom),
    isSignedIn: () => get(sessionAtom).status === 'in',
    readSession: () => services(get).auth.republish(),
  });
  const { queue } = parts;
  const known = get(queueAtom);
  if (known) return known;
  set(queueAtom, queue);
  set(queuePartsAtom, parts);
  set(hasStatusAtom, true);
  queue.subscribe({
    onJobs: (jobs) => set(mirrorJobsAtom, jobs),
    onEnd: (job) => set(jobEndedAtom, job),
  });
  return queue;
});

// The queue sends nothing until the device has delivered the chosen provider.
declare({
  connect: ({ store }) =>
    void store.sub(deviceAnsweredAtom, () => void store.get(queueAtom)?.drain()),
});

/** Mirrors the jobs after a change, and turns every finished text into a draft once. */
export const mirrorJobsAtom = atom(null, (_get, set, jobs: readonly Job[]) => {
  set(jobsAtom, jobs);
  set(
    queueHasWorkAtom,
    jobs.some((job) => isShown(job) || awaitsDraft(job)),
  );
  set(collectAtom);
});

/** Delay before drafts are collected again, in milliseconds. */
const COLLECT_AGAIN_MS = 2000;

/**
 * Makes drafts of the received texts. Idempotent, in any tab: a job's draft has the job's id, and a
 * continued draft lists the jobs that it contains.
 */
export const collectAtom = atom(null, (get, set) => {
  // Before all drafts are read, a stored one would look missing.
  if (!get(draftsReadAtom)) {
    if (get(jobsAtom).length > 0) setTimeout(() => set(collectAtom), COLLECT_AGAIN_MS);
    return;
  }
  for (const job of get(jobsAtom).filter(awaitsDraft)) {
    if (isCollected(get, job)) {
      // If the disk refuses this, it is retried with the next change of a job.
      if (get(saveStateAtom) === 'saved')
        get(queueAtom)
          ?.markPersisted(job.id)
          .catch(() => undefined);
      continue;
    }
    setTimeout(() => set(collectAtom), COLLECT_AGAIN_MS);
    // The worker may have sent the job, and records no usage.
    set(recordJobUsageAtom, job);
    const draft = draftWithReply(job, get(draftByIdAtom)(sourceDraftOf(job)), services(get).now());
    set(isLookedAt(get, job, draft) ? putDraftAtom : addDraftAtom, draft);
  }
});

/** True if a job's text is in a draft, or belongs to one that the user has deleted. */
export function isCollected(get: Getter, job: Job): boolean {
  if (get(draftByIdAtom)(job.id) || get(deletedDraftsAtom).has(job.id)) return true;
  if (!job.continues) return false;
  const source = get(draftByIdAtom)(job.continues.draftId);
  return !source || source.continuedBy?.includes(job.id) === true;
}

/** True if a draft belongs under review, without replacing one that is being edited. */
function isLookedAt(get: Getter, job: Job, draft: Draft): boolean {
  const { campaignId, campaign } = job;
  const current = get(currentDraftAtom);
  const source = sourceDraftOf(job);
  if (draft.besideOf !== undefined) return false;
  if (source !== undefined) {
    // Alternatives, of one press, are compared with the post.
    return (
      !job.press && current?.id === source && (current.id === draft.id || !hasUnsavedEdit(current))
    );
  }
  if (campaignId !== get(campaignIdAtom)) return false;
  const { awaited = current?.origin.platform } = get(draftsAtom);
  const onReview = get(lastStepAtom) === 'review';
  if (!onReview) return !current || campaign.platform === get(campaignAtom).platform;
  if (awaited !== undefined && awaited !== campaign.platform) return false;
  if (!current || current.id === draft.id) return true;
  return (current.campaignId ?? campaignId) === campaignId && !hasUnsavedEdit(current);
}

/** Notifies the user of the end of an attempt made in this page. */
export const jobEndedAtom = atom(null, (get, set, job: Job) => {
  const { notify } = services(get);
  const { alerts } = get(queuePartsAtom);
  set(recordJobUsageAtom, job);
  if (job.status === 'done') {
    const isQueued = isElsewhere(get, job);
    if (isNews(get, job) && !isOnScreen(get, job)) {
      notify(isQueued ? TOASTS.queuedReady : TOASTS.generated);
      if (isQueued) set(rememberReportAtom);
    }
    const platform = findChoice(PLATFORMS, job.campaign.platform)?.name ?? '';
    if (job.deferred) alerts?.ready({ jobId: job.id, platform });
  } else if (job.status === 'cancelled') {
    // No toast: the user stopped it.
  } else if (job.status !== 'queued' || (job.retries === 1 && job.failure)) {
    notifyFailure(get, job.failure, job.baseUrl);
  }
});

/** Marks the ready posts as seen if the user sees their toast: the next visit reports none again. */
const rememberReportAtom = atom(null, (get) => {
  if (!get(queuePartsAtom).isVisible?.()) return;
  for (const { id } of get(readyJobsAtom)) {
    get(queueAtom)
      ?.markSeen(id)
      .catch(() => undefined);
  }
});

/** Records the usage of an attempt. Idempotent. */
const recordJobUsageAtom = atom(null, (_get, set, job: Job) => {
  const { id, attempts, usage } = job;
  const reply = { outcome: outcomeOf(job), ...(usage && { usage }) };
  // If the chunk fails to load, the month's total misses this attempt.
  void import('../provider/cost.ts').then(
    ({ recordUsageAtom }) => set(recordUsageAtom, `${id} ${attempts}`, job, reply),
    () => undefined,
  );
});

function outcomeOf({ status }: Job): Reply['outcome'] {
  if (status === 'done') return 'complete';
  return status === 'cancelled' ? 'stopped' : 'failed';
}

/**
 * True if a post is worth a toast: of several for one campaign, the one for its own platform and
 * the last; of a series, the last.
 */
function isNews(get: Getter, { campaignId, campaign, press }: Job): boolean {
  const isWithIt = (job: Job) =>
    press !== undefined && campaign.series ? job.press === press : job.campaignId === campaignId;
  const isOwn = !campaign.series && campaign.platform === get(campaignAtom).platform;
  return isOwn || !get(jobsAtom).some((job) => isWithIt(job) && isUnderWay(job));
}

/** True if the Generate step or the post shows the result: a toast would say it again. */
function isOnScreen(get: Getter, job: Job): boolean {
  if (job.refines) return get(isReworkShownAtom) && !isElsewhere(get, job);
  return (
    get(isProgressShownAtom) &&
    sourceDraftOf(job) === undefined &&
    job.campaignId === get(campaignIdAtom)
  );
}

/** True if neither the campaign nor the draft of a job is on screen. */
function isElsewhere(get: Getter, job: Job): boolean {
  const source = sourceDraftOf(job);
  const { id, refinedFrom } = get(currentDraftAtom) ?? {};
  const isSeen =
    source === undefined
      ? job.campaignId === get(campaignIdAtom)
      : [id, refinedFrom].includes(source) || id === job.id;
  return job.deferred || !isSeen;
}
