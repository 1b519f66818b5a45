import type { Page } from '@playwright/test';
import { choosePlatform, customize, generateWith } from '../steps.ts';
import { countPosts } from '../support/counting-provider.ts';
import { storedIn } from '../support/stored-records.ts';
import { expect, newAddress, pressLogout, signIn, test } from '../test.ts';

const REVIEW = 'The hat is soft, and it came on a Tuesday.';

/** Starts a generation about a review and returns while its request is in flight. */
async function beginToWrite(page: Page): Promise<void> {
  const provider = await countPosts(page.context());
  // No reply at all: with a stream the sender would notice within 500 ms that its job is deleted.
  provider.answer('never');
  await choosePlatform(page);
  await customize(page);
  await page.getByLabel('What customers said').fill(REVIEW);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByText('1 quote', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await generateWith(page, 'demo');
  await expect.poll(provider.posts).toBe(1);
}

async function logOut(page: Page): Promise<void> {
  await pressLogout(page);
  await expect(page.getByRole('dialog', { name: 'Keep your work on this device?' })).toBeVisible();
  await page.getByRole('radio', { name: /^Delete drafts.* your name and picture/ }).check();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You have been logged out')).toBeVisible();
}

/** Closes a tab as a user does, with `beforeunload` and `pagehide`. */
async function close(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

const ENDS: readonly (readonly [string, (sender: Page) => Promise<unknown>])[] = [
  ['closes', close],
  ['navigates away', (sender) => sender.goto('about:blank')],
];

for (const [name, end] of ENDS) {
  test(`a logout during a generation leaves no job when the sending tab ${name}`, async ({
    page,
  }) => {
    await signIn(page, newAddress());
    // A tab of its own, since the fixture expects its page to stay open.
    const sender = await page.context().newPage();
    await beginToWrite(sender);
    await page.goto('/about');
    expect(await storedIn(page, 'jobs')).toContain(REVIEW);
    await logOut(page);
    expect(await storedIn(page, 'jobs')).toBe('[]');
    await end(sender);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedIn(page, 'jobs')).toBe('[]');
  });
}
