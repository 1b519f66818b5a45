import type { Page } from '@playwright/test';
import { openProvider, toGenerate, typeKey } from '../steps.ts';
import { expect, test } from '../test.ts';

test.use({
  serviceWorkers: 'allow',
  allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/],
});

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const openQueue = (page: Page) => page.getByRole('button', { name: /^Queue: / }).click();

test('a request that may have been charged is replaced only after confirmation', async ({
  signedIn: page,
}) => {
  const context = page.context();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await toGenerate(page);
  await typeKey(page, 'demo-cut');
  await press(page, 'Save');
  await expect(page.getByText('API Key Saved')).toBeVisible();
  // The request loses its connection once, and is retried while offline.
  await context.setOffline(true);
  await press(page, 'Queue until I’m online');
  await context.setOffline(false);
  await openQueue(page);
  const queue = page.getByRole('dialog');
  await expect(queue.getByText(/It may have been charged/)).toBeVisible();
  await context.setOffline(true);
  await queue.getByRole('button', { name: 'Retry' }).click();
  await queue.getByRole('button', { name: 'Send again' }).click();
  await expect(queue.getByText('Waiting for the network.')).toBeVisible();
  await page.keyboard.press('Escape');

  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('OpenRouter');
  await page.getByLabel('OpenRouter API key').fill('sk-or-1234567890');
  await press(page, 'Queue until I’m online');
  const question = page.getByRole('dialog', { name: 'Ask OpenRouter instead?' });
  await expect(question).toContainText('may already have been charged');
  await question.getByRole('button', { name: 'Keep the earlier request' }).click();
  await expect(question).toBeHidden();
  await press(page, 'Queue until I’m online');
  await question.getByRole('button', { name: 'Replace it' }).click();
  await openQueue(page);
  await expect(queue.getByText('Waiting for the network.')).toHaveCount(1);
  await context.setOffline(false);
});
