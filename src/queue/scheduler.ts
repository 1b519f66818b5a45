import { type HoldReason, isRunning, isUnderWay, type Job } from '#domain/jobs/job.ts';
import { isPaused } from '#domain/jobs/job-status.ts';
import * as attempts from '#domain/jobs/attempt.ts';
import { hold, reasonToHold } from '#domain/jobs/hold-job.ts';
import * as next from '#domain/jobs/job-transitions.ts';
import { prunable } from '#domain/jobs/prune-jobs.ts';
import { QUEUE_CHANNEL } from '#domain/jobs/queue-message.ts';
import type { JobMirror } from './job-mirror.ts';
import type { Sender } from './sender.ts';
import type { UserIntent } from './user-intent.ts';
import type { QueueDeps } from './types.ts';

/** Decides when each job is sent: one at a time across all tabs and the worker. */
export interface Scheduler {
  /** Sends all jobs that can be sent; resolves when done. A call during a drain adds a pass. */
  drain(): Promise<void>;
  /** Drains after a change by another tab, which may have deleted the job being sent. */
  onMessage(): Promise<void>;
  /** Cancels the timers: nothing is sent from here any more. */
  close(): void;
}

/** Name of the Web Lock that the sending tab or worker holds. */
const LOCK = QUEUE_CHANNEL;
const MAX_DRAIN_INTERVAL_MS = 60_000;

export function createScheduler(
  deps: QueueDeps,
  mirror: JobMirror,
  intent: UserIntent,
  sender: Sender,
): Scheduler {
  /** Presses whose jobs were sent in a row: the user asked for all posts of one at once. */
  const sentInARow = new Set<string>();
  let draining: Promise<void> | undefined;
  let isRequested = false;
  let isAwaitingLock = false;
  let isClosed = false;
  let cancelTimer = () => {};

  deps.connectivity.subscribe((connection, before) => {
    if (connection !== 'online') return;
    if (before === 'offline' || before === 'portal') sentInARow.clear();
    void drain();
  });

  async function drain(): Promise<void> {
    if (isClosed || deps.chosenBaseUrl() === undefined || !isSignedIn(deps)) return;
    isRequested = true;
    draining ??= drainAll();
    await draining;
  }

  async function drainAll(): Promise<void> {
    let hasFailed = false;
    try {
      while (isRequested) {
        isRequested = false;
        if (await deps.locks.ifFree(LOCK, sendAll)) continue;
        drainOnceFree();
        // Refresh even when another tab holds the lock.
        await sender.refresh();
      }
    } catch {
      // The disk does not respond, so nothing is sent: `plan` schedules another drain.
      hasFailed = true;
    } finally {
      draining = undefined;
      plan(hasFailed);
    }
  }

  /** Drains once the lock is free: the sender that holds it is done, or dead. */
  function drainOnceFree(): void {
    if (isAwaitingLock) return;
    isAwaitingLock = true;
    const go = () => {
      isAwaitingLock = false;
      void drain();
    };
    deps.locks.untilFree(LOCK).then(go, () => {
      // The browser refused the request; the timer set by `plan` retries.
      isAwaitingLock = false;
    });
  }

  async function sendAll(): Promise<void> {
    for (const [id, by] of mirror.unwritten) await mirror.change(id, by);
    await sender.refresh();
    await mirror.remove(prunable(mirror.jobs, deps.now()).map(({ id }) => id));
    // This page holds the lock, so the tab or worker that was sending these jobs is dead.
    for (const { id } of mirror.jobs.filter(isRunning)) await mirror.change(id, attempts.recover);
    for (const job of mirror.jobs.filter(intent.hasUnusedTypedKey)) {
      intent.markTypedKeyUsed(job.id);
      await mirror.change(job.id, (it) => next.resume(it));
    }
    const passed = new Set<string>();
    while (isSignedIn(deps)) {
      const job = nextJob(deps, mirror.jobs, intent, passed);
      if (!job) return;
      passed.add(job.id);
      const holdReason = (it: Job) => holdReasonOf(deps, intent, it, sentInARow);
      const reason = holdReason(job);
      if (reason !== undefined) {
        await mirror.change(job.id, (it) => hold(it, reason));
        continue;
      }
      const isWatched = intent.isWatched(job.id);
      await sender.send(job, {
        holdReason,
        onClaimed: () => void (isWatched || sentInARow.add(pressOf(job))),
      });
      // A free retry that is due at once is left to the next drain.
      await sender.refresh();
    }
  }

  /**
   * Schedules the next drain for the end of the shortest wait. While jobs are under way, a result
   * is unwritten or the disk has failed, it comes after `IDLE_MS` at the latest.
   */
  function plan(hasFailed: boolean): void {
    cancelTimer();
    const waits = mirror.jobs
      .filter(isUnderWay)
      .map(
        (job) => (isRunning(job) ? 0 : attempts.waitMs(job, deps.now())) || MAX_DRAIN_INTERVAL_MS,
      );
    if (waits.length === 0 && mirror.unwritten.size === 0 && !hasFailed) return;
    cancelTimer = deps.later(Math.min(...waits, MAX_DRAIN_INTERVAL_MS), () => void drain());
  }

  return {
    drain,
    async onMessage() {
      if (!draining) return drain();
      isRequested = true;
      // No delay: the job being sent may have been deleted.
      return sender.refresh();
    },
    close() {
      isClosed = true;
      cancelTimer();
    },
  };
}

const pressOf = ({ id, press = id }: Job): string => press;

const isSignedIn = (deps: QueueDeps) => deps.isSignedIn?.() ?? true;

/** The job to send next: those that the user is watching go first. */
function nextJob(
  deps: QueueDeps,
  jobs: readonly Job[],
  intent: UserIntent,
  passed: ReadonlySet<string>,
): Job | undefined {
  const isTurn = (job: Job) =>
    attempts.isDue(job, deps.now()) &&
    !passed.has(job.id) &&
    (deps.accepts?.(job) ?? true) &&
    (intent.isWatched(job.id) || !isPaused(job, jobs));
  return jobs.find((job) => intent.isWatched(job.id) && isTurn(job)) ?? jobs.find(isTurn);
}

/** Returns the reason why a job must not be sent without asking the user, or undefined. */
function holdReasonOf(
  deps: QueueDeps,
  intent: UserIntent,
  job: Job,
  sentInARow: ReadonlySet<string>,
): HoldReason | undefined {
  // A press sends a job once, to the provider it was made for. A retry asks the user if another
  // provider is chosen by then.
  const isFirst = job.attempts === 0 && job.failure === undefined;
  if (intent.isWatched(job.id) && isFirst) return undefined;
  return reasonToHold(job, {
    now: deps.now(),
    baseUrl: deps.chosenBaseUrl() ?? null,
    // A job that a provider refused for free was counted at its first attempt, and one of several
    // posts with the first of them.
    sentInARow: job.attempts > 0 || sentInARow.has(pressOf(job)) ? 0 : sentInARow.size,
  });
}
