/**
 * State transitions of a job. Pure. Each returns undefined if it does not apply, so that a late
 * call changes nothing.
 *
 *     queued -> sending -> streaming -> done
 *       ^         |            |-----> partial | cancelled
 *       |---------|  (refused before any work: retried automatically, counted in `unbilledAttempts`)
 *                 |------------------> failed | unknown | needs-key | needs-credit
 */
import { askedWait, doublingWait, jittered, LONGEST_WAIT_MS } from './backoff.ts';
import { type Failure, FAILURES } from './failure.ts';
import {
  type BlockedJob,
  canRetry,
  coreOf,
  type EndedJob,
  type FailedJob,
  type HoldReason,
  type InterruptedJob,
  isRunning,
  type Job,
  type JobCore,
  type QueuedJob,
  type RunningJob,
  STALE_AFTER_MS,
  sourceDraftOf,
  type Usage,
} from './job.ts';

/** Result of a request, as reported by the model service. */
export type Outcome = { readonly usage?: Usage } & (
  | { readonly outcome: 'complete' | 'cut-short' | 'stopped'; readonly text: string }
  | { readonly outcome: 'failed'; readonly text: string; readonly failure: Failure }
);

/**
 * Returns the milliseconds until the job may be sent. Zero if the clock was set back to before the
 * wait began: the elapsed time is then unknown, and the end might never be reached.
 */
export function waitMs({ notBefore, waitsSince }: QueuedJob, now: number): number {
  const left = notBefore - now;
  return now < waitsSince || left > LONGEST_WAIT_MS ? 0 : Math.max(left, 0);
}

/** True if the job may be sent now. */
export const isDue = (job: Job, now: number): job is QueuedJob =>
  job.status === 'queued' && job.holdReason === undefined && waitMs(job, now) === 0 && maySend(job);

const maySend = ({ attempts, approvals, unbilledAttempts }: Job) =>
  attempts < approvals + unbilledAttempts;

/** Counts an attempt; written to disk before the request is sent. */
export function claim(job: Job, now: number): RunningJob | undefined {
  if (!isDue(job, now)) return undefined;
  return { ...coreOf(job), status: 'sending', attempts: job.attempts + 1, text: '' };
}

/** True if a record still belongs to the sender that claimed this attempt. */
export const isAttempt = (job: Job, claimed: Job) =>
  job.id === claimed.id && job.attempts === claimed.attempts && isRunning(job);

/** Records the text received so far. */
export function progress(job: Job, attempt: number, text: string): RunningJob | undefined {
  if (!isRunning(job) || job.attempts !== attempt) return undefined;
  return { ...job, status: text === '' ? job.status : 'streaming', text };
}

/**
 * Ends an attempt whose sender died. It may have been billed, so it is never retried automatically.
 */
export const recover = (job: Job): InterruptedJob | undefined =>
  isRunning(job) ? interrupted({ ...coreOf(job), persisted: false }) : undefined;

const interrupted = (job: JobCore & Pick<InterruptedJob, 'persisted' | 'failure' | 'usage'>) => ({
  ...job,
  status: hasText(job) ? ('partial' as const) : ('unknown' as const),
});

const hasText = ({ text }: JobCore) => text.trim() !== '';

/** The remains of an attempt, before its status is known. */
type Ending = JobCore & Pick<EndedJob, 'persisted' | 'usage'>;
type Failing = Ending & Pick<FailedJob, 'failure'>;

/**
 * Records the end of an attempt, even by a sender that was wrongly taken for dead. `chance` is from
 * 0 to 1.
 */
