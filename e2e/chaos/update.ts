import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { FIELDS, moreWords, openField, prepare, recovered, typeOn } from './fields.ts';
import { type KillableBrowser, openBrowser } from '../killable-browser.ts';
import type { Report, Scenario, World } from './scenario.ts';
import { afterLeaving } from './assertions.ts';
import { watch, type Watch } from './watch.ts';

const PATIENCE = { timeout: 30_000 };

/**
 * Two tabs, two alternating releases: the user types in one tab and activates the update in the
 * other.
 */
export const UPDATE: Scenario = {
  name: 'update',
  async run(world, cycles, report) {
    const releases = [await world.nextRelease(), world.release];
    const browser = await openBrowser(await world.newProfile(), world.site.origin);
    const watched = await watch(browser.context);
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      await updateOnce(world, browser, watched, report, () => {
        world.site.deploy(releases[(cycle - 1) % 2] ?? world.release);
      });
    }
    world.site.deploy(world.release);
    await browser.close();
  },
};

async function updateOnce(
  { chance }: World,
  { context, page: other }: KillableBrowser,
  watched: Watch,
  report: Report,
  deploy: () => void,
): Promise<void> {
  const writing = await context.newPage();
  // On a phone the editor of a post covers the notice.
  await writing.setViewportSize({ width: 800, height: 844 });
  const place = chance.pick(FIELDS);
  const field = await openField(writing, place);
  await other.goto('/about');
  const before = await prepare(field, watched);
  await mark(writing);
  const words = moreWords(chance);
  const over = new AbortController();
  const typing = typeOn(writing, chance, words, over.signal);
  await sleep(chance.between(50, 600));
  deploy();
  await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const reload = (tab: Page) => tab.getByRole('status').getByRole('button', { name: 'Reload' });
  await reload(other).click(PATIENCE);
  await expect(writing.getByText('Reload when ready')).toBeVisible(PATIENCE);
  await sleep(chance.between(0, 300));
  if (!(await isSame(writing))) report.addLoss('a tab reloaded while the user typed in it');
  over.abort();
  await Promise.all([reload(writing).click(PATIENCE), typing]);
  await expect.poll(() => isSame(writing).catch(() => true), PATIENCE).toBe(false);
  const said = watched.text;
  const found = await recovered(await openField(writing, place), said.stored);
  const { lost } = afterLeaving(said, before + words, found);
  report.count('characters typed', said.typed.length - before.length);
  report.count('characters lost', lost);
  if (lost > 0) report.addLoss(`${lost} characters after an update`);
  await writing.close();
}

/** Marks the document, so that `isSame` detects a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in globalThis);
