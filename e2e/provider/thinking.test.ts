import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { heading, openProvider, otherVersion, pressMore, toGenerate, typeKey } from '../steps.ts';
import { localModel } from '../local-model.ts';
import { storedIn } from '../support/stored-records.ts';
import { expect, test } from '../test.ts';

const THOUGHT = 'The customers seem to like it';
const POST = 'Love this blouse! See you in the shop.';
const reasoning = { reasoning: THOUGHT };

async function chooseOwnServer(page: Page, baseUrl: string): Promise<void> {
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('Custom');
  await page.getByLabel('Base URL').fill(baseUrl);
  await page.getByLabel('Model', { exact: true }).fill('small');
  await page.getByLabel('Custom API key').fill('any');
}

test('thinking shows on its own line, and never in the copy, download or draft of the post', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await using model = await localModel();
  await toGenerate(page);
  await chooseOwnServer(page, model.baseUrl);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  const answer = await model.asked();
  answer.begin();
  answer.send(reasoning);
  await expect(page.getByText(/^Thinking… \d+ s$/)).toBeVisible();
  answer.send({ content: `<think>${THOUGHT}</think>` });
  answer.send({ content: POST });
  answer.end();
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Content' }).click();
  const downloading = page.waitForEvent('download');
  await pressMore(page, 'Download');
  const download = await (await downloading).path();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await expect(page.getByText(POST).first()).toBeVisible();
  const drafts = await storedIn(page, 'documents');
  for (const text of [copied, await readFile(download, 'utf8'), await page.content(), drafts]) {
    expect(text).toContain(POST);
    expect(text).not.toContain(THOUGHT);
  }
});

test('a cold local model may take a minute before its first word', async ({ signedIn: page }) => {
  await using model = await localModel();
  await page.clock.install();
  await toGenerate(page);
  await chooseOwnServer(page, model.baseUrl);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  const answer = await model.asked();
  await expect(page.getByText('Loading the model…')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Loading the model…')).toBeVisible();
  answer.begin();
  answer.send({ content: POST });
  answer.end();
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  await expect(page.getByText(/charged/)).toHaveCount(0);
});

test('a model that only thought can be asked again at a stated cost, and thoughts between tags are left out', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  await typeKey(page, 'demo-budget');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  const notice = page.locator('main').getByRole('alert');
  await expect(notice).toContainText('The model thought, but wrote nothing');
  await expect(page.getByRole('button', { name: 'Ask again with more room' })).toBeInViewport();
  await expect(notice.getByText('The model thought, but wrote nothing')).toBeInViewport();
  await expect(notice).toContainText(/room for 8,\d{3} tokens, free on this computer/);
  await page.getByRole('button', { name: 'Ask again with more room' }).click();
  await expect(page.getByText('Content generated successfully!')).toBeVisible();

  await typeKey(page, 'demo-think-tags');
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(otherVersion(page)).toBeVisible();
  await expect(page.getByText('Let me see what the customers say')).toHaveCount(0);
});

test('a continuation that only thought is requested again as a continuation', async ({
  signedIn: page,
}) => {
  const say = (content: string, thought: string, finish: string) => ({
    choices: [{ index: 0, message: { content, reasoning: thought }, finish_reason: finish }],
  });
  const replies = [
    say('Love this blouse! See', '', 'length'),
    say('', THOUGHT, 'length'),
    say('you in the shop.', '', 'stop'),
  ];
  const asked: unknown[] = [];
  await page.route('https://api.groq.com/openai/v1/**', (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (route.request().method() !== 'POST') return route.fulfill({ headers, json: { data: [] } });
    const { messages } = route.request().postDataJSON();
    asked.push(messages);
    return route.fulfill({ headers, json: replies[asked.length - 1] });
  });
  await toGenerate(page);
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('Groq');
  await page.getByLabel('Groq API key').fill('gsk-1234567890');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const notice = page.locator('main').getByRole('alert');
  await expect(notice).toContainText('The model thought, but wrote nothing');
  await expect(notice).toContainText('The button below sends the request again with more room.');
  await expect(notice.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The text was cut short')).toBeHidden();
  expect(asked).toHaveLength(3);
  expect(asked[2]).toEqual(asked[1]);
});
