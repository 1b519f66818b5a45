/** The queue while no page is open: the same runner, for as long as the browser lets a worker live. */
import { isShown, type Job } from '#domain/job.ts';
import { waitMs } from '#domain/job-transitions.ts';
import { isNearby } from '#domain/providers.ts';
import type { QueueMessage } from '#domain/queue-message.ts';
import type { ModelService } from '#services/model/model.ts';
import { createQueue } from './queue.ts';
import type { QueueWorld } from './world.ts';

export interface BackgroundWorld extends Omit<QueueWorld, 'accepts'> {
  /** Whether the key for a base URL can be read without anybody who types. */
  hasKey(baseUrl: string): Promise<boolean>;
  /** Listens to the messages of open pages, until the returned function is called. */
  listen(hear: (message: QueueMessage) => void): () => void;
  /** An attempt has ended in a post. */
  onReady(job: Job): void;
  /** How many jobs the person would see in the queue now. */
  onCount(count: number): void;
}

/** Milliseconds in which requests are begun. */
const BEGIN_WITHIN_MS = 60_000;

/**
 * Milliseconds in which they end. Chromium kills a worker three minutes after the event: a request
 * that timed out before that keeps its text and its reason.
 */
const END_WITHIN_MS = 170_000;

/**
 * Sends what waits and can be sent from here, and waits for a provider that asks for a little
 * patience. What needs a person, or a key that only a page has, is left as it is. Resolves with
 * whether something still waits that can be sent from here later.
 */
export async function sendInBackground(world: BackgroundWorld): Promise<boolean> {
  const wokenAt = world.now();
  const until = wokenAt + BEGIN_WITHIN_MS;
  const mine = await sendable(world);
  if (mine.size === 0) return false;
  let jobs: readonly Job[] = [];
  const accepts = ({ id }: Job) => mine.has(id) && world.now() < until;
  const endWithin = () => wokenAt + END_WITHIN_MS - world.now();
  const queue = createQueue({ ...world, accepts, model: hurried(world.model, endWithin) });
  queue.subscribe({
    onJobs: (all) => (jobs = all),
    onEnd: (job) => {
      if (job.status === 'done') world.onReady(job);
    },
  });
  // A logout or a deletion in a page aborts the request that is sent from here.
  const stopListening = world.listen((message) => void queue.hear(message));
  const waiting = () => jobs.filter((job) => mine.has(job.id) && waits(job));
  for (;;) {
    await queue.drain();
    const wait = Math.min(...waiting().map((job) => waitMs(job, world.now())));
    if (wait <= 0 || world.now() + wait >= until) break;
    await new Promise<void>((resolve) => void world.later(wait, resolve));
  }
  // The browser no longer waits for the worker, and may end it with a request under way.
  queue.close();
  stopListening();
  world.onCount(jobs.filter(isShown).length);
  return waiting().length > 0;
}

/** The model service whose requests end within what `withinMs` says when they begin. */
const hurried = (model: ModelService, withinMs: () => number): ModelService => ({
  ...model,
  generate: (request, options) => model.generate(request, { ...options, withinMs: withinMs() }),
});

const waits = ({ status, held }: Job) => status === 'queued' && held === undefined;

/**
 * The ids of the jobs that the worker may send. The user is notified when a post is ready. A
 * model on this device or in this network may take longer than a worker lives.
 */
async function sendable({ jobs, hasKey }: BackgroundWorld): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const job of (await jobs.readAll()).filter(waits)) {
    if (isNearby(job.baseUrl) || !(await hasKey(job.baseUrl))) continue;
    if (!job.waited) await jobs.change(job.id, (it) => ({ ...it, waited: true }));
    ids.add(job.id);
  }
  return ids;
}
