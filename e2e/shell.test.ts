import { heading } from './steps.ts';
import { expect, test } from './test.ts';

test('the discount banner is sent away once and never flashes again', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('complementary', { name: 'Discount' });
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^mailto:.+\?subject=.+/);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/blog/from-seo-to-aeo', { waitUntil: 'commit' });
  await expect(heading(page, 'From SEO to AEO')).toBeVisible();
  // Asleep still: the page alone keeps it away.
  expect(await page.locator('html').getAttribute('data-ready')).not.toBe('app');
  await expect(banner).toBeHidden();
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await expect(banner).toHaveCount(0);
});

test.describe('an unknown address', () => {
  test.use({ allowed: [/Failed to load resource.*404/] });

  test('leads to the articles', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('main').getByRole('link', { name: 'From SEO to AEO' }).click();
    await expect(heading(page, 'From SEO to AEO')).toBeVisible();
  });
});
