import { expect, type Locator, type Page } from '@playwright/test';
import { choosePlatform, customize, typeKey } from '../steps.ts';

/** Opens Review with a post that rests on reviews; its key is saved on request. */
export async function toPost(page: Page, reviews: string, savesKey = false): Promise<void> {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(reviews);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await typeKey(page, 'demo');
  if (savesKey) {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('API Key Saved')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Generate Content', exact: true }).click();
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
