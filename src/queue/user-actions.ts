import type { Job } from '#domain/jobs/job.ts';
import { holdForKey } from '#domain/jobs/hold-job.ts';
import * as next from '#domain/jobs/job-transitions.ts';
import type { QueueParts } from './parts.ts';
import type { QueueDeps } from './types.ts';
import type { UserIntent } from './user-intent.ts';

/** Actions of the user on a queued job. A late action changes nothing. */
export interface UserActions {
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
}

export function createUserActions(
  deps: Pick<QueueDeps, 'now' | 'chosenBaseUrl'>,
  { mirror, intent, sender, drain }: QueueParts,
): UserActions {
  const { change } = mirror;
  return {
    async cancel(id) {
      intent.release(id);
      // An attempt made here records its own end, with the text received so far.
      if (!sender.abortIfHere(id)) await change(id, next.cancel);
    },
    async retry(id) {
      intent.watch(id);
      const job = mirror.jobs.find((each) => each.id === id);
      const keyId = await keyIdOf(job, intent);
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
          await change(job.id, holdForKey);
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
  };
}

/** Returns the id of the key that a job would be sent with now; undefined if it cannot be read. */
async function keyIdOf(job: Job | undefined, intent: UserIntent): Promise<string | undefined> {
  const key = job && (await intent.keyOf(job).catch(() => undefined));
  return key?.id;
}
