/**
 * `npm run bench:offline-start`: how long the app takes, in a browser that was just opened and without
 * any network, until the wizard answers to somebody whose session ran out thirty days ago. Reported in
 * milliseconds, not asserted.
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

/** One a round, so that each round has something to choose. */
const CHOICES = ['Instagram', 'Facebook', 'LinkedIn', 'TikTok', 'YouTube'];
const DAYS_30 = 30 * 24 * 3600;

/** Makes the stored session one that ended thirty days ago. */
const ageSession = (page: Page) =>
  page.evaluate(
    (seconds) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('echopost-cold');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          const records = transaction.objectStore('records');
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

/** Signs in, waits until the worker has all it keeps, and lets the session grow old. */
async function prepare(profile: string, origin: string): Promise<void> {
  const { page, close } = await openBrowser(profile, origin);
  await signIn(page, newAddress());
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed, { timeout: 30_000 }).toBe(true);
  // Nothing of the app may run: it would keep the session that it knows.
  await page.goto('/ping.txt');
  await ageSession(page);
  await close();
}

/** In milliseconds, from the address to a wizard that takes a choice; the browser is open before. */
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
