import { isRunning, type Job } from '#domain/jobs/job.ts';
import { isOwnedBy } from '#domain/site/account.ts';
import { JOBS_CHANGED } from '#domain/jobs/queue-message.ts';
import { notifyAll } from './listeners.ts';
import type { QueueDeps } from './types.ts';

export type Change = (job: Job) => Job | undefined;

export interface QueueListener {
  /** Called with all jobs, on subscription and whenever a job changes. */
  onJobs(jobs: readonly Job[]): void;
  /** Called when an attempt made here has ended. */
  onEnd(job: Job): void;
}

/** The jobs on disk as known to this page. Every write of a job is a compare-and-swap. */
export interface JobMirror {
  readonly jobs: readonly Job[];
  /** Number of logouts: work that began before a logout must not continue after it. */
  readonly logouts: number;
  /** Ends of attempts that are not on disk yet, by job id. A refused write is retried. */
  readonly unwritten: Map<string, Change>;
  show(list: readonly Job[]): void;
  showOne(job: Job): void;
  /**
   * Returns the written job; undefined if nothing was written or the user has logged out meanwhile.
   */
  change(id: string, by: Change): Promise<Job | undefined>;
  /** Like `change`, for a job that is sent next: only while its account is signed in. */
  claim(id: string, by: Change): Promise<Job | undefined>;
  /**
   * Like `change`, for an event that has already happened: the change shows here even if the disk
   * refuses to store it.
   */
  changeOrShow(id: string, by: Change): Promise<Job | undefined>;
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Reads the disk. `onRead` returns the id of the job being sent from here, whose copy in memory
   * is newer than its record.
   */
  refresh(onRead: (stored: readonly Job[]) => string | undefined): Promise<void>;
  /** Drops this page's copy of the queue, and counts a logout. */
  forget(): void;
  /** Notifies the listeners of the end of an attempt. */
  emitEnd(job: Job): void;
  subscribe(listener: QueueListener): () => void;
}

export function createJobMirror(deps: QueueDeps): JobMirror {
  const listeners = new Set<QueueListener>();
  const unwritten = new Map<string, Change>();
  let jobs: readonly Job[] = [];
  let logouts = 0;

  const isOwn = ({ owner }: Job): boolean => !deps.account || isOwnedBy(owner, deps.account());

  function show(list: readonly Job[]): void {
    jobs = list;
    notifyAll(listeners, ({ onJobs }) => onJobs(list), deps.report);
  }

  function showOne(job: Job): void {
    const others = jobs.filter(({ id }) => id !== job.id);
    show([...others, job].toSorted((a, b) => a.position - b.position));
  }

  async function change(id: string, by: Change, isToSend = false): Promise<Job | undefined> {
    const epoch = logouts;
    const ofOwn: Change = (job) => (isToSend && !isOwn(job) ? undefined : by(job));
    const changed = await deps.jobs.change(id, ofOwn, isToSend);
    if (unwritten.get(id) === by) unwritten.delete(id);
    // An account that has left may still be at the end of its attempt.
    if (!changed || epoch !== logouts || !isOwn(changed)) return undefined;
    showOne(changed);
    deps.emit(JOBS_CHANGED);
    return changed;
  }

  async function changeOrShow(id: string, by: Change): Promise<Job | undefined> {
    try {
      return await change(id, by);
    } catch {
      const known = jobs.find((job) => job.id === id);
      const changed = known && by(known);
      if (changed) showOne(changed);
      return changed;
    }
  }

  async function refresh(onRead: (stored: readonly Job[]) => string | undefined): Promise<void> {
    const epoch = logouts;
    const all = await deps.jobs.readAll();
    const stored = all.filter(isOwn);
    if (epoch !== logouts) return;
    const ownId = onRead(stored);
    const own = jobs.find(({ id }) => id === ownId);
    // Another tab may have deferred the job.
    const ahead = (job: Job) =>
      own?.id === job.id && isRunning(job) ? { ...own, deferred: job.deferred } : job;
    show(stored.map((job) => unwritten.get(job.id)?.(job) ?? ahead(job)));
  }

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await deps.jobs.remove(ids);
    for (const id of ids) unwritten.delete(id);
    show(jobs.filter(({ id }) => !ids.includes(id)));
    deps.emit(JOBS_CHANGED);
  }

  return {
    get jobs() {
      return jobs;
    },
    get logouts() {
      return logouts;
    },
    unwritten,
    show,
    showOne,
    change: (id, by) => change(id, by),
    claim: (id, by) => change(id, by, true),
    changeOrShow,
    remove,
    refresh,
    forget() {
      logouts += 1;
      unwritten.clear();
      show([]);
    },
    emitEnd: (job) => notifyAll(listeners, ({ onEnd }) => onEnd(job), deps.report),
    subscribe(listener) {
      listeners.add(listener);
      notifyAll([listener], ({ onJobs }) => onJobs(jobs), deps.report);
      return () => listeners.delete(listener);
    },
  };
}
