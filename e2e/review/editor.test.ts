import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { openGroup, otherVersion, toGenerate, toReview, typeKey } from '../steps.ts';
import { expect, test } from '../test.ts';

const TABLET = { width: 800, height: 844 };

test.use({
  viewport: TABLET,
  contextOptions: { viewport: TABLET, reducedMotion: 'reduce' },
});

const editor = (page: Page) => page.getByLabel('Post text');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Height of the bar below the text box, in pixels. */
const barHeight = (page: Page) =>
  button(page, 'Save Changes').evaluate((save) => {
    let bar: Element | null = save;
    while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
    return bar?.getBoundingClientRect().height;
  });

const boxOf = async (page: Page, name: string) => {
  const box = await button(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the page`);
  return box;
};

test('the editor keeps or drops an edit, and is as low over the limit as below it', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await toReview(page);
  const shown = page.locator('[data-post] p');
  const original = await shown.innerText();
  await page.getByRole('button', { name: 'Edit' }).click();
  expect((await editor(page).boundingBox())?.height).toBeGreaterThanOrEqual(300);
  await editor(page).fill('Dropped');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown).toHaveText(original, { useInnerText: true });
  await page.getByRole('button', { name: 'Edit' }).click();
  await editor(page).fill('Kept 👩‍👩‍👧');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Content updated!')).toBeVisible();
  await expect(shown).toContainText('Kept 👩‍👩‍👧');
  await expect(page.getByText(/^6 \/ 2,200 · /)).toBeVisible();

  await button(page, 'Edit').click();
  const height = await barHeight(page);
  expect(height).toBeLessThanOrEqual(150);
  await editor(page).fill('Soft. '.repeat(20));
  await expect(page.getByText('Save or cancel to see the preview.')).toBeVisible();
  expect(await barHeight(page)).toBe(height);
  await editor(page).fill('Soft. '.repeat(400));
  await expect(page.getByText('Sends one request. This version is kept.')).toHaveCount(1);
  expect(await barHeight(page)).toBe(height);

  const counter = await page.getByText(/^2,400 of 2,200 characters/).boundingBox();
  const shorten = await boxOf(page, 'Shorten to fit');
  const [save, cancel] = [await boxOf(page, 'Save Changes'), await boxOf(page, 'Cancel')];
  for (const box of [shorten, save, cancel]) expect(box.height).toBeGreaterThanOrEqual(44);
  expect(save.y).toBe(cancel.y);
  expect(counter?.y).toBeGreaterThanOrEqual(shorten.y);
  expect(counter?.y).toBeLessThan(shorten.y + shorten.height);

  await editor(page).fill('Soft. '.repeat(20));
  await expect(editor(page)).toHaveAccessibleDescription('120 of 2,200 characters');
  await editor(page).fill('Soft. '.repeat(400));
  await expect(editor(page)).toHaveAccessibleDescription('2,400 of 2,200 characters, 200 too many');
  const below = page.getByText('2,400 of 2,200 characters, 200 too many');
  const [field, count] = [await editor(page).boundingBox(), await below.boundingBox()];
  expect((count?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0))).toBeLessThan(24);
  await page.getByRole('button', { name: 'Copy Content' }).click();
  // Title and warning are one toast; on a busy device another one may come before it.
  const toast = page.getByRole('region', { name: /notifications/i });
  await expect(toast).toContainText(/Copied to clipboard!\s*Too long for Instagram: 200 over\./);
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).length)
    .toBe(2399);

  await editor(page).fill('Soft 🎉 '.repeat(400));
  await expect(page.getByText('3,200 of 2,200 characters, 1,000 too many')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shorten to fit' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TABLET.width);

  // HTML and Markdown are text.
  const hostile = '<img src=x onerror=alert(1)> <b>bold</b> [link](javascript:alert(1))';
  await editor(page).fill(hostile);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

/** Opens Review with a finished draft and a saved key. */
async function toReviewWithKey(page: Page): Promise<void> {
  await toGenerate(page);
  await typeKey(page, 'demo');
  await button(page, 'Save').click();
  await button(page, 'Generate Content').click();
  await button(page, 'View Content').click();
}

const versions = (page: Page) => page.getByRole('group', { name: 'Versions' }).getByRole('button');

test('Shorten keeps the long version, and leaves Undo in view, below two versions in full', async ({
  signedIn: page,
}) => {
  await toReviewWithKey(page);
  await button(page, 'Edit').click();
  await editor(page).fill('Soft towels, kind people.\n\n'.repeat(100));
  await expect(
    page.getByText('At this length, Instagram would reject it or cut it off.'),
  ).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await button(page, 'Shorten to fit').click();
  await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
  await expect(versions(page)).toHaveCount(2);
  for (const version of await versions(page).all())
    await expect(version).toBeInViewport({ ratio: 1 });

  const warning = page.getByText('Too long for Instagram');
  await expect(warning).toBeHidden();
  await expect(page.getByText(/^[\d,]+ \/ 2,200 · /)).toBeVisible();
  await expect(otherVersion(page)).toHaveText(/^First version.+, edited$/);
  await otherVersion(page).click();
  await expect(warning).toBeVisible();
  await expect(otherVersion(page)).toHaveText(/^Shortened/);
  await otherVersion(page).click();
  await button(page, 'Undo').click();
  await expect(warning).toBeVisible();
  // The same button below a post that is not being edited.
  await button(page, 'Shorten to fit').click();
  await expect(warning).toBeHidden();
});

test('the current one of many versions is in view, and Keep leaves the focus at the post', async ({
  signedIn: page,
}) => {
  await toReviewWithKey(page);
  const chooseTone = async (name: string) => {
    const steps = page.getByRole('list', { name: 'Steps' });
    await steps.getByRole('link', { name: /Customize/ }).click();
    await openGroup(page, 'How to say it');
    await page.getByRole('radio', { name }).check();
    await steps.getByRole('link', { name: /Review/ }).click();
  };
  for (const [at, tone] of ['Humorous', 'Inspiring', 'Empathetic'].entries()) {
    await chooseTone(tone);
    await button(page, 'Refresh').click();
    await expect(versions(page)).toHaveCount(at + 2);
  }
  await expect(versions(page).and(page.locator('[aria-pressed=true]'))).toBeInViewport({
    ratio: 1,
  });
  await chooseTone('Humorous');
  await button(page, 'Keep this post').press('Enter');
  await expect(page.getByRole('group', { name: 'Post', exact: true })).toBeFocused();
});

test('a reload keeps the place in a long post that is being edited, and so does Back', async ({
  signedIn: page,
}) => {
  await toReview(page);
  await button(page, 'Edit').click();
  await editor(page).fill('Soft towels, kind people.\n\n'.repeat(60));
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const place = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect(editor(page)).toBeVisible();
  await expect.poll(place).toBe(1500);
  await page.goto('/drafts');
  await page.goBack();
  await expect(editor(page)).toBeVisible();
  await expect.poll(place).toBe(1500);
});

test('an image prompt that was left being edited is in view in the next visit', async ({
  signedIn: page,
}) => {
  await toReview(page, { contentType: 'Image' });
  await button(page, 'Edit image prompt').click();
  const prompt = (tab: Page) => tab.getByRole('textbox', { name: 'Image prompt' });
  await prompt(page).fill('A blouse on a hanger.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const next = await page.context().newPage();
  await page.close();
  await next.setViewportSize({ width: 390, height: 500 });
  await next.goto('/?step=review');
  await expect(prompt(next)).toBeInViewport({ ratio: 0.5 });
});

test('on a phone the text has the whole screen, and Escape and a reload keep it', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toReview(page);
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await button(page, 'Edit').click();
  await expect(editor(page)).toBeFocused();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(page.getByText('Saved on this device')).toBeInViewport({ ratio: 1 });

  // A blank post can't be left, except by Cancel.
  await editor(page).fill(' ');
  await expect(dialog).toContainText('Add some text to save the post.');
  await expectAccessible(page, { within: 'dialog' });
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveValue(' ');

  // Its last line and the buttons are on the screen at once.
  await editor(page).fill('Soft towels.\n'.repeat(200));
  await page.keyboard.press('Control+End');
  await page.keyboard.type('The end');
  for (const name of ['Save Changes', 'Cancel'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  expect(await editor(page).evaluate((field) => field.scrollTop)).toBeGreaterThan(1000);
  // A keyboard covers the lower half.
  await page.evaluate(() => {
    const view = visualViewport;
    Object.defineProperty(view, 'height', { configurable: true, value: 400 });
    view?.dispatchEvent(new Event('resize'));
  });
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 400 });
  const fromEnd = () =>
    editor(page).evaluate((field) => field.scrollHeight - field.scrollTop - field.clientHeight);
  expect(await fromEnd()).toBeLessThan(20);
  await expect(dialog).toContainText('2,607 of 2,200 characters, 407 too many');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(editor(page)).toHaveValue(/The end$/);

  await editor(page).fill('Kept by Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Content updated!')).toBeVisible();
  await expect(page.locator('[data-post]')).toContainText('Kept by Escape');

  // Nothing to save.
  await button(page, 'Edit').click();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  await expect(editor(page)).toHaveValue('Kept by Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Edit')).toBeFocused();
});

test('a blank post that Escape closes all the same leaves the saved text', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toReview(page);
  const shown = page.locator('[data-post] p');
  const original = await shown.innerText();
  await button(page, 'Edit').click();
  await editor(page).press('Control+a');
  await editor(page).press('Delete');
  // The browser lets a page refuse it twice since the last touch.
  for (const _ of '123') await page.keyboard.press('Escape');
  await expect(shown).toHaveText(original, { useInnerText: true });
  await expect(button(page, 'Edit')).toBeFocused();
});

test('an Escape that is meant for an input method closes no editor', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toReview(page);
  await button(page, 'Edit').click();
  const isRefused = (keyCode: number, isComposing: boolean) =>
    editor(page).evaluate(
      (field, init) =>
        !field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
        ),
      { keyCode, isComposing },
    );
  expect(await isRefused(27, false)).toBe(false);
  expect(await isRefused(27, true)).toBe(true);
  // Safari has ended the composition before.
  expect(await isRefused(229, false)).toBe(true);
});

test('a screen that changes its size under an open editor leaves the caret where it was', async ({
  signedIn: page,
}) => {
  await toReview(page);
  const caret = () => editor(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  await button(page, 'Edit').click();
  await editor(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  // A keyboard that takes its height from the page.
  await page.setViewportSize({ width: TABLET.width, height: 440 });
  await expect(editor(page)).toBeFocused();
  expect(await caret()).toBe(5);
  await button(page, 'Cancel').click();

  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Edit').click();
  await editor(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  await page.setViewportSize({ width: 844, height: 844 });
  await expect(editor(page)).toBeFocused();
  expect(await caret()).toBe(5);

  // A selection that ends beside the dialog.
  const box = await editor(page).boundingBox();
  if (!box) throw new Error('The editor is not on the page');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, box.y + 20);
  await page.mouse.up();
  await expect(editor(page)).toBeFocused();
  await page.mouse.click(5, box.y + 20);
  await expect(editor(page)).toBeHidden();
});
