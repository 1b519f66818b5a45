import type { CDPSession, Page } from '@playwright/test';

/** A page that uses no database. */
export const QUIET_PATH = '/ping.txt';
/** Bytes of storage initially available to the site. */
const ROOM = 400_000;

/**
 * Limits the storage quota. Call it before the first use of the database; later it has no effect.
 */
export async function limitRoom(page: Page, origin: string): Promise<CDPSession> {
  await page.goto(origin + QUIET_PATH);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const devtools = await page.context().newCDPSession(page);
  const quotaSize = usage + ROOM;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  return devtools;
}

/** Fills the remaining quota with incompressible bytes. */
export function fillDisk(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('filler');
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

/** Frees the bytes that `fillDisk` wrote. */
export async function emptyDisk(page: Page, origin: string): Promise<void> {
  await page.goto(origin + QUIET_PATH);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('filler').addEventListener('success', resolve);
      }),
  );
}
