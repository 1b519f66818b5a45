import type { Account } from '#domain/site/account.ts';
import type { Job } from '#domain/jobs/job.ts';
import type { QueueMessage } from '#domain/jobs/queue-message.ts';
import type { JobStore } from '#services/jobs/jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { ModelService } from '#services/model/model.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { Connectivity } from './connectivity.ts';

/** Dependencies of a queue. A page and the worker each provide their own. */
export interface QueueDeps {
  readonly jobs: JobStore;
  readonly locks: Locks;
  readonly model: ModelService;
  readonly connectivity: Connectivity;
  /** Returns the stored key for a base URL; undefined if there is none, or it is locked. */
  readKey(baseUrl: string): Promise<NamedKey | undefined>;
  /**
   * Returns the base URL of the chosen provider: null if it is not a valid URL, undefined until the
   * device has delivered it. Nothing is sent before that.
   */
  chosenBaseUrl(): string | null | undefined;
  /** Filters the jobs that may be sent from here; without it, all may. */
  readonly accepts?: (job: Job) => boolean;
  /**
   * Returns the account that was last signed in here, whose jobs alone are shown and sent; undefined
   * if none was. Without it, all jobs are of one account.
   */
  account?(): Account | undefined;
  /** False while nobody is signed in: the queue then waits. Without it, somebody always is. */
  isSignedIn?(): boolean;
  now(): number;
  /** Returns a random number from 0 to 1. */
  random(): number;
  /** Schedules `act` after `ms` milliseconds. Returns a function that cancels it. */
  later(ms: number, act: () => void): () => void;
  /** Sends a message to the other tabs. */
  emit(message: QueueMessage): void;
  /** Reports an exception that is a bug, like an uncaught one. */
  report(error: unknown): void;
}
