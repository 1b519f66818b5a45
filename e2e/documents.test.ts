import type { Page } from '@playwright/test';
import { choosePlatform, heading, toReview } from './steps.ts';
import { expect, test } from './test.ts';

const editor = (page: Page) => page.getByLabel('Post text');

/** Everything that the device keeps in one store, as text. */
const storedIn = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('echopost');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
    store,
  );

test('a reload in the middle of a word loses no letter', async ({ signedIn: page }) => {
  await toReview(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await editor(page).fill('');
  let typed = '';
  for (let round = 0; round < 6; round += 1) {
    const words = `Round ${round} goes on and on. `;
    await editor(page).pressSequentially(words);
    typed += words;
    await page.reload();
    await expect(editor(page)).toHaveValue(typed);
    await editor(page).focus();
    await page.keyboard.press('Control+End');
  }
});

test('a draft that two tabs edit at once keeps both texts', async ({ signedIn: page }) => {
  await toReview(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await editor(page).fill('From the left tab.');
  const other = await page.context().newPage();
  await other.goto('/?step=review');
  await expect(editor(other)).toHaveValue('From the left tab.');
  await editor(other).fill('From the left tab. And on.');
  await expect(editor(page)).toHaveValue('From the left tab. And on.');
  // Neither hears the other in between: both writes are under way when the first is done.
  await Promise.all([
    editor(page).fill('Left wins or loses.'),
    editor(other).fill('Right wins or loses.'),
  ]);
  await expect.poll(() => storedIn(page, 'documents')).toContain('Left wins or loses.');
  await expect.poll(() => storedIn(page, 'documents')).toContain('Right wins or loses.');
});

test('what one tab chooses the other shows', async ({ signedIn: page }) => {
  await choosePlatform(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('radio', { name: 'Instagram' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Authenticity' }).check();
  await other.getByRole('button', { name: 'Continue to Customization' }).click();
  await expect(other.getByRole('checkbox', { name: 'Authenticity' })).toBeChecked();
  await other.getByRole('checkbox', { name: 'Customer Reviews' }).check();
  await expect(page.getByRole('checkbox', { name: 'Customer Reviews' })).toBeChecked();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
});
