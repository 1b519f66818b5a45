import type { Page } from '@playwright/test';
import { COLOUR_RULES, expectAccessible } from '../accessible.ts';
import {
  choosePlatform,
  customize,
  generateWith,
  heading,
  lookThrough,
  openDetails,
  pressMore,
  toReview,
} from '../steps.ts';
import { expect, newAddress, test } from '../test.ts';

/** Widths at which no screen may scroll sideways. */
const WIDTHS = [360, 768, 1440];

/** Looks for overflow at every width; axe checks both colour schemes, and the layout of a phone. */
async function inspect(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal scroll at ${width} px on ${page.url()}`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { within: 'html', rules: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, { within: 'html' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, { within: 'html' });
}

/** One page of each kind; `tests/seo` reads the words and the links of all of them. */
for (const path of [
  '/',
  '/auth',
  '/drafts',
  '/settings',
  '/auth/confirm?token_hash=0123456789abcdef&type=email',
  '/about',
  '/contact',
  '/privacy',
  '/faceless-video',
  '/blog/from-seo-to-aeo',
]) {
  test(`${path} is accessible at every width`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(page);
  });
}

test.describe('an unknown path', () => {
  // The browser logs the 404 status of the page.
  test.use({ allowed: [/Failed to load resource.*404/] });

  test('the Page Not Found screen is accessible and offers two links', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/no/such/page');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(heading(page, 'About Us')).toBeVisible();
    await page.goForward();
    await page.getByRole('main').getByRole('link', { name: 'From SEO to AEO' }).click();
    await expect(heading(page, 'From SEO to AEO')).toBeVisible();
  });
});

test('the Check your email screen is accessible', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await inspect(page);
});

test('every step of the wizard is accessible', async ({ signedIn: page }) => {
  test.slow();
  await page.goto('/');
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await inspect(page);
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill('Lovely.\nA little large.\nSoft.\nWarm.');
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  const sheet = await lookThrough(page);
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  await inspect(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await customize(page, { contentType: 'Image' });
  await inspect(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await inspect(page);
  await generateWith(page, 'demo');
  await expect(page.getByRole('button', { name: 'View Content' })).toBeVisible();
  await inspect(page);
});

test('the review, its editor and its dialog are accessible', async ({ signedIn: page }) => {
  test.slow();
  await toReview(page, { contentType: 'Image' });
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByText('This is a sample that comes with the app.')).toBeVisible();
  await inspect(page);
  await openDetails(page, 'How it fits Instagram');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await inspect(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill('Changed');
  await inspect(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // A width at which the editor leaves room for the actions.
  await page.setViewportSize({ width: 800, height: 844 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill('Changed again');
  await expectAccessible(page, { within: 'html' });
  await pressMore(page, 'Create New Campaign');
  await expectAccessible(page, { within: 'html' });
});

test('the header menu opens, closes on Escape and marks the current page', async ({ page }) => {
  await page.goto('/about');
  await page.getByLabel('Menu').click();
  const link = page.getByRole('link', { name: 'From SEO to AEO' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.getByLabel('Menu').click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'About Us' }).last(),
  ).toHaveAttribute('aria-current', 'page');
  await link.click();
  await expect(heading(page, 'From SEO to AEO')).toBeVisible();
});
