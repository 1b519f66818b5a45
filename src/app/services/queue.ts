/** Queue of this page; lazy-loaded with the first submission, or when there are stored jobs. */
import type { Job } from '#domain/jobs/job.ts';
import { QUEUE_CHANNEL } from '#domain/jobs/queue-message.ts';
import { isDrain } from '#domain/jobs/worker-message.ts';
import { createQueue, type Queue } from '#queue/queue.ts';
import type { QueueWorld } from '#queue/world.ts';
import type { AlertService } from '#services/alerts/alerts.ts';
import { createBrowserAlerts } from '#services/alerts/browser-alerts.ts';
import type { BackgroundService } from '#services/background/background.ts';
import { createBrowserBackground } from '#services/background/browser-background.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import { createMemoryJobStore } from '#services/jobs/jobs.ts';
import { createBrowserLocks } from '#services/locks/browser-locks.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';
import type { QueueParts } from '#state/services.ts';
import { database } from './device.ts';

interface Outside extends Pick<QueueWorld, 'model' | 'connectivity' | 'chosenBaseUrl'> {
  readonly keys: KeyVault;
}

/** Opens the queue with this browser's notifications and background sync, where available. */
export function openPageQueue(outside: Outside): QueueParts {
  const alerts = createBrowserAlerts(globalThis);
  const background = createBrowserBackground(globalThis);
  const queue = openQueue(outside);
  if (background) registerSyncForDeferredJobs(queue, background);
  return {
    queue: alerts ? clearedWith(alerts, queue) : queue,
    ...(alerts && { alerts }),
    ...(background && { background }),
  };
}

/** Clearing the queue also clears the notifications about its posts. */
function clearedWith(alerts: AlertService, queue: Queue): Queue {
  return {
    ...queue,
    clear() {
      alerts.clear();
      return queue.clear();
    },
  };
}

function openQueue({ model, keys, connectivity, chosenBaseUrl }: Outside): Queue {
  const channel = createTabChannel(QUEUE_CHANNEL);
  const queue = createQueue({
    jobs: database ? createIndexedDbJobStore(database) : createMemoryJobStore(),
    locks: createBrowserLocks(navigator.locks),
    model,
    connectivity,
    readKey: (baseUrl) => keys.read(baseUrl),
    chosenBaseUrl,
    now: Date.now,
    random: Math.random,
    later(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    announce: (message) => channel.tell(message),
    report: (error) => reportError(error),
  });
  channel.hear((message) => void queue.hear(message));
  // By the time of `pagehide`, a request in flight is already aborted.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => queue.leave());
  // Anything may have happened while the page was in the back/forward cache.
  addEventListener('pageshow', () => void queue.drain());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void queue.drain();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (isDrain(data)) void queue.drain();
  });
  void queue.drain();
  return queue;
}

/**
 * Registers a background sync for deferred jobs, and again when the page is hidden while some are
 * left. The sync event starts the worker, which notifies an open page. The user chooses whether the
 * worker may send jobs itself.
 */
function registerSyncForDeferredJobs(queue: Queue, background: BackgroundService): void {
  let waits = false;
  queue.subscribe({
    onJobs(jobs) {
      const isPutOff = jobs.some(isDeferred);
      if (isPutOff && !waits) void background.registerSync();
      waits = isPutOff;
    },
    onEnd: () => undefined,
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && waits) void background.registerSync();
  });
}

const isDeferred = (job: Job) => job.status === 'queued' && (job.waited || job.retries > 0);
