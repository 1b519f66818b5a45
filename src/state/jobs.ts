import { atom, type Getter } from 'jotai';
import { findChoice } from '#domain/choice.ts';
import { PLATFORMS } from '#domain/platforms.ts';
import { type Draft, hasUnsavedEdit } from '#domain/draft.ts';
import {
  awaitsDraft,
  draftOf,
  isShown,
  isUnderWay,
  type Job,
  quotesIn,
  sourceDraftOf,
} from '#domain/job.ts';
import { joinReplies } from '#domain/join-replies.ts';
import { splitReply, wholeReply } from '#domain/reply.ts';
import { TOASTS } from '#domain/toasts.ts';
import type { Queue } from '#queue/queue.ts';
import type { Reply } from '#services/model/model.ts';
import { attentionAtom, queueAtom, queueShowsAtom } from './attention.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import { declare, deviceAnsweredAtom, saveStateAtom } from './documents.ts';
import {
  addDraftAtom,
  currentDraftAtom,
  deletedDraftsAtom,
  draftByIdAtom,
  draftsAtom,
  draftsReadAtom,
  putDraftAtom,
} from './drafts.ts';
import { placeAtom } from './place.ts';
import { baseUrlAtom } from './provider.ts';
import { type QueueParts, services } from './services.ts';

/** The queue as it stands on disk, mirrored. */
export const jobsAtom = atom<readonly Job[]>([]);

/** What the queue shows: what waits, what needs a word, and what is ready and not yet opened. */
export const shownJobsAtom = atom((get) => get(jobsAtom).filter(isShown));

/** What was waited for, is there, and has not been opened. */
export const readyJobsAtom = atom((get) =>
  get(jobsAtom).filter((job) => job.status === 'done' && job.waited),
);

/** What of this browser the queue can use; empty until it is opened. */
export const queuePartsAtom = atom<Partial<QueueParts>>({});

/** The queue, from then on mirrored here. Rejects when its script does not come. */
export const openQueueAtom = atom(null, async (get, set): Promise<Queue> => {
  const parts = await services(get).openQueue(() =>
    get(deviceAnsweredAtom) ? (get(baseUrlAtom) ?? null) : undefined,
  );
  const { queue } = parts;
  const known = get(queueAtom);
  if (known) return known;
  set(queueAtom, queue);
  set(queuePartsAtom, parts);
  set(attentionAtom, true);
  queue.subscribe({
    onJobs: (jobs) => set(takeJobsAtom, jobs),
    onEnd: (job) => set(jobEndedAtom, job),
  });
  return queue;
});

// The queue waits until the device has said which provider is chosen.
declare({
  connect: ({ store }) =>
    void store.sub(deviceAnsweredAtom, () => void store.get(queueAtom)?.drain()),
});

/** What the queue says has changed: whatever became a text becomes a draft, once. */
export const takeJobsAtom = atom(null, (_get, set, jobs: readonly Job[]) => {
  set(jobsAtom, jobs);
  set(queueShowsAtom, jobs.some(isShown));
  set(collectAtom);
});

/** When a draft that was made is looked for on the device, in milliseconds. */
const SETTLE_MS = 2000;

/**
 * Makes drafts of what has come. A draft of a job has the job's id, and a continued one remembers
 * which parts it holds: whoever does this, and however often, it is there once.
 */
export const collectAtom = atom(null, (get, set) => {
  // Before, a draft that is on disk would look as if it were missing.
  if (!get(draftsReadAtom)) {
    if (get(jobsAtom).length > 0) setTimeout(() => set(collectAtom), SETTLE_MS);
    return;
  }
  for (const job of get(jobsAtom).filter(awaitsDraft)) {
    const before = get(draftByIdAtom)(draftOf(job));
    const isMade = before !== undefined || get(deletedDraftsAtom).has(draftOf(job));
    if (job.continues ? !before || before.continuedBy?.includes(job.id) : isMade) {
      // Refused by the disk, it is settled with the next change of a job.
      if (get(saveStateAtom) === 'saved')
        get(queueAtom)
          ?.settle(job.id)
          .catch(() => undefined);
      continue;
    }
    setTimeout(() => set(collectAtom), SETTLE_MS);
    // The worker may have sent it, and counts nothing.
    set(noteUsageAtom, job);
    const draft = withReply(job, before, services(get).now());
    set(isLookedAt(get, job, draft) ? putDraftAtom : addDraftAtom, draft);
  }
});

