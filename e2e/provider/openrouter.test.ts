import type { Page, Request } from '@playwright/test';
import { heading, openProvider, toGenerate } from '../steps.ts';
import { expect, test } from '../test.ts';

const KEY = 'sk-or-v1-THE-SECRET-KEY-6789';
const CODE = 'the-one-time-code';

/** The browser also logs a refused code exchange as an error. */
test.use({ allowed: [/Failed to load resource/] });

interface Standin {
  /** Callback URL that the app passed to OpenRouter. */
  readonly callback: () => URL;
  readonly exchanges: Request[];
  /** URL of the page at each code exchange. */
  readonly from: string[];
  answer: { status: number; body: object };
}

/** Fakes OpenRouter's consent page, which the user leaves by `sendBack`, and its endpoints. */
async function standIn(page: Page): Promise<Standin> {
  let asked: URL | undefined;
  const standin: Standin = {
    callback: () => new URL(asked?.searchParams.get('callback_url') ?? ''),
    exchanges: [],
    from: [],
    answer: { status: 200, body: { key: KEY } },
  };
  await page.route('https://openrouter.ai/**', async (route) => {
    const url = new URL(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (url.pathname === '/auth') {
      asked = url;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Let Echopost in?</h1>' });
    } else if (url.pathname === '/api/v1/auth/keys') {
      if (route.request().method() === 'POST') {
        standin.exchanges.push(route.request());
        standin.from.push(page.url());
      }
      const { status, body } = standin.answer;
      await route.fulfill({ status, headers, json: body });
    } else await route.fulfill({ headers, json: { data: [] } });
  });
  return standin;
}

/** Goes from the Generate step to OpenRouter. */
async function leave(page: Page): Promise<void> {
  await toGenerate(page);
  await connect(page);
}

async function connect(page: Page): Promise<void> {
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('OpenRouter');
  await page.getByRole('button', { name: 'Connect OpenRouter' }).click();
  await expect(page.getByText('Let Echopost in?')).toBeVisible();
}

async function sendBack(page: Page, callback: URL, code = CODE): Promise<void> {
  if (code !== '') callback.searchParams.set('code', code);
  await page.goto(callback.href);
}

/** End of the saved key, in the provider's fields or in the line that they fold to. */
const savedKey = (page: Page) => page.getByText(/(?:Saved|key) …6789$/);

/** The current URL, the history state and the referrer: every URL that the page can read. */
const addresses = (page: Page) =>
  page.evaluate(() => [location.href, JSON.stringify(history.state), document.referrer].join('\n'));

test('connecting OpenRouter returns to the step it started on, with the key in the vault', async ({
  signedIn: page,
}) => {
  const standin = await standIn(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await leave(page);
  await sendBack(page, standin.callback());
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await expect(savedKey(page)).toBeVisible();
  await openProvider(page);
  await expect(page.getByLabel('Provider')).toHaveValue('openrouter');
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();
  await expect(page.locator('dd', { hasText: 'Instagram' }).first()).toBeVisible();
  const [exchange] = standin.exchanges;
  expect(exchange?.postDataJSON()).toMatchObject({ code: CODE, code_challenge_method: 'S256' });
  expect(exchange?.headers()['referer']).toBeUndefined();
  // The code is removed from the URL before it is redeemed.
  expect(standin.from).toHaveLength(1);
  expect(standin.from[0]).not.toContain(CODE);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/?step=generate');
  const state = standin.callback().searchParams.get('state') ?? '-';
  for (const secret of [CODE, KEY, state]) {
    expect(await addresses(page)).not.toContain(secret);
    expect(logged.join('\n')).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
  }
  await page.reload();
  await expect(savedKey(page)).toBeVisible();
  const asking = page.waitForRequest(/\/chat\/completions$/);
  await page.route('**/chat/completions', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { choices: [{ message: { content: 'A post.' }, finish_reason: 'stop' }] },
    }),
  );
  await page.getByRole('button', { name: 'Generate Content' }).click();
  expect((await asking).headers()['authorization']).toBe(`Bearer ${KEY}`);
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
});

