/**
 * Dependencies of the background queue: the same queue, run by the service worker while no page is
 * open, for as long as the browser keeps the worker alive.
 */
import type { Job, QueuedJob } from '#domain/jobs/job.ts';
import { isShown, isUnseen } from '#domain/jobs/job-status.ts';
import { waitMs } from '#domain/jobs/attempt.ts';
import { isOwnedBy } from '#domain/site/account.ts';
import { isNearby } from '#domain/providers/base-url.ts';
import type { QueueMessage } from '#domain/jobs/queue-message.ts';
import type { ModelService } from '#services/model/model.ts';
import { createQueue } from './queue.ts';
import type { QueueDeps } from './types.ts';

export interface BackgroundQueueDeps extends Omit<QueueDeps, 'accepts'> {
  /** True if the key for a base URL can be read without user input. */
  hasKey(baseUrl: string): Promise<boolean>;
  /** Subscribes to the messages of open pages. Returns the unsubscribe function. */
  subscribe(hear: (message: QueueMessage) => void): () => void;
  /** Called when an attempt has produced a post. */
  onReady(job: Job): void;
  /** Reports how many jobs the queue panel would list now. */
  onCount(count: number): void;
}

/** Time window in which requests start, in milliseconds. */
const BEGIN_WITHIN_MS = 60_000;

/**
 * Time limit for the requests to end, in milliseconds. Chromium kills a worker three minutes after
 * its event: a request that times out earlier keeps its text and its reason.
 */
const END_WITHIN_MS = 170_000;

/**
 * Sends the queued jobs that can be sent from the worker, and waits out the short retry delays that
 * a provider asks for. Leaves jobs that need the user, or a key that only a page has. Resolves with
 * true if jobs remain that the worker can send later.
 */
export async function sendInBackground(deps: BackgroundQueueDeps): Promise<boolean> {
  const wokenAt = deps.now();
  const until = wokenAt + BEGIN_WITHIN_MS;
  const mine = await sendable(deps);
  if (mine.size === 0) return false;
  let jobs: readonly Job[] = [];
  const accepts = ({ id }: Job) => mine.has(id) && deps.now() < until;
  const endWithin = () => wokenAt + END_WITHIN_MS - deps.now();
  const queue = createQueue({ ...deps, accepts, model: withDeadline(deps.model, endWithin) });
  queue.subscribe({
    onJobs: (all) => (jobs = all),
    onEnd: (job) => {
      if (job.status === 'done') deps.onReady(job);
    },
  });
  // A logout or a deletion in a page aborts the request that the worker is making.
  const stopListening = deps.subscribe((message) => void queue.onMessage(message));
  const waiting = () => jobs.filter(isSendable).filter(({ id }) => mine.has(id));
  for (;;) {
    await queue.drain();
    const wait = Math.min(...waiting().map((job) => waitMs(job, deps.now())));
    if (wait <= 0 || deps.now() + wait >= until) break;
    await new Promise<void>((resolve) => void deps.later(wait, resolve));
  }
  // From here on the browser no longer waits for the worker, and may kill it mid-request.
  queue.close();
  stopListening();
  deps.onCount(jobs.filter((job) => isShown(job) || isUnseen(job)).length);
  return waiting().length > 0;
}

/**
 * The model service with a deadline: each request ends within the time that `withinMs` returns when
 * the request starts.
 */
const withDeadline = (model: ModelService, withinMs: () => number): ModelService => ({
  ...model,
  generate: (request, options) => model.generate(request, { ...options, withinMs: withinMs() }),
});

const isSendable = (job: Job): job is QueuedJob =>
  job.status === 'queued' && job.holdReason === undefined;

/**
 * Returns the ids of the jobs that the worker may send, and marks them as deferred: the user is
 * notified when a post is ready. Skips models on this device or in the local network, which may
 * take longer than a worker lives.
 */
async function sendable(deps: BackgroundQueueDeps): Promise<ReadonlySet<string>> {
  const { jobs, hasKey, account } = deps;
  const ids = new Set<string>();
  for (const job of (await jobs.readAll()).filter(isSendable)) {
    if (account && !isOwnedBy(job.owner, account())) continue;
    if (isNearby(job.baseUrl) || !(await hasKey(job.baseUrl))) continue;
    if (!job.deferred) await jobs.change(job.id, (it) => ({ ...it, deferred: true }));
    ids.add(job.id);
  }
  return ids;
}
