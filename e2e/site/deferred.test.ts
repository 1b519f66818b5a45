import type { Page } from '@playwright/test';
import { choosePlatform } from '../steps.ts';
import { expect, test } from '../test.ts';

/** Fakes the launch queue with files, which Chromium fills only for an installed app. */
function openWithFiles(page: Page) {
  return page.addInitScript(() => {
    const files = [
      new File(['review\nSoft\nWarm'], 'reviews.csv'),
      new File(['Lovely colours.\nA little large.\nCame late.'], 'reviews.txt'),
      new File([new Uint8Array([0x89, 0x50, 0, 0, 0x0d, 0xff])], 'photo.png'),
      new File(['a'.repeat(200_001)], 'huge.csv'),
    ];
    Object.defineProperty(globalThis, 'launchQueue', {
      value: {
        setConsumer: (consume: (launch: unknown) => void) =>
          consume({ files: files.map((file) => ({ getFile: async () => file })) }),
      },
    });
  });
}

test('files opened with the app are reviewed one by one', async ({ signedIn: page }) => {
  await choosePlatform(page);
  await openWithFiles(page);
  await page.goto('/?step=customize&shared=files');
  const review = page.getByRole('region', { name: 'Shared with you' });
  await expect(review.getByText('reviews.csv: 2 quotes')).toBeVisible();
  await expect(review.getByText('reviews.txt: 3 quotes')).toBeVisible();
  await expect(review.getByText('This isn’t a text file.')).toBeVisible();
  await expect(review.getByText('It’s larger than 200 kB')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Add as quotes' })).toHaveCount(2);
  await review.getByRole('button', { name: 'Add as quotes: reviews.txt' }).click();
  await expect(page.getByText('3 quotes', { exact: true })).toBeVisible();
});

const offer = (page: Page) => page.getByRole('button', { name: 'Install Echopost' });

/** Interacts until the install button shows; it appears only after an interaction. */
async function touch(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(offer(page)).toBeVisible({ timeout: 300 });
  }).toPass();
}

for (const [device, userAgent] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'],
  ['an iPad, which calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'],
] as const) {
  test(`installing on ${device} is explained in two steps`, async ({ page }) => {
    await page.addInitScript((agent) => {
      Object.defineProperty(navigator, 'userAgent', { value: agent });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    }, userAgent);
    await page.goto('/contact');
    await touch(page);
    await offer(page).click();
    const dialog = page.getByRole('dialog', { name: 'Install Echopost' });
    await expect(dialog.getByRole('listitem')).toContainText(['Share', 'Add to Home Screen']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(offer(page)).toBeFocused();
  });
}

test('the install button opens the prompt of the browser once, then disappears', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await page.evaluate(() => {
    const question = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset['prompted'] = String(question.defaultPrevented);
      return { outcome: 'dismissed' };
    };
    dispatchEvent(Object.assign(question, { prompt }));
  });
  await touch(page);
  await offer(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  await expect(offer(page)).toBeHidden();
});
