import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  choosePlatform,
  customize,
  generateWith,
  lookThrough,
  openGroup,
  tagOf,
  typeKey,
} from '../steps.ts';
import { expect, test } from '../test.ts';

/** Shows every page of the list. */
async function showAll(sheet: Locator): Promise<void> {
  const more = sheet.getByRole('button', { name: /^Show \d+ more$/ });
  await expect(sheet.locator('blockquote').first()).toBeVisible();
  while (await more.isVisible()) await more.click();
}

const REVIEWS = readFileSync('tests/data/reviews.csv', 'utf8');
const PRIVATE = 'Thanks to Sarah Miller, mail me at jo@example.com. Lovely.';

/** Adds the reviews and one with personal data; returns their themes. */
async function addPrivateReviews(page: Page): Promise<Locator> {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(`${REVIEWS}5,Kind,"${PRIVATE}"\n`);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  return page.getByRole('region', { name: 'Themes' });
}

test('quotes are analysed, pinned by a theme, selected and masked before a request is sent', async ({
  signedIn: page,
}) => {
  const themes = await addPrivateReviews(page);
  await themes.getByText('Returns and refunds').click();
  await expect(themes).not.toContainText('Sarah Miller');
  await themes.getByRole('button', { name: 'Write about this: Returns and refunds' }).click();
  await expect(themes.getByText('This theme’s quotes come first.')).toBeVisible();
  const sheet = await lookThrough(page);
  await showAll(sheet);
  await expect(page.getByText(/(?:^|· )Pinned$/).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();

  await themes.getByRole('button', { name: 'Undo “Write about this”' }).click();
  await expect(themes.getByRole('button', { name: /^Write about this: Returns/ })).toBeVisible();
  await showAll(await lookThrough(page));
  await expect(page.getByText(/(?:^|· )Pinned$/)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await expect(themes.getByText('Fit and size')).toBeVisible();
  await expect(page.getByText('All quotes are included in the request.')).toBeVisible();

  await lookThrough(page);
  await showAll(sheet);
  await expect(page.getByText('Thanks to [name], mail me at [e-mail]. Lovely.')).toBeVisible();
  await page.getByRole('button', { name: 'Send unmasked, quote 95' }).click();
  await expect(page.getByText(PRIVATE)).toBeVisible();
  await page.getByRole('button', { name: 'Exclude, quote 95' }).click();
  await expect(page.getByText('94 of 95 quotes are included in the request.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();

  await openGroup(page, 'What to say');
  const suggested = page.getByRole('group', { name: 'Suggested by your quotes' });
  const tag = page.getByRole('checkbox', { name: 'Pain Points' });
  await expect(tag).not.toBeChecked();
  await suggested.getByText('Pain Points').click();
  await expect(tag).toBeChecked();
  await page.getByText('Why these tags?').click();
  await expect(page.getByText(/^Pain Points: .*\d/)).toBeVisible();

  await page.reload();
  const kept = page.getByRole('button', { name: 'Exclude, quote 95' });
  await showAll(await lookThrough(page));
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
});

test('a tag in reach stays in reach when suggestions come', async ({ signedIn: page }) => {
  await choosePlatform(page);
  await openGroup(page, 'What to say');
  const names = await page.getByRole('group', { name: 'Voice of Customer' }).innerText();
  const offered = names.split('\n').filter((name) => name !== 'Voice of Customer');
  expect(offered).toContain('Case Studies');
  await page
    .getByLabel('What customers said')
    .fill('Lovely.\nThe size is right.\nThe wrong size.\nThe size is too small.');
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByRole('group', { name: 'Suggested by your quotes' })).toBeVisible();
  for (const name of offered) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'More tags' }).click();
  await expect(page.getByRole('checkbox', { name: 'AI & Technology' })).toBeFocused();
});

test('each sentence of a post shows its sources, and no mark reaches the post', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(REVIEWS);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await page.getByText('Only what customers said').click();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('94, and nothing else')).toBeVisible();
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(page.getByRole('main')).not.toContainText('[q');

  const card = page.getByRole('region', { name: 'Sources in your reviews' });
  await expect(card.getByRole('status').first()).toHaveText(/quote|to check/);
  const post = page.locator('[data-post]');
  await post.locator('[data-verdict=said]').first().press('Enter');
  await expect(page.getByText(/^Quote \d+ · \d of 5 stars/).first()).toBeVisible();
  const source = page.getByRole('dialog').locator('blockquote').first();
  await expect(source).toHaveAttribute('lang', 'en');
  await expect(source).toHaveAttribute('dir', 'auto');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill('Every seam is sewn by hand in Lisbon.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByRole('status').first()).toHaveText('1 sentence to check');
  await post.locator('[data-verdict=no-source]').click();
  await expect(page.getByRole('dialog', { name: 'No source found' })).toBeVisible();
});

test('a page with 80 kB of names in a table stays usable, also after a reload', async ({
  signedIn: page,
}) => {
  const table = `rating,review\n5,"Lovely ${'Ann Taylor '.repeat(80_000 / 11)}\n4,Nice`;
  await choosePlatform(page);
  const field = page.getByLabel('What customers said');
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, table);
  const studied = page.getByText(/in the request\.$/).first();
  await expect(studied).toBeVisible();
  const sheet = await lookThrough(page);
  await expect(sheet.locator('blockquote').first()).toBeVisible();
  expect(await page.locator('blockquote mark').count()).toBeLessThan(1000);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await (await tagOf(page, 'Pain Points')).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Pain Points' })).toBeChecked();
  await expect(studied).toBeVisible();
});

test('the user’s model sorts the quotes once its cost was shown, and the themes outlive a reload', async ({
  signedIn: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/completions')) asked.push(request.postData() ?? '');
  });
  const themes = await addPrivateReviews(page);
  await themes.getByRole('button', { name: 'Find themes with AI' }).click();
  await expect(themes.getByText('It needs a key')).toBeVisible();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await typeKey(page, 'demo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved …o')).toBeVisible();

  await page.goto('/?step=customize');
  await openGroup(page, 'What customers said');
  await themes.getByRole('button', { name: 'Find themes with AI' }).click();
  await expect(themes.getByText(/^About [\d,]+ tokens, free on this computer$/)).toBeVisible();
  expect(asked).toEqual([]);
  await themes.getByRole('button', { name: 'Find themes', exact: true }).click();
  await expect(themes.getByText('Demo: long quotes')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toContain('Miller');
  await expect(themes.getByText('Found by echopost-demo.')).toBeVisible();

  await page.reload();
  await expect(themes.getByText('Demo: long quotes')).toBeVisible();
  await themes.getByRole('button', { name: 'Found with AI' }).click();
  await themes.getByRole('button', { name: 'Show Echopost’s themes' }).click();
  await expect(themes.getByText('Fit and size')).toBeVisible();
  await themes.getByRole('button', { name: 'Show your model’s themes' }).click();
  await themes.getByText('Demo: long quotes').click();
  await themes.getByRole('button', { name: 'Write about this: Demo: long quotes' }).click();
  await expect(themes.getByText('This theme’s quotes come first.')).toBeVisible();
});
