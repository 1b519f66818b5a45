/**
 * `npm run size`: compares the scripts that Chromium loads from a fresh `npm start` with the
 * budgets in `manifest/budget.ts`.
 */
import { spawn } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BUDGETS } from '../manifest/budget.ts';
import { CHROMIUM_ARGS, requireChromium } from './browser.ts';
import { toGenerate } from './steps.ts';
import { newAddress, signIn } from './test.ts';
import { warmUp } from './warm-up.ts';

const PORT = '5287';
const baseURL = `http://localhost:${PORT}`;

/**
 * Milliseconds after hydration by which a page starts its deferred loads; see `src/app/start.tsx`.
 */
const LATE_MS = 2000;

type Weights = Map<string, number>;

async function startServer(): Promise<() => void> {
  const env = { ...process.env, PORT, ECHOPOST_DATA: '.echopost/size-data' };
  const server = spawn('node', ['local/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const started = Promise.withResolvers<void>();
  // Keeps reading the output: a server with a closed output pipe exits at its next line.
  server.stdout.on('data', (line) => String(line).includes(baseURL) && started.resolve());
  server.once('exit', (code) => started.reject(new Error(`The server ended with ${code}`)));
  await started.promise;
  return () => server.kill();
}

/**
 * Records the brotli size of every script that the page loads, as hosts send it over TLS; over
 * plain http Chromium requests gzip.
 */
function weigh(page: Page): Weights {
  const weights: Weights = new Map();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    void response.body().then((body) => weights.set(pathname, brotliCompressSync(body).length));
  });
  return weights;
}

interface Measured {
  readonly untouched: number;
  readonly weights: Weights;
}

type Budget = (typeof BUDGETS)[keyof typeof BUDGETS];

async function visit(context: BrowserContext, path: string): Promise<Measured> {
  const page = await context.newPage();
  const weights = weigh(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const untouched = total(weights);
  // The click hydrates a static page and has no effect on a hydrated one.
  await page.locator('header button').first().dispatchEvent('click');
  await page.locator('html[data-ready=app]').waitFor();
  await page.waitForTimeout(LATE_MS);
  await page.waitForLoadState('networkidle');
  await page.close();
  return { untouched, weights };
}

async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, newAddress());
  await toGenerate(page);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
}

const total = (weights: Weights) => [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints a page's scripts, largest first. Returns false if the page exceeds its budget. */
function report(name: string, { untouched, weights }: Measured, budget: Budget): boolean {
  const all = total(weights);
  const fits = all <= budget.awake * 1000 && untouched <= budget.untouched * 1000;
  console.log(
    `\n${fits ? 'ok' : 'OVER'}  ${name}: ${kilobytes(all)} of ${budget.awake} kB, ` +
      `untouched ${kilobytes(untouched)} of ${budget.untouched} kB`,
  );
  const heaviest = [...weights].toSorted(([, a], [, b]) => b - a);
  for (const [path, bytes] of heaviest) console.log(`  ${kilobytes(bytes).padStart(6)}  ${path}`);
  return fits;
}

async function measure(browser: Browser): Promise<boolean> {
  await warmUp(baseURL);
  const visitor = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const member = await signedIn(browser);
  const fits = [
    report('/ signed out', await visit(visitor, '/'), BUDGETS['/ signed out']),
    report('an article', await visit(visitor, '/blog/from-seo-to-aeo'), BUDGETS['an article']),
    report('a wizard step', await visit(member, '/?step=generate'), BUDGETS['a wizard step']),
  ];
  return fits.every(Boolean);
}

const stop = await startServer();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
try {
  process.exitCode = (await measure(browser)) ? 0 : 1;
} finally {
  await browser.close();
  stop();
}
