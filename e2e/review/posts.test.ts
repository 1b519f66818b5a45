import type { Page } from '@playwright/test';
import { heading, pressMore, toReview } from '../steps.ts';
import { accountButton, expect, newAddress, pressLogout, signIn, test } from '../test.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Posts' });

async function openPosts(page: Page, count: number): Promise<void> {
  await accountButton(page).click();
  const link = page.getByRole('link', { name: /^Posts/ });
  await expect(link).toHaveAccessibleName(`Posts ${count}`);
  await link.click();
  await expect(heading(page, 'Posts')).toBeVisible();
}

/** Presses an action of the only post. */
async function pressOf(page: Page, name: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: /^More:/ })
    .click();
  await page.getByRole('dialog', { name: 'Post' }).getByRole('button', { name }).click();
}

test('a post is listed as copied, posted or being edited, and can be opened, deleted and restored', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await toReview(page);
  await page.goto('/drafts');
  const row = list(page).getByRole('listitem');
  await expect(row.getByText('Ready', { exact: true })).toBeVisible();
  await expect(row.getByText('In Review now')).toBeVisible();
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.goto('/?step=review');
  await page.getByRole('button', { name: 'Copy Content' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await page.goto('/drafts');
  await expect(row.getByText('Copied', { exact: true })).toBeVisible();
  await pressOf(page, 'Mark as posted');
  await expect(row.getByText('Posted', { exact: true })).toBeVisible();
  await page.reload();
  await expect(row.getByText('Posted', { exact: true })).toBeVisible();
  await pressOf(page, 'Not posted yet');
  await expect(row.getByText('Copied', { exact: true })).toBeVisible();

  await page.goto('/?step=review');
  await page.setViewportSize({ width: 800, height: 844 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill('Half a sentence, and then the phone');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await openPosts(page, 1);
  await expect(list(page).getByText('Unsaved edit')).toBeVisible();
  await list(page).getByRole('link', { name: 'Half a sentence' }).click();
  await expect(page.getByLabel('Post text')).toHaveValue('Half a sentence, and then the phone');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await pressMore(page, 'Create New Campaign');
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await openPosts(page, 1);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await pressOf(page, 'Delete');
  await expect(page.getByText('No posts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo delete' }).click();
  await list(page).getByRole('link').click();
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Posts')).toBeVisible();
});

test('the posts ask a visitor to log in', async ({ page }) => {
  await page.goto('/drafts');
  await expect(heading(page, 'Posts')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a user without posts is led to the first step', async ({ page }) => {
  await signIn(page, newAddress());
  await openPosts(page, 0);
  await page.getByRole('link', { name: 'Start a post' }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await pressLogout(page);
  await expect(page.getByText('You have been logged out')).toBeVisible();
});
