import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { FIELDS, moreWords, openField, prepare, recovered, typeOn } from './fields.ts';
import { openBrowser } from '../killable-browser.ts';
import type { Book, Scenario, World } from './scenario.ts';
import { watch } from './watch.ts';

const PATIENCE = { timeout: 20_000 };
const QUIET = '/ping.txt';
/** Bytes that are left to the site at first. */
const ROOM = 400_000;

/**
 * Fills the disk while keys are pressed. What was stored before stays, the person is told, and once
 * there is room again everything is stored, or, where the browser is killed first, what was stored is
 * there still.
 */
export const DISK: Scenario = {
  name: 'disk',
  async run(world, cycles, book) {
    const profile = await world.newProfile();
    for (let cycle = 1; cycle <= cycles; cycle += 1) await fillOnce(world, profile, cycle, book);
  },
};

async function fillOnce(world: World, profile: string, cycle: number, book: Book): Promise<void> {
  const { chance, site } = world;
  const place = chance.pick(FIELDS);
  const browser = await openBrowser(profile, site.origin);
  const { page, context } = browser;
  const quota = await limitRoom(page, site.origin);
  const watched = await watch(context);
  const field = await openField(page, place);
  const before = await prepare(field, watched);
  const words = moreWords(chance);
  const over = new AbortController();
  const typing = typeOn(page, chance, words, over.signal);
  await sleep(chance.between(0, 300));
  await fill(page);
  const banner = page.getByText('Your changes are not saved on this device');
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
  await empty(again.page);
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

/** Before the first use of the database: later it is not heeded. */
async function limitRoom(page: Page, origin: string): Promise<CDPSession> {
  await page.goto(QUIET);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const devtools = await page.context().newCDPSession(page);
  const quotaSize = usage + ROOM;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  return devtools;
}

/** Takes all the room that is left, with bytes that cannot be compressed. */
function fill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('chaos-filler');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const put = (size: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = opening.result.transaction('bytes', 'readwrite');
        const bytes = crypto.getRandomValues(new Uint8Array(size));
        transaction.objectStore('bytes').put(bytes, crypto.randomUUID());
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
    for (let size = 65_536; size >= 16;) if (!(await put(size))) size >>= 1;
    opening.result.close();
  });
}

async function empty(page: Page): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('chaos-filler').addEventListener('success', resolve);
      }),
  );
}
