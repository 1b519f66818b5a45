import { expect, test, vi } from 'vitest';
import { createBrowserReminders } from '#services/reminders/browser-reminders.ts';
import type { Locks } from '#services/locks/locks.ts';

/** The locks of a device, as its tabs share them. */
function deviceLocks() {
  let isHeld = false;
  let free: (() => void) | undefined;
  const locks: Locks = {
    async ifFree(_name, work) {
      if (isHeld) return false;
      isHeld = true;
      await Promise.race([work(), new Promise<void>((resolve) => (free = resolve))]);
      isHeld = false;
      return true;
    },
    untilFree: async () => undefined,
  };
  return { locks, close: () => free?.() };
}

type Badges = Parameters<typeof createBrowserReminders>[0]['navigator'];

const serviceWorker = Object.create(null) as ServiceWorkerContainer;

test('one of two tabs leads, and the other one once it is closed', async () => {
  const { locks, close } = deviceLocks();
  const navigator = { serviceWorker } as Badges;
  const [one, other] = [0, 1].map(() => createBrowserReminders({ navigator, locks }));
  expect(await one?.leads()).toBe(true);
  expect(await other?.leads()).toBe(false);
  expect(await one?.leads()).toBe(true);
  close();
  await vi.waitFor(async () => expect(await other?.leads()).toBe(true));
});

test('the badge is set and cleared, and a browser without badges does nothing', () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  const navigator = { serviceWorker, setAppBadge, clearAppBadge } as Badges;
  const { badge, permission } = createBrowserReminders({ navigator, locks: undefined });
  badge(3);
  badge(0);
  expect(setAppBadge.mock.calls).toEqual([[3]]);
  expect(clearAppBadge).toHaveBeenCalledOnce();
  const bare = createBrowserReminders({ navigator: { serviceWorker } as Badges, locks: undefined });
  expect(() => bare.badge(1)).not.toThrow();
  // Node has no notifications.
  expect(permission()).toBe('missing');
});
