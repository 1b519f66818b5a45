import { isNearby } from '../providers/base-url.ts';
import { hasText, isRunning, isUnderWay, type Job } from './job.ts';

/** True if the job does not continue without the user. */
export const needsUser = ({ status, holdReason }: Job) =>
  ['unknown', 'partial', 'needs-key', 'needs-credit'].includes(status) ||
  (status === 'queued' && holdReason !== undefined);

/**
 * True if another job for the same provider needs a key or credit: this one would fail in the same
 * way.
 */
export const isPaused = (job: Job, all: readonly Job[]) =>
  job.status === 'queued' &&
  all.some(({ baseUrl, status }) => baseUrl === job.baseUrl && status.startsWith('needs-'));

/**
 * True if the queue panel lists the job: deferred, retrying or in need of the user. A finished one
 * is a draft, and a job that the user is watching is shown where it was pressed.
 */
export const isShown = (job: Job) =>
  needsUser(job) ||
  (job.deferred
    ? job.status !== 'cancelled' && job.status !== 'done'
    : job.retries > 0 && isUnderWay(job));

/** True if the post was written later than its press, and the user has not opened it. */
export const isUnseen = ({ status, deferred }: Job) => status === 'done' && deferred;

/**
 * True if the same request can be sent again. A continuation that received some text cannot: that
 * text is in its draft and not in the request. Continue on the draft asks from there.
 */
export const canRetry = (job: Job): boolean =>
  !isRunning(job) && job.status !== 'done' && !(job.continues && hasText(job));

/** True if a retry may be charged again. */
export const mayCostAgain = ({ status, attempts, unbilledAttempts, baseUrl }: Job) =>
  attempts > unbilledAttempts &&
  (status === 'unknown' || status === 'partial') &&
  !isNearby(baseUrl);

/** True if an attempt of this job may have been charged, or is under way. */
export const mayHaveBeenBilled = (job: Job): boolean =>
  isRunning(job) || job.attempts > job.unbilledAttempts;
