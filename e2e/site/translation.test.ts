import type { Page } from '@playwright/test';
import {
  choosePlatform,
  customize,
  generateWith,
  heading,
  lookThrough,
  openGroup,
  toGenerate,
  toReview,
  typeKey,
} from '../steps.ts';
import { translateOnce, translatePage, untranslated } from '../support/page-translation.ts';
import { expect, newAddress, signIn, test } from '../test.ts';

const field = (page: Page) => page.getByLabel('What customers said', { exact: true });

async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

const status = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words });

test('a translated Customize step counts each paste, and shows the current themes', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await translatePage(page);
  await paste(page, 'The fabric is so soft.\nIt fits well, and it is warm.');
  await expect(status(page, /^2 quotes\b/)).toBeVisible();
  await paste(page, 'A little large, but lovely.\nThe colours are bright.\nSoft and warm.');
  await expect(status(page, /^5 quotes\b/)).toBeVisible();
  await expect(page.getByText('All quotes are included in the request.')).toBeVisible();
  const sheet = await lookThrough(page);
  await page.getByRole('button', { name: 'Exclude, quote 2' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('4 of 5 quotes are included in the request.')).toBeVisible();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
  await page.goBack();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await openGroup(page, 'What customers said');
  await expect(page.getByText('4 of 5 quotes are included in the request.')).toBeVisible();
});

test('a translated Generate step shows the words as they stream, and then the result', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  await translatePage(page);
  await typeKey(page, 'demo-slow');
  const button = page.getByRole('button', { name: 'Generating' });
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const words = page.getByText(/^\d+ words$/);
  await expect(words).toBeVisible();
  const first = await words.innerText();
  await expect(words).not.toHaveText(first);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(button).toBeHidden();
  expect(await untranslated(page)).toEqual([]);
});

test('a translated Review step edits, counts, saves, previews and checks the post', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await toReview(page);
  await translatePage(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const box = page.getByLabel('Post text');
  await box.fill('Soft. '.repeat(400));
  await expect(box).toHaveAccessibleDescription('2,400 of 2,200 characters, 200 too many');
  await box.fill('Soft. '.repeat(20));
  await expect(box).toHaveAccessibleDescription('120 of 2,200 characters');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('[data-post]')).toContainText('Soft. Soft.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.locator('[data-preview]')).toContainText('Soft. Soft.');
  await expect(page.locator('[data-preview] font, [data-post] font')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy Content' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
  await page.goto('/drafts');
  await expect(heading(page, 'Posts')).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
});

const refused = test.extend({
  allowed: [[/Failed to load resource/], { scope: 'test' }],
});

refused(
  'a translated page takes the failure of a request, and another try',
  async ({ signedIn: page }) => {
    await toGenerate(page);
    await translatePage(page);
    await page.route('**/chat/completions', (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await generateWith(page, 'demo');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(/offline/i).first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  },
);

const PAGES = [
  '/',
  '/about',
  '/privacy',
  '/blog/from-seo-to-aeo',
  '/drafts',
  '/contact',
  '/faceless-video',
  '/auth',
  '/auth/confirm?token_hash=00000000&type=email',
  '/no-such-page',
];

refused('every page that is translated before the app has loaded works', async ({ page }) => {
  await page.goto('/');
  await translatePage(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('html.translated-ltr')).toHaveAttribute('data-ready', /./);
    await page.locator('header button').first().dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await untranslated(page), path).toEqual([]);
  }
});

test('a press on a translated static page is not lost', async ({ page }) => {
  await page.goto('/about');
  await translatePage(page);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
});

test('a translated login asks for a mail, then for its code', async ({ page }) => {
  await page.goto('/auth');
  await translateOnce(page);
  await signIn(page, newAddress());
});
