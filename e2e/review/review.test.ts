import { pressMore, toReview } from '../steps.ts';
import { expect, test } from '../test.ts';

test('a phone shows one toast at a time, over the header; More closes on a wide screen, and a menu shares', async ({
  signedIn: page,
}) => {
  await toReview(page);
  // The step itself says that the post is ready.
  await expect(page.getByText('Content Generated', { exact: true })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).evaluate(() => scrollTo(0, 300));
  await pressMore(page, 'Download');
  const toasts = page.getByRole('region', { name: /notifications/i });
  await expect(toasts.getByText('Download started!')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const toast = toasts.getByRole('status');
  await expect(toast).toHaveText(/^Content updated!/);
  // Settled at its place once it stops moving.
  await expect
    .poll(() => toast.evaluate((it) => Math.round(it.getBoundingClientRect().bottom)))
    .toBeLessThanOrEqual(56);
  await expect(toast).toHaveCount(1);

  await page.setViewportSize({ width: 800, height: 1200 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.locator('dialog')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('instagram-content.txt');
  await expect(page.getByText('Download started!')).toBeVisible();
  // The pointer on it keeps it open.
  await toast.hover();
  await page.setViewportSize({ width: 800, height: 1200 });
  await expect.poll(() => toast.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(100);

  await page.setViewportSize({ width: 390, height: 844 });
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
  const saving = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('instagram-content.txt');
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
