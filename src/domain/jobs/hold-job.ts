import { sourceDraftOf } from './job-draft.ts';
import type { HoldReason, Job, QueuedJob } from './job.ts';

/**
 * Age at which an approval expires, in milliseconds: the user is asked again before the job is
 * sent.
 */
export const STALE_AFTER_MS = 24 * 3_600_000;

/**
 * Returns the reason why a job must not be sent automatically, or undefined. `sentInARow` counts
 * presses since the network came back; `baseUrl` is the chosen one, null if it is not a valid URL.
 */
export function reasonToHold(
  job: Job,
  context: { now: number; baseUrl: string | null; sentInARow: number },
): HoldReason | undefined {
  if (context.now - job.approvedAt > STALE_AFTER_MS) return 'stale';
  if (job.approvedBaseUrl === context.baseUrl) return undefined;
  // A change to a draft goes to the provider of that draft.
  if (context.baseUrl !== job.baseUrl && sourceDraftOf(job) === undefined) return 'provider';
  return context.sentInARow >= MAX_IN_A_ROW ? 'burst-limit' : undefined;
}

/**
 * Largest number of presses whose jobs are sent automatically after the network is back; those of
 * others need approval.
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
