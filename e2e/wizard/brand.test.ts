import type { Page } from '@playwright/test';
import { MOST_BRANDS } from '#domain/brand/brand-book.ts';
import { expectAccessible } from '../accessible.ts';
import { choosePlatform, toReview } from '../steps.ts';
import { expect, test } from '../test.ts';

const brandSection = (page: Page) => page.getByRole('region', { name: 'Brand', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function toSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(brandSection(page).getByRole('button', { name: 'Add a brand' })).toBeVisible();
}

/** Adds a brand with the keyboard alone, from its button. */
async function addByKeyboard(page: Page, name: string, fields: Record<string, string> = {}) {
  await brandSection(page).getByRole('button', { name: 'Add a brand' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Brand name')).toBeFocused();
  await page.keyboard.type(name);
  for (const [label, words] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(words);
  }
  await page.getByRole('button', { name: 'Save brand' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Edit ${name}`, exact: true })).toBeFocused();
}

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  test(`on ${device} brands are added, corrected, deleted and chosen with the keyboard`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height });
    await toSettings(page);
    await addByKeyboard(page, 'Harbour Vets', {
      'Sign-off': 'See you at the surgery.',
      'Words you never use': 'cheap, deal',
    });
    await addByKeyboard(page, 'Corner Café');
    await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Make Corner Café the default' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Corner Café' })).toBeFocused();

    // A brand without a name is not saved.
    await press(page, 'Edit Harbour Vets');
    await page.getByLabel('Brand name').fill(' ');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Brand name')).toBeFocused();
    await expect(page.getByText('Give the brand a name.')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Cancel');

    await page.getByRole('button', { name: 'Delete Harbour Vets' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Harbour Vets' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Brands' }).getByRole('listitem')).toHaveCount(2);
    await press(page, 'Edit Harbour Vets');
    await expect(page.getByLabel('Words you never use')).toHaveValue('cheap, deal');

    await choosePlatform(page);
    const brand = page.getByRole('combobox', { name: 'Brand' });
    await expect(brand).toHaveValue(/.+/);
    await expect(brand.locator('option:checked')).toHaveText('Corner Café');
    await brand.selectOption('Harbour Vets');
    await page.reload();
    await expect(brand.locator('option:checked')).toHaveText('Harbour Vets');
    await brand.selectOption('No brand');
    await page.reload();
    await expect(brand.locator('option:checked')).toHaveText('No brand');
    await expectAccessible(page);
  });
}

test('a user without a brand is asked nothing about it', async ({ signedIn: page }) => {
  await choosePlatform(page);
  await expect(page.getByText('How to say it')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveCount(0);
});

test('a word that the brand never says is told under the post, a press away', async ({
  signedIn: page,
}) => {
  await toReview(page);
  const post = page.locator('[data-post]');
  await expect(post).toBeVisible();
  const [word = ''] = /\p{L}{6,}/u.exec(await post.innerText()) ?? [];
  await toSettings(page);
  await addByKeyboard(page, 'Harbour Vets', {
    'Words you never use': word.toUpperCase(),
    'Sign-off': 'See you at the surgery.',
  });
  await page.goto('/?step=review');
  await expect(page.getByText('Missing here: See you at the surgery.')).toBeVisible();
  await page.getByRole('button', { name: `Your brand never says: ${word.toUpperCase()}` }).focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(word);
  await expect(post).toBeFocused();
  await expectAccessible(page);
});

/** Copies the only brand until there are so many. */
async function multiplyBrands(page: Page, most: number): Promise<void> {
  // No app code may run meanwhile.
  await page.goto('/ping.txt');
  await page.evaluate(async (count) => {
    const opening = indexedDB.open('echopost');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('documents', 'readwrite');
    const documents = transaction.objectStore('documents');
    const reading = documents.get('brands');
    reading.addEventListener('success', () => {
      const { data, ...record } = reading.result;
      const [brand] = Object.values<{ createdAt: number }>(data.brands);
      if (!brand) throw new Error('No brand');
      const all = Array.from({ length: count }, (_, at) => ({
        ...brand,
        id: `b${at}`,
        name: `Brand ${at}`,
        createdAt: brand.createdAt + at,
      }));
      const brands = Object.fromEntries(all.map((one) => [one.id, one]));
      documents.put({ ...record, data: { ...data, brands } }, 'brands');
    });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, most);
}

test('a brand that another tab leaves no room for stays in its form until there is room', async ({
  signedIn: page,
}) => {
  await toSettings(page);
  await addByKeyboard(page, 'Harbour Vets');
  await multiplyBrands(page, MOST_BRANDS - 1);
  await toSettings(page);
  await press(page, 'Add a brand');
  await page.keyboard.type('Corner Café');
  await page.getByLabel('Other rules').fill('Short sentences.');
  const other = await page.context().newPage();
  await toSettings(other);
  await addByKeyboard(other, 'The twentieth');
  await page.bringToFront();
  await press(page, 'Save brand');
  await expect(page.getByRole('alert')).toContainText('Not saved yet: you have 20 brands');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByLabel('Brand name')).toHaveValue('Corner Café');
  await expect(page.getByLabel('Other rules')).toHaveValue('Short sentences.');
  await expectAccessible(page);

  await other.bringToFront();
  await press(other, 'Delete Brand 3');
  await page.bringToFront();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, 'Save brand');
  await expect(page.getByRole('button', { name: 'Edit Corner Café', exact: true })).toBeFocused();
});
