import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keepUserFiles } from '../offline-site.ts';
import {
  choosePlatform,
  customize,
  heading,
  openAlsoWriteFor,
  openGroup,
  typeKey,
  untilServed,
} from '../steps.ts';
import { countPosts } from '../support/counting-provider.ts';
import { expect, test } from '../test.ts';

const REVIEWS = readFileSync('tests/data/reviews.csv', 'utf8');

test.use({
  contextOptions: { hasTouch: true, viewport: { width: 390, height: 844 } },
  serviceWorkers: 'allow',
  /** The browser's own messages about a request without a network. */
  allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/],
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const ticks = (page: Page) => page.getByRole('checkbox', { name: /^A post about / });
const posts = (page: Page) => page.getByRole('region', { name: 'Posts of this series' });

/** Opens Customize with reviews, all choices made and a saved key, for Instagram and LinkedIn. */
async function toThemes(page: Page): Promise<void> {
  await choosePlatform(page);
  await page.goBack();
  await openAlsoWriteFor(page);
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check();
  await press(page, 'Continue to Customization');
  await customize(page);
  await openGroup(page, 'What customers said');
  await page.getByLabel('What customers said', { exact: true }).fill(REVIEWS);
  await press(page, 'Add as quotes');
  await expect(page.getByRole('region', { name: 'Themes' })).toBeVisible();
  // Without a key there is nothing to tick.
  await expect(ticks(page)).toHaveCount(0);
  await press(page, 'Generate Content');
  await typeKey(page, 'demo');
  await press(page, 'Save');
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await press(page, 'Back to Customize');
  await expect(ticks(page).first()).toBeVisible();
}

test('three themes for two platforms, ticked offline, are six posts once the network is back', async ({
  signedIn: page,
}) => {
  test.slow();
  const provider = await countPosts(page.context());
  await page.goto('/');
  await untilServed(page);
  await toThemes(page);
  await keepUserFiles(page);
  const sum = page.getByRole('region', { name: 'Themes' }).getByRole('status').last();
  await expect(sum).toHaveText('Tick themes: each gets a post of its own.');
  for (const at of [0, 1, 2]) {
    const box = await ticks(page).nth(at).locator('..').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await ticks(page).nth(at).press('Space');
    await expect(ticks(page).nth(at)).toBeChecked();
  }
  await expect(sum).toHaveText('3 themes × 2 platforms = 6 posts, free on this computer.');

  await page.context().setOffline(true);
  await page.reload();
  await expect(sum).toHaveText('3 themes × 2 platforms = 6 posts, free on this computer.');
  await page.getByRole('button', { name: 'Write 6 posts' }).dblclick();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Queue: / })).toHaveAccessibleName(
    'Queue: 6 posts',
  );
  await expect(posts(page).getByText('Waiting')).toHaveCount(6);
  await page.reload();
  await expect(posts(page).getByText('Waiting')).toHaveCount(6);
  expect(provider.posts()).toBe(0);

  await page.context().setOffline(false);
  await expect(posts(page).getByText('Ready')).toHaveCount(6);
  expect([provider.posts(), provider.mostAtOnce()]).toEqual([6, 1]);
  await press(page, 'View Content');
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  await press(page, 'All 6 posts ready');
  await expect(posts(page).getByRole('listitem')).toHaveCount(6);
  await expect(posts(page).getByText('Outdated')).toHaveCount(0);
  await expect(posts(page).getByRole('heading')).toHaveText('No day yet');
  await press(page, 'Plan a theme a day');
  await expect(posts(page).getByRole('heading')).toHaveCount(3);
  for (const list of await posts(page).getByRole('list').all())
    await expect(list.getByRole('listitem')).toHaveText([/Instagram/, /LinkedIn/]);

  // Each post opens with its own words, and stays up to date.
  const texts = new Set<string>();
  for (const at of [0, 1, 2, 3, 4, 5]) {
    await posts(page).getByRole('listitem').nth(at).getByRole('button').click();
    await expect(page.getByRole('button', { name: 'All 6 posts ready' })).toBeFocused();
    texts.add((await page.locator('[data-post]').textContent()) ?? '');
    await expect(page.getByText(/Outdated|You changed/)).toHaveCount(0);
    await press(page, 'All 6 posts ready');
  }
  expect(texts.size).toBe(6);
  expect(provider.posts()).toBe(6);
});

test('what is left of a press is stopped at once, and can be written after all', async ({
  signedIn: page,
}) => {
  test.slow();
  const provider = await countPosts(page.context());
  provider.answer('never');
  await toThemes(page);
  const count = await ticks(page).count();
  for (let at = 0; at < count; at += 1) await ticks(page).nth(at).press('Space');
  await press(page, `Write ${2 * count} posts`);
  await expect(posts(page).getByText('Waiting', { exact: true })).toHaveCount(2 * count - 1);
  await posts(page)
    .getByRole('button', { name: /^Cancel: / })
    .last()
    .click();
  await expect(posts(page).getByText('Not written')).toHaveCount(1);
  await press(page, `Stop all ${2 * count - 1}`);
  await expect(posts(page).getByText('Not written')).toHaveCount(2 * count);
  expect(provider.posts()).toBe(1);
  provider.answer(undefined);
  await press(page, `Write the ${2 * count} missing ones`);
  await expect(posts(page).getByText('Ready')).toHaveCount(2 * count);
  expect(provider.posts()).toBe(1 + 2 * count);
});
