import type { Page } from '@playwright/test';
import { openGroup, toGenerate, toReview } from '../steps.ts';
import { expect, test } from '../test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
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

test('the bar of the editor is low on a phone, and as high over the limit as below it', async ({
  signedIn: page,
}) => {
  await toReview(page);
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
});

/** Opens Review with a finished draft and a saved key. */
async function toReviewWithKey(page: Page): Promise<void> {
  await toGenerate(page);
  await page.getByLabel('Demo model API key').fill('demo');
  await button(page, 'Save').click();
  await button(page, 'Generate Content').click();
  await button(page, 'View Content').click();
}

const versions = (page: Page) => page.getByRole('group', { name: 'Versions' }).getByRole('button');

test('Shorten at the text box leaves Undo in view, below two versions in full', async ({
  signedIn: page,
}) => {
  await toReviewWithKey(page);
  await button(page, 'Edit').click();
  await editor(page).fill('Soft towels, kind people.\n\n'.repeat(100));
  await page.evaluate(() => scrollTo(0, 1500));
  await button(page, 'Shorten to fit').click();
  await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
  await expect(versions(page)).toHaveCount(2);
  for (const version of await versions(page).all())
    await expect(version).toBeInViewport({ ratio: 1 });
});

test('the current one of many versions is in view, and Keep leaves the focus at the post', async ({
  signedIn: page,
}) => {
  await toReviewWithKey(page);
  const chooseTone = async (name: string) => {
    await page.goto('/?step=customize');
    await openGroup(page, 'How to say it');
    await page.getByRole('radio', { name }).check();
    await page.goto('/?step=review');
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