export function finishAttempt(
  job: Job,
  attempt: number,
  end: Outcome,
  now: number,
  chance: number,
): Exclude<Job, RunningJob> | undefined {
  const waitedFor = isRunning(job) || job.status === 'unknown' || job.status === 'partial';
  if (!waitedFor || job.attempts !== attempt) return undefined;
  const ended = endingOf(job, end.text, end.usage ?? job.usage);
  switch (end.outcome) {
    case 'complete':
    case 'cut-short':
      return { ...ended, status: 'done', cutShort: end.outcome === 'cut-short', stopped: false };
    case 'stopped':
      return { ...ended, status: 'cancelled', cutShort: true, stopped: true };
    case 'failed':
      return afterFailure({ ...ended, failure: end.failure }, now, chance);
  }
}

/** Returns the remains of a job that ends with this text. */
const endingOf = (job: Job, text = job.text, usage = job.usage): Ending => ({
  ...coreOf(job),
  text,
  persisted: job.persisted ?? false,
  ...(usage && { usage }),
});

function afterFailure(
  job: Failing,
  now: number,
  chance: number,
): QueuedJob | InterruptedJob | FailedJob | BlockedJob {
  const { failure } = job;
  if (failure.kind === 'rate-limited') {
    const asked = askedWait(failure.retryAfterMs) ?? doublingWait(job.retries, chance);
    return retryUnbilled(job, 5, asked, now);
  }
  if (failure.kind === 'unavailable') return afterUnavailable(job, failure, now, chance);
  const isWaiting = failure.kind === 'offline' || failure.kind === 'unreachable';
  if (isWaiting && !failure.sent) return requeued(uncounted(job));
  const { leads, unsent } = FAILURES[failure.kind];
  const ended = unsent ? uncounted(job) : job;
  switch (leads) {
    case 'interrupted':
      return interrupted(job);
    case 'failed-or-partial':
      return { ...ended, status: hasText(job) ? 'partial' : 'failed' };
    case 'failed':
      return { ...ended, status: leads };
    case 'needs-key':
    case 'needs-credit':
      return { ...ended, status: leads };
  }
}

/** Queues a job again, to be sent at once. */
function requeued({ persisted: _, ...job }: Failing): QueuedJob {
  return { ...job, status: 'queued', notBefore: 0, waitsSince: 0 };
}

/** Retry delays in milliseconds by status, used if the provider names none. */
const WAITS: Readonly<Record<number, readonly number[]>> = {
  409: [1000, 4000],
  503: [5000, 15_000, 45_000],
};

function afterUnavailable(
  job: Failing,
  failure: Extract<Failure, { kind: 'unavailable' }>,
  now: number,
  chance: number,
): QueuedJob | InterruptedJob | FailedJob {
  const waits = WAITS[failure.status];
  if (!waits) return interrupted(job);
  const own = jittered(waits[job.retries] ?? 0, chance);
  return retryUnbilled(job, waits.length, askedWait(failure.retryAfterMs) ?? own, now);
}

/** Schedules a free retry after a refusal before any work, up to `most` times. */
function retryUnbilled(
  job: Failing,
  most: number,
  wait: number,
  now: number,
): QueuedJob | FailedJob {
  const counted = { ...job, unbilledAttempts: job.unbilledAttempts + 1, text: '' };
  if (job.retries >= most) return { ...counted, status: 'failed' };
  const waiting = { retries: job.retries + 1, notBefore: now + wait, waitsSince: now };
  return { ...requeued(counted), ...waiting };
}

/** Uncounts an attempt that never left this device. */
const uncounted = (job: Failing): Failing => ({ ...job, attempts: job.attempts - 1 });

/** Marks a job that has no key to be sent with. */
export function needKey(job: Job, failure: Failure): BlockedJob | undefined {
  if (job.status !== 'queued') return undefined;
  const { approvedBaseUrl } = job;
  return {
    ...endingOf(job),
    status: 'needs-key',
    failure,
    ...(approvedBaseUrl !== undefined && { approvedBaseUrl }),
  };
}

/** Fails a job that cannot be sent although the network is there. */
export const fail = (job: Job, failure: Failure): FailedJob | undefined =>
  job.status === 'queued' ? { ...endingOf(job), status: 'failed', failure } : undefined;

