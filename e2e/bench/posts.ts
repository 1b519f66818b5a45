/**
 * `npm run bench:posts`: opens, searches, filters and scrolls the list of posts with 5,000 of them,
 * on a phone-sized screen with the CPU throttled four times. Reports medians in milliseconds. Exits
 * with 1 if a press, a key or a frame of scrolling is over its limit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { openBrowser } from '../killable-browser.ts';
import { serveLocally } from '../local-site.ts';
import { BUILT_SITE, buildRelease } from '../own-site.ts';
import { toReview } from '../steps.ts';
import { newAddress, signIn } from '../test.ts';
import { warmUp } from '../warm-up.ts';
import { type Measured, noteTimes, stopwatch } from './interaction-times.ts';
import { storeDrafts } from './stored-drafts.ts';

const SLOWDOWN = 4;
const COUNT = 5000;
const PASSES = 3;
/** From an event to the next paint, or the longest task, in milliseconds. */
const LIMIT = 100;
const SCROLL = 'scroll';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

/** Opens the list. Returns the time from its request to its first row, in milliseconds. */
async function open(page: Page): Promise<number> {
  await page.goto('/drafts');
  await page.waitForSelector('main ul li a', { timeout: 120_000 });
  return page.evaluate(() => Math.round(performance.now()));
}

async function measure(page: Page, measured: Measured): Promise<void> {
  const { press, type, until } = stopwatch(page, measured);
  const search = page.getByLabel('Search posts');
  await press('open actions', page.getByRole('button', { name: /^More:/ }).nth(2));
  await press('close actions', page.getByRole('button', { name: 'Close' }));
  await type('a key in the search', search, 'number 49');
  await search.fill('');
  await expect(page.getByText(`of ${COUNT} posts`)).toBeHidden();
  const group = page.getByLabel('Group');
  for (const by of ['campaign', 'week']) {
    await until('before grouping', () => true);
    await group.selectOption(by);
    await until('group', () => true);
  }
  await page.mouse.move(200, 500);
  await until('before scrolling', () => true);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
  await until(SCROLL, () => true);
  await page.evaluate(() => window.scrollTo(0, 0));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const release = values.built ? BUILT_SITE : await buildRelease({});
const site = await serveLocally(release);
const folder = await mkdtemp(join(tmpdir(), 'echopost-bench-'));
await warmUp(site.origin);
const { page, close } = await openBrowser(folder, site.origin);
await signIn(page, newAddress());
await toReview(page);
await storeDrafts(page, COUNT);
await page.addInitScript(noteTimes);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const measured: Measured = new Map();
const starts: number[] = [];
for (let pass = 0; pass < PASSES; pass += 1) {
  starts.push(await open(page));
  await expect(page.getByLabel('Search posts')).toBeVisible();
  await measure(page, measured);
}
await close();
await site.close();
await rm(folder, { recursive: true, maxRetries: 5 });
if (!values.built) await rm(release, { recursive: true });
console.log(`first row ${median(starts)} ms after the request`);
let isWithin = true;
for (const [name, times] of measured) {
  if (name.startsWith('before')) continue;
  const [paint, task] = [median(times.map((it) => it.paint)), median(times.map((it) => it.task))];
  const isOver = Math.max(paint, name === SCROLL ? task : 0) > LIMIT;
  if (isOver) isWithin = false;
  console.log(name.padEnd(21), `paint ${paint}`, `task ${task}`, isOver ? `over ${LIMIT}` : 'ok');
}
process.exit(isWithin ? 0 : 1);
