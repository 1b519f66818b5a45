import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, keepUserFiles, offlineTest as base, visit } from '../offline-site.ts';
import { type LocalSite, serveLocally } from '../local-site.ts';
import { BUILT_SITE } from '../own-site.ts';
import { customize, heading, pressMore, typeKey } from '../steps.ts';
import { pictureSize } from '../support/picture-size.ts';

interface Home {
  readonly site: LocalSite;
  readonly context: BrowserContext;
  /** Number of billable requests so far. */
  posts(): number;
}

/** A signed-in user on a site whose server, backend and provider can be stopped. */
const test = base.extend<{ home: Home }>({
  home: async ({ browser, session }, use) => {
    let posts = 0;
    const site = await serveLocally(BUILT_SITE, ({ method, url }) => {
      posts += Number(method === 'POST' && url?.endsWith('/chat/completions'));
      return false;
    });
    const origins = session.origins.map((kept) => ({ ...kept, origin: site.origin }));
    const storageState = { ...session, origins };
    const context = await browser.newContext({ serviceWorkers: 'allow', storageState });
    await use({ site, context, posts: () => posts });
    await context.close();
    await site.close();
  },
});

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Reloads the page, then closes and reopens the app, and expects the same step each time. */
async function reopen(page: Page, { site, context }: Home, here: string): Promise<Page> {
  await page.reload();
  await expect(heading(page, here)).toBeVisible();
  await page.close();
  const anew = await context.newPage();
  await anew.goto(site.origin);
  await expect(heading(anew, here)).toBeVisible();
  await expect(anew.locator('html')).toHaveAttribute('data-ready', 'app');
  return anew;
}

/** Goes back one step and forward again, then reopens the app. */
async function disturb(page: Page, home: Home, before: string, here: string): Promise<Page> {
  await expect(heading(page, here)).toBeVisible();
  await page.goBack();
  await expect(heading(page, before)).toBeVisible();
  await page.goForward();
  await expect(heading(page, here)).toBeVisible();
  return reopen(page, home, here);
}

const STEPS = [
  'Choose Your Platform',
  'Customize Your Content',
  'Generate Content',
  'Your Generated Content',
] as const;

test('the whole wizard works with the server stopped, and one request is sent on return', async ({
  home,
}) => {
  test.slow();
  const { site, context, posts } = home;
  let page = await context.newPage();
  await visit(page, site.origin);
  await keepUserFiles(page);
  await site.stop();

  await page.goto(site.origin);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await press(page, 'Continue to Customization');
  page = await disturb(page, home, STEPS[0], STEPS[1]);

  await page.getByLabel('What customers said').fill('Soft and warm.\nA little large.');
  await press(page, 'Add as quotes');
  await expect(page.getByText('2 quotes', { exact: true })).toBeVisible();
  await customize(page);
  await press(page, 'Generate Content');
  page = await disturb(page, home, STEPS[1], STEPS[2]);

  await typeKey(page, 'demo');
  await press(page, 'Save');
  await expect(page.getByText('API Key Saved', { exact: true })).toBeVisible();
  await press(page, 'Queue until I’m online');
  await expect(page.getByRole('button', { name: 'Queue: 1 post' })).toBeVisible();
  page = await reopen(page, home, STEPS[2]);
  await expect(page.getByRole('button', { name: 'Queue: 1 post' })).toBeVisible();
  expect(posts()).toBe(0);

  await site.start();
  await expect(page.getByText('Content generated successfully!')).toBeVisible({
    timeout: 30_000,
  });
  await press(page, 'View Content');
  await expect(heading(page, STEPS[3])).toBeVisible();
  await site.stop();
  page = await disturb(page, home, STEPS[2], STEPS[3]);
  await press(page, 'Edit');
  await page.getByLabel('Post text', { exact: true }).fill('Said without a network.');
  await press(page, 'Save Changes');
  page = await reopen(page, home, STEPS[3]);
  await expect(page.getByText('Said without a network.').first()).toBeVisible();
  expect(posts()).toBe(1);

  await pressMore(page, 'Make a picture');
  const maker = page.getByRole('dialog', { name: 'Make a picture' });
  await expect(maker.getByRole('img', { name: /^Quote from a customer/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await maker.getByRole('button', { name: 'Download', exact: true }).click();
  const picture = await readFile(await (await downloading).path());
  expect(pictureSize(picture)).toEqual({ type: 'png', width: 1080, height: 1350 });
  for (const place of [1, 2]) {
    await maker.getByRole('button', { name: 'Add to carousel' }).click();
    await expect(maker.getByRole('listitem')).toHaveCount(place);
  }
  for (const form of ['zip', 'PDF']) {
    const carousel = page.waitForEvent('download');
    await maker.getByRole('button', { name: `Download ${form}` }).click();
    expect((await carousel).suggestedFilename()).toMatch(new RegExp(`-feed\\.${form}$`, 'i'));
  }
  await maker.getByRole('radio', { name: 'Photo' }).check();
  await maker
    .getByLabel('Choose a photo of yours')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture });
  await expect(maker.getByText('Kept on this device.')).toBeVisible();
  await expect(maker.getByRole('img', { name: /^Quote from a customer/ })).toBeVisible();
  // Starts it again, so that the fixture can close the context.
  await site.start();
});
