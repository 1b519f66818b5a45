import type { Job } from './job.ts';
import { isShown, isUnseen } from './job-status.ts';

/** Age at which ended jobs are removed, seen or not, in days. */
export const ENDED_DAYS = 30;
/**
 * Number of ended jobs kept although they are not listed, newest first: a campaign relies on its
 * newest.
 */
export const ENDED_KEPT = 20;

const DAY_MS = 86_400_000;

/**
 * Returns the ended jobs to remove, so that the queue keeps room for others; `now` in milliseconds
 * since 1970. Never a job that is queued, needs the user, or has text that is not in a draft yet.
 */
export function prunable(jobs: readonly Job[], now: number): readonly Job[] {
  const ended = jobs.filter(hasEnded).toSorted((one, other) => other.position - one.position);
  const hidden = ended.filter((job) => !isShown(job) && !isUnseen(job)).slice(ENDED_KEPT);
  const isOld = (job: Job) => now - job.approvedAt > ENDED_DAYS * DAY_MS;
  return ended.filter((job) => isOld(job) || hidden.includes(job));
}

const hasEnded = ({ status, text, persisted }: Job) =>
  ['done', 'cancelled', 'failed'].includes(status) && (persisted || text.trim() === '');
