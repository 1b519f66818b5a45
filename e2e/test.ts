import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
  readonly code: string;
}

/**
 * A test that fails on any console error, console warning or uncaught exception of its page.
 * `allowed` lists, per test, the messages that the browser itself logs, such as for a refused
 * request.
 */
export const test = base.extend<{ allowed: RegExp[]; signedIn: Page }, { session: StorageState }>({
  allowed: [[], { option: true }],
  page: async ({ page, allowed }, use) => {
    const complaints = listen(page, allowed);
    await use(page);
    expect(complaints).toEqual([]);
  },
  /** Signed in once per worker, by mail and code. */
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await signIn(page, newAddress());
      await use(await context.storageState({ indexedDB: true }));
      await context.close();
    },
    { scope: 'worker' },
  ],
  /**
   * A page of a signed-in user who has made no choice yet. All tests of a worker share that
   * session: a test that logs out ends it for the others, and signs in separately instead.
   */
  signedIn: async ({ browser, session, allowed, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, storageState: session });
    const page = await context.newPage();
    const complaints = listen(page, allowed);
    await use(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
});

export { expect };

/** Playwright's own message when `playwright.config.ts` blocks the service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

function listen(page: Page, allowed: readonly RegExp[]): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (text === BLOCKED_WORKER) return;
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

export const newAddress = () => `ada-${randomUUID()}@example.com`;

/** Button of the menu of the signed-in user; its name ends in the email. */
export const accountButton = (page: Page) => page.getByRole('button', { name: /^Account/ });

/** Opens the menu of the signed-in user and presses Logout. */
export async function pressLogout(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** Reads the newest mail to an address from the local inbox. */
export async function mailTo(page: Page, address: string): Promise<Mail> {
  const find = async () => {
    const mails: Mail[] = await (await page.request.get('/_inbox.json')).json();
    return mails.find((mail) => mail.to === address);
  };
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
}

/** Requests a sign-in mail and leaves the page on the form for the code. */
export async function askForMail(page: Page, address: string): Promise<Mail> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByLabel('Code or link')).toBeVisible();
  return mailTo(page, address);
}

export async function signIn(page: Page, address: string): Promise<void> {
  const { code } = await askForMail(page, address);
  await page.getByLabel('Code or link').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Platform' })).toBeVisible();
}
