import type { Page } from '@playwright/test';
import { isKeptForUsers } from '../manifest/precache.ts';
import { USER_FILES_CACHE } from '../src/services/device/caches.ts';
import { BUILT_SITE, type OwnSite, serveOwn } from './own-site.ts';
import { untilServed } from './steps.ts';
import { expect, test } from './test.ts';

export { expect };

/** A test with the service worker, on its own site whose server can be stopped. */
export const offlineTest = test.extend<{ site: OwnSite }>({
  // Chromium's console error for each request without a network.
  allowed: [
    [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource/],
    { scope: 'test' },
  ],
  serviceWorkers: 'allow',
  site: async ({ page: _ }, use) => {
    const site = await serveOwn(BUILT_SITE);
    await use(site);
    await site.stop();
  },
});

/**
 * Visits the site for the first time and waits until the service worker controls the page, with its
 * precache complete. Violations of the content security policy fail the test.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.context().addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await untilServed(page);
}

/** Looks for an update until one is found. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found: Event[] = [];
    registration.addEventListener('updatefound', (event) => found.push(event));
    // A check that the browser began itself, before the deployment, absorbs ours.
    while (found.length === 0 && !registration.installing && !registration.waiting) {
      await registration.update();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

/** Waits until the service worker has also cached the scripts for signed-in users. */
export async function keepUserFiles(page: Page): Promise<void> {
  const worker = await page.evaluate(async () => (await fetch('/sw.js')).text());
  const listed = [...worker.matchAll(/"url":"(.*?)"/g)].map(([, url = '']) => url);
  const wanted = listed.filter((url) => isKeptForUsers(url.slice(1)));
  const kept = () =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    }, USER_FILES_CACHE);
  await expect.poll(kept).toEqual(expect.arrayContaining(wanted));
  expect(wanted.length).toBeGreaterThan(0);
}
