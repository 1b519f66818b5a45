import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { COLOUR_RULES, expectAccessible } from '../accessible.ts';
import { openPreview, preview, toPreview } from '../preview-samples.ts';
import { pressMore, toReview } from '../steps.ts';
import { expect, newAddress, pressLogout, signIn, test } from '../test.ts';

const PHOTO = 'public/media/sample-picture.jpg';

const pictureOf = (page: Page) => preview(page).locator('img[src^="data:image/jpeg"]').first();

async function chooseFile(page: Page, file: Parameters<Locator['setInputFiles']>[0]) {
  await page.getByLabel('Choose a profile picture').setInputFiles(file);
}

const SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = 'stolen'</script></svg>`;
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(200),
]);

test('a name and a readable picture appear in every preview, for the next campaign too, until logout', async ({
  page,
}, testInfo) => {
  test.slow();
  await signIn(page, newAddress());
  await toPreview(page, 'LinkedIn');
  await expect(preview(page)).toContainText('Your name');
  await page.getByRole('button', { name: 'Use my name and picture' }).click();
  // A long one stays on its line.
  const shownName = preview(page).locator('b').first();
  const heightOf = async () => (await shownName.boundingBox())?.height;
  const height = await heightOf();
  const long = `${'Ada’s Blouses and Trousers '.repeat(2)}${'x'.repeat(21)}`;
  await page.getByLabel('Name', { exact: true }).fill(long);
  await expect(shownName).toHaveText(long);
  expect(await heightOf()).toBe(height);
  await page.getByLabel('Name', { exact: true }).fill('Ada’s Blouses');
  await expect(preview(page)).toContainText('Ada’s Blouses');
  await chooseFile(page, PHOTO);
  const picture = pictureOf(page);
  await expect(picture).toBeVisible();
  const size = await picture.evaluate((image: HTMLImageElement) => ({
    bytes: image.src.length * 0.75,
    square: image.naturalWidth === image.naturalHeight,
  }));
  expect(size.bytes).toBeLessThanOrEqual(20_040);
  expect(size.square).toBe(true);

  // A file that is no readable picture changes nothing.
  const before = await pictureOf(page).getAttribute('src');
  const photo = readFileSync(PHOTO);
  const files = [
    ['drawing.svg', 'image/svg+xml', Buffer.from(SCRIPT), 'SVG drawings aren’t supported.'],
    ['drawing.png', 'image/png', Buffer.from(SCRIPT), 'SVG drawings aren’t supported.'],
    ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'This file is empty.'],
    ['diary.jpg', 'image/jpeg', Buffer.from('Dear diary,'), 'This file isn’t a picture.'],
    ['phone.heic', 'image/heic', HEIC, 'This browser can’t read HEIC photos.'],
    ['half.jpg', 'image/jpeg', photo.subarray(0, 40), 'This picture can’t be read.'],
  ] as const;
  const alert = page.getByRole('group', { name: 'Name and picture' }).getByRole('alert');
  const expectRefused = async (message: string) => {
    await expect(alert).toContainText(message);
    await expect(alert).toContainText('Your picture is unchanged.');
    expect(await pictureOf(page).getAttribute('src')).toBe(before);
  };
  for (const [name, type, buffer, message] of files) {
    await chooseFile(page, { name, mimeType: type, buffer });
    await expectRefused(message);
  }
  // From the disk: through DevTools, this many bytes take a busy machine longer than a press may.
  const huge = testInfo.outputPath('huge.jpg');
  writeFileSync(huge, Buffer.alloc(30_000_001, 1));
  await chooseFile(page, huge);
  await expectRefused('This file is larger than 30 MB.');
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await expect(pictureOf(page)).toHaveCount(0);
  expect(await page.title()).not.toBe('stolen');
  await chooseFile(page, PHOTO);
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();

  await page.reload();
  await openPreview(page);
  await expect(preview(page)).toContainText('Ada’s Blouses');
  await pressMore(page, 'Create New Campaign');
  await toReview(page, { platform: 'TikTok' });
  await openPreview(page);
  await expect(preview(page)).toContainText('@adasblouses');
  await expect(pictureOf(page)).toBeVisible();

  await pressLogout(page);
  await page.getByRole('radio', { name: 'Delete' }).check();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await signIn(page, newAddress());
  await toReview(page, { platform: 'LinkedIn' });
  await openPreview(page);
  await expect(preview(page)).toContainText('Your name');
});

test('previews and the form for the name pass axe, in light and dark', async ({
  signedIn: page,
}) => {
  test.slow();
  await toPreview(page, 'TikTok');
  await page.getByRole('button', { name: 'Use my name and picture' }).click();
  await preview(page).getByRole('button', { name: 'more', exact: true }).click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { rules: COLOUR_RULES });
});
