import type { Job } from '#domain/job.ts';
import type { QueueMessage } from '#domain/queue-message.ts';
import type { JobStore } from '#services/jobs/jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { ModelService } from '#services/model/model.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { Connectivity } from './connectivity.ts';

/** The environment of a queue. A page and the worker each provide their own. */
export interface QueueWorld {
  readonly jobs: JobStore;
  readonly locks: Locks;
  readonly model: ModelService;
  readonly connectivity: Connectivity;
  /** The kept key for a base URL; undefined where there is none, or where it is locked. */
  readKey(baseUrl: string): Promise<NamedKey | undefined>;
  /**
   * The provider that is chosen now: null where its address is not valid, undefined until the device
   * has named it. Before that nothing is sent.
   */
  chosenBaseUrl(): string | null | undefined;
  /** Which jobs are sent from here at all; every one where it is left out. */
  readonly accepts?: (job: Job) => boolean;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Schedules `act` after `ms` milliseconds. Returns a function that cancels it. */
  later(ms: number, act: () => void): () => void;
  /** Sends a message to the other tabs. */
  announce(message: QueueMessage): void;
  /** Reports an exception that is a bug, as the browser reports an uncaught one. */
  report(error: unknown): void;
}
