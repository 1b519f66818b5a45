import { Workbox } from 'workbox-window/Workbox.js';
import type { UpdateNews } from './updates.ts';

interface WatchDeps {
  /** URL of the service worker. */
  readonly worker: string;
  readonly container: ServiceWorkerContainer;
  emit(news: UpdateNews): void;
}

export interface WorkerWatch {
  /** Registers the worker. Rejects if the browser refuses, for lack of space or permission. */
  register(): Promise<void>;
  /** Asks the server for a new release. Rejects without a network. */
  check(): Promise<void>;
  /** Activates the waiting release. */
  activate(): void;
}

/** The worker and its releases, by workbox-window, with a remedy for the two that it ignores. */
export function watchWorker({ worker, container, emit }: WatchDeps): WorkerWatch {
  let workbox = new Workbox(worker);
  /** Null until the first worker of the browser, which replaces none, has taken the page over. */
  let { controller } = container;

  function noteController(): void {
    if (controller && container.controller !== controller) emit('replaced');
    ({ controller } = container);
  }

  function emitIfUpdate(registration: ServiceWorkerRegistration | undefined): void {
    if (registration?.active) emit('waiting');
  }

  async function register(): Promise<ServiceWorkerRegistration | undefined> {
    const registering = workbox.register({ immediate: true });
    workbox.addEventListener('waiting', () => void registering.then(emitIfUpdate));
    workbox.addEventListener('controlling', noteController);
    workbox.addEventListener('redundant', ({ isExternal }) => {
      if (isExternal) registerAgain().catch(ignoreRefusal);
    });
    return registering;
  }

  /**
   * Replaces the Workbox instance: it ignores every release after the first one that a later check
   * finds, even if that one fails to install.
   */
  async function registerAgain(): Promise<void> {
    // A worker that has unregistered itself is redundant too, and must not come back.
    const registration = await container.getRegistration();
    if (!registration?.active) return;
    workbox = new Workbox(worker);
    await register();
  }

  return {
    async register() {
      const registration = await register();
      noteController();
      // Workbox ignores a release that began to install before it registered.
      const installing = registration?.installing;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') emitIfUpdate(registration);
      });
    },
    check: () => workbox.update(),
    activate: () => workbox.messageSkipWaiting(),
  };
}

/** Ignores a refused registration: the worker that is active stays. */
function ignoreRefusal(): void {}
