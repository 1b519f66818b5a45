import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { otherVersion, toImproving } from '../steps.ts';
import { expect, test } from '../test.ts';

const comparison = (page: Page) => page.getByRole('region', { name: 'Versions to compare' });
const cards = (page: Page) => comparison(page).locator('[data-id]');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const post = (page: Page) => page.locator('[data-post]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('on a desktop alternatives are compared side by side, and one is kept', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toImproving(page);
  await expect(page.getByText('3 requests, free on this computer.')).toBeVisible();
  await press(page, 'Write 3 new ones');
  await expect(comparison(page).getByRole('heading', { name: 'Which one is it?' })).toBeFocused();
  await expect(cards(page)).toHaveCount(4);
  await expect(comparison(page).getByRole('status')).toHaveText(
    'Keep one. The others stay as versions.',
  );
  // No toast: the screen shows them.
  await expect(page.getByText('Content Generated')).toHaveCount(0);
  await expectAccessible(page);
  const lefts = await cards(page).evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBeGreaterThan(1);

  const story = card(page, 'As a story');
  const words = (await story.locator('p').last().innerText()).trim();
  await story.getByRole('button', { name: 'Keep this one' }).click();
  await expect(comparison(page)).toBeHidden();
  await expect(post(page)).toHaveText(words, { useInnerText: true });
  await expect(page.getByRole('heading', { name: 'Text', exact: true })).toBeFocused();
  await page.reload();
  await expect(post(page)).toHaveText(words, { useInnerText: true });
  await expect(otherVersion(page)).toHaveCount(3);
});

test('on a phone what is swiped to is under review, also after a reload', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toImproving(page);
  await page.getByRole('checkbox', { name: 'As a story' }).uncheck();
  await press(page, 'Write 2 new ones');
  await expect(cards(page)).toHaveCount(3);
  await expect(card(page, 'Your post')).toHaveAttribute('data-open');
  await expectAccessible(page);
  await comparison(page)
    .locator('ul')
    .evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'smooth' }));
  const last = card(page, 'A customer’s line first');
  await expect(last).toHaveAttribute('data-open');
  await page.reload();
  await expect(last).toHaveAttribute('data-open');
  await expect(last).toBeInViewport({ ratio: 0.3 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('paragraphs of several are taken with the keyboard alone', async ({ signedIn: page }) => {
  await toImproving(page);
  await press(page, 'Write 3 new ones');
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Take paragraphs from several' }).focus();
  await page.keyboard.press('Enter');
  await expect(comparison(page).getByRole('heading', { name: 'Which one is it?' })).toBeFocused();
  const use = comparison(page).getByRole('button', { name: /^Use / });
  await expect(use).toBeDisabled();
  const first = card(page, 'As a story').getByRole('button').first();
  const second = card(page, 'A question first').getByRole('button').first();
  const taken: string[] = [];
  for (const paragraph of [first, second]) {
    taken.push((await paragraph.innerText()).trim());
    await paragraph.focus();
    await page.keyboard.press('Space');
    await expect(paragraph).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(second).toContainText('2');
  await expectAccessible(page);
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(comparison(page)).toBeHidden();
  await expect(post(page)).toHaveText(taken.join('\n\n'), { useInnerText: true });
  await expect(page.getByRole('button', { name: /^Mixed/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('while they are written they can be stopped, and what came is kept', async ({
  signedIn: page,
}) => {
  await toImproving(page, 'demo-slow');
  await press(page, 'Write 3 new ones');
  await expect(comparison(page).getByRole('status')).toHaveText('0 of 3 new ones written');
  await expect(comparison(page).getByText(/^Writing, \d+ words$/)).toBeVisible();
  await comparison(page).getByRole('button', { name: 'Stop' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(comparison(page).getByText(/cut short/)).toBeVisible();
  await card(page, 'Your post').getByRole('button', { name: 'Keep this one' }).click();
  await expect(comparison(page)).toBeHidden();
  await expect(page.getByText('The text was cut short')).toBeHidden();
});
