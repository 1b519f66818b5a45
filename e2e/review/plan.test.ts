import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { heading, toReview } from '../steps.ts';
import { storePosts, type StoredPost } from '../support/planned-posts.ts';
import { expect, newAddress, signIn, test } from '../test.ts';

/** A Wednesday noon in the device's zone. */
const NOW = new Date('2026-12-02T12:00:00');

const POSTS: readonly StoredPost[] = [
  { text: 'The garden made the difference', at: '2026-12-03T09:00' },
  { text: 'Towels soft as clouds', platform: 'linkedin', at: '2026-12-04T18:30' },
  { text: 'Nobody waits on Monday', platform: 'facebook', at: '2026-12-01T09:00' },
  { text: 'She remembered my name', posted: NOW.getTime() - 86_400_000 * 2 },
  { text: 'Ready without a day', platform: 'tiktok' },
];

/** Opens the posts of a new user, with these stored. */
async function openPlan(page: Page, address: string, posts = POSTS): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await signIn(page, newAddress());
  await toReview(page);
  await storePosts(page, posts);
  await page.goto(address);
  await expect(heading(page, 'Posts')).toBeVisible();
}

// Weeks that begin on Monday, and a clock of 24 hours.
test.use({ locale: 'en-GB' });

const dayOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chip = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
const grip = (page: Page, title: string) => page.getByRole('button', { name: `Move: ${title}` });

/** Drags with the mouse, in steps as a hand does. */
async function drag(page: Page, title: string, to: { x: number; y: number }): Promise<void> {
  const box = await chip(page, title).first().boundingBox();
  if (!box) throw new Error(`${title} is not on the screen`);
  await page.mouse.move(box.x + 20, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 16, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await dayOf(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a post is dragged to another day, brought back, and the week stays after a reload', async ({
    page,
  }) => {
    await openPlan(page, '/drafts');
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await expect(page).toHaveURL(/view=week/);
    const thursday = dayOf(page, 'Thursday 3 December');
    const saturday = dayOf(page, 'Saturday 5 December');
    await expect(thursday.getByText('Planned')).toBeVisible();
    await expect(dayOf(page, 'Tuesday 1 December').getByText('Overdue')).toBeVisible();
    await expect(dayOf(page, 'Monday 30 November').getByText('Posted')).toBeVisible();
    await expectAccessible(page, { within: 'html' });

    await drag(page, 'The garden', await middleOf(page, 'Saturday 5 December'));
    await expect(saturday.getByRole('link', { name: 'The garden' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo move' }).click();
    await expect(thursday.getByRole('link', { name: 'The garden' })).toBeVisible();

    await drag(page, 'Ready without a day', await middleOf(page, 'Saturday 5 December'));
    await expect(saturday.getByRole('link', { name: 'Ready without a day' })).toBeVisible();
    // Posted posts stay, and no day before today takes a post.
    await expect(grip(page, 'She remembered')).toHaveCount(0);
    await drag(page, 'Towels', await middleOf(page, 'Monday 30 November'));
    await expect(
      dayOf(page, 'Friday 4 December').getByRole('link', { name: 'Towels' }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(dayOf(page, 'Wednesday 9 December')).toBeVisible();
    await page.reload();
    await expect(dayOf(page, 'Wednesday 9 December')).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await saturday.getByRole('link', { name: 'Ready without a day' }).click();
    await expect(heading(page, 'Your Generated Content')).toBeVisible();
    await page.goBack();
    await expect(saturday.getByRole('link', { name: 'Ready without a day' })).toBeVisible();
  });

  test('a post is moved in a month, by key over its edge', async ({ page }) => {
    await openPlan(page, '/drafts?view=month&day=2026-12-31');
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expectAccessible(page, { within: 'html' });
    await grip(page, 'Towels').focus();
    await page.keyboard.press('Enter');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight'])
      await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
    await page.keyboard.press('Enter');
    const day = dayOf(page, 'Saturday 2 January');
    await expect(day.getByRole('link', { name: 'Towels' })).toBeVisible();
    await expect(page.getByText(/^Planned for Sat,? 2 Jan 2027, 18:30\./)).toBeVisible();
    await expect(page).toHaveURL(/day=2027-01-02/);
  });
});

test.describe('on a phone', () => {
  test('a post is picked up, carried, brought back and put down by keys alone', async ({
    page,
  }) => {
    await openPlan(page, '/drafts?view=week');
    await expectAccessible(page, { within: 'html' });
    const said = page.getByRole('status');
    await grip(page, 'The garden').focus();
    await page.keyboard.press('Space');
    await expect(said.filter({ hasText: 'Picked up' })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(said.filter({ hasText: 'Fri 4 Dec' })).toHaveCount(1);
    await expect(
      dayOf(page, 'Friday 4 December').getByRole('link', { name: 'The garden' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const thursday = dayOf(page, 'Thursday 3 December');
    await expect(thursday.getByRole('link', { name: 'The garden' })).toBeVisible();
    await expect(grip(page, 'The garden')).toBeFocused();
    // Not before today.
    await page.keyboard.press('Space');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(
      dayOf(page, 'Wednesday 2 December').getByRole('link', { name: 'The garden' }),
    ).toBeVisible();
    await expect(grip(page, 'The garden')).toBeFocused();
  });

  test('a month of counts lists the posts of a day, and a tap moves one', async ({ page }) => {
    await openPlan(page, '/drafts?view=month');
    await expectAccessible(page, { within: 'html' });
    await page.getByRole('button', { name: 'Friday 4 December, 1 post' }).click();
    await expect(page).toHaveURL(/day=2026-12-04/);
    await grip(page, 'Towels').click();
    await page.getByRole('button', { name: 'A day later' }).click();
    await page.getByRole('button', { name: 'Put here' }).click();
    await expect(page.getByRole('button', { name: 'Saturday 5 December, 1 post' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo move' }).click();
    await expect(page.getByRole('button', { name: 'Friday 4 December, 1 post' })).toBeVisible();
  });
});
