import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { choosePlatform, toGenerate, typeKey } from '../steps.ts';
import { expect, test } from '../test.ts';

/** Most taps from opening the app to the share sheet. */
const MOST_TAPS = 7;

const REVIEWS = readFileSync('tests/data/reviews.csv', 'utf8');

test.use({ contextOptions: { hasTouch: true, viewport: { width: 390, height: 844 } } });

/** Makes the share sheet note what it is given, on every page opened from now on. */
const watchShareSheet = (context: BrowserContext) =>
  context.addInitScript(() => {
    navigator.share = async (data) => void Reflect.set(window, 'shared', data);
  });

const shared = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shared') as { title: string; text: string } | undefined);

/** Saves the key, and finishes and shares a campaign. */
async function shareFirstPost(page: Page): Promise<void> {
  await toGenerate(page, { platform: 'LinkedIn', tone: 'Humorous' });
  await typeKey(page, 'demo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved …o')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.getByRole('button', { name: 'Share Draft' }).click();
  await expect.poll(() => shared(page)).toBeDefined();
}

/**
 * Fills the clipboard, as copying in another app does. It also grants the permission to read it, so
 * the browser's question, one tap the first time, isn't counted.
 */
async function copyElsewhere(context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await other.close();
}

test('a returning user shares a post about new reviews with at most seven taps', async ({
  signedIn: first,
}) => {
  test.slow();
  const context = first.context();
  await watchShareSheet(context);
  await shareFirstPost(first);
  const earlier = await shared(first);
  await first.close();
  await copyElsewhere(context, REVIEWS);

  const page = await context.newPage();
  await page.goto('/');
  const taps: string[] = [];
  const tap = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).tap({ timeout: 30_000 });
    taps.push(name);
  };
  await tap('More actions');
  await tap('Create New Campaign');
  await tap('Same as last time');
  await tap('Paste');
  await expect(page.getByText('94 quotes', { exact: true })).toBeVisible();
  await tap('Generate Content');
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  await expect(page.locator('dd', { hasText: 'LinkedIn' })).toBeVisible();
  await expect(page.locator('dd', { hasText: 'Humorous' })).toBeVisible();
  await tap('View Content');
  await tap('Share Draft');

  await expect.poll(() => shared(page)).toBeDefined();
  const post = (await page.locator('[data-post]').textContent()) ?? '';
  const { text } = (await shared(page)) ?? { text: '' };
  expect(text).not.toBe(earlier?.text);
  expect(post).toContain(text.slice(0, 40));
  expect(taps.length, taps.join(' > ')).toBeLessThanOrEqual(MOST_TAPS);
});

const pasteButton = (page: Page) => page.getByRole('button', { name: 'Paste', exact: true });

test('a browser that can’t read the clipboard shows no Paste button', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Clipboard.prototype, 'read'));
  await toGenerate(page);
  await page.goto('/?step=customize');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(pasteButton(page)).toHaveCount(0);
});

test('Paste explains an empty or refused clipboard, and adds its text once, to be undone', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await page.evaluate(() => {
    navigator.clipboard.read = async () => [];
  });
  await pasteButton(page).tap();
  await expect(page.getByText('There’s no text on your clipboard.')).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.read = async () => {
      throw new DOMException('denied', 'NotAllowedError');
    };
  });
  await pasteButton(page).tap();
  await expect(
    page.getByText('Your browser didn’t share the clipboard. Paste into the field above instead.'),
  ).toBeVisible();
  await expect(page.getByLabel('What customers said', { exact: true })).toBeFocused();

  // A tap replaces one that the browser left unanswered.
  await page.evaluate(() => {
    let taps = 0;
    const blob = new Blob(['Soft towels.\nBreakfast was lovely.'], { type: 'text/plain' });
    navigator.clipboard.read = () =>
      new Promise((resolve) => {
        taps += 1;
        if (taps > 1) resolve([new ClipboardItem({ 'text/plain': blob })]);
      });
  });
  await pasteButton(page).tap();
  await expect(pasteButton(page)).toHaveAttribute('aria-busy', 'true');
  await pasteButton(page).tap();
  await expect(page.getByText('2 quotes', { exact: true })).toBeVisible();
  await expect(pasteButton(page)).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Undo add' }).tap();
  await expect(page.getByText('0 quotes', { exact: true })).toBeVisible();

  // Two taps that are both answered add the text once.
  await page.evaluate(() => {
    const answers: (() => void)[] = [];
    const blob = new Blob(['Warm bread.\nThe pool was quiet.'], { type: 'text/plain' });
    navigator.clipboard.read = () =>
      new Promise((resolve) => {
        answers.push(() => resolve([new ClipboardItem({ 'text/plain': blob })]));
      });
    Reflect.set(window, 'answerClipboard', () => {
      for (const answer of answers) answer();
    });
  });
  await pasteButton(page).tap();
  await pasteButton(page).tap();
  await page.evaluate('answerClipboard()');
  await expect(page.getByText('2 quotes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo add' }).tap();
  await expect(page.getByText('0 quotes', { exact: true })).toBeVisible();
  await expect(page.getByText('Warm bread.')).toBeHidden();
});
