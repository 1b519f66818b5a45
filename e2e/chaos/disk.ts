import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { FIELDS, moreWords, openField, prepare, recovered, typeOn } from './fields.ts';
import { openBrowser } from '../killable-browser.ts';
import { emptyDisk, fillDisk, limitRoom } from '../support/full-disk.ts';
import { type Book, playCycle, type Scenario, type World } from './scenario.ts';
import { watch } from './watch.ts';

const PATIENCE = { timeout: 20_000 };

/**
 * Fills the disk while keys are pressed. What was stored before stays, the person is told, and once
 * there is room again everything is stored, or, where the browser is killed first, what was stored is
 * there still.
 */
export const DISK: Scenario = {
  name: 'disk',
  async run(world, cycles, book) {
    const profile = await world.newProfile();
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      await playCycle(cycle, book, (over) => fillOnce(world, profile, cycle, book, over));
    }
  },
};

async function fillOnce(
  world: World,
  profile: string,
  cycle: number,
  book: Book,
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
    // It tries again by itself within half a minute, and with the next key at once.
    await page.keyboard.type(words[watched.text.typed.length - before.length] ?? '');
    await expect(banner).toBeHidden({ timeout: 40_000 });
    await expect.poll(() => watched.text.stored).toBe(watched.text.typed);
    book.count('room again');
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
  book.count('characters typed', said.typed.length - before.length);
  book.count('characters lost', lost);
  book.count('characters that were said not to be saved', said.typed.length - said.stored.length);
  if (lost > 0) book.lose(`${lost} stored characters in "${place.label}", cycle ${cycle}`);
}
