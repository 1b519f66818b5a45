import { expect, type Page } from '@playwright/test';
import { toReview } from './steps.ts';

/**
 * A post with several lines, a mention, a link and hashtags, long enough to be folded on every
 * platform except Facebook on a desktop.
 */
const POST = `Soft enough to sleep in, and you still wear it to work.

That is what we hear about the linen shirt, week after week. “Lovely colours and so soft”, says one of you. “My favourite this summer”, says another.

Thanks @ada.lovelace for the photograph that started it all.

More: https://shop.example.com/linen
#Linen #CustomerReviews`;

const FIELDS = {
  Title: 'The linen shirt, in your own words',
  Description: POST,
  Tags: 'linen, summer shirt',
};

/** Last words of the sample before each platform's "more"; undefined if it is not folded. */
export const PREVIEWS = {
  Facebook: { more: 'See more', phone: 'shop.example.com', desktop: undefined },
  Instagram: { more: 'more', phone: 'wear it to work', desktop: 'wear it to work' },
  LinkedIn: { more: 'more', phone: 'wear it to work', desktop: 'week after week. “Lovely c' },
  YouTube: { more: 'more', phone: 'about the linen shirt,', desktop: 'soft”, says one' },
  TikTok: { more: 'more', phone: 'about the linen shirt,', desktop: 'about the linen shirt,' },
} as const;

/** Opens the Review step of a platform and replaces its post with the sample. */
export async function toPreview(page: Page, platform: string, contentType = 'Text'): Promise<void> {
  await toReview(page, { platform, contentType });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  if (platform === 'YouTube') {
    for (const [name, text] of Object.entries(FIELDS))
      await page.getByLabel(name, { exact: true }).fill(text);
  } else {
    await page.getByLabel('Post text').fill(POST);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await openPreview(page);
  await expect(preview(page)).toContainText('Soft enough to sleep in');
}

/** Chooses the view of the post as its readers see it. */
export const openPreview = (page: Page) =>
  page.getByRole('button', { name: 'Preview', exact: true }).click();

export const preview = (page: Page) => page.locator('[data-preview]');

export const LOOKS = [
  { name: '360-light', width: 360, colorScheme: 'light', device: 'Phone' },
  { name: '360-dark', width: 360, colorScheme: 'dark', device: 'Phone' },
  { name: '1440-light', width: 1440, colorScheme: 'light', device: 'Desktop' },
  { name: '1440-dark', width: 1440, colorScheme: 'dark', device: 'Desktop' },
] as const;

export async function takeLook(page: Page, look: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
  await page.getByRole('radio', { name: look.device }).check();
  const toasts = page.locator('[data-scope=toast][data-part=root]');
  // Clicks all at once: a locator per toast would wait for one that closes automatically.
  await toasts.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await page.mouse.move(0, 0);
  await expect(toasts).toHaveCount(0);
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
}
