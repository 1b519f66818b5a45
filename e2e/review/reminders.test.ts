import type { BrowserContext, Page } from '@playwright/test';
import { heading, toReview, untilServed } from '../steps.ts';
import { storePosts } from '../support/planned-posts.ts';
import { expect, newAddress, signIn, test } from '../test.ts';

test.use({
  serviceWorkers: 'allow',
  // The plain file on which posts are stored has no icon, which a whole browser looks for.
  allowed: [/Failed to load resource.*404/],
});

/** Badge last set by the page. */
const badge = (page: Page) => page.evaluate((): unknown => Reflect.get(globalThis, 'badge'));

function noteBadge(): void {
  const note = async (count = 0) => void Reflect.set(globalThis, 'badge', count);
  Object.defineProperty(navigator, 'setAppBadge', { value: note });
  Object.defineProperty(navigator, 'clearAppBadge', { value: () => note(0) });
}

/** Titles of the notifications that are shown. */
const told = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title }) => title);
  });

const wall = (time: number) => {
  const date = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
};

/** A user with one post that is due and one for next week. */
async function openDue(page: Page): Promise<void> {
  await page.addInitScript(noteBadge);
  await signIn(page, newAddress());
  await untilServed(page);
  await toReview(page);
  await storePosts(page, [
    { text: 'Due this minute', platform: 'linkedin', at: wall(Date.now() - 60_000) },
    { text: 'Not before next week', at: wall(Date.now() + 7 * 86_400_000) },
  ]);
  await page.goto('/drafts');
  await expect(heading(page, 'Posts')).toBeVisible();
}

async function allow(context: BrowserContext, page: Page, permissions: string[]): Promise<void> {
  await page.goto('/');
  // Denies every permission that is not listed.
  await context.grantPermissions(permissions, { origin: new URL(page.url()).origin });
}

test('one of two tabs reminds of a due post, whose notification opens it', async ({
  page,
  context,
}) => {
  await allow(context, page, ['notifications']);
  await openDue(page);
  await expect.poll(() => badge(page)).toBe(1);
  expect(await told(page)).toEqual([]);
  const second = await context.newPage();
  await second.goto('/drafts?view=week');
  await expect(second.getByRole('link', { name: 'Due this minute' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Remind me here' }).click();
  await expect(page.getByText(/You’re reminded when a post is due/)).toBeVisible();
  await expect.poll(() => told(page)).toEqual(['Time to post on LinkedIn']);
  await expect(second.getByRole('button', { name: 'Stop reminders' })).toBeVisible();
  expect(await told(page)).toEqual(['Time to post on LinkedIn']);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const [notification] = await registration.getNotifications();
    // Without a press, a browser refuses to open a window: what is asked for is noted.
    Object.assign(Reflect.get(globalThis, 'clients'), {
      openWindow: async (url: string) => void Reflect.set(globalThis, 'opened', url),
    });
    const Press = Reflect.get(globalThis, 'NotificationEvent');
    dispatchEvent(new Press('notificationclick', { notification }));
  });
  const address = await worker?.evaluate((): unknown => Reflect.get(globalThis, 'opened'));
  await page.goto(String(address));
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  await expect(page.getByText('Due this minute').first()).toBeVisible();
  await page.goto('/drafts');
  await page.getByRole('button', { name: 'More: Due this minute' }).click();
  await page.getByRole('button', { name: 'Mark as posted' }).click();
  await expect.poll(() => badge(page)).toBe(0);
  await expect.poll(() => told(page)).toEqual([]);
});

test('a browser that blocks notifications is told so, and the badge counts all the same', async ({
  page,
  context,
}) => {
  await allow(context, page, []);
  await openDue(page);
  await expect(page.getByText(/This browser blocks notifications/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remind me here' })).toBeHidden();
  await expect.poll(() => badge(page)).toBe(1);
  // On every page of the app, also the wizard.
  await page.goto('/?step=platform');
  await expect.poll(() => badge(page)).toBe(1);
});
