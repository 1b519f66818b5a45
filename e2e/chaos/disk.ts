import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { FIELDS, moreWords, openField, prepare, recovered, typeOn } from './fields.ts';
import { openBrowser } from '../killable-browser.ts';
import { emptyDisk, fillDisk, limitRoom } from '../support/full-disk.ts';
import { type Report, runCycle, type Scenario, type World } from './scenario.ts';
import { watch } from './watch.ts';

const PATIENCE = { timeout: 20_000 };

/**
 * Fills the disk while the user types. A banner must warn the user. In half of the cycles space is
 * freed, and all text must then be saved. The browser is killed at the end: stored text must
 * survive.
 */
export const DISK: Scenario = {
  name: 'disk',
  async run(world, cycles, report) {
    const profile = await world.newProfile();
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      await runCycle(cycle, report, (over) => fillOnce(world, profile, cycle, report, over));
    }
  },
};

async function fillOnce(
  world: World,
  profile: string,
  cycle: number,
  report: Report,
  isOver: AbortSignal,
): Promise<void> {
  const { chance, site } = world;
  const place = chance.pick(FIELDS);
  const browser = await openBrowser(profile, site.origin);
  isOver.addEventListener('abort', () => void browser.kill());
  const { page, context } = browser;
  const quota = await limitRoom(page, site.origin);
  const watched = await watch(context);
  const field = await openField(page, place);
  const before = await prepare(field, watched);
  const words = moreWords(chance);
  const over = new AbortController();
  const typing = typeOn(page, chance, words, over.signal);
  await sleep(chance.between(0, 300));
  await fillDisk(page);
  const banner = page.getByText('Your changes aren’t saved on this device');
  await expect(banner).toBeVisible(PATIENCE);
  await sleep(chance.between(0, 300));
  over.abort();
  await typing;
  const isFreed = chance.often(0.5);
  if (isFreed) {
    await quota.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
    // The app retries within 30 seconds, and immediately on the next key.
    await page.keyboard.type(words[watched.text.typed.length - before.length] ?? '');
    await expect(banner).toBeHidden({ timeout: 40_000 });
    await expect.poll(() => watched.text.stored).toBe(watched.text.typed);
    report.count('disks with space freed');
  }
  const said = watched.text;
  await browser.kill();

  const again = await openBrowser(profile, site.origin);
  isOver.addEventListener('abort', () => void again.kill());
  await emptyDisk(again.page, site.origin);
  const found = await recovered(await openField(again.page, place), said.stored);
  await again.close();
  const lost = (before + words).startsWith(found)
    ? Math.max(0, said.stored.length - found.length)
    : said.stored.length;
  report.count('characters typed', said.typed.length - before.length);
  report.count('characters lost', lost);
  report.count('characters reported as unsaved', said.typed.length - said.stored.length);
  if (lost > 0) report.addLoss(`${lost} stored characters in "${place.label}", cycle ${cycle}`);
}
