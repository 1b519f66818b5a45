import { readFileSync } from 'node:fs';
import { choosePlatform } from './steps.ts';
import { expect, test } from './test.ts';

const REVIEWS = readFileSync('tests/data/reviews.csv', 'utf8');
const PRIVATE = 'Thanks to Sarah Miller, mail me at jo@example.com. Lovely.';

test('quotes are understood, chosen and masked before anything is sent', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(`${REVIEWS}5,Kind,"${PRIVATE}"\n`);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  const themes = page.getByRole('region', { name: 'Themes' });
  await expect(themes.getByText('Fit and size')).toBeVisible();
  await expect(page.getByText('All of them go into the request.')).toBeVisible();

  await page.getByRole('button', { name: 'Show all 95', exact: true }).click();
  await expect(page.getByText('Thanks to [name], mail me at [e-mail]. Lovely.')).toBeVisible();
  await page.getByRole('button', { name: 'Send unmasked, quote 95' }).click();
  await expect(page.getByText(PRIVATE)).toBeVisible();
  await page.getByRole('button', { name: 'Leave out, quote 95' }).click();
  await expect(page.getByText('94 of 95 quotes go into the request.')).toBeVisible();

  const tag = page.getByRole('checkbox', { name: 'Pain Points' });
  await expect(tag).not.toBeChecked();
  await page.getByRole('button', { name: 'Suggested: Pain Points' }).click();
  await expect(tag).toBeChecked();

  await page.reload();
  const kept = page.getByRole('button', { name: 'Leave out, quote 95' });
  await page.getByRole('button', { name: 'Show all 95', exact: true }).click();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
});
