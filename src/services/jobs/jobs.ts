import type { Job } from '#domain/jobs/job.ts';

/**
 * Storage of the jobs, for every page and the worker. An unreadable record is left alone and never
 * sent.
 */
export interface JobStore {
  /** Returns the jobs in the order of the queue. */
  readAll(): Promise<readonly Job[]>;
  /**
   * Appends a job and removes those that it replaces, in one transaction. Resolves with the job
   * that blocks it, if any, and with undefined if the queue is full or `make` returns undefined.
   * Rejects if the device cannot store it, or if the user has logged out meanwhile; then nothing
   * has changed.
   */
  add(
    make: (position: number) => Job | undefined,
    isInTheWay: (job: Job) => boolean,
    isReplaced: (job: Job) => boolean,
  ): Promise<Job | undefined>;
  /**
   * Compare-and-swap: `change` receives the job on disk and returns its replacement, or undefined
   * to leave it. Resolves with the written job once it is on disk. With `isToSend`, a job whose
   * account is not signed in at that moment is left too.
   */
  change(
    id: string,
    change: (job: Job) => Job | undefined,
    isToSend?: boolean,
  ): Promise<Job | undefined>;
  remove(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  /** Drops all jobs that are only in memory, at once: a logout’s wipe of the disk misses them. */
  forget(): void;
}

/** In-memory store without a disk. */
export function createMemoryJobStore(jobs: Map<string, Job> = new Map()): JobStore {
  const sorted = () => [...jobs.values()].toSorted((a, b) => a.position - b.position);
  return {
    readAll: async () => sorted(),
    async add(make, isInTheWay, isReplaced) {
      const known = sorted();
      const found = known.find(isInTheWay);
      if (found) return found;
      const job = make((known.at(-1)?.position ?? 0) + 1);
      if (!job) return undefined;
      for (const { id } of known.filter(isReplaced)) jobs.delete(id);
      jobs.set(job.id, job);
      return job;
    },
    async change(id, change) {
      const job = jobs.get(id);
      const changed = job && change(job);
      if (changed) jobs.set(id, changed);
      return changed;
    },
    async remove(ids) {
      for (const id of ids) jobs.delete(id);
    },
    clear: async () => jobs.clear(),
    forget: () => jobs.clear(),
  };
}
