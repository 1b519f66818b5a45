import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { toGenerate, typeKey } from '../steps.ts';
import { newAddress, signIn } from '../test.ts';
import { openBrowser } from '../killable-browser.ts';

export interface Profiles {
  readonly folder: string;
  /** Copies the first profile and returns the folder of the copy. */
  copy(): Promise<string>;
  /** Removes all profiles. */
  remove(): Promise<void>;
}

/** Profiles of one user: signed in, with a saved key, an open editor and the site cached. */
export async function makeProfiles(origin: string): Promise<Profiles> {
  const folder = await mkdtemp(join(tmpdir(), 'echopost-chaos-'));
  const first = join(folder, 'first');
  const browser = await openBrowser(first, origin);
  await settleIn(browser.page);
  await browser.close();
  let copies = 0;
  return {
    folder,
    async copy() {
      const copy = join(folder, `copy-${(copies += 1)}`);
      await cp(first, copy, { recursive: true });
      return copy;
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function settleIn(page: Page): Promise<void> {
  await signIn(page, newAddress());
  await toGenerate(page);
  await typeKey(page, 'demo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'View Content' }).click({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed, { timeout: 20_000 }).toBe(true);
}
