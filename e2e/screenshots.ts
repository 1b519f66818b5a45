/**
 * `node e2e/screenshots.ts [address]`: takes the screenshots of `docs/screens` from a running
 * `npm start`, on a phone and on a desktop, light and dark.
 */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { WEB_APP } from '../manifest/web-app.ts';
import { CHROMIUM_ARGS, requireChromium } from './browser.ts';
import { choosePlatform, customize, heading, typeKey } from './steps.ts';
import { newAddress, signIn } from './test.ts';
import { warmUp } from './warm-up.ts';

const FOLDER = 'docs/screens';
const baseURL = process.argv[2] ?? 'http://localhost:5173';
const reviews = readFileSync('tests/data/reviews.csv', 'utf8');

const LOOKS = [
  { name: '390-light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: '390-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { name: '1440-light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: '1440-dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const;

async function walk(browser: Browser, look: (typeof LOOKS)[number]): Promise<void> {
  const context = await browser.newContext({ ...look, baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  async function take(screen: string): Promise<void> {
    // No control is under the pointer.
    await page.mouse.move(0, 0);
    await page.screenshot({ path: `${FOLDER}/${look.name}-${screen}.png` });
  }
  await page.goto('/');
  await heading(page, 'Transform customer insights').waitFor();
  await take('landing');
  await page.goto('/auth');
  await heading(page, 'Log in').waitFor();
  await take('login');
  await signIn(page, newAddress());
  // A toast stays open while the pointer is on it.
  await page.mouse.move(0, 0);
  await page.getByText('Your Magic Link is Ready').waitFor({ state: 'hidden' });
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await take('platform');
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(reviews);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await page.getByText('94 quotes', { exact: true }).waitFor();
  await customize(page);
  await page.getByText('94 quotes', { exact: true }).scrollIntoViewIfNeeded();
  await take('customize');
  await generate(page, take);
  await context.close();
}

async function generate(page: Page, take: (screen: string) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await typeKey(page, 'demo-slow');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByText(/^\d\d words$/).waitFor();
  await page.getByText('Writing').first().scrollIntoViewIfNeeded();
  await take('generate');
  await page.getByRole('button', { name: 'View Content' }).click({ timeout: 60_000 });
  await heading(page, 'Your Generated Content').waitFor();
  await page.mouse.move(0, 0);
  await page.getByText('Content Generated').waitFor({ state: 'hidden' });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await take('review');
}

/** Copies the screenshots that browsers show in the install dialog. */
function copyToStore(src: string, form: 'narrow' | 'wide'): void {
  const [, screen = ''] = /-(\w+)\.png$/.exec(src) ?? [];
  copyFileSync(`${FOLDER}/${form === 'narrow' ? 390 : 1440}-light-${screen}.png`, `public${src}`);
}

mkdirSync(FOLDER, { recursive: true });
await warmUp(baseURL);
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
for (const look of LOOKS) await walk(browser, look);
await browser.close();
for (const { src, form_factor } of WEB_APP.screenshots) copyToStore(src, form_factor);
