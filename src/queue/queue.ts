/**
 * Sends queued jobs, one at a time across all tabs and the service worker. Framework-free: a page
 * and the worker each inject their services. The job's states are drawn in
 * `domain/jobs/job-transitions.ts`.
 *
 * Two invariants, whichever tab or worker dies when:
 * - A press is not paid for twice. An attempt is counted on disk before it is sent (`claim`), and a
 *   job found in `sending` afterwards is never retried automatically (`recover`). A Web Lock keeps
 *   two senders apart, and is released when its holder dies.
 * - A deleted job stays deleted. Every write but `add` is a compare-and-swap on the record, so a
 *   sender that has lost its job cannot bring it back, and `add` writes nothing once `clear` has
 *   begun.
 */
import {
  asksTheSame,
  isKeptBy,
  isReplacedBy,
  isUnderWay,
  type Job,
  type JobRequest,
  needsApprovalToReplace,
  newJob,
} from '#domain/jobs/job.ts';
import * as next from '#domain/jobs/job-transitions.ts';
import {
  isCleared,
  JOBS_CHANGED,
  JOBS_CLEARED,
  type QueueMessage,
} from '#domain/jobs/queue-message.ts';
import { createJobMirror, type QueueListener } from './job-mirror.ts';
import { createScheduler } from './scheduler.ts';
import { createSender } from './sender.ts';
import { createUserIntent, type UserIntent } from './user-intent.ts';
import type { QueueDeps } from './types.ts';

