import type { Page } from '@playwright/test';
import { heading } from '../steps.ts';
import { accountButton, expect, newAddress, pressLogout, signIn, test } from '../test.ts';

/** Counts the session writes of this tab that trigger storage events in other tabs. */
const countWrites = (page: Page) =>
  page.addInitScript(() => {
    const counter = Object.assign(globalThis, { sessionWrites: 0 });
    for (const name of ['setItem', 'removeItem'] as const) {
      const write: (...args: string[]) => void = Storage.prototype[name];
      Storage.prototype[name] = function count(this: Storage, ...args: string[]) {
        if (args[0] === 'echopost.signed-in') counter.sessionWrites += 1;
        write.apply(this, args);
      };
    }
  });

const writesOf = (page: Page) => page.evaluate(() => Number(Object(globalThis).sessionWrites));

test('a logout in one tab and a login in another show in both, without further writes', async ({
  page: here,
}) => {
  const there = await here.context().newPage();
  await countWrites(here);
  await countWrites(there);
  await signIn(here, newAddress());
  await there.goto('/');
  await expect(accountButton(there)).toBeVisible();

  await pressLogout(here);
  await expect(here.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(there.getByRole('link', { name: 'Login' })).toBeVisible();

  const address = newAddress();
  await signIn(there, address);
  await expect(heading(here, 'Choose Your Platform')).toBeVisible();
  await expect(here.getByText(address)).toBeVisible();
  await expect(there.getByText(address)).toBeVisible();

  // One login and one logout here, one login there.
  expect(await writesOf(here)).toBeLessThanOrEqual(2);
  expect(await writesOf(there)).toBeLessThanOrEqual(1);
});

test('an untouched landing page shows a login from another tab', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'page');
  const there = await page.context().newPage();
  const address = newAddress();
  await signIn(there, address);
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
});

/** Expires the stored access token, as happens an hour after the last refresh. */
const expireToken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('echopost');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
        opening.addEventListener('success', () => {
          const records = opening.result
            .transaction('key-values', 'readwrite')
            .objectStore('key-values');
          const reading = records.get('session');
          reading.addEventListener('success', () => {
            const session = { ...JSON.parse(String(reading.result)), expires_at: 1 };
            records.put(JSON.stringify(session), 'session').addEventListener('success', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }),
  );

test.describe('a server that ends the session', () => {
  test.use({ allowed: [/Failed to load resource.*400/] });

  test('a session ended by the server is reported in a toast, and another account starts afresh', async ({
    page,
  }) => {
    await signIn(page, newAddress());
    await page.getByRole('radio', { name: 'Instagram' }).check();
    await page.getByRole('button', { name: 'Continue to Customization' }).click();
    await expect(heading(page, 'Customize Your Content')).toBeVisible();
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Gone' } }),
    );
    await expireToken(page);
    await page.reload();
    // The client that refreshes the session is loaded some time after start-up.
    await expect(page.getByText('You have been logged out')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.unroute('**/auth/v1/token**');
    await signIn(page, newAddress());
    await expect(page.getByRole('radio', { name: 'Instagram' })).not.toBeChecked();
  });
});
