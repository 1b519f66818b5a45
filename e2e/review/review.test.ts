import { otherVersion, toGenerate, toReview } from '../steps.ts';
import { openPreview, preview } from '../preview-samples.ts';
import { expect, test } from '../test.ts';

test('Cancel restores the text and Save Changes keeps the edit', async ({ signedIn: page }) => {
  await toReview(page);
  const shown = page.locator('[data-post] p');
  const original = await shown.innerText();
  await page.getByRole('button', { name: 'Edit' }).click();
  const box = await page.getByLabel('Post text').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(300);
  await page.getByLabel('Post text').fill('Dropped');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown).toHaveText(original, { useInnerText: true });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Post text').fill('Kept 👩‍👩‍👧');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Content updated!')).toBeVisible();
  await expect(shown).toContainText('Kept 👩‍👩‍👧');
  await expect(page.getByText(/^6 \/ 2,200 · /)).toBeVisible();
});

test('More closes when the screen becomes too wide for it, and a toast moves with a rotation', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 800, height: 1200 });
  await toReview(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.locator('dialog')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('instagram-content.txt');
  await expect(page.getByText('Download started!')).toBeVisible();
  const toast = page.getByRole('region', { name: /notifications/i }).getByRole('status');
  // The pointer on it keeps it open.
  await toast.hover();
  await page.setViewportSize({ width: 800, height: 1200 });
  await expect.poll(() => toast.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(100);
});

test('a menu offers copy, mail and file in a browser without a share sheet', async ({
  signedIn: page,
}) => {
  await toReview(page);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Share Draft' }).click();
  const menu = page.getByRole('dialog', { name: 'Share Draft' });
  for (const name of ['Copy', 'Email', 'Save as a file']) {
    await expect(menu.getByRole('button', { name })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share Draft' })).toBeFocused();
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Save as a file' }).click();
  expect((await downloading).suggestedFilename()).toBe('instagram-content.txt');
  await expect(menu).toBeHidden();

  // Asked for again in the moment it closes, it stays open.
  const opener = page.getByRole('button', { name: 'Share Draft' });
  await opener.click();
  await expect(menu).toBeVisible();
  await opener.evaluate(async (button) => {
    // As Escape does, and before its close event: a browser that is busy handles input first.
    document.querySelector('dialog')?.requestClose();
    if (button instanceof HTMLElement) button.click();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await expect(menu).toBeVisible();
});

test('a sample picture replaces its placeholder, is labelled as a sample and downloads', async ({
  signedIn: page,
}) => {
  await toReview(page, { contentType: 'Image' });
  await openPreview(page);
  await expect(preview(page).locator('[data-media=placeholder]')).toContainText('Your picture');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(page.getByText('Image generated!')).toBeVisible();
  await expect(page.getByText('This is a sample that comes with the app.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate New' })).toBeVisible();
  await expect(preview(page).getByAltText('Sample picture')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Image' }).click();
  expect((await downloading).suggestedFilename()).toBe('instagram-image.jpg');
});

test('the share sheet gets the text of a post, and a refused clipboard is reported', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', async (data: ShareData) => Reflect.set(window, 'shared', data));
    Reflect.set(navigator.clipboard, 'writeText', async () => {
      throw new DOMException('denied', 'NotAllowedError');
    });
  });
  await toReview(page);
  await expect(page.getByRole('button', { name: /Generate (Image|Video)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share Draft' }).click();
  const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(shared).toMatchObject({ text: expect.stringContaining('Save this post for later.') });
  expect(JSON.stringify(shared)).not.toContain('Demo text');
  // Watched from inside the page: on a busy machine a toast may come and go between two looks.
  const isReported = page.waitForFunction(() =>
    document.body.textContent.includes('Unable to copy content to clipboard.'),
  );
  await page.getByRole('button', { name: 'Copy Content' }).click();
  await isReported;
});

test('a post over the limit is shortened on request, and the long version is kept', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  // Saves the key: one that is only typed is gone after the first request.
  await page.getByLabel('Demo model API key').fill('demo');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Post text').fill('Soft. '.repeat(400));
  await expect(
    page.getByText('At this length, Instagram would reject it or cut it off.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Shorten to fit' }).click();
  await expect(page.getByText('Too long for Instagram')).toBeHidden();
  await expect(page.getByText(/^[\d,]+ \/ 2,200 · /)).toBeVisible();
  await expect(otherVersion(page)).toHaveText(/^First version.+, edited$/);
  await otherVersion(page).click();
  await expect(page.getByText('Too long for Instagram')).toBeVisible();
  await expect(otherVersion(page)).toHaveText(/^Shortened/);
  await otherVersion(page).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Too long for Instagram')).toBeVisible();
});
