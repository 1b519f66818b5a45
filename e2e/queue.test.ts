import type { Page } from '@playwright/test';
import { heading, toGenerate } from './steps.ts';
import { countPosts } from './support/counting-provider.ts';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  /** What the browser itself says of a request that found no network, or was refused. */
  allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/],
});

async function saveKey(page: Page, key = 'demo'): Promise<void> {
  await page.getByLabel('Demo model API key').fill(key);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
}

/** The worker has the whole site, so that it opens without a network. */
async function keepSite(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
}

const queueButton = (page: Page) => page.getByRole('button', { name: /^Queue: / });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const QUEUE_IT = 'Queue until I’m online';

/** Step by step, so that the scripts of the steps before are there without a network. */
async function queueOffline(page: Page): Promise<void> {
  await toGenerate(page, {});
  await saveKey(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('status').getByText('You’re offline')).toBeVisible();
  await press(page, QUEUE_IT);
  await expect(queueButton(page)).toHaveAccessibleName('Queue: 1 post');
}

test('what is asked for offline is sent once when the network is back, whatever happened between', async ({
  signedIn: page,
}) => {
  const provider = await countPosts(page.context());
  await page.goto('/');
  await keepSite(page);
  await queueOffline(page);
  await page.reload();
  await expect(queueButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: QUEUE_IT })).toBeDisabled();
  await page.goto('/?step=review');
  await expect(page.getByText('The post for Instagram is in the queue')).toBeVisible();
  await expect(page.getByText('No content generated yet')).toBeHidden();
  await page.goto('/?step=generate');
  await page.goto('/about');
  await page.goBack();
  expect(provider.posts()).toBe(0);
  await page.context().setOffline(false);
  await expect(page.getByText('Content generated successfully!')).toBeVisible({ timeout: 20_000 });
  await press(page, 'View Content');
  await expect(page.getByRole('article', { name: 'Instagram on a phone' })).toBeVisible();
  await expect(queueButton(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Instagram on a phone' })).toBeVisible();
  expect(provider.posts()).toBe(1);
});

test('the queue says how each job stands, and lets it be cancelled or edited', async ({
  signedIn: page,
}) => {
  const provider = await countPosts(page.context());
  await queueOffline(page);
  await queueButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Queue' });
  await expect(panel.getByText('Instagram post')).toBeVisible();
  await expect(panel.getByText('Waiting for the network.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back to Customize' }).click();
  await page.getByRole('radio', { name: /^Inspiring/ }).check();
  await queueButton(page).click();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await expect(panel.getByText('will replace the ones in the wizard')).toBeVisible();
  await panel.getByRole('button', { name: 'Replace them' }).click();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Joyful/ })).toBeChecked();
  await expect(queueButton(page)).toBeHidden();
  await press(page, 'Generate Content');
  await press(page, QUEUE_IT);
  await queueButton(page).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(queueButton(page)).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByRole('status').getByText('Back online')).toBeVisible();
  expect(provider.posts()).toBe(0);
});

test('two tabs send one request', async ({ signedIn: page }) => {
  const provider = await countPosts(page.context());
  await page.goto('/');
  await keepSite(page);
  await queueOffline(page);
  const other = await page.context().newPage();
  await other.goto('/?step=generate');
  await expect(queueButton(other)).toBeVisible();
  await page.context().setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Content generated successfully!')).toBeVisible({ timeout: 20_000 });
  }
  expect(provider.posts()).toBe(1);
});

test('what may have been charged is sent again only after a yes', async ({ signedIn: page }) => {
  const provider = await countPosts(page.context());
  provider.answer({ status: 500, code: 'server_error' });
  await toGenerate(page);
  await saveKey(page);
  await press(page, 'Generate Content');
  await expect(page.locator('main').getByRole('alert')).toContainText('may have been charged');
  await page.reload();
  await queueButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Queue' });
  await expect(panel.getByText('It may have been charged.')).toBeVisible();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByText('You may be charged again.')).toBeVisible();
  expect(provider.posts()).toBe(1);
  provider.answer({ text: 'A post at last.' });
  await panel.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Content Generated', { exact: true })).toBeVisible();
  expect(provider.posts()).toBe(2);
});

test('a provider that asks for patience is asked again by itself', async ({ signedIn: page }) => {
  const provider = await countPosts(page.context());
  provider.answer({ status: 503, code: 'overloaded' });
  await toGenerate(page);
  await saveKey(page);
  await press(page, 'Generate Content');
  await expect(page.getByText('Retrying automatically')).toBeVisible();
  provider.answer({ text: 'A post at last.' });
  await expect(page.getByText('Content generated successfully!')).toBeVisible({ timeout: 20_000 });
  expect(provider.posts()).toBe(2);
});

test('a network that asks for a login is called so', async ({ signedIn: page }) => {
  const provider = await countPosts(page.context());
  await page
    .context()
    .route('**/ping.txt?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }),
    );
  await toGenerate(page);
  await expect(page.getByRole('status').getByText('Your network asks you to log in')).toBeVisible();
  await saveKey(page);
  await press(page, QUEUE_IT);
  await expect(queueButton(page)).toBeVisible();
  expect(provider.posts()).toBe(0);
});
