import { isShown, type Job } from './job.ts';

/** Days after which what has ended goes, seen or not. */
export const ENDED_DAYS = 30;
/** So many that have ended and show nowhere are kept: the newest is what a campaign stands on. */
export const ENDED_KEPT = 20;

const DAY_MS = 86_400_000;

/**
 * The jobs that are over and done with, so that the queue keeps its room for others; `now` in
 * milliseconds since 1970. Never one that waits, asks, or has a text that is not in a draft yet.
 */
export function prunable(jobs: readonly Job[], now: number): readonly Job[] {
  const ended = jobs.filter(hasEnded).toSorted((one, other) => other.order - one.order);
  const hidden = ended.filter((job) => !isShown(job)).slice(ENDED_KEPT);
  const isOld = (job: Job) => now - job.consentedAt > ENDED_DAYS * DAY_MS;
  return ended.filter((job) => isOld(job) || hidden.includes(job));
}

const hasEnded = ({ status, text, settled }: Job) =>
  ['done', 'cancelled', 'failed'].includes(status) && (settled || text.trim() === '');
