import { SKIP_WAITING } from '#domain/jobs/worker-message.ts';
import type { UpdateNews, UpdateService } from './updates.ts';

const HOUR_MS = 3_600_000;

/** Message to other tabs: a new release is about to be activated. */
const FLUSH = { proto: 1, type: 'flush' } as const;

interface WorkerUpdateDeps {
  readonly container: ServiceWorkerContainer;
  readonly document: Document;
  readonly channel: BroadcastChannel;
  /** Writes this page's changes at once. */
  flush(): void;
}

/** Checks for a new release at the start, every hour, and when the page becomes visible again. */
export function createWorkerUpdates({
  container,
  document,
  channel,
  flush,
}: WorkerUpdateDeps): UpdateService {
  const listeners = new Set<(news: UpdateNews) => void>();
  const emit = (news: UpdateNews) => listeners.forEach((listener) => listener(news));
  // The first worker of a browser replaces none.
  let isFirst = container.controller === null;
  let registration: ServiceWorkerRegistration | undefined;

  container.addEventListener('controllerchange', () => {
    if (!isFirst) emit('replaced');
    isFirst = false;
  });
  channel.addEventListener('message', ({ data }) => {
    const { proto, type } = Object(data);
    if (proto === FLUSH.proto && type === FLUSH.type) flush();
  });
  void container.ready.then(follow);

  function follow(ready: ServiceWorkerRegistration): void {
    registration = ready;
    if (ready.waiting) emit('waiting');
    ready.addEventListener('updatefound', () => emitWhenInstalled(ready.installing));
    emitWhenInstalled(ready.installing);
    const look = () => void ready.update().catch(ignoreMissingNetwork);
    look();
    setInterval(look, HOUR_MS);
    document.addEventListener('visibilitychange', () => document.hidden || look());
  }

  function emitWhenInstalled(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration?.active) emit('waiting');
    });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (registration?.waiting) listener('waiting');
      return () => listeners.delete(listener);
    },
    accept() {
      // A channel has no target; the rule is about windows.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(FLUSH);
      flush();
      registration?.waiting?.postMessage(SKIP_WAITING);
    },
  };
}

/**
 * Ignores a failed check: without a network there is no newer release, and it is retried within the
 * hour.
 */
function ignoreMissingNetwork(): void {}
