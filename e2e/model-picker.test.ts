import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toGenerate } from './steps.ts';
import { expect, test } from './test.ts';

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

type Answer = { status?: number; data: unknown } | 'fail';

/** Opens the Generate step with OpenRouter; `answer` returns its model list. */
async function openStep(page: Page, answer: () => Answer | Promise<Answer>): Promise<void> {
  await page.route('https://openrouter.ai/api/v1/models', async (route) => {
    const found = await answer();
    if (found === 'fail') return route.abort();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    return route.fulfill({ status: found.status ?? 200, headers, json: { data: found.data } });
  });
  await toGenerate(page);
  await page.getByLabel('Provider').selectOption('OpenRouter');
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

test('the model list starts with the recommended one and shows price, context and thinking', async ({
  signedIn: page,
}) => {
  await openStep(page, () => ({ data: MODELS }));
  await show(page).click();
  await expect(options(page)).toHaveText([
    /mistral-small.*Recommended.*\$0\.05 in, \$0\.10 out · 131K context/,
    /^deep\/thinker.*Thinks.*Free · 1\.05M context/,
    /^vendor\/plain.*32\.8K context/,
  ]);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await options(page).filter({ hasText: 'thinker' }).click();
  await expect(field(page)).toHaveValue('deep/thinker');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('the model list can be searched, navigated, chosen from and closed by keyboard', async ({
  signedIn: page,
}) => {
  await openStep(page, () => ({ data: MODELS }));
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(3);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
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

test('a long model list shows the first 50 and the total, and a typed name is kept', async ({
  signedIn: page,
}) => {
  const data = Array.from({ length: 431 }, (_, index) => ({ id: `vendor/model-${index}` }));
  await openStep(page, () => ({ data }));
  await show(page).click();
  await expect(options(page)).toHaveCount(50);
  await expect(page.getByText('Showing 50 of 431. Type to find others.')).toBeVisible();
  await field(page).fill('model-430');
  await expect(options(page)).toHaveText(['vendor/model-430']);
  await field(page).fill('my/own-model');
  await expect(page.getByText('No model in the list matches.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('my/own-model');
});

test('a loading, empty, refused or failed model list shows its state, and can be reloaded', async ({
  signedIn: page,
}) => {
  const first = Promise.withResolvers<Answer>();
  let answer: () => Answer | Promise<Answer> = () => first.promise;
  await openStep(page, () => answer());
  await show(page).click();
  await expect(page.getByText('Loading the provider’s models…')).toBeVisible();
  first.resolve({ data: [] });
  await expect(page.getByText('The provider lists no models for this key.')).toBeVisible();
  await page.getByLabel('OpenRouter API key').fill('sk-or-another-key');
  answer = () => ({ status: 401, data: [] });
  await show(page).click();
  await expect(page.getByText('The key was rejected', { exact: true })).toBeVisible();
  const again = page.getByRole('button', { name: 'Reload the list' });
  await again.focus();
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await again.focus();
  answer = () => ({ data: MODELS });
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(3);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);

  await page.getByLabel('OpenRouter API key').fill('sk-or-a-third-key');
  answer = () => 'fail';
  await show(page).click();
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('Escape');
  await show(page).click();
  await expect(page.getByText('You’re offline', { exact: true }).first()).toBeVisible();
  await field(page).fill('typed/offline');
  await expect(field(page)).toHaveValue('typed/offline');
  await page.context().setOffline(false);
});

test('a late reply of the previous provider does not change the list', async ({
  signedIn: page,
}) => {
  const late = Promise.withResolvers<Answer>();
  await openStep(page, () => late.promise);
  const asked = await openGroq(page);
  await show(page).click();
  await expect(page.getByText('Loading the provider’s models…')).toBeVisible();
  await page.getByLabel('Provider').selectOption('Groq');
  await page.getByLabel('Groq API key').fill('gsk-1234567890');
  await show(page).click();
  await expect(options(page)).toHaveText(['groq-one']);
  const came = page.waitForResponse('https://openrouter.ai/api/v1/models');
  late.resolve({ data: MODELS });
  await (await came).finished();
  await page.keyboard.press('Escape');
  await show(page).click();
  await expect(options(page)).toHaveText(['groq-one']);
  expect(asked.list).toBe(1);
});

test('a removed model is looked up in the list of its own provider, after a reload too', async ({
  signedIn: page,
}) => {
  const asked = await openGroq(page);
  await toGenerate(page);
  await page.getByLabel('Provider').selectOption('Groq');
  await page.getByLabel('Groq API key').fill('gsk-1234567890');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  const found = page.getByText(/^The key works, but this model isn’t in the list/);
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  const groq = asked.list;
  await page.getByLabel('Provider').selectOption('Demo model');
  await page.getByLabel('Demo model API key').fill('demo');
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
