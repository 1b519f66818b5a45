import { chromium, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../browser.ts';
import { choosePlatform, customize, generateWith, heading, typeKey } from '../steps.ts';
import { storedIn } from '../support/stored-records.ts';
import { expect, newAddress, signIn, test } from '../test.ts';

const REVIEW = 'The hat is soft, and it came on a Tuesday.';

/** Ends the user's session on the server, and lets its token expire: the next visit finds out. */
const revokeSession = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('echopost');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const records = () =>
      opening.result.transaction('key-values', 'readwrite').objectStore('key-values');
    const reading = records().get('session');
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    const session = { ...JSON.parse(String(reading.result)), expires_at: 1 };
    await fetch('/auth/v1/logout?scope=global', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, apikey: 'embedded' },
    });
    const writing = records().put(JSON.stringify(session), 'session');
    await new Promise((resolve) => writing.addEventListener('success', resolve));
    opening.result.close();
  });

test.describe('a queued post of an earlier account', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('is neither sent nor shown once another account has signed in', async ({ page }) => {
    const ada = newAddress();
    await signIn(page, ada);
    await choosePlatform(page);
    await customize(page);
    await page.getByLabel('What customers said').fill(REVIEW);
    await page.getByRole('button', { name: 'Add as quotes' }).click();
    await expect(page.getByText('1 quote', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await typeKey(page, 'demo');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const requests: string[] = [];
    // A busy provider keeps the post queued.
    await page.context().route('**/v1/**', (route) => {
      if (route.request().url().includes('/auth/')) return route.continue();
      requests.push(route.request().method());
      const json = { error: { message: 'Slow down', code: 'rate_limit_exceeded' } };
      return route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json });
    });
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect.poll(() => storedIn(page, 'jobs')).toContain(REVIEW);
    await revokeSession(page);
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 60_000 });

    requests.length = 0;
    await signIn(page, newAddress());
    const question = page.getByRole('dialog', { name: 'Someone else used this device' });
    await expect(question).toContainText(`${ada} left 1 queued post and reviews here`);
    await question.getByRole('button', { name: 'Delete it' }).click();
    const deleted = page.getByRole('dialog', { name: 'Deleted' });
    await expect(deleted).toContainText('1 queued post and reviews');
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(question).toContainText(`${ada} left 1 queued post and reviews here`);
    await question.getByRole('button', { name: 'Keep it for them' }).click();
    await page.goto('/?step=customize');
    for (const store of ['documents', 'jobs'])
      expect(await storedIn(page, store)).not.toContain(REVIEW);
    expect(await storedIn(page, 'key-values')).not.toContain('hint');
    expect(requests).toEqual([]);
  });
});

const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('a browser that blocks all site data signs in and writes a post', async ({
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await signInAndWrite(page);
  await context.close();
});

test('an IndexedDB that never answers lets the user sign in and write a post', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await signInAndWrite(page);
});

async function signInAndWrite(page: Page): Promise<void> {
  await signIn(page, newAddress());
  await expect(page.getByText('You’ll stay logged in until you close')).toBeVisible();
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await page.getByRole('button', { name: 'Continue to Customization' }).click();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
}

test('a used link tells a signed-in user that nothing has changed', async ({ signedIn: page }) => {
  await page.goto('/#error=access_denied&error_code=otp_expired');
  await expect(page.getByText('You’re already logged in')).toBeVisible();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
});
