import type { AlertService } from './alerts.ts';
import { showReady, takeAway } from './notifications.ts';

interface AlertDeps {
  readonly document: Document;
  readonly navigator: Navigator;
}

/** Returns undefined if the browser does not support notifications. */
export function createBrowserAlerts({ document, navigator }: AlertDeps): AlertService | undefined {
  if (!('Notification' in globalThis) || !navigator.serviceWorker) return undefined;
  const takeAwayHere = async (jobId?: string) => {
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker) await takeAway(worker, jobId);
  };
  const badge = (count: number) => void navigator.setAppBadge?.(count).catch(() => undefined);
  return {
    permission: () => (Notification.permission === 'default' ? 'ask' : Notification.permission),
    ask: async () => (await Notification.requestPermission()) === 'granted',
    ready(post) {
      if (document.hidden && Notification.permission === 'granted') {
        void navigator.serviceWorker.ready.then((worker) => showReady(worker, post));
      }
    },
    opened: (jobId) => void takeAwayHere(jobId),
    clear() {
      void takeAwayHere();
      badge(0);
    },
    badge,
  };
}
