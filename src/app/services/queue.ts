/** Queue of this page; lazy-loaded with the first submission, or when there are stored jobs. */
import type { Job } from '#domain/jobs/job.ts';
import { QUEUE_CHANNEL } from '#domain/jobs/queue-message.ts';
import { isDrain } from '#domain/jobs/worker-message.ts';
import { createQueue, type Queue } from '#queue/queue.ts';
import type { QueueDeps } from '#queue/types.ts';
import { isSessionOf } from '#services/auth/is-session-of.ts';
import type { AlertService } from '#services/alerts/alerts.ts';
import { createBrowserAlerts } from '#services/alerts/browser-alerts.ts';
import type { SyncRegistration } from '#services/sync-registration/sync-registration.ts';
import { createBrowserSyncRegistration } from '#services/sync-registration/browser-sync-registration.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import { createMemoryJobStore } from '#services/jobs/jobs.ts';
import { createBrowserLocks } from '#services/locks/browser-locks.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';
import { onHidden, onVisible } from '#services/network/page-events.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';
import type { QueuePage, QueueServices } from '#state/services.ts';
import { database, deviceDocuments } from './device.ts';

interface PageQueueDeps extends Pick<QueueDeps, 'model' | 'connectivity'>, QueuePage {
  readonly keys: KeyVault;
}

/** Opens the queue with this browser's notifications and background sync, where available. */
export function openPageQueue(deps: PageQueueDeps): QueueServices {
  const alerts = createBrowserAlerts(globalThis);
  const syncRegistration = createBrowserSyncRegistration(globalThis);
  const queue = openQueue(deps);
  if (syncRegistration) registerSyncForDeferred(queue, syncRegistration);
  return {
    queue: alerts ? clearingAlerts(alerts, queue) : queue,
    isVisible: () => !document.hidden,
    ...(alerts && { alerts }),
    ...(syncRegistration && { syncRegistration }),
  };
}

/** Clearing the queue also clears the notifications about its posts. */
function clearingAlerts(alerts: AlertService, queue: Queue): Queue {
  return {
    ...queue,
    clear() {
      alerts.clear();
      return queue.clear();
    },
  };
}

function openQueue(deps: PageQueueDeps): Queue {
  const { model, keys, connectivity, account, isSignedIn, readSession } = deps;
  // A device that has not answered by the first press is worked without.
  const stored = deviceDocuments.isOpen() ? database : undefined;
  const chosenBaseUrl = stored ? deps.chosenBaseUrl : deps.shownBaseUrl;
  const channel = createTabChannel(QUEUE_CHANNEL);
  const queue = createQueue({
    jobs: stored
      ? createIndexedDbJobStore(stored, (it) => isSessionOf(it, account()), readSession)
      : createMemoryJobStore(),
    locks: createBrowserLocks(navigator.locks),
    model,
    connectivity,
    readKey: (baseUrl) => keys.read(baseUrl),
    chosenBaseUrl,
    account,
    isSignedIn,
    now: Date.now,
    random: Math.random,
    later(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    emit: (message) => channel.emit(message),
    report: (error) => reportError(error),
  });
  channel.subscribe((message) => void queue.onMessage(message));
  // By the time of `pagehide`, a request in flight is already aborted.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => queue.onPageHide());
  // Anything may have happened while the page was in the back/forward cache.
  addEventListener('pageshow', () => void queue.drain());
  onVisible(window, () => void queue.drain());
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
function registerSyncForDeferred(queue: Queue, syncRegistration: SyncRegistration): void {
  let hasDeferred = false;
  queue.subscribe({
    onJobs(jobs) {
      const isDeferred = jobs.some(needsSync);
      if (isDeferred && !hasDeferred) void syncRegistration.registerSync();
      hasDeferred = isDeferred;
    },
    onEnd: () => undefined,
  });
  onHidden(window, () => {
    if (hasDeferred) void syncRegistration.registerSync();
  });
}

const needsSync = (job: Job) => job.status === 'queued' && (job.deferred || job.retries > 0);
