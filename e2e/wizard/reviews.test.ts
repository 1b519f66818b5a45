import { choosePlatform, customize, heading } from '../steps.ts';
import { expect, test } from '../test.ts';

const REVIEWS = `Harbour Vets quotes

- "They were so gentle with our old dog."
- "Waited twenty minutes, but worth it."
- "The garden instead of a waiting room is a lovely idea."`;

test('reviews outlive their campaign: they are offered, renamed and used for another post', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await page.getByLabel('What customers said', { exact: true }).fill(REVIEWS);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByText('3 quotes', { exact: true }).first()).toBeVisible();
  await customize(page);
  await page.goto('/');
  const going = page.getByRole('link', { name: 'Continue: Harbour Vets quotes · 3 quotes' });
  await expect(going).toHaveAttribute('href', '/?step=generate');
  await page.getByRole('button', { name: 'New reviews' }).click();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await expect(page.getByText('3 quotes', { exact: true })).toBeHidden();

  await page.goto('/reviews');
  await page.getByRole('button', { name: 'Rename Harbour Vets quotes' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Vets');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vets', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'New post from Vets' }).click();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await expect(page.getByText('3 quotes', { exact: true }).first()).toBeVisible();
});
