import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  choosePlatform,
  customize,
  generateWith,
  openDetails,
  openGroup,
  pressMore,
  toReview,
} from '../steps.ts';
import { openPreview, preview, toPreview } from '../preview-samples.ts';
import { expect, test } from '../test.ts';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function downloaded(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await pressMore(page, 'Download');
  return readFileSync(await (await downloading).path(), 'utf8');
}

test('an image prompt is copied, edited and shared, alone or with the post, and a sample picture downloads', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', async (data: ShareData) => Reflect.set(window, 'shared', data));
  });
  await toReview(page, { contentType: 'Image' });
  await page.getByRole('button', { name: 'Copy image prompt' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const original = await copied(page);
  expect(original.length).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'Edit image prompt' }).click();
  await page.getByLabel('Image prompt', { exact: true }).fill('A linen shirt in the morning sun');
  await page.getByRole('button', { name: 'Copy image prompt' }).click();
  await expect.poll(() => copied(page)).toBe('A linen shirt in the morning sun');
  // A reload during an edit loses nothing.
  await page.reload();
  await expect(page.getByLabel('Image prompt', { exact: true })).toHaveValue(
    'A linen shirt in the morning sun',
  );
  await page.getByRole('button', { name: 'Save image prompt' }).click();
  await expect(page.getByText('Content updated!')).toBeVisible();
  await expect(page.getByLabel('Image prompt', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy Content' }).click();
  const whole = /^[^]+\n\nImage prompt:\nA linen shirt in the morning sun$/;
  await expect.poll(() => copied(page)).toMatch(whole);
  expect(await downloaded(page)).toMatch(whole);

  await page.getByRole('button', { name: 'Undo your edit to the image prompt' }).click();
  await page.getByRole('button', { name: 'Copy image prompt' }).click();
  await expect.poll(() => copied(page)).toBe(original);

  for (const [part, pattern] of [
    ['Post', /^(?![^]*Image prompt:)/],
    ['Image prompt', /^A bright, natural photograph/],
    ['Everything', /\n\nImage prompt:\nA bright/],
  ] as const) {
    await page.getByRole('button', { name: 'Share Draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which part do you want to share?' });
    await dialog.getByRole('button', { name: part, exact: true }).click();
    const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
    expect(shared).toMatchObject({ text: expect.stringMatching(pattern) });
  }

  await openPreview(page);
  await expect(preview(page).locator('[data-media=placeholder]')).toContainText('Your picture');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(page.getByText('Image generated!')).toBeVisible();
  await expect(page.getByText('This is a sample that comes with the app.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate New' })).toBeVisible();
  await expect(preview(page).getByAltText('Sample picture')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Image' }).click();
  expect((await downloading).suggestedFilename()).toBe('instagram-image.jpg');
});

test('a video is copied and shared field by field, or completely on request', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', async (data: ShareData) => Reflect.set(window, 'shared', data));
  });
  await toReview(page, { platform: 'YouTube', contentType: 'Video' });
  const copyPart = async (part: string) => {
    await page.getByRole('button', { name: 'Copy Content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which part do you want to copy?' });
    await dialog.getByRole('button', { name: part }).click();
    await expect(dialog).toHaveCount(0);
  };
  await copyPart('Description');
  await expect.poll(() => copied(page)).not.toMatch(/^(?:Title|Description|Tags):/m);
  await copyPart('Video script');
  await expect.poll(() => copied(page)).toMatch(/^0:00 /);
  await copyPart('Everything, with labels');
  await expect.poll(() => copied(page)).toMatch(/^Title: [^]+\nDescription:\n[^]+\nTags: /);

  await page.getByRole('button', { name: 'Share Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which part do you want to share?' });
  await dialog.getByRole('button', { name: 'Title' }).click();
  const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(shared).toMatchObject({ text: expect.not.stringContaining('Title:') });
});

test('the three fields of a video can be edited and copied one by one', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await toPreview(page, 'YouTube');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('button', { name: 'Copy title' }).click();
  await expect.poll(() => copied(page)).toBe('The linen shirt, in your own words');
  await page.getByRole('button', { name: 'Copy tags' }).click();
  await expect.poll(() => copied(page)).toBe('linen, summer shirt');
  await page.getByRole('button', { name: 'Copy description' }).click();
  await expect.poll(() => copied(page)).toMatch(/^Soft enough[^]+#CustomerReviews$/);
  await page.getByRole('button', { name: 'Copy Content' }).click();
  const parts = page.getByRole('dialog', { name: 'Which part do you want to copy?' });
  await parts.getByRole('button', { name: 'Everything, with labels' }).click();
  await expect.poll(() => copied(page)).toMatch(/^Title: The linen[^]+Tags: linen, summer shirt$/);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title', { exact: true }).fill('x'.repeat(101));
  await expect(
    page.getByText('Title: at this length, YouTube would reject it or cut it off.'),
  ).toBeVisible();
});

test('the notice of the demo model is shown, and neither copied, counted nor downloaded', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await toReview(page);
  await expect(page.getByText('This is demo text, written on this computer')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Content' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const text = await copied(page);
  expect(text).not.toMatch(/demo/i);
  expect(await downloaded(page)).toBe(text);
  const graphemes = [...new Intl.Segmenter('en').segment(text)].length;
  await expect(page.getByText(`${graphemes} / 2,200 · `)).toBeVisible();
  await openDetails(page, 'How it fits Instagram');
  await expect(page.getByText(`${graphemes} of 2,200 characters`)).toBeVisible();
});

const GERMAN = `Der Stoff ist sehr weich und ich mag das Kleid.
Das ist die beste Bluse, die wir haben.
The fabric is so soft and it was very good.`;

test('the prompt asks for the chosen language, by default that of the quotes', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await openGroup(page, 'How to say it');
  const field = page.getByLabel('Language of the post');
  await expect(field.locator('option').first()).toHaveText('Same as the quotes (English)');
  await page.getByLabel('What customers said').fill(GERMAN);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(field.locator('option').first()).toHaveText('Same as the quotes (German)');
  await customize(page);
  await expect(page.getByText('We’ll ask for 50 to 200 words')).toBeVisible();
  await field.selectOption({ label: '日本語' });
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('Japanese', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Japanese', { exact: true })).toBeVisible();

  const requested = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
  await page.route('**/chat/completions', (route) =>
    route.fulfill({
      json: {
        choices: [{ message: { content: 'とても柔らかいブラウスです。' }, finish_reason: 'stop' }],
      },
    }),
  );
  await generateWith(page, 'demo');
  expect((await requested).postData()).toContain('Write in Japanese.');
  await page.getByRole('button', { name: 'View Content' }).click();
  const read = page.locator('[data-post] p');
  await expect(read).toHaveAttribute('lang', 'ja');
  await expect(read).toHaveAttribute('dir', 'auto');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.locator('[data-preview] p[data-folded]');
  await expect(shown).toHaveAttribute('lang', 'ja');
  await expect(shown).toHaveAttribute('dir', 'auto');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Post text')).toHaveAttribute('lang', 'ja');
});
