import type { Job } from '#domain/job.ts';

/**
 * Storage of the jobs, for every page and the worker. An unreadable record is left alone, never
 * sent.
 */
export interface JobStore {
  /** In the order of the queue. */
  readAll(): Promise<readonly Job[]>;
  /**
   * Puts a job at the end of the queue and removes those that it replaces, all or nothing. Answers
   * with the job that is in its way where there is one, and with undefined when there is no room or
   * `make` makes none. Rejects when the device cannot keep it; then nothing has changed.
   */
  add(
    make: (place: number) => Job | undefined,
    isInTheWay: (job: Job) => boolean,
    isReplaced: (job: Job) => boolean,
  ): Promise<Job | undefined>;
  /**
   * Compares and swaps: `change` gets the job as it is on disk and answers what it becomes, or
   * undefined to leave it. Answers what was written, once the disk has it.
   */
  change(id: string, change: (job: Job) => Job | undefined): Promise<Job | undefined>;
  remove(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** A stand-in without a disk. */
export function createMemoryJobStore(jobs: Map<string, Job> = new Map()): JobStore {
  const sorted = () => [...jobs.values()].toSorted((a, b) => a.order - b.order);
  return {
    readAll: async () => sorted(),
    async add(make, isInTheWay, isReplaced) {
      const known = sorted();
      const found = known.find(isInTheWay);
      if (found) return found;
      const job = make((known.at(-1)?.order ?? 0) + 1);
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
  };
}
