import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { FIELDS, moreWords, openField, prepare, recovered, typeOn } from './fields.ts';
import { type KillableBrowser, openBrowser } from '../killable-browser.ts';
import { type Report, runCycle, type Scenario, type World } from './scenario.ts';
import { afterKill, afterLeaving } from './assertions.ts';
import { watch, type Watch } from './watch.ts';

/** Ways to end a page; all but a crash let it flush unsaved text. */
const ENDS = ['reload', 'go elsewhere', 'go back', 'close the tab', 'crash'] as const;
type End = (typeof ENDS)[number];

/** Time limit for the browser to answer a key that was pressed in a closed page. */
const ANSWER_MS = 100;

/** Reloads, leaves, closes or crashes a page while the user types in it. */
export const RELOAD: Scenario = {
  name: 'reload',
  async run(world, cycles, report) {
    const profile = await world.newProfile();
    let open: { readonly browser: KillableBrowser; readonly watched: Watch } | undefined;
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      await runCycle(cycle, report, async (over) => {
        open ??= await openWatched(profile, world.site.origin);
        const { browser, watched } = open;
        let isDone = false;
        over.addEventListener('abort', () => {
          if (isDone) return;
          open = undefined;
          void browser.kill();
        });
        await endOnce(world, browser, watched, cycle, report);
        isDone = true;
      });
    }
    await open?.browser.close();
  },
};

async function openWatched(profile: string, origin: string) {
  const browser = await openBrowser(profile, origin);
  return { browser, watched: await watch(browser.context) };
}

async function endOnce(
  { chance }: World,
  browser: KillableBrowser,
  watched: Watch,
  cycle: number,
  report: Report,
): Promise<void> {
  const page = await browser.context.newPage();
  const place = chance.pick(FIELDS);
  const end = chance.pick(ENDS);
  if (end === 'go back') await page.goto('/about');
  const field = await openField(page, place);
  const before = await prepare(field, watched);
  const words = moreWords(chance);
  const over = new AbortController();
  const typing = typeOn(page, chance, words, over.signal);
  await sleep(chance.between(50, 900));
  over.abort();
  const ended = endPage(page, end);
  // A key press in a closed page is never answered.
  await Promise.all([ended, Promise.race([typing, ended.then(() => sleep(ANSWER_MS))])]);
  const said = watched.text;

  const next = await browser.context.newPage();
  const found = await recovered(await openField(next, place), said.stored);
  const judge = end === 'crash' ? afterKill : afterLeaving;
  const { lost, inFlight } = judge(said, before + words, found);
  report.count(`ended by "${end}"`);
  report.count('characters typed', said.typed.length - before.length);
  report.count('characters lost', lost);
  report.count('characters in flight at a crash', inFlight);
  if (lost > 0)
    report.addLoss(
      `${lost} characters after "${end}", cycle ${cycle}: ${JSON.stringify({ ...said, found })}`,
    );
  await Promise.all([page, next].map((tab) => tab.close()));
}

async function endPage(page: Page, end: End): Promise<void> {
  switch (end) {
    case 'reload':
      await page.reload();
      return;
    case 'go elsewhere':
      await page.goto('/privacy');
      return;
    case 'go back':
      await page.goBack();
      return;
    case 'close the tab':
      return page.close({ runBeforeUnload: false });
    case 'crash': {
      const crashed = page.waitForEvent('crash');
      await page.goto('chrome://crash').catch(() => undefined);
      await crashed;
    }
  }
}
