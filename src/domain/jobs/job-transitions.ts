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
  canRetry,
  type HoldReason,
  isRunning,
  type Job,
  STALE_AFTER_MS,
  sourceDraftOf,
  type Usage,
} from './job.ts';

/** Result of a request, as reported by the model service. */
export type Outcome = { readonly usage?: Usage } & (
  | { readonly outcome: 'complete' | 'cut-short' | 'stopped'; readonly text: string }
  | { readonly outcome: 'failed'; readonly text: string; readonly failure: Failure }
);

type Next = Job | undefined;

/**
 * Returns the milliseconds until the job may be sent. Zero if the clock was set back to before the
 * wait began: the elapsed time is then unknown, and the end might never be reached.
 */
export function waitMs({ notBefore, waitsSince }: Job, now: number): number {
  const left = notBefore - now;
  return now < waitsSince || left > LONGEST_WAIT_MS ? 0 : Math.max(left, 0);
}

/** True if the job may be sent now. */
export const isDue = (job: Job, now: number) =>
  job.status === 'queued' && job.holdReason === undefined && waitMs(job, now) === 0 && maySend(job);

const maySend = ({ attempts, approvals, unbilledAttempts }: Job) =>
  attempts < approvals + unbilledAttempts;

/** Counts an attempt; written to disk before the request is sent. */
export function claim(job: Job, now: number): Next {
  if (!isDue(job, now)) return undefined;
  const { failure: _, usage: _used, approvedBaseUrl: _yes, ...rest } = job;
  return {
    ...rest,
    status: 'sending',
    attempts: job.attempts + 1,
    notBefore: 0,
    waitsSince: 0,
    text: '',
  };
}

/** True if a record still belongs to the sender that claimed this attempt. */
export const isAttempt = (job: Job, claimed: Job) =>
  job.id === claimed.id && job.attempts === claimed.attempts && isRunning(job);

/** Records the text received so far. */
export function progress(job: Job, attempt: number, text: string): Next {
  if (!isRunning(job) || job.attempts !== attempt) return undefined;
  return { ...job, status: text === '' ? job.status : 'streaming', text };
}

/**
 * Ends an attempt whose sender died. It may have been billed, so it is never retried automatically.
 */
export const recover = (job: Job): Next =>
  isRunning(job) ? interrupted(job, job.text) : undefined;

const interrupted = (job: Job, text: string): Job => ({
  ...job,
  status: text.trim() === '' ? 'unknown' : 'partial',
  text,
});

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
): Next {
  const waitedFor = isRunning(job) || job.status === 'unknown' || job.status === 'partial';
  if (!waitedFor || job.attempts !== attempt) return undefined;
  const ended = { ...job, text: end.text, ...(end.usage && { usage: end.usage }) };
  switch (end.outcome) {
    case 'complete':
    case 'cut-short':
      return { ...ended, status: 'done', cutShort: end.outcome === 'cut-short' };
    case 'stopped':
      return { ...ended, status: 'cancelled', cutShort: true, stopped: true };
    case 'failed':
      return afterFailure({ ...ended, failure: end.failure }, end.failure, now, chance);
  }
}

function afterFailure(job: Job, failure: Failure, now: number, chance: number): Job {
  if (failure.kind === 'rate-limited') {
    const asked = askedWait(failure.retryAfterMs) ?? doublingWait(job.retries, chance);
    return retryUnbilled(job, 5, asked, now);
  }
  if (failure.kind === 'unavailable') return afterUnavailable(job, failure, now, chance);
  const isWaiting = failure.kind === 'offline' || failure.kind === 'unreachable';
  if (isWaiting && !failure.sent) return uncounted({ ...job, status: 'queued' });
  const { leads, unsent } = FAILURES[failure.kind];
  if (leads === 'interrupted') return interrupted(job, job.text);
  const hasText = job.text.trim() !== '';
  const status = leads === 'failed-or-partial' ? (hasText ? 'partial' : 'failed') : leads;
  return unsent ? uncounted({ ...job, status }) : { ...job, status };
}