/** Cancels a job. One that is being sent may still be billed. */
export function cancel(job: Job): EndedJob | undefined {
  if (job.status === 'done' || job.status === 'cancelled') return undefined;
  return { ...endingOf(job), status: 'cancelled', stopped: true, cutShort: true };
}

/**
 * Withdraws a job that the user now requests differently. A running or finished one is left alone.
 */
export function withdraw(job: Job): EndedJob | undefined {
  if (isRunning(job) || job.status === 'done') return undefined;
  const { cutShort = false, stopped = false } = job;
  return { ...endingOf(job, ''), status: 'cancelled', cutShort, stopped };
}

/**
 * Records the user's approval of one more attempt; an earlier approval that was not used still
 * counts. `chosen` is the base URL of the provider that is chosen now, null where it is not valid;
 * `keyId` names the key that the job would be sent with now.
 */
export function retry(
  job: Job,
  now: number,
  chosen: string | null = null,
  keyId: string = job.keyId,
): QueuedJob | undefined {
  if (!canRetry(job)) return undefined;
  return {
    ...coreOf(job),
    status: 'queued',
    keyId,
    approvedBaseUrl: chosen,
    approvals: approvalsForOneMore(job),
    retries: 0,
    notBefore: 0,
    waitsSince: 0,
    text: '',
    approvedAt: now,
  };
}

const approvalsForOneMore = ({ approvals, attempts, unbilledAttempts }: Job) =>
  Math.max(approvals, attempts - unbilledAttempts + 1);

/**
 * Requeues a job that needs a key, now that there is one. This is no approval: questions that are
 * still open, such as another provider, are still asked.
 */
export function resume(job: Job, keyId: string = job.keyId): QueuedJob | undefined {
  const isResumed = job.status === 'needs-key' || job.holdReason === 'key';
  if (!isResumed || !canRetry(job)) return undefined;
  const { notBefore = 0, waitsSince = 0, approvedBaseUrl } = job;
  return {
    ...coreOf(job),
    status: 'queued',
    keyId,
    approvals: approvalsForOneMore(job),
    notBefore,
    waitsSince,
    ...(approvedBaseUrl !== undefined && { approvedBaseUrl }),
  };
}

/**
 * Returns the reason why a job must not be sent automatically, or undefined. `sentInARow` counts
 * since the network came back; `baseUrl` is the chosen one, null if it is not a valid URL.
 */
export function reasonToHold(
  job: Job,
  setting: { now: number; baseUrl: string | null; sentInARow: number },
): HoldReason | undefined {
  if (setting.now - job.approvedAt > STALE_AFTER_MS) return 'stale';
  if (job.approvedBaseUrl === setting.baseUrl) return undefined;
  // A change to a draft goes to the provider of that draft.
  if (setting.baseUrl !== job.baseUrl && sourceDraftOf(job) === undefined) return 'provider';
  return setting.sentInARow >= MAX_IN_A_ROW ? 'burst-limit' : undefined;
}

/**
 * Largest number of jobs sent automatically after the network is back; the others need approval.
 */
export const MAX_IN_A_ROW = 5;

/** Holds a job until the user approves it. */
export const hold = (job: Job, holdReason: HoldReason): QueuedJob | undefined =>
  job.status === 'queued' && job.holdReason === undefined ? { ...job, holdReason } : undefined;

/** Holds a job whose key was changed, until the user agrees. */
export function holdForKey(job: Job): QueuedJob | undefined {
  const held = hold(job, 'key');
  return held && { ...held, keyId: '' };
}

/** Accepts a partial text as the result. */
export const acceptPartial = (job: Job): EndedJob | undefined =>
  !isRunning(job) && job.status !== 'done' && hasText(job)
    ? { ...endingOf(job), status: 'done', cutShort: true, stopped: true }
    : undefined;

/** Records that the draft of an ended job is on the device. */
export const persist = (job: Job): Job | undefined =>
  job.persisted === false ? { ...job, persisted: true } : undefined;
