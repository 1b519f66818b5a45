import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { pressMore } from '../steps.ts';
import { pictureSize } from '../support/picture-size.ts';
import { expect, test } from '../test.ts';
import { makerOn, tabTo, toPost } from './picture-steps.ts';

const REVIEWS = `rating,review,date
5,"The pool closes at six. The staff were kind, but the lift was broken.",2026-03-04
,"Check-in took forty minutes.",2026-03-05
4,"Thanks to Sarah Miller. The terrace is quiet at night.",2026-03-06
`;

const pictureIn = (dialog: Locator) => dialog.getByRole('img', { name: /^Quote from a customer/ });

/** Copies the picture alone, with its post, and the post alone. */
async function expectCopies(page: Page, dialog: Locator): Promise<void> {
  const copied = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const text = item?.types.includes('text/plain') && (await item.getType('text/plain')).text();
      return [item?.types.includes('image/png'), (await text) || ''];
    });
  await dialog.getByRole('button', { name: 'Copy picture' }).click();
  await expect(dialog.getByText('Picture copied.')).toBeVisible();
  expect(await copied()).toEqual([true, '']);
  await dialog.getByRole('button', { name: 'Copy with post' }).click();
  await expect(dialog.getByText(/^Picture and post copied\./)).toBeVisible();
  const [hasPicture, text] = await copied();
  expect(hasPicture).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  const [, textAlone] = await copied();
  expect(text).not.toBe('');
  expect(textAlone).toBe(text);
}

test('a phone makes a picture of a customer’s line by keyboard alone, and nothing of it loads before', async ({
  signedIn: page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await toPost(page, REVIEWS);
  expect(requested.filter((url) => /picture|page-cards|serif-latin/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'More actions' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Make a picture' }));
  await page.keyboard.press('Enter');

  const dialog = makerOn(page);
  await expect(pictureIn(dialog)).toBeVisible();
  await expectAccessible(page, { within: 'dialog' });
  for (const width of [320, 360, 380]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await tabTo(page, dialog.getByRole('radio', { name: 'Paper' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Bold' })).toBeChecked();
  const download = dialog.getByRole('button', { name: 'Download', exact: true });
  await tabTo(page, download);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('instagram-quote-feed.png');
  expect(pictureSize(await readFile(await file.path()))).toEqual({
    type: 'png',
    width: 1080,
    height: 1350,
  });
  await expect(dialog.getByText('Saved as instagram-quote-feed.png.')).toBeVisible();
  await expect(download).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The look is remembered.
  await page.reload();
  await pressMore(page, 'Make a picture');
  await expect(dialog.getByRole('radio', { name: 'Bold' })).toBeChecked();
});

test('a desktop makes a picture of any review, masked, with the stars that its customer gave', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toPost(page, REVIEWS);
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const dialog = makerOn(page);
  await dialog.getByRole('radio', { name: 'Minimal' }).check();
  await dialog.getByRole('radio', { name: 'Story' }).check();
  await dialog.getByRole('radio', { name: 'JPEG' }).check();
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await dialog.getByRole('radio', { name: 'Forest' }).check();
  await dialog.getByLabel('Sign-off').fill('Harbour House');
  await dialog.getByRole('button', { name: 'Choose a review' }).click();
  await dialog.getByRole('radio', { name: /^Thanks to/ }).check();
  await expect(dialog).not.toContainText('Sarah');
  const whole = 'Thanks to [name]. The terrace is quiet at night.';
  const picture = (words: string, more: string) =>
    dialog.getByRole('img', { name: `Quote from a customer: “${words}”${more}`, exact: true });
  await expect(picture(whole, ' 4 of 5 stars. Harbour House')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Thanks to/ }).uncheck();
  const alone = picture('… The terrace is quiet at night.', ' 4 of 5 stars. Harbour House');
  await expect(alone).toBeVisible();
  // A card has some words.
  await dialog.getByRole('checkbox', { name: /^The terrace/ }).press('Space');
  await expect(dialog.getByRole('checkbox', { name: /^The terrace/ })).toBeChecked();

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('instagram-quote-story.jpg');
  expect(pictureSize(await readFile(await file.path()))).toEqual({
    type: 'jpeg',
    width: 1080,
    height: 1920,
  });

  await dialog.getByRole('radio', { name: /^Check-in/ }).check();
  await expect(picture('Check-in took forty minutes.', ' Harbour House')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Stars', exact: true })).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy alt text' }).click();
  await expect(dialog.getByText(/^Alt text copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Quote from a customer: “Check-in took forty minutes.” Harbour House',
  );
  await expectCopies(page, dialog);
});

test('a share sheet gets the picture and the post', async ({ signedIn: page }) => {
  // Chromium on Linux has no share sheet.
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => void shared.push(data),
    });
  });
  await toPost(page, REVIEWS);
  await pressMore(page, 'Make a picture');
  const dialog = makerOn(page);
  await expect(pictureIn(dialog)).toBeVisible();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByText(/^Shared\./)).toBeVisible();
  const shared = await page.evaluate(() => {
    const [{ files: [file] = [], text = '' } = {}]: ShareData[] = Reflect.get(globalThis, 'shared');
    return { name: file?.name, type: file?.type, isEmpty: file?.size === 0, text };
  });
  expect(shared).toMatchObject({
    name: 'instagram-quote-feed.png',
    type: 'image/png',
    isEmpty: false,
  });
  expect(shared.text).not.toBe('');
});

test('where no worker draws, the page does', async ({ signedIn: page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await toPost(page, REVIEWS);
  await pressMore(page, 'Make a picture');
  const dialog = makerOn(page);
  await expect(pictureIn(dialog)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await downloading;
  expect(pictureSize(await readFile(await file.path()))).toMatchObject({
    type: 'png',
    width: 1080,
  });
});
