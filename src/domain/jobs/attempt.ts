/** Transitions of one attempt, from its claim to its end. The states are in `job-transitions.ts`. */
import { askedWait, doublingWait, jittered, LONGEST_WAIT_MS } from './backoff.ts';
import { type Failure, FAILURES } from './failure.ts';
import {
  type BlockedJob,
  coreOf,
  type EndedJob,
  type FailedJob,
  hasText,
  type HoldReason,
  type InterruptedJob,
  isRunning,
  type Job,
  type JobCore,
  type QueuedJob,
  type RunningJob,
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

/**
 * Takes back an attempt whose request was not made, and holds the job; also if its sender was wrongly
 * taken for dead meanwhile.
 */
export const takeBack = (
  job: Job,
  attempt: number,
  holdReason: HoldReason,
): QueuedJob | undefined =>
  (isRunning(job) || job.status === 'unknown') && job.attempts === attempt
    ? { ...requeued(uncounted(endingOf(job))), holdReason }
    : undefined;

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
export const endingOf = (job: Job, text = job.text, usage = job.usage): Ending => ({
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
function requeued({ persisted: _, ...job }: Ending & Pick<QueuedJob, 'failure'>): QueuedJob {
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
const uncounted = <Ended extends Ending>(job: Ended): Ended => ({
  ...job,
  attempts: job.attempts - 1,
});
