import type { DuePost, ReminderService } from './reminders.ts';
import { dueOf } from './due-notification.ts';
import type { Locks } from '../locks/locks.ts';

interface ReminderDeps {
  readonly navigator: Pick<Navigator, 'setAppBadge' | 'clearAppBadge' | 'serviceWorker'>;
  /** Undefined on an insecure origin, whose tabs cannot know of each other. */
  readonly locks: Locks | undefined;
}

const NEVER = new Promise<void>(() => {});

/** The service worker shows the notifications: those of a page do nothing on a phone. */
export function createBrowserReminders({ navigator, locks }: ReminderDeps): ReminderService {
  let isLeader = !locks;
  let isAsking = false;
  const registration = () => navigator.serviceWorker.getRegistration();
  const isSupported = 'Notification' in globalThis && 'serviceWorker' in navigator;
  return {
    permission() {
      if (!isSupported) return 'missing';
      return Notification.permission === 'default' ? 'ask' : Notification.permission;
    },
    async ask() {
      if (isSupported) await Notification.requestPermission();
    },
    async leads() {
      if (isLeader || isAsking || !locks) return isLeader;
      isAsking = true;
      return new Promise((resolve) => {
        // Held until the tab is closed, which frees it for another one.
        const asked = locks.ifFree('echopost-reminders', () => {
          isLeader = true;
          resolve(true);
          return NEVER;
        });
        void asked
          .finally(() => {
            isAsking = false;
          })
          .then(
            () => resolve(false),
            () => resolve(false),
          );
      });
    },
    async remind(posts) {
      const worker = await registration();
      const [first] = posts;
      if (!first || Notification.permission !== 'granted') return;
      const isOne = posts.length === 1;
      await worker?.showNotification(
        isOne ? `Time to post on ${first.platform}` : `${posts.length} posts are due`,
        {
          body: 'Press to open Echopost.',
          icon: '/icons/icon-192.png',
          tag: isOne ? `due-${first.id}` : 'due',
          data: { due: posts.map(({ id }: DuePost) => id) },
        },
      );
    },
    async keep(ids) {
      if (!isSupported) return;
      const shown = (await (await registration())?.getNotifications()) ?? [];
      for (const notification of shown) {
        const due = dueOf(notification);
        if (due.length > 0 && !due.some((id) => ids.has(id))) notification.close();
      }
    },
    badge(count) {
      const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
      // Refused where the app is not installed.
      void shown?.catch(() => undefined);
    },
  };
}
