import { Workbox } from 'workbox-window/Workbox.js';
import type { UpdateNews, UpdateService } from './updates.ts';

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
export function createWorkerUpdates(deps: WorkerUpdateDeps): UpdateService {
  const { container, document, channel, flush } = deps;
  const listeners = new Set<(news: UpdateNews) => void>();
  const emit = (news: UpdateNews) => listeners.forEach((listener) => listener(news));
  let workbox = new Workbox(deps.worker);
  /** The worker that answered this page's last request; the first one of a browser replaces none. */
  let { controller } = container;

  function noteController(): void {
    if (controller && container.controller !== controller) emit('replaced');
    ({ controller } = container);
  }

  async function register(): Promise<ServiceWorkerRegistration | undefined> {
    const registering = workbox.register({ immediate: true });
    workbox.addEventListener('waiting', () => void registering.then(emitIfUpdate));
    workbox.addEventListener('controlling', noteController);
    workbox.addEventListener('redundant', ({ isExternal }) => {
      if (isExternal) registerAgain().catch(ignoreFailure);
    });
    return registering;
  }

  function emitIfUpdate(registration: ServiceWorkerRegistration | undefined): void {
    if (registration?.active) emit('waiting');
  }

  /**
   * Workbox stops listening at the first update that a later check finds. If that one fails to
   * install, only another instance hears of the next.
   */
  async function registerAgain(): Promise<void> {
    // A worker that has unregistered itself is redundant too, and must not come back.
    const registration = await container.getRegistration();
    if (!registration?.active) return;
    workbox = new Workbox(deps.worker);
    await register();
  }

  async function start(): Promise<void> {
    const registration = await register();
    noteController();
    emitOnceInstalled(registration);
    await container.ready;
    const look = () => void workbox.update().catch(ignoreFailure);
    look();
    setInterval(look, HOUR_MS);
    document.addEventListener('visibilitychange', () => document.hidden || look());
  }

  /** Workbox hears of no release that began to install before it registered. */
  function emitOnceInstalled(registration: ServiceWorkerRegistration | undefined): void {
    const installing = registration?.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') emitIfUpdate(registration);
    });
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
      workbox.messageSkipWaiting();
    },
  };
}

/**
 * Ignores a failed check and a refused registration: without a network there is no newer release,
 * and without space or permission the site needs the network.
 */
function ignoreFailure(): void {}
