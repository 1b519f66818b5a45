import type { Page } from '@playwright/test';
import { heading, openProvider, toGenerate } from '../steps.ts';
import { accountButton, expect, newAddress, pressLogout, signIn, test } from '../test.ts';

test.use({ allowed: [/Failed to load resource|net::ERR/] });

const KEY = 'demo-THE-SECRET-KEY-0123456789';
const PASSPHRASE = 'correct horse battery';

const keyField = (page: Page) => page.getByLabel('Demo model API key');

async function saveKey(page: Page, level: string, passphrase?: string): Promise<void> {
  await keyField(page).fill(KEY);
  await page.getByRole('radio', { name: level }).check();
  if (passphrase !== undefined)
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved …6789')).toBeVisible();
}

/** Reads everything that this origin stores in the browser, as JSON. */
const residue = (page: Page) =>
  page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Unreadable')));
      });
    const found: unknown[] = [
      // Reads localStorage directly, to show that it holds no secret.
      // oxlint-disable-next-line no-restricted-globals
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ];
    for (const { name } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        found.push(await ask(reading.getAllKeys()), await ask(reading.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push((await cache.keys()).map(({ url }) => url));
    }
    return JSON.stringify(found, (_key, value: unknown) =>
      value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value,
    );
  });

test('the choice of how to keep a key shows with the first letter, a session’s key is gone after a reload, and the demo’s is filled in', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  await keyField(page).focus();
  const choice = page.getByRole('group', { name: 'Save the key', includeHidden: true });
  await expect(choice).toBeAttached();
  await expect(choice).toBeHidden();
  await keyField(page).press('d');
  // At once: what loads later would shift the buttons below it under the finger.
  expect(await choice.isVisible()).toBe(true);

  await saveKey(page, 'Only this session');
  expect(await residue(page)).not.toContain('key http');
  await page.reload();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await expect(page.getByText('Choose who writes it.')).toBeVisible();
  await openProvider(page);
  await expect(page.getByText('Enter your API key to generate.')).toBeVisible();

  const sent = page.getByText('It’s sent only to');
  await expect(page.getByRole('button', { name: 'Fill in “demo”' })).toBeVisible();
  await expect(page.getByText('Nothing is sent anywhere')).toBeVisible();
  await expect(sent).toHaveCount(0);
  await page.getByRole('button', { name: 'Fill in “demo”' }).click();
  await expect(page.getByLabel('Demo model API key')).toHaveValue('demo');
  await expect(page.getByRole('button', { name: 'Fill in “demo”' })).toHaveCount(0);
  await openProvider(page);
  await page.getByLabel('Provider', { exact: true }).selectOption('groq');
  await expect(sent).toBeVisible();
});

test('a key under a passphrase must be unlocked, and locks again after 15 minutes', async ({
  signedIn: page,
}) => {
  await page.context().clock.install();
  await toGenerate(page);
  await keyField(page).fill(KEY);
  await page.getByRole('radio', { name: 'Remember with a passphrase' }).check();
  await page.getByLabel('Passphrase', { exact: true }).fill('1234');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await saveKey(page, 'Remember with a passphrase', PASSPHRASE);
  await page.reload();
  await expect(page.getByText('Unlock your key to generate.')).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill('wrong horse battery');
  await page.getByRole('button', { name: 'Unlock key' }).click();
  await expect(page.getByText('This passphrase doesn’t unlock the key.')).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Unlock key' }).click();
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();
  await page.clock.fastForward('14:00');
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();
  await page.clock.fastForward('01:30');
  await expect(page.getByText('Unlock your key to generate.')).toBeVisible();
});

test('a typed key does not go to a provider that another tab chooses', async ({
  signedIn: page,
}) => {
  const carried: string[] = [];
  await page.context().route(/api\.mistral\.ai/, async (route) => {
    carried.push(JSON.stringify(await route.request().allHeaders()));
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { data: [] } });
  });
  await toGenerate(page);
  await keyField(page).fill(KEY);
  const other = await page.context().newPage();
  await other.goto('/?step=generate');
  await openProvider(other);
  await other.getByLabel('Provider', { exact: true }).selectOption('Mistral');
  await expect(page.getByLabel('Provider')).toHaveValue('mistral');
  await expect(page.getByLabel('Mistral API key')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Test', exact: true })).toBeDisabled();
  await expect(page.getByText('Enter your API key to generate.')).toBeVisible();
  await page.getByLabel('Mistral API key').fill('key-of-mistral');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect.poll(() => carried.join()).toContain('key-of-mistral');
  expect(carried.join()).not.toContain(KEY);
});

for (const work of ['keep', 'delete'] as const) {
  test(`logging out offline leaves no key and no session, and asks about the work: ${work}`, async ({
    page,
  }) => {
    await signIn(page, newAddress());
    await toGenerate(page);
    await saveKey(page, 'Remember on this device');
    await page.goto('/?step=customize');
    await page.getByLabel('What customers said').fill('Words that somebody pasted.');
    const other = await page.context().newPage();
    await other.goto('/about');
    await expect(accountButton(other)).toBeVisible();
    await expect.poll(() => residue(page)).toContain('Words that somebody pasted.');
    expect(await residue(page)).toContain('access_token');

    await page.route('**/auth/v1/**', (route) => route.abort());
    await pressLogout(page);
    await page.getByRole('radio', { name: work === 'keep' ? 'Keep it' : 'Delete' }).check();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You have been logged out')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();

    const left = await residue(page);
    for (const secret of [KEY, 'access_token', 'refresh_token', 'key http', 'wrapping-key']) {
      expect(left).not.toContain(secret);
    }
    if (work === 'keep') expect(left).toContain('Words that somebody pasted.');
    else expect(left).not.toContain('Words that somebody pasted.');
  });
}
