/**
 * `npm run bench:offline-start`: measures the time until the wizard is usable in a freshly opened
 * browser without a network, for a user whose session expired thirty days ago. Reports
 * milliseconds, asserts nothing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openBrowser } from '../killable-browser.ts';
import { serveLocally } from '../local-site.ts';
import { buildRelease } from '../own-site.ts';
import { newAddress, signIn } from '../test.ts';
import { warmUp } from '../warm-up.ts';

/** One platform per round, so that each round has a new choice to make. */
const CHOICES = ['Instagram', 'Facebook', 'LinkedIn', 'TikTok', 'YouTube'];
const DAYS_30 = 30 * 24 * 3600;

/** Moves the expiry of the stored session thirty days into the past. */
const ageSession = (page: Page) =>
  page.evaluate(
    (seconds) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('echopost');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('key-values', 'readwrite');
          const records = transaction.objectStore('key-values');
          const reading = records.get('session');
          reading.addEventListener('success', () => {
            const session: unknown = JSON.parse(String(reading.result));
            const expires_at = Math.floor(Date.now() / 1000) - seconds;
            records.put(JSON.stringify({ ...Object(session), expires_at }), 'session');
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    DAYS_30,
  );

/** Signs in, waits until the service worker has cached the site, and ages the session. */
async function prepare(profile: string, origin: string): Promise<void> {
  const { page, close } = await openBrowser(profile, origin);
  await signIn(page, newAddress());
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed, { timeout: 30_000 }).toBe(true);
  // No app code may run here: it would write the session that it has in memory.
  await page.goto('/ping.txt');
  await ageSession(page);
  await close();
}

/** Milliseconds from navigation to a wizard that accepts a choice; excludes the browser start. */
async function measure(profile: string, origin: string, choice: string): Promise<number> {
  const { context, page, close } = await openBrowser(profile, origin);
  await context.setOffline(true);
  const before = performance.now();
  await page.goto('/?step=platform');
  await page.locator('html[data-ready=app]').waitFor();
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Continue to Customization' }).click({ trial: true });
  const took = Math.round(performance.now() - before);
  await close();
  return took;
}

const release = await buildRelease({});
const site = await serveLocally(release);
const folder = await mkdtemp(join(tmpdir(), 'echopost-bench-'));
await warmUp(site.origin);
await prepare(folder, site.origin);
await site.close();
const times: number[] = [];
for (const choice of CHOICES) times.push(await measure(folder, site.origin, choice));
times.sort((one, other) => one - other);
console.log(`offline start, session 30 days old: ${times.join(', ')} ms`);
await rm(folder, { recursive: true, maxRetries: 5 });
await rm(release, { recursive: true });