test('a callback without a code counts as denied, one is used once, and an unrequested one never', async ({
  signedIn: page,
}) => {
  const standin = await standIn(page);
  await leave(page);
  await sendBack(page, standin.callback(), '');
  await expect(page.getByText('OpenRouter isn’t connected')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/openrouter$/);
  expect(standin.exchanges).toEqual([]);
  await page.getByRole('link', { name: 'Back to Generate' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await expect(page.getByText('Choose who writes it.')).toBeVisible();

  await page.goto('/auth/openrouter?code=stolen&state=foreign');
  await expect(page.getByText('We didn’t request this response')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/openrouter$/);
  await page.goto('/?step=generate');
  await connect(page);
  const callback = standin.callback();
  await sendBack(page, new URL(callback));
  await expect(savedKey(page)).toBeVisible();
  await sendBack(page, new URL(callback));
  await expect(page.getByText('This response has already been used')).toBeVisible();
  expect(standin.exchanges).toHaveLength(1);
});

test('a refused code is replaced by a new one, and a failed exchange retried with the same', async ({
  signedIn: page,
}) => {
  const standin = await standIn(page);
  await leave(page);
  standin.answer = { status: 403, body: { error: { message: 'Invalid code' } } };
  await sendBack(page, standin.callback());
  await expect(page.getByText('OpenRouter didn’t accept its code')).toBeVisible();
  await page.getByRole('button', { name: 'Connect again' }).click();
  await expect(page.getByText('Let Echopost in?')).toBeVisible();
  standin.answer = { status: 502, body: {} };
  await sendBack(page, standin.callback());
  await expect(page.getByText('OpenRouter isn’t responding')).toBeVisible();
  standin.answer = { status: 200, body: { key: KEY } };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(savedKey(page)).toBeVisible();
  const [, second, third] = standin.exchanges.map((request) => request.postData());
  expect(third).toBe(second);
});

test('an installed app that returns in another window is connected in both', async ({
  signedIn: page,
}) => {
  const standin = await standIn(page);
  await leave(page);
  // The first window returns by its Back button; the callback opens in another window.
  await page.goBack();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  const other = await page.context().newPage();
  await other.route('https://openrouter.ai/**', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { key: KEY } }),
  );
  await sendBack(other, standin.callback());
  await expect(savedKey(other)).toBeVisible();
  await expect(savedKey(page)).toBeVisible();
});

test('a reload during the code exchange resumes it', async ({ signedIn: page }) => {
  const standin = await standIn(page);
  await leave(page);
  const codes: unknown[] = [];
  await page.route('https://openrouter.ai/api/v1/auth/keys', async (route) => {
    codes.push(route.request().postDataJSON());
    // The first request is still in flight when the page reloads.
    if (codes.length > 1)
      await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { key: KEY } });
  });
  await sendBack(page, standin.callback());
  await expect.poll(() => codes.length).toBe(1);
  await expect(page).toHaveURL(/\/auth\/openrouter$/);
  await page.reload();
  await expect(savedKey(page)).toBeVisible();
  expect(codes[1]).toEqual(codes[0]);
  await page.goto('/auth/openrouter');
  await expect(page.getByText('Nothing to connect')).toBeVisible();
});

for (const [name, status, words] of [
  ['a key', 200, 'API Key Saved'],
  ['a refusal', 403, 'OpenRouter didn’t accept its code'],
] as const) {
  test(`${name} that arrives after the user left shows a toast and does not navigate back`, async ({
    signedIn: page,
  }) => {
    const standin = await standIn(page);
    await leave(page);
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/auth\/keys$/);
    await page.route('https://openrouter.ai/api/v1/auth/keys', async (route) => {
      await held.promise;
      const headers = { 'Access-Control-Allow-Origin': '*' };
      await route.fulfill({ status, headers, json: { key: KEY } });
    });
    await sendBack(page, standin.callback());
    await asked;
    await page.getByRole('link', { name: 'Privacy' }).first().click();
    await expect(heading(page, 'Privacy Policy')).toBeVisible();
    held.resolve();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(/\/privacy$/);
  });
}

test('a key under a passphrase is replaced only with the passphrase', async ({
  signedIn: page,
}) => {
  const standin = await standIn(page);
  const passphrase = 'correct horse battery';
  await toGenerate(page);
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('OpenRouter');
  await page.getByLabel('OpenRouter API key').fill('sk-or-v1-the-key-before');
  await page.getByRole('radio', { name: 'Remember with a passphrase' }).check();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved …fore')).toBeVisible();
  await page.getByRole('button', { name: 'Connect again' }).click();
  await expect(page.getByText('Let Echopost in?')).toBeVisible();
  await sendBack(page, standin.callback());
  await expect(page.getByText('was protected with a passphrase')).toBeVisible();
  expect(standin.exchanges).toEqual([]);
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Save the key' }).click();
  await expect(savedKey(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your key …6789 is locked')).toBeVisible();
});
