/**
 * `node e2e/bench/offline-start.ts`: how long the app takes, without any network, until the wizard
 * answers to somebody whose session ran out thirty days ago. Reported in milliseconds, not asserted.
 */
import { spawn } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, requireChromium } from '../browser.ts';
import { newAddress, signIn } from '../test.ts';

const PORT = '5291';
const baseURL = `http://localhost:${PORT}`;
const ROUNDS = 7;
const DAYS_30 = 30 * 24 * 3600;

async function startServer(): Promise<() => void> {
  const env = { ...process.env, PORT, ECHOPOST_DATA: '.echopost/bench-data' };
  const server = spawn('node', ['local/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of server.stdout) if (String(line).includes(baseURL)) break;
  return () => server.kill();
}

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

async function measure(page: Page): Promise<number> {
  const before = performance.now();
  await page.goto('/');
  await page.locator('html[data-ready=app]').waitFor();
  await page.getByRole('heading', { name: 'Choose Your Platform' }).waitFor();
  await page.getByRole('radio', { name: 'Instagram' }).check();
  return Math.round(performance.now() - before);
}

const stop = await startServer();
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  executablePath: requireChromium(),
});
const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
const page = await context.newPage();
await signIn(page, newAddress());
await page.evaluate(() => navigator.serviceWorker.ready);
await ageSession(page);
stop();
await context.setOffline(true);
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(page));
times.sort((one, other) => one - other);
console.log(`offline start, session 30 days old: ${times.join(', ')} ms`);
await browser.close();
