import type { BrowserContext, Page } from '@playwright/test';
import { keepUserFiles } from '../offline-site.ts';
import {
  choosePlatform,
  customize,
  generateWith,
  heading,
  openProvider,
  pressMore,
  toGenerate,
  typeKey,
  untilServed,
} from '../steps.ts';
import { countPosts } from '../support/counting-provider.ts';
import { fillDisk, limitRoom } from '../support/full-disk.ts';
import { expect, newAddress, signIn, test } from '../test.ts';

test.use({
  /** The browser's own messages about a request without a network, or a refused one. */
  allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/],
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/**
 * Fakes OpenAI, which is rate limited, and Mistral. Returns the hosts that were asked for a post.
 */
async function standInForProviders(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/api\.(openai|mistral)\.\w+\/v1\//, (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': 'retry-after',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (url.pathname === '/v1/models') return route.fulfill({ headers, json: { data: [] } });
    asked.push(url.hostname);
    if (url.hostname === 'api.openai.com') {
      const error = {
        message: 'Slow down',
        type: 'test',
        param: null,
        code: 'rate_limit_exceeded',
      };
      return route.fulfill({
        status: 429,
        headers: { ...headers, 'retry-after': '20' },
        json: { error },
      });
    }
    const event = { choices: [{ delta: { content: 'A post.' }, finish_reason: 'stop' }] };
    return route.fulfill({
      headers,
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`,
    });
  });
  return asked;
}

async function chooseProvider(page: Page, name: string): Promise<void> {
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption(name);
  await page.getByLabel(`${name} API key`).fill(`key-for-${name}`);
}

test('a press after a rate limit asks only the provider chosen since', async ({
  signedIn: page,
}) => {
  const asked = await standInForProviders(page.context());
  await toGenerate(page);
  await chooseProvider(page, 'OpenAI');
  await press(page, 'Generate Content');
  await expect(page.getByText('Retrying automatically')).toBeVisible();
  await chooseProvider(page, 'Mistral');
  await expect(page.getByText('OpenAI asked us to slow down.')).toBeVisible();
  await press(page, 'Generate Content');
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  expect(asked).toEqual(['api.openai.com', 'api.mistral.ai']);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Continue on an earlier draft keeps the queued post of another campaign', async ({
    signedIn: page,
  }) => {
    test.slow();
    const provider = await countPosts(page.context());
    await page.goto('/');
    await untilServed(page);
    await toGenerate(page);
    await typeKey(page, 'demo-length');
    await press(page, 'Save');
    await expect(page.getByText('API Key Saved')).toBeVisible();
    await press(page, 'Generate Content');
    await page.getByRole('button', { name: 'View Content' }).click();
    await pressMore(page, 'Create New Campaign');
    await expect(heading(page, 'Choose Your Platform')).toBeVisible();
    await choosePlatform(page);
    await customize(page, { tone: 'Inspiring' });
    await keepUserFiles(page);
    await page.context().setOffline(true);
    await press(page, 'Generate Content');
    const queue = page.getByRole('button', { name: /^Queue: / });
    await expect(queue).toHaveAccessibleName('Queue: 1 post');
    await page.goto('/drafts');
    await page.getByRole('list', { name: 'Posts' }).getByRole('link').click();
    await press(page, 'Continue');
    await expect(queue).toHaveAccessibleName('Queue: 2 posts');
    expect(provider.posts()).toBe(1);
    provider.answer({ text: 'and that is all.' });
    await page.context().setOffline(false);
    await expect.poll(() => provider.posts()).toBe(3);
    await expect(page.locator('[data-post]')).toContainText('and that is all.');
    const said = provider.asked.slice(1).map(({ body }) => JSON.stringify(body));
    const continuation = said.find((body) => body.includes('"role":"assistant"'));
    const firstText = said.find((body) => body !== continuation);
    expect(continuation).toMatch(/Tone: [^\\]*joyful/i);
    expect(firstText).toMatch(/Tone: [^\\]*inspiring/i);
  });
});

test('a post that is edited while it is continued keeps the edit, and the continuation as a version', async ({
  signedIn: page,
}) => {
  const replies: (() => void)[] = [];
  await toGenerate(page);
  await typeKey(page, 'demo-length');
  await press(page, 'Save');
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await press(page, 'Generate Content');
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.context().route(/\/chat\/completions$/, async (route) => {
    await new Promise<void>((reply) => replies.push(reply));
    const event = { choices: [{ delta: { content: 'and the rest.' }, finish_reason: 'stop' }] };
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`,
    });
  });
  await press(page, 'Continue');
  await expect.poll(() => replies.length).toBe(1);
  await press(page, 'Edit');
  await page.getByLabel('Post text').fill('My own words.');
  await press(page, 'Save Changes');
  replies[0]?.();
  await expect(page.getByText('The continuation is kept as a version.')).toBeVisible();
  await expect(page.locator('[data-post]')).toHaveText('My own words.');
  await press(page, 'See it');
  await expect(page.locator('[data-post]')).toContainText('and the rest.');
  await press(page, 'Back to your post');
  await expect(page.locator('[data-post]')).toHaveText('My own words.');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a full disk is reported, and the partial text of the last request stays', async ({
    page,
  }, info) => {
    const origin = info.project.use.baseURL ?? '';
    await limitRoom(page, origin);
    await signIn(page, newAddress());
    const provider = await countPosts(page.context());
    await toGenerate(page);
    await generateWith(page, 'demo-cut');
    await expect(page.getByText('Text so far', { exact: true })).toBeVisible();
    await fillDisk(page);
    await press(page, 'Generate Content');
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toContainText('This device’s storage is full');
    await expect(alert.getByRole('button', { name: 'Download my drafts' })).toBeVisible();
    await expect(page.getByText('We couldn’t save your request on this device.')).toBeVisible();
    await expect(page.getByText('Text so far', { exact: true })).toBeVisible();
    expect(provider.posts()).toBe(1);
    await page.reload();
    await expect(page.getByText('Text so far', { exact: true })).toBeVisible();
  });
});

test('a slow network probe is not reported as offline', async ({ signedIn: page }) => {
  const provider = await countPosts(page.context());
  const probed = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.context().route('**/_model/v1/models', async (route) => {
    probed.resolve();
    await answer.promise;
    await route.continue();
  });
  await toGenerate(page);
  await generateWith(page, 'demo');
  await probed.promise;
  await expect(page.getByText('Connecting', { exact: true })).toBeVisible();
  await expect(page.getByText('Queued', { exact: true })).toBeHidden();
  expect(provider.posts()).toBe(0);
  answer.resolve();
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  expect(provider.posts()).toBe(1);
});
