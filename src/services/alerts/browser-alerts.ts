import type { AlertService } from './alerts.ts';

interface AlertSurroundings {
  readonly document: Document;
  readonly navigator: Navigator;
}

/** Undefined where the browser shows no notifications. */
export function createBrowserAlerts(page: AlertSurroundings): AlertService | undefined {
  const { document, navigator } = page;
  if (!('Notification' in globalThis) || !navigator.serviceWorker) return undefined;
  return {
    permission: () => (Notification.permission === 'default' ? 'ask' : Notification.permission),
    ask: async () => (await Notification.requestPermission()) === 'granted',
    ready(name) {
      if (document.hidden && Notification.permission === 'granted') {
        void navigator.serviceWorker.ready.then((worker) => showReady(worker, name));
      }
    },
    badge: (count) => void navigator.setAppBadge?.(count).catch(() => undefined),
  };
}

/** From a page as from the worker; a second one for the same platform takes the first one's place. */
export function showReady(worker: ServiceWorkerRegistration, name: string): Promise<void> {
  return worker.showNotification('Your post is ready', {
    body: `Open Echopost to read your ${name} post.`,
    icon: '/icons/icon-192.png',
    tag: `ready-${name}`,
  });
}
