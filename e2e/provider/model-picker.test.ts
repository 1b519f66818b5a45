import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { openProvider, toGenerate, typeKey } from '../steps.ts';
import { expect, test } from '../test.ts';

test.use({ allowed: [/Failed to load resource|net::ERR/] });

const MODELS = [
  { id: 'vendor/plain', name: 'Vendor: Plain', context_length: 32_768, supported_parameters: [] },
  {
    id: 'mistralai/mistral-small-3.2-24b-instruct',
    context_length: 131_072,
    pricing: { prompt: '0.00000005', completion: '0.0000001' },
    supported_parameters: ['temperature'],
  },
  {
    id: 'deep/thinker',
    name: 'Deep: Thinker',
    context_length: 1_048_576,
    pricing: { prompt: '0', completion: '0' },
    supported_parameters: ['reasoning'],
  },
];

/** Opens the Generate step with OpenRouter, which lists these models. */
async function openStep(page: Page): Promise<void> {
  await page.route('https://openrouter.ai/api/v1/models', (route) =>
    route.fulfill({ headers: CORS, json: { data: MODELS } }),
  );
  await toGenerate(page);
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('OpenRouter');
  await page.getByLabel('OpenRouter API key').fill('sk-or-1234567890');
  // It appears above the model and shifts it.
  await expect(page.getByRole('group', { name: 'Save the key' })).toBeVisible();
}

const GROQ = 'https://api.groq.com/openai/v1';
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Fakes Groq with a single listed model, and counts the requests for its list. */
async function openGroq(page: Page) {
  const asked = { list: 0 };
  await page.route(`${GROQ}/models`, (route) => {
    if (route.request().method() === 'GET') asked.list += 1;
    return route.fulfill({ headers: CORS, json: { data: [{ id: 'groq-one' }] } });
  });
  await page.route(`${GROQ}/chat/completions`, (route) =>
    route.fulfill({
      status: 404,
      headers: CORS,
      json: { error: { message: 'The model does not exist', code: 'model_not_found' } },
    }),
  );
  return asked;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Model' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Models for this key' }).getByRole('option');
const show = (page: Page) => page.getByRole('button', { name: 'Show models' });

test('the model list can be searched, navigated, chosen from and closed by keyboard', async ({
  signedIn: page,
}) => {
  await openStep(page);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(3);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveText(/vendor\/plain/);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await field(page).fill('deep');
  await expect(options(page)).toHaveText([/deep\/thinker/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('deep/thinker');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a removed model is looked up in the list of its own provider, after a reload too', async ({
  signedIn: page,
}) => {
  const asked = await openGroq(page);
  await toGenerate(page);
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('Groq');
  await page.getByLabel('Groq API key').fill('gsk-1234567890');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  const found = page.getByText(/^The key works, but this model isn’t in the list/);
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  const groq = asked.list;
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('Demo model');
  await typeKey(page, 'demo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/models')) lists.push(request.url());
  });
  await page.reload();
  await expect(page.getByText('This model isn’t available')).toBeVisible();
  await show(page).click();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByText(/^The key works/)).toHaveCount(0);
  expect(asked.list).toBe(groq);
  expect(lists).toHaveLength(1);
});
