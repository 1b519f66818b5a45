import type { Job } from '#domain/job.ts';

/** Where jobs live, for every page and the worker. What cannot be read is set aside, never sent. */
export interface JobStore {
  /** In the order of the queue. */
  readAll(): Promise<readonly Job[]>;
  /**
   * Puts a job at the end of the queue. Answers with the one that stands there already where `same`
   * finds one, and with undefined when there is no room. Rejects when the device cannot keep it.
   */
  add(make: (place: number) => Job, same: (job: Job) => boolean): Promise<Job | undefined>;
  /**
   * Compares and swaps: `change` gets the job as it is on disk and answers what it becomes, or
   * undefined to leave it. Answers what was written, once the disk has it.
   */
  change(id: string, change: (job: Job) => Job | undefined): Promise<Job | undefined>;
  remove(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  /** The same as `change` with a job that this caller alone writes, at once: for `pagehide`. */
  writeNow(job: Job): void;
}

/** A stand-in without a disk. */
export function createMemoryJobStore(jobs: Map<string, Job> = new Map()): JobStore {
  const sorted = () => [...jobs.values()].toSorted((a, b) => a.order - b.order);
  return {
    readAll: async () => sorted(),
    async add(make, same) {
      const known = sorted();
      const found = known.find(same);
      if (found) return found;
      const job = make((known.at(-1)?.order ?? 0) + 1);
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
    writeNow: (job) => void jobs.set(job.id, job),
  };
}