export interface Queue {
  /**
   * Adds a job and deletes the jobs that it replaces. Resolves with another job if that one blocks
   * it: it asks for the same, or may have been billed. Resolves with undefined if the queue is
   * full, or the user has logged out meanwhile.
   */
  add(request: JobRequest, how: AddOptions): Promise<Job | undefined>;
  /** Sends all jobs that can be sent; resolves when done. A call during a drain adds a pass. */
  drain(): Promise<void>;
  cancel(id: string): Promise<void>;
  /** Records the user's approval of a job (retry, send now or send after all), and drains. */
  retry(id: string): Promise<void>;
  /** Accepts a partial text as the result. */
  acceptPartial(id: string): Promise<void>;
  /** Requeues the deferred jobs that need a key for this base URL: there is one now. */
  resume(baseUrl: string): Promise<void>;
  /**
   * Holds the jobs for this base URL until the user approves: its key was changed. Skips jobs that
   * the user is watching.
   */
  pauseFor(baseUrl: string): Promise<void>;
  /** Marks a job whose draft is on the device. */
  markPersisted(id: string): Promise<void>;
  /** Moves the jobs to the background; the queue panel lists them from now on. */
  defer(ids: readonly string[]): Promise<void>;
  /** Marks a job's result as seen by the user. */
  markSeen(id: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes a job that the user now requests differently, unless it is being sent or done. */
  withdraw(id: string): Promise<void>;
  /** Removes all jobs, for a logout. */
  clear(): Promise<void>;
  /** Reads the changes of other tabs. */
  refresh(): Promise<void>;
  /** Handles a message from another tab; aborts the request if its job is gone. */
  onMessage(message: QueueMessage): Promise<void>;
  /** Flushes progress: the page is going away, or may be. */
  onPageHide(): void;
  subscribe(listener: QueueListener): () => void;
  /** Cancels the timers: nothing is sent from here any more. */
  close(): void;
}

export interface AddOptions {
  /** The user is watching the screen for the result. */
  readonly watched: boolean;
  /** A key that was typed and not saved: kept in memory until the job is sent. */
  readonly key?: string;
  /** Ids of jobs that may have been billed, and that the user has agreed to replace. */
  readonly approved?: readonly string[];
}

export function createQueue(deps: QueueDeps): Queue {
  const mirror = createJobMirror(deps);
  const intent = createUserIntent(deps);
  const sender = createSender(deps, mirror, intent);
  const scheduler = createScheduler(deps, mirror, intent, sender);
  const { show, change, changeOrShow } = mirror;
  const { drain } = scheduler;
  /** Ids of this page's jobs since the last logout. */
  const added = new Set<string>();

  const find = (id: string) => mirror.jobs.find((job) => job.id === id);

  /** Drops this page's copy of the queue and aborts its request. */
  function forget(): void {
    sender.abort();
    intent.forget();
    added.clear();
    mirror.forget();
  }

  return {
    async add(request, { watched, key, approved = [] }) {
      const epoch = mirror.logouts;
      added.add(request.id);
      const isInTheWay = (other: Job) => blocks(other, request, approved);
      const isReplaced = (other: Job) => isReplacedBy(other, request);
      const make = (position: number) =>
        epoch === mirror.logouts ? newJob(request, position) : undefined;
      const job = await deps.jobs.add(make, isInTheWay, isReplaced);
      if (epoch !== mirror.logouts) return undefined;
      if (job?.id === request.id) {
        if (watched) intent.watch(job.id);
        if (key) intent.keepTypedKey(job.id, { key, id: request.keyId });
        const kept = mirror.jobs.filter((other) => isKeptBy(other, request));
        show(mirror.jobs.filter((other) => !isReplaced(other)));
        for (const { id } of kept) void changeOrShow(id, next.acceptPartial);
      }
      if (job) mirror.showOne(job);
      deps.emit(JOBS_CHANGED);
      void drain();
      return job;
    },
    drain,
    async cancel(id) {
      intent.release(id);
      // An attempt made here records its own end, with the text received so far.
      if (!sender.abortIfHere(id)) await change(id, next.cancel);
    },
    async retry(id) {
      intent.watch(id);
      const keyId = await keyIdOf(find(id), intent);
      const chosen = deps.chosenBaseUrl() ?? null;
      await change(id, (it) => next.retry(it, deps.now(), chosen, keyId));
      await drain();
    },
    async acceptPartial(id) {
      await change(id, next.acceptPartial);
    },
    async resume(baseUrl) {
      for (const job of mirror.jobs) {
        if (job.baseUrl !== baseUrl || job.status !== 'needs-key' || !job.deferred) continue;
        const keyId = await keyIdOf(job, intent);
        await change(job.id, (it) => next.resume(it, keyId));
      }
      await drain();
    },
    async pauseFor(baseUrl) {
      for (const job of mirror.jobs) {
        if (job.baseUrl === baseUrl && !intent.isWatched(job.id)) {
          await change(job.id, next.holdForKey);
        }
      }
    },
    async markPersisted(id) {
      await change(id, next.persist);
    },
    async defer(ids) {
      for (const id of ids) await change(id, (job) => ({ ...job, deferred: true }));
    },
    async markSeen(id) {
      await change(id, (job) => (job.deferred ? { ...job, deferred: false } : undefined));
    },
    async remove(ids) {
      ids.forEach(sender.abortIfHere);
      ids.forEach(intent.release);
      await mirror.remove(ids);
    },
    async withdraw(id) {
      if (!(await change(id, next.withdraw))) return;
      intent.release(id);
      await mirror.remove([id]);
    },
    async clear() {
      forget();
      try {
        await deps.jobs.clear();
        show([]);
      } finally {
        deps.emit(JOBS_CLEARED);
      }
    },
    refresh: sender.refresh,
    async onMessage(message) {
      // Jobs that this page added before the message arrived may have reached the disk after the
      // logout.
      const late = isCleared(message) ? [...added] : [];
      if (isCleared(message)) forget();
      try {
        await mirror.remove(late);
        await scheduler.onMessage();
      } catch {
        // The disk does not respond: the next drain reads it.
      }
    },
    onPageHide: sender.onPageHide,
    subscribe: mirror.subscribe,
    close: scheduler.close,
  };
}

/** Returns the id of the key that a job would be sent with now; undefined if it cannot be read. */
async function keyIdOf(job: Job | undefined, intent: UserIntent): Promise<string | undefined> {
  const key = job && (await intent.keyOf(job).catch(() => undefined));
  return key?.id;
}

/** True if a job asks for the same, or may be replaced only with the user's approval. */
const blocks = (job: Job, request: JobRequest, approved: readonly string[]): boolean =>
  (isUnderWay(job) && asksTheSame(job, request)) ||
  (needsApprovalToReplace(job, request) && !approved.includes(job.id));
