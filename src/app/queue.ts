/** The queue of this page; its script is loaded with the first press, or with what waits. */
import { createQueue, type Queue } from '#queue/queue.ts';
import type { Connectivity } from '#queue/connectivity.ts';
import { createBrowserAlerts } from '#services/alerts/browser-alerts.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import { createMemoryJobStore } from '#services/jobs/jobs.ts';
import { createBrowserLocks } from '#services/locks/browser-locks.ts';
import type { ModelService } from '#services/model/model.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';
import type { QueueParts } from '#state/services.ts';
import { database } from './device.ts';

interface Outside {
  readonly model: ModelService;
  readonly keys: KeyVault;
  readonly connectivity: Connectivity;
  chosenBaseUrl(): string | undefined;
}

/** The queue, and what of this browser it can use to be heard and to go on. */
export function openPageQueue(outside: Outside): QueueParts {
  const alerts = createBrowserAlerts(globalThis);
  return {
    queue: openQueue(outside),
    ...(alerts && { alerts }),
  };
}

function openQueue({ model, keys, connectivity, chosenBaseUrl }: Outside): Queue {
  // A message carries nothing: whoever hears it looks at the disk.
  const channel = new BroadcastChannel('echopost-queue');
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
    // A channel has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    announce: () => channel.postMessage('changed'),
  });
  channel.addEventListener('message', () => void queue.refresh().then(queue.drain));
  // By the time of `pagehide` a request under way is broken already.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => queue.leave());
  // Where a page comes back from, much may have happened.
  addEventListener('pageshow', () => void queue.drain());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void queue.drain();
  });
  void queue.drain();
  return queue;
}
