import type { UpdateNews, UpdateService } from './updates.ts';
import { watchWorker } from './watch-worker.ts';

const HOUR_MS = 3_600_000;

/** Message to other tabs: a new release is about to be activated. */
const FLUSH = { proto: 1, type: 'flush' } as const;

interface WorkerUpdateDeps {
  /** URL of the service worker. */
  readonly worker: string;
  readonly container: ServiceWorkerContainer;
  readonly document: Document;
  readonly channel: BroadcastChannel;
  /** Writes this page's changes at once. */
  flush(): void;
}

/**
 * Registers the worker, and checks for a new release at the start, every hour, and when the page
 * becomes visible again.
 */
export function createWorkerUpdates({
  worker,
  container,
  document,
  channel,
  flush,
}: WorkerUpdateDeps): UpdateService {
  const listeners = new Set<(news: UpdateNews) => void>();
  const emit = (news: UpdateNews) => listeners.forEach((listener) => listener(news));
  const watch = watchWorker({ worker, container, emit });

  async function start(): Promise<void> {
    await watch.register();
    await container.ready;
    const look = () => void watch.check().catch(ignoreFailure);
    look();
    setInterval(look, HOUR_MS);
    document.addEventListener('visibilitychange', () => document.hidden || look());
  }

  channel.addEventListener('message', ({ data }) => {
    const { proto, type } = Object(data);
    if (proto === FLUSH.proto && type === FLUSH.type) flush();
  });
  start().catch(ignoreFailure);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept() {
      // A channel has no target; the rule is about windows.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(FLUSH);
      flush();
      watch.activate();
    },
  };
}

/**
 * Ignores a failed check and a refused registration: without a network there is no newer release,
 * and without space or permission the site needs the network.
 */
function ignoreFailure(): void {}
