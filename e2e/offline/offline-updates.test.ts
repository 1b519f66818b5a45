import type { Page } from '@playwright/test';
import { expect, lookForUpdate, offlineTest as base, visit } from '../offline-site.ts';
import { BUILT_SITE, NEXT_RELEASE, RELEASE_TIMEOUT, sharedRelease } from '../own-site.ts';
import { heading } from '../steps.ts';

const test = base.extend<{ nextRelease: string; withoutWorker: string }>({
  nextRelease: [
    async ({ browserName: _ }, use) => use(await sharedRelease(NEXT_RELEASE)),
    { timeout: RELEASE_TIMEOUT },
  ],
  withoutWorker: [
    async ({ browserName: _ }, use) => use(await sharedRelease({ VITE_WORKER: 'off' })),
    { timeout: RELEASE_TIMEOUT },
  ],
});

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'app');

/** Marks the document, so that `isSame` detects a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in globalThis);

/** Waits until the page has loaded its deferred start-up code. */
const hasDeferred = (page: Page) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/deferred-[\w-]+\.js$/.test(name)),
  );

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return caught.flat().filter((url) => url.includes('/assets/'));
  });

const isInstalling = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).installing !== null);

test('an update is announced, activated by a press, and reloads no tab with unsaved text', async ({
  page,
  site,
  context,
  nextRelease,
}) => {
  await visit(page, `${site.origin}/contact`);
  await hydrated(page);
  const writing = await context.newPage();
  await writing.goto(`${site.origin}/contact`);
  await hydrated(writing);
  await writing.getByLabel('Message').fill('Half a sentence');
  const before = await keptFiles(page);
  await mark(page);
  await mark(writing);

  site.deploy(nextRelease);
  await lookForUpdate(page);
  const news = page.getByText('A new version is ready');
  await expect(news).toBeVisible();
  await expect(writing.getByText('A new version is ready')).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();

  await expect.poll(() => isSame(page).catch(() => true)).toBe(false);
  await expect(writing.getByText('Reload when ready')).toBeVisible();
  expect(await isSame(writing)).toBe(true);
  await expect(writing.getByLabel('Message')).toHaveValue('Half a sentence');

  // Scripts of the old release are still served.
  await writing.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(writing, 'Privacy Policy')).toBeVisible();
  expect(await isSame(writing)).toBe(true);
  await writing.goBack();
  await expect(writing.getByLabel('Message')).toHaveValue('Half a sentence');

  await writing.getByRole('status').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSame(writing).catch(() => true)).toBe(false);
  await hydrated(writing);
  await expect(writing.getByLabel('Message')).toHaveValue('Half a sentence');
  // No page uses the old release any more, so its files are deleted.
  await writing.reload();
  await expect
    .poll(async () => (await keptFiles(page)).filter((url) => before.includes(url)).length)
    .toBeLessThan(before.length);
  const after = await keptFiles(page);
  expect(new Set(after).size).toBe(after.length);
  expect(after.length).toBe(before.length);
});

test('on a phone the notice of an update leaves the buttons of a step and the menu free, and moves nothing', async ({
  page,
  site,
  nextRelease,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await visit(page, `${site.origin}/faceless-video?tab=create`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Top 10 Lists/ }).click();
  const next = page.getByRole('button', { name: 'Continue to sound' });
  await expect(next).toBeInViewport({ ratio: 1 });
  const place = await next.boundingBox();
  site.deploy(nextRelease);
  await lookForUpdate(page);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice.getByRole('button', { name: 'Later' })).toBeInViewport({ ratio: 1 });
  expect(await next.boundingBox()).toEqual(place);
  await next.click({ trial: true });
  const header = page.getByRole('banner');
  await header.getByLabel('Menu').click();
  await header.locator('details[open] a:visible').first().click({ trial: true });
});

test('an update is announced although its installation failed before', async ({
  page,
  site,
  nextRelease,
}) => {
  await visit(page, `${site.origin}/contact`);
  await hydrated(page);
  await hasDeferred(page);
  site.deploy(nextRelease);
  for (const failed of [1, 2, 3]) {
    site.lieOnce('/about', (_, res) => void res.writeHead(503).end());
    await lookForUpdate(page);
    await expect.poll(() => site.lies.length).toBe(failed);
    await expect.poll(() => isInstalling(page)).toBe(false);
  }
  await expect(page.getByText('A new version is ready')).toBeHidden();
  await lookForUpdate(page);
  await expect(page.getByText('A new version is ready')).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ allowed: [/Failed to load resource|dynamically imported module/] });

  test('a chunk that is gone from the server is explained, without an automatic reload', async ({
    page,
    site,
    nextRelease,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(`${site.origin}/contact`);
    await hydrated(page);
    await page.getByLabel('Message').fill('Half a sentence');
    await mark(page);
    await hasDeferred(page);
    await page.waitForLoadState('networkidle');
    site.deploy(nextRelease);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(heading(page, 'Part of this page didn’t load')).toBeVisible();
    expect(await isSame(page)).toBe(true);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Privacy Policy')).toBeVisible();
    await page.goto(`${site.origin}/contact`);
    await hydrated(page);
    await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  });
});

test('a build without a worker removes the old worker and keeps what the user wrote', async ({
  page,
  site,
  withoutWorker,
}) => {
  await visit(page, `${site.origin}/contact`);
  await hydrated(page);
  await page.getByLabel('Message').fill('Kept');
  await mark(page);
  site.deploy(withoutWorker);
  await lookForUpdate(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await isSame(page)).toBe(true);
  // The worker unregisters once the last page it controls is gone.
  const answer = await page.goto(`${site.origin}/sw.js`);
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect.poll(registrations).toBe(0);
  site.deploy(BUILT_SITE);
  await page.goto(`${site.origin}/contact`);
  await hydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue('Kept');
});
