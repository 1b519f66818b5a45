import { expect, type Locator, type Page } from '@playwright/test';
import { choosePlatform, customize, generateWith } from '../steps.ts';

/** Opens Review with a post that rests on reviews. */
export async function toPost(page: Page, reviews: string): Promise<void> {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(reviews);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(page.locator('[data-post]')).toBeVisible();
}

export const makerOn = (page: Page) => page.getByRole('dialog', { name: 'Make a picture' });

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}
