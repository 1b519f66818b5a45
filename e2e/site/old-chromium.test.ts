import { readFileSync } from 'node:fs';
import oldChromium from '@sparticuz/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { TARGET_BROWSERS } from '../../manifest/target-browsers.ts';
import { CHROMIUM_ARGS } from '../browser.ts';
import { serveLocally } from '../local-site.ts';
import { BUILT_SITE } from '../own-site.ts';
import {
  choosePlatform,
  customize,
  generateWith,
  heading,
  lookThrough,
  untilServed,
} from '../steps.ts';
import { expect, test as base } from '../test.ts';

/** The oldest Chromium of the target, with the service worker, on a site of its own. */
const test = base.extend<object, { oldBrowser: Browser }>({
  oldBrowser: [
    async ({ browserName: _ }, use) => {
      const executablePath = await oldChromium.executablePath();
      const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const quoted = (page: Page) => page.getByRole('list', { name: 'Quotes' }).locator('blockquote');

test('the wizard works in the oldest Chromium of the target, also offline', async ({
  oldBrowser,
  session,
}) => {
  expect(oldBrowser.version().split('.')[0]).toBe(String(TARGET_BROWSERS.chrome));
  const site = await serveLocally(BUILT_SITE);
  const origins = session.origins.map((kept) => ({ ...kept, origin: site.origin }));
  const context = await oldBrowser.newContext({
    baseURL: site.origin,
    serviceWorkers: 'allow',
    storageState: { ...session, origins },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));

  await choosePlatform(page);
  const field = page.getByLabel('What customers said', { exact: true });
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1.\nThe seams are neat.\n\n2.\nIt fits, and it is soft.');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.getByText('2 quotes', { exact: false }).first()).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'reviews.csv',
      mimeType: 'text/csv',
      buffer: readFileSync('tests/data/reviews.csv'),
    });
  await expect(
    page.getByRole('region', { name: 'Themes' }).getByText('Fit and size'),
  ).toBeVisible();
  const sheet = await lookThrough(page);
  await expect(quoted(page).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();

  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  const post = await page.locator('[data-post]').innerText();

  await untilServed(page);
  await site.stop();
  await page.reload();
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  expect(await page.locator('[data-post]').innerText()).toBe(post);
  expect(problems).toEqual([]);
  await context.close();
  await site.start();
  await site.close();
});
