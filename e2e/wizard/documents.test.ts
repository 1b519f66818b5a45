import type { Page } from '@playwright/test';
import { choosePlatform, heading, openGroup, tagOf, toReview } from '../steps.ts';
import { storedIn } from '../support/stored-records.ts';
import { expect, test } from '../test.ts';

const editor = (page: Page) => page.getByLabel('Post text');

test('a reload in the middle of a word loses no letter', async ({ signedIn: page }) => {
  await toReview(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await editor(page).fill('');
  let typed = '';
  for (let round = 0; round < 6; round += 1) {
    const words = `Round ${round} goes on and on. `;
    await editor(page).pressSequentially(words);
    typed += words;
    await page.reload();
    await expect(editor(page)).toHaveValue(typed);
    await editor(page).focus();
    await page.keyboard.press('Control+End');
  }
});

test('a draft that two tabs edit at once keeps both texts', async ({ signedIn: page }) => {
  await toReview(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await editor(page).fill('From the left tab.');
  const other = await page.context().newPage();
  await other.goto('/?step=review');
  await expect(editor(other)).toHaveValue('From the left tab.');
  await editor(other).fill('From the left tab. And on.');
  await expect(editor(page)).toHaveValue('From the left tab. And on.');
  // Blocks messages between the tabs, as if both wrote at the same moment.
  for (const tab of [page, other]) {
    await tab.evaluate(() => (BroadcastChannel.prototype.postMessage = () => undefined));
  }
  await editor(page).fill('Left wins or loses.');
  await expect.poll(() => storedIn(page, 'documents')).toContain('Left wins or loses.');
  await editor(other).fill('Right wins or loses.');
  await expect.poll(() => storedIn(page, 'documents')).toContain('Left wins or loses.');
  await expect.poll(() => storedIn(page, 'documents')).toContain('Right wins or loses.');
  expect(await storedIn(page, 'documents')).toContain('Left wins or loses.');
  await expect(other.getByText('Edited in another tab')).toBeVisible();
});

test('a choice made in one tab shows in the other', async ({ signedIn: page }) => {
  await choosePlatform(page);
  const other = await page.context().newPage();
  await other.goto('/?step=customize');
  await (await tagOf(page, 'Authenticity')).check();
  await openGroup(other, 'What to say');
  // A chosen tag is never behind “More tags”.
  await expect(other.getByRole('checkbox', { name: 'Authenticity' })).toBeChecked();
  await other.getByRole('checkbox', { name: 'Customer Reviews' }).check();
  await expect(page.getByRole('checkbox', { name: 'Customer Reviews' })).toBeChecked();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
});

test('a full disk is reported, and the drafts can be downloaded', async ({ signedIn: page }) => {
  await toReview(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Reflect.set(window, 'freeTheDisk', () => (IDBObjectStore.prototype.put = put));
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await editor(page).fill('Typed with a full disk.');
  const banner = page.getByText('Your changes aren’t saved on this device');
  await expect(banner).toBeVisible();
  await expect(page.getByText('Not saved: the device is full')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my drafts' }).click();
  const file = await (await downloading).createReadStream();
  const parts: string[] = [];
  for await (const part of file) parts.push(String(part));
  expect(parts.join('')).toContain('Typed with a full disk.');
  expect(parts.join('')).not.toContain('demo');
  await page.evaluate(() => Reflect.get(window, 'freeTheDisk')());
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-post]')).toContainText('Typed with a full disk.');
});

for (const [name, spoil] of [
  ['has no IndexedDB', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'never opens IndexedDB',
    () => Reflect.set(IDBFactory.prototype, 'open', () => new EventTarget()),
  ],
] as const) {
  test(`a device that ${name} is reported, and the app works in memory`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada');
    await expect(page.getByText('Your changes aren’t saved on this device')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
  });
}

test('a new tab resumes at the last step, on a slow device too', async ({ signedIn: page }) => {
  await choosePlatform(page);
  const anew = await page.context().newPage();
  await anew.goto('/');
  await expect(heading(anew, 'Customize Your Content')).toBeVisible();
  await anew.goto('/');
  await expect(heading(anew, 'Choose Your Platform')).toBeVisible();
  // The tab that stores its step last is the one to resume.
  await expect.poll(() => storedIn(anew, 'documents')).toContain('"data":"platform"');
  await page.goto('/?step=customize');
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await expect.poll(() => storedIn(page, 'documents')).toContain('"data":"customize"');
  for (const address of ['/', '/?step=customize']) {
    const slow = await page.context().newPage();
    await slow.addInitScript(answerLate, 2000);
    await slow.goto(address);
    await expect(heading(slow, 'Customize Your Content')).toBeVisible();
    await expect(slow).toHaveURL('/?step=customize');
    await slow.close();
  }
});

test('a storage that is slower than its time limit signs nobody out, and its choices return', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await page.addInitScript(answerLate, 6000);
  await page.goto('/');
  await expect(page.getByText('Your changes aren’t saved on this device')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Instagram' })).toBeChecked({ timeout: 30_000 });
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
});

/** Runs in the page. Delays every opening of a database. */
function answerLate(milliseconds: number): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openLate(...asked) {
    const request = open.apply(this, asked);
    Object.defineProperty(request, 'onsuccess', {
      set(handler: (event: Event) => void) {
        request.addEventListener('success', (event) => {
          setTimeout(() => handler(event), milliseconds);
        });
      },
    });
    return request;
  };
}
