import type { Locator, Page } from '@playwright/test';
import { heading, openGroup, toGenerate, typeKey, untilServed } from '../steps.ts';
import { keepUserFiles } from '../offline-site.ts';
import { countPosts } from '../support/counting-provider.ts';
import { expect, test } from '../test.ts';

test.use({
  /** The browser's own messages about a request without a network, or a refused one. */
  allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/],
});

async function saveKey(page: Page, key = 'demo'): Promise<void> {
  await typeKey(page, key);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
}

const queueButton = (page: Page) => page.getByRole('button', { name: /^Queue: / });

/** Opens the queue and returns its dialog. */
async function openPanel(page: Page): Promise<Locator> {
  await queueButton(page).click();
  return page.getByRole('dialog', { name: 'Queue' });
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const QUEUE_IT = 'Queue until I’m online';

/** Queues a post without a network, once the worker has every script that this needs. */
async function queueOffline(page: Page): Promise<void> {
  await toGenerate(page);
  await saveKey(page);
  await untilServed(page);
  await keepUserFiles(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('status').getByText('You’re offline')).toBeVisible();
  await press(page, QUEUE_IT);
  await expect(queueButton(page)).toHaveAccessibleName('Queue: 1 post');
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a job queued offline is sent once when two tabs come online, despite reloads and navigation', async ({
    signedIn: page,
  }) => {
    const provider = await countPosts(page.context());
    await queueOffline(page);
    await page.reload();
    await expect(queueButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the next post' })).toBeEnabled();
    await expect(page.getByRole('button', { name: QUEUE_IT })).toBeHidden();
    await page.goto('/?step=review');
    await expect(page.getByText('The post for Instagram is in the queue')).toBeVisible();
    await expect(page.getByText('No content generated yet')).toBeHidden();
    await page.goto('/?step=generate');
    await page.goto('/about');
    await page.goBack();
    const other = await page.context().newPage();
    await other.goto('/?step=generate');
    await expect(queueButton(other)).toBeVisible();
    expect(provider.posts()).toBe(0);
    await page.context().setOffline(false);
    for (const tab of [page, other]) {
      await expect(tab.getByText('Content generated successfully!')).toBeVisible();
    }
    expect(provider.posts()).toBe(1);
    await other.close();
    await press(page, 'View Content');
    await expect(page.locator('[data-post]')).toBeVisible();
    await expect(queueButton(page)).toBeHidden();
    await page.reload();
    await expect(page.locator('[data-post]')).toBeVisible();
    expect(provider.posts()).toBe(1);
  });

  test('the queue shows, edits and cancels each job, and sends one while the next post is started', async ({
    signedIn: page,
  }) => {
    const provider = await countPosts(page.context());
    await queueOffline(page);
    const panel = await openPanel(page);
    await expect(panel.getByText('Instagram post')).toBeVisible();
    await expect(panel.getByText('Waiting for the network.')).toBeVisible();
    await expect(panel.getByText(/^Queued today, \d/)).toBeVisible();
    await expect(panel.getByText('one at a time, when you’re back online')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Back to Customize' }).click();
    await openGroup(page, 'How to say it');
    await page.getByRole('radio', { name: /^Inspiring/ }).check();
    await queueButton(page).click();
    await panel.getByRole('button', { name: 'Edit' }).click();
    await expect(panel.getByText('will replace the ones in the wizard')).toBeVisible();
    await panel.getByRole('button', { name: 'Replace them' }).click();
    await expect(heading(page, 'Customize Your Content')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Joyful/ })).toBeChecked();
    await expect(queueButton(page)).toBeHidden();
    await press(page, 'Generate Content');
    await queueButton(page).click();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(queueButton(page)).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByRole('status').getByText('Back online', { exact: true })).toBeVisible();
    expect(provider.posts()).toBe(0);

    await page.context().setOffline(true);
    await press(page, QUEUE_IT);
    await press(page, 'Start the next post');
    await expect(heading(page, 'Choose Your Platform')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Instagram' })).not.toBeChecked();
    await expect(queueButton(page)).toHaveAccessibleName('Queue: 1 post');
    await page.context().setOffline(false);
    await expect(page.getByText('A queued post is ready')).toBeVisible();
    await expect(queueButton(page)).toBeHidden();
    await page.goto('/drafts');
    await expect(page.getByRole('list', { name: 'Posts' }).getByRole('listitem')).toHaveCount(1);
    expect(provider.posts()).toBe(1);
  });
});

test('a job that may have been charged is resent only after confirmation', async ({
  signedIn: page,
}) => {
  const provider = await countPosts(page.context());
  provider.answer({ status: 500, code: 'server_error' });
  await toGenerate(page);
  await saveKey(page);
  await press(page, 'Generate Content');
  await expect(page.locator('main').getByRole('alert')).toContainText('may have been charged');
  await page.reload();
  const panel = await openPanel(page);
  await expect(panel.getByText('It may have been charged.')).toBeVisible();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByText('You may be charged again.')).toBeVisible();
  expect(provider.posts()).toBe(1);
  provider.answer({ text: 'A post at last.' });
  await panel.getByRole('button', { name: 'Send again' }).click();
  // The panel stays open while the job that it retries is sent.
  await expect(panel.getByText('Nothing is queued.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(queueButton(page)).toBeHidden();
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  expect(provider.posts()).toBe(2);
});

test('an overloaded provider is retried automatically', async ({ signedIn: page }) => {
  const provider = await countPosts(page.context());
  provider.answer({ status: 503, code: 'overloaded' });
  await toGenerate(page);
  await saveKey(page);
  await press(page, 'Generate Content');
  await expect(page.getByText('Retrying automatically')).toBeVisible();
  provider.answer({ text: 'A post at last.' });
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  expect(provider.posts()).toBe(2);
});

test('a captive portal is reported as a network that asks for a login', async ({
  signedIn: page,
}) => {
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