/** True if a draft belongs under review, without replacing one that is being edited. */
function isLookedAt(get: Getter, job: Job, draft: Draft): boolean {
  const { campaignId, campaign } = job;
  const current = get(currentDraftAtom);
  const source = sourceDraftOf(job);
  if (source !== undefined) {
    return current?.id === source && (current.id === draft.id || !hasUnsavedEdit(current));
  }
  if (campaignId !== get(campaignIdAtom)) return false;
  const { awaited = current?.origin.platform } = get(draftsAtom);
  const onReview = get(placeAtom) === 'review';
  if (!onReview) return !current || campaign.platform === get(campaignAtom).platform;
  if (awaited !== undefined && awaited !== campaign.platform) return false;
  if (!current || current.id === draft.id) return true;
  return (current.campaignId ?? campaignId) === campaignId && !hasUnsavedEdit(current);
}

/** The draft of a job, or the one that it continues with what has come added to it. */
function withReply(job: Job, before: Draft | undefined, now: number): Draft {
  const { baseUrl, model } = job;
  const origin = before?.origin ?? { ...job.campaign, quotes: quotesIn(job) };
  const { contentType } = origin;
  const { campaignId, madeFrom } = before ?? { ...job, madeFrom: job.fingerprint };
  // Earlier quotes that the text is based on and that were not sent again keep their evidence.
  const sent = quotesIn(job);
  const earlier = before?.evidence?.quotes.filter((it) => !sent.some(({ id }) => id === it.id));
  const quotes = [...sent, ...(earlier ?? [])];
  const withText = (post: string) => {
    const soFar = before ? wholeReply({ ...before, text: post }, contentType, quotes) : '';
    return splitReply(joinReplies(soFar, job.text), contentType, quotes);
  };
  return {
    id: draftOf(job),
    revision: (before?.revision ?? 0) + 1,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    origin: { ...origin, baseUrl, model },
    ...(campaignId !== undefined && { campaignId }),
    ...(madeFrom !== undefined && { madeFrom }),
    cutShort: job.cutShort || job.status !== 'done',
    ...withText(before?.text ?? ''),
    // An open editor goes on too, with what is typed in it.
    ...(before?.editing === undefined ? {} : { editing: withText(before.editing).text }),
    ...(before?.editingPart !== undefined && { editingPart: before.editingPart }),
    ...(before?.kept && { kept: before.kept }),
    ...(before?.copyOf !== undefined && { copyOf: before.copyOf }),
    ...(before && { continuedBy: [...(before.continuedBy ?? []), job.id] }),
  };
}

/** Says how an attempt made in this page has ended. */
export const jobEndedAtom = atom(null, (get, set, job: Job) => {
  const { notify } = services(get);
  const { alerts } = get(queuePartsAtom);
  set(noteUsageAtom, job);
  if (job.status === 'done') {
    const toast = isElsewhere(get, job) ? TOASTS.queuedReady : TOASTS.generated;
    if (isNews(get, job)) notify(toast);
    const platform = findChoice(PLATFORMS, job.campaign.platform)?.name ?? '';
    if (job.waited) alerts?.ready({ jobId: job.id, platform });
  } else if (job.status === 'cancelled') {
    // Whoever stopped it knows.
  } else if (job.status !== 'queued' || job.retries === 1) {
    notify(job.failure?.kind === 'no-key' ? TOASTS.apiKeyRequired : TOASTS.generationFailed);
  }
});

/** Notes what an attempt used; told of twice, it counts once. */
const noteUsageAtom = atom(null, (_get, set, job: Job) => {
  const { id, attempts, usage } = job;
  const reply = { outcome: outcomeOf(job), ...(usage && { usage }) };
  // Where its script does not come, the month's total misses this one.
  void import('./cost.ts').then(
    ({ recordUsageAtom }) => set(recordUsageAtom, `${id} ${attempts}`, job, reply),
    () => undefined,
  );
});

function outcomeOf({ status }: Job): Reply['outcome'] {
  if (status === 'done') return 'complete';
  return status === 'cancelled' ? 'stopped' : 'failed';
}

/** Of several posts of one campaign the first one is, and the last. */
function isNews(get: Getter, { campaignId, campaign }: Job): boolean {
  const isLeft = (job: Job) => job.campaignId === campaignId && isUnderWay(job);
  return campaign.platform === get(campaignAtom).platform || !get(jobsAtom).some(isLeft);
}

/** True if neither the campaign nor the draft of a job is on the screen. */
function isElsewhere(get: Getter, job: Job): boolean {
  const source = sourceDraftOf(job);
  const isSeen =
    source === undefined
      ? job.campaignId === get(campaignIdAtom)
      : [source, job.id].includes(get(currentDraftAtom)?.id ?? '');
  return job.waited || !isSeen;
}
