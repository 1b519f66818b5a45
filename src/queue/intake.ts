import { isUnderWay, type Job, type JobRequest, newJob } from '#domain/jobs/job.ts';
import {
  asksTheSame,
  isKeptBy,
  isReplacedBy,
  needsApprovalToReplace,
} from '#domain/jobs/replace-job.ts';
import * as next from '#domain/jobs/job-transitions.ts';
import { JOBS_CHANGED, JOBS_CLEARED } from '#domain/jobs/queue-message.ts';
import type { QueueParts } from './parts.ts';
import type { QueueDeps } from './types.ts';

export interface AddOptions {
  /** The user is watching the screen for the result. */
  readonly watched: boolean;
  /** A key that was typed and not saved: kept in memory until the job is sent. */
  readonly key?: string;
  /** Ids of jobs that may have been billed, and that the user has agreed to replace. */
  readonly approved?: readonly string[];
}

/** Adds jobs, and empties the queue at a logout, here or in another tab. */
export interface Intake {
  /**
   * Adds a job and deletes the jobs that it replaces. Resolves with another job if that one blocks
   * it: it asks for the same, or may have been billed. Resolves with undefined if the queue is
   * full, or the user has logged out meanwhile.
   */
  add(request: JobRequest, how: AddOptions): Promise<Job | undefined>;
  /** Removes all jobs, for a logout. */
  clear(): Promise<void>;
  /**
   * Drops this page's copy at a logout, here or in another tab. Returns the ids of the jobs that
   * this page added before: they may have reached the disk after the logout.
   */
  forget(): readonly string[];
  /** Drops what this page shows and sends when another account signs in. Its jobs stay stored. */
  leave(): void;
}

export function createIntake(
  deps: Pick<QueueDeps, 'jobs' | 'emit' | 'account'>,
  { mirror, intent, sender, drain }: QueueParts,
): Intake {
  /** Ids of this page's jobs since the last logout. */
  const added = new Set<string>();

  async function add(request: JobRequest, how: AddOptions): Promise<Job | undefined> {
    const epoch = mirror.logouts;
    added.add(request.id);
    const isInTheWay = (other: Job) => blocks(other, request, how.approved ?? []);
    const isReplaced = (other: Job) => isReplacedBy(other, request);
    const owner = deps.account?.();
    const make = (position: number) =>
      epoch === mirror.logouts
        ? { ...newJob(request, position), ...(owner && { owner }) }
        : undefined;
    const job = await deps.jobs.add(make, isInTheWay, isReplaced);
    if (epoch !== mirror.logouts) return undefined;
    if (job?.id === request.id) accept(request, how);
    if (job) mirror.showOne(job);
    deps.emit(JOBS_CHANGED);
    void drain();
    return job;
  }

  /** Shows the queue with the new job in place of those that it replaces. */
  function accept(request: JobRequest, { watched, key }: AddOptions): void {
    if (watched) intent.watch(request.id);
    if (key) intent.keepTypedKey(request.id, { key, id: request.keyId });
    const kept = mirror.jobs.filter((other) => isKeptBy(other, request));
    mirror.show(mirror.jobs.filter((other) => !isReplacedBy(other, request)));
    for (const { id } of kept) void mirror.changeOrShow(id, next.acceptPartial);
  }

  function leave(): void {
    sender.abort();
    intent.forget();
    added.clear();
    mirror.forget();
  }

  function forget(): readonly string[] {
    const late = [...added];
    leave();
    deps.jobs.forget();
    return late;
  }

  return {
    add,
    async clear() {
      forget();
      try {
        await deps.jobs.clear();
        mirror.show([]);
      } finally {
        deps.emit(JOBS_CLEARED);
      }
    },
    forget,
    leave,
  };
}

/** True if a job asks for the same, or may be replaced only with the user's approval. */
const blocks = (job: Job, request: JobRequest, approved: readonly string[]): boolean =>
  // A press that a reload interrupted comes again.
  job.id === request.id ||
  (isUnderWay(job) && asksTheSame(job, request)) ||
  (needsApprovalToReplace(job, request) && !approved.includes(job.id));