/** Retry delays in milliseconds by status, used if the provider names none. */
const WAITS: Readonly<Record<number, readonly number[]>> = {
  409: [1000, 4000],
  503: [5000, 15_000, 45_000],
};

function afterUnavailable(
  job: Job,
  failure: Extract<Failure, { kind: 'unavailable' }>,
  now: number,
  chance: number,
): Job {
  const waits = WAITS[failure.status];
  if (!waits) return interrupted(job, job.text);
  const own = jittered(waits[job.retries] ?? 0, chance);
  return retryUnbilled(job, waits.length, askedWait(failure.retryAfterMs) ?? own, now);
}

/** Schedules a free retry after a refusal before any work, up to `most` times. */
function retryUnbilled(job: Job, most: number, wait: number, now: number): Job {
  const counted = { ...job, unbilledAttempts: job.unbilledAttempts + 1, text: '' };
  if (job.retries >= most) return { ...counted, status: 'failed' };
  return {
    ...counted,
    status: 'queued',
    retries: job.retries + 1,
    notBefore: now + wait,
    waitsSince: now,
  };
}

/** Uncounts an attempt that never left this device. */
const uncounted = (job: Job): Job => ({ ...job, attempts: job.attempts - 1 });

/** Marks a job that has no key to be sent with. */
export const needKey = (job: Job, failure: Failure): Next =>
  job.status === 'queued' ? { ...job, status: 'needs-key', failure } : undefined;

/** Fails a job that cannot be sent although the network is there. */
export const fail = (job: Job, failure: Failure): Next =>
  job.status === 'queued' ? { ...job, status: 'failed', failure } : undefined;

/** Cancels a job. One that is being sent may still be billed. */
export function cancel(job: Job): Next {
  if (job.status === 'done' || job.status === 'cancelled') return undefined;
  return { ...job, status: 'cancelled', stopped: true, cutShort: true };
}

/**
 * Withdraws a job that the user now requests differently. A running or finished one is left alone.
 */
export const withdraw = (job: Job): Next =>
  isRunning(job) || job.status === 'done' ? undefined : { ...job, status: 'cancelled', text: '' };

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
): Next {
  const { holdReason: _, failure: _reason, ...rest } = job;
  if (!canRetry(job)) return undefined;
  return {
    ...rest,
    status: 'queued',
    keyId,
    approvedBaseUrl: chosen,
    approvals: approvalsForOneMore(job),
    retries: 0,
    notBefore: 0,
    waitsSince: 0,
    text: '',
    cutShort: false,
    stopped: false,
    persisted: false,
    approvedAt: now,
  };
}

const approvalsForOneMore = ({ approvals, attempts, unbilledAttempts }: Job) =>
  Math.max(approvals, attempts - unbilledAttempts + 1);

/**
 * Requeues a job that needs a key, now that there is one. This is no approval: questions that are
 * still open, such as another provider, are still asked.
 */
export function resume(job: Job, keyId: string = job.keyId): Next {
  const { holdReason, failure: _reason, ...rest } = job;
  if ((job.status !== 'needs-key' && holdReason !== 'key') || !canRetry(job)) return undefined;
  return { ...rest, status: 'queued', keyId, approvals: approvalsForOneMore(job) };
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
export const hold = (job: Job, holdReason: HoldReason): Next =>
  job.status === 'queued' && job.holdReason === undefined ? { ...job, holdReason } : undefined;

/** Holds a job whose key was changed, until the user agrees. */
export function holdForKey(job: Job): Next {
  const held = hold(job, 'key');
  return held && { ...held, keyId: '' };
}

/** Accepts a partial text as the result. */
export const acceptPartial = (job: Job): Next =>
  !isRunning(job) && job.status !== 'done' && job.text.trim() !== ''
    ? { ...job, status: 'done', cutShort: true, stopped: true }
    : undefined;
