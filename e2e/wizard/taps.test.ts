import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { choosePlatform, customize, toGenerate, typeKey } from '../steps.ts';
import { expect, mailTo, newAddress, test } from '../test.ts';

const REVIEWS = readFileSync('tests/data/reviews.csv', 'utf8');

test.use({ contextOptions: { hasTouch: true, viewport: { width: 390, height: 844 } } });

/** Makes the share sheet note what it is given, on every page opened from now on. */
const watchShareSheet = (context: BrowserContext) =>
  context.addInitScript(() => {
    navigator.share = async (data) => void Reflect.set(window, 'shared', data);
  });

const shared = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shared') as { title: string; text: string } | undefined);

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

/** Presses controls as a thumb does, and counts. Scrolling is no tap. */
class Thumb {
  readonly taps: string[] = [];
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async tap(
    name: string | RegExp,
    role: 'button' | 'radio' | 'checkbox' | 'link' | 'tab' = 'button',
  ) {
    const control = this.page.getByRole(role, {
      name,
      ...(typeof name === 'string' && { exact: true }),
    });
    // A label is what a thumb meets of a radio or a checkbox.
    const target =
      role === 'radio' || role === 'checkbox'
        ? this.page.locator('label', { has: control })
        : control;
    // A button that looks disabled leads to what is missing.
    const force = (await target.first().getAttribute('aria-disabled')) === 'true';
    await target.first().tap({ timeout: 30_000, force });
    this.taps.push(String(name));
  }

  expectAtMost(most: number) {
    expect(this.taps.length, this.taps.join(' > ')).toBeLessThanOrEqual(most);
  }
}

/** Makes the choices of Customize, lets the demo write, and shares the post. */
async function shareDemoPost(thumb: Thumb, tag: string): Promise<void> {
  await thumb.tap(tag, 'checkbox');
  await thumb.tap(/^Joyful/, 'radio');
  await thumb.tap(/^Families/, 'radio');
  await thumb.tap(/^Short/, 'radio');
  await thumb.tap('Generate Content');
  await thumb.tap(/^Try the demo/);
  await thumb.tap('View Content');
  await thumb.tap('Share Draft');
  await expectShared(thumb.page);
}

async function expectShared(page: Page): Promise<string> {
  await expect.poll(() => shared(page)).toBeDefined();
  return (await shared(page))?.text ?? '';
}

test('the first post takes eleven taps from the first step to the share sheet, and three to log in', async ({
  page,
}) => {
  test.slow();
  const context = page.context();
  await watchShareSheet(context);
  await copyElsewhere(context, REVIEWS);
  const address = newAddress();
  await page.goto('/');
  const thumb = new Thumb(page);
  await thumb.tap('Login', 'link');
  await page.getByLabel('Email').fill(address);
  await thumb.tap('Send Magic Link');
  await expect(page.getByText('Your Magic Link is Ready')).toBeVisible();
  await page.goto((await mailTo(page, address)).link);
  await thumb.tap('Sign in');
  await expect(page.getByRole('heading', { name: 'Choose Your Platform' })).toBeVisible();
  const login = thumb.taps.length;
  await thumb.tap(/^LinkedIn/, 'radio');
  await thumb.tap('Continue to Customization');
  await thumb.tap('Paste');
  await expect(page.getByText('94 quotes', { exact: true })).toBeVisible();
  await shareDemoPost(thumb, 'Customer Reviews');
  thumb.expectAtMost(login + 11);
  expect(login).toBe(3);
});

test('a returning user shares a second post from the same reviews with four taps, and one from new ones with six', async ({
  signedIn: first,
}) => {
  test.slow();
  const context = first.context();
  await watchShareSheet(context);
  await copyElsewhere(context, REVIEWS);
  await choosePlatform(first, 'LinkedIn');
  await first.getByRole('button', { name: 'Paste', exact: true }).tap();
  await expect(first.getByText('94 quotes', { exact: true })).toBeVisible();
  await customize(first, { tone: 'Humorous' });
  await first.getByRole('button', { name: 'Generate Content' }).click();
  await typeKey(first, 'demo');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByText('Saved …o')).toBeVisible();
  await first.getByRole('button', { name: 'Generate Content' }).click();
  await first.getByRole('button', { name: 'View Content' }).click();
  await first.getByRole('button', { name: 'Share Draft' }).click();
  const earlier = await expectShared(first);
  await first.close();

  const open = async () => {
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
    return new Thumb(page);
  };
  const again = await open();
  await again.tap('New post from these reviews');
  await expect(again.page.getByText('94 quotes', { exact: true })).toBeVisible();
  await again.tap('Generate Content');
  await expect(again.page.getByText('Content generated successfully!')).toBeVisible();
  await again.tap('View Content');
  await again.tap('Share Draft');
  const second = await expectShared(again.page);
  again.expectAtMost(4);
  await again.page.close();

  await copyElsewhere(context, REVIEWS.split('\n').slice(0, 20).join('\n'));
  const nextWeek = await open();
  await nextWeek.tap('New reviews');
  await expect(nextWeek.page.getByText('94 quotes', { exact: true })).toBeHidden();
  await nextWeek.tap('Paste');
  await expect(nextWeek.page.getByText(/^1\d quotes$/).first()).toBeVisible();
  await nextWeek.tap('Generate Content');
  await expect(nextWeek.page.getByText('Content generated successfully!')).toBeVisible();
  await nextWeek.tap('View Content');
  await nextWeek.tap('Share Draft');
  const third = await expectShared(nextWeek.page);
  nextWeek.expectAtMost(6);
  // The demo writes the same from the same reviews.
  expect(second).toBe(earlier);
  expect(third).not.toBe(second);
  // Each has its own reviews, tone and platform.
  await expect(nextWeek.page.getByRole('list', { name: 'Made for' })).toHaveText(
    /LinkedIn.*Humorous/,
  );
});

test('three platforms from four sources take twenty taps to the third post, and one more to share it', async ({
  signedIn: page,
}) => {
  test.slow();
  const context = page.context();
  await watchShareSheet(context);
  const lines = REVIEWS.trim().split('\n');
  const [head = '', ...rows] = lines;
  const sources = [0, 1, 2, 3].map((part) =>
    [head, ...rows.slice(part * 20, part * 20 + 20)].join('\n'),
  );
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  const thumb = new Thumb(page);
  await thumb.tap(/^LinkedIn/, 'radio');
  await thumb.tap(/^Also write for/);
  await thumb.tap(/^Facebook/, 'checkbox');
  await thumb.tap(/^Instagram/, 'checkbox');
  await thumb.tap('Continue to Customization');
  const summary = page.getByText(/^\d+ quotes$/).first();
  let quotes = 0;
  for (const source of sources) {
    await copyElsewhere(context, source);
    await page.bringToFront();
    await thumb.tap('Paste');
    const count = async () => Number.parseInt((await summary.textContent()) ?? '', 10);
    await expect.poll(count).toBeGreaterThan(quotes);
    quotes = await count();
  }
  const tag = page.locator('label', { has: page.locator('input[name=tag]') }).first();
  await shareDemoPost(thumb, (await tag.textContent()) ?? '');
  const clearShared = () => page.evaluate(() => Reflect.deleteProperty(window, 'shared'));
  await clearShared();
  await thumb.tap(/Facebook/, 'tab');
  await thumb.tap('Share Draft');
  await expectShared(page);
  await clearShared();
  await thumb.tap(/Instagram/, 'tab');
  thumb.expectAtMost(20);
  await thumb.tap('Share Draft');
  await expectShared(page);
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
