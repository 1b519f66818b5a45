/**
 * `npm run bench:typing`: types in Review with the CPU throttled four times, with 5 and with 5,000
 * stored drafts, and reports every long task (over 50 ms) during start-up and typing. Exits with 1
 * if typing with 5,000 drafts has a long task and typing with 5 has none.
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
import { storeDrafts } from './stored-drafts.ts';

const SLOWDOWN = 4;
const KEYS = 60;
const COUNTS = [5, 5000] as const;

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

interface Measured {
  /** Milliseconds of each task over 50 ms. */
  readonly start: readonly number[];
  readonly typing: readonly number[];
}

/** Runs in the page. Records every long task since navigation. */
function noteLongTasks(): void {
  const tasks: number[] = [];
  Reflect.set(globalThis, 'longTasks', tasks);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}

const takeLongTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = Reflect.get(globalThis, 'longTasks');
    return tasks.splice(0);
  });

async function measure(page: Page, count: number): Promise<Measured> {
  await storeDrafts(page, count);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto('/?step=review');
  const field = page.getByLabel('Post text', { exact: true });
  await expect(field).toBeVisible({ timeout: 60_000 });
  // The link shows the full count only once all drafts are read.
  const all = page.getByRole('link', { name: new RegExp(`Earlier posts \\(${count - 1}\\)`) });
  await expect(count > 1 ? all : field).toBeVisible({ timeout: 60_000 });
  const start = await takeLongTasks(page);
  await field.press('Control+End');
  await takeLongTasks(page);
  await field.pressSequentially('soft and warm '.repeat(10).slice(0, KEYS), { delay: 50 });
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const typing = await takeLongTasks(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { start, typing };
}

const release = values.built ? BUILT_SITE : await buildRelease({});
const site = await serveLocally(release);
const folder = await mkdtemp(join(tmpdir(), 'echopost-bench-'));
await warmUp(site.origin);
const { page, close } = await openBrowser(folder, site.origin);
await signIn(page, newAddress());
await toReview(page);
await page.getByRole('button', { name: 'Edit', exact: true }).click();
await page.getByLabel('Post text', { exact: true }).press('Control+End');
await page.keyboard.type(' More.');
await expect(page.getByText('Saved on this device')).toBeVisible();
await page.addInitScript(noteLongTasks);
const found = new Map<number, Measured>();
for (const count of COUNTS) {
  const measured = await measure(page, count);
  found.set(count, measured);
  const of = (tasks: readonly number[]) => (tasks.length === 0 ? 'none' : `${tasks.join(', ')} ms`);
  console.log(`${count} drafts, ${SLOWDOWN}x slower: long tasks at start ${of(measured.start)}`);
  console.log(
    `${count} drafts, ${SLOWDOWN}x slower: long tasks of ${KEYS} keys ${of(measured.typing)}`,
  );
}
await close();
await site.close();
await rm(folder, { recursive: true, maxRetries: 5 });
if (!values.built) await rm(release, { recursive: true });
const isSlower =
  (found.get(COUNTS[1])?.typing.length ?? 0) > 0 && found.get(COUNTS[0])?.typing.length === 0;
process.exit(isSlower ? 1 : 0);
