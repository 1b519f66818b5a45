/**
 * State transitions of a job. Pure. Each returns undefined if it does not apply, so that a late
 * call changes nothing. Those of an attempt are in `attempt.ts`, those that keep a job from being
 * sent in `hold-job.ts`.
 *
 *     queued -> sending -> streaming -> done
 *       ^         |            |-----> partial | cancelled
 *       |---------|  (refused before any work: retried automatically, counted in `unbilledAttempts`)
 *                 |------------------> failed | unknown | needs-key | needs-credit
 */
import { endingOf } from './attempt.ts';
import type { Failure } from './failure.ts';
import { canRetry } from './job-status.ts';
import {
  type BlockedJob,
  coreOf,
  type EndedJob,
  type FailedJob,
  hasText,
  isRunning,
  type Job,
  type QueuedJob,
} from './job.ts';

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

/** Accepts a partial text as the result. */
export const acceptPartial = (job: Job): EndedJob | undefined =>
  !isRunning(job) && job.status !== 'done' && hasText(job)
    ? { ...endingOf(job), status: 'done', cutShort: true, stopped: true }
    : undefined;

/** Records that the draft of an ended job is on the device. */
export const persist = (job: Job): Job | undefined =>
  job.persisted === false ? { ...job, persisted: true } : undefined;
