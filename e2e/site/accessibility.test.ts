import type { Locator, Page } from '@playwright/test';
import {
  choosePlatform,
  customize,
  generateWith,
  heading,
  lookThrough,
  toGenerate,
  typeKey,
} from '../steps.ts';
import { expect, test } from '../test.ts';

/** Text spacing that a reader may set by WCAG 1.4.12; tested at the 320 px of 1.4.10. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Fails with the elements that stick out of a page at 320 px and make it scroll sideways. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  // A constructed style sheet replaces the reader's own; the page's policy does not block it.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (it: Element) => it.getBoundingClientRect().right > clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter(sticksOut)
      .map((it) => it.outerHTML.slice(0, 120));
  });
  expect(wide, page.url()).toEqual([]);
}

test('every page fits 320 px with the reader’s text spacing', async ({ page }) => {
  test.slow();
  for (const path of [
    '/',
    '/auth',
    '/auth/confirm',
    '/auth/openrouter',
    '/drafts',
    '/reviews',
    '/settings',
    '/about',
    '/contact',
    '/privacy',
    '/blog/from-seo-to-aeo',
    '/faceless-video',
    '/faceless-video?tab=library',
    '/faceless-video?tab=profile',
    '/faceless-video?tab=create',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
  await page.getByRole('button', { name: /^Top 10 Lists/ }).click();
  for (const [next, groups] of [
    ['Continue to sound', []],
    ['Continue to look', ['AI voice', 'Background music']],
    ['Continue to video', ['Visual theme', 'Text animation']],
  ] as const) {
    for (const name of groups)
      await page.getByRole('group', { name }).getByRole('radio').first().check();
    await expectFits(page);
    await page.getByRole('button', { name: next }).click();
  }
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectFits(page);
});

test('a page does not scroll sideways while a step slides in', async ({ signedIn: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await choosePlatform(page);
  await customize(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await expectFits(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(page.locator('main')).not.toHaveAttribute('style', /clip/);
});

/** Groups of controls without an accessible name; a disclosure is named by its summary. */
const unnamedGroups = (page: Page) =>
  page.locator('fieldset, [role=group], [role=radiogroup]').evaluateAll((groups) =>
    groups
      .filter((it) => !it.querySelector(':scope > legend, :scope > :first-child legend'))
      .filter((it) => !it.hasAttribute('aria-label') && !it.hasAttribute('aria-labelledby'))
      .map((it) => it.outerHTML.slice(0, 120)),
  );

/** Language and reading direction of a text. */
const readingOf = (text: Locator) =>
  text.evaluate((it) => ({
    lang: it.closest('[lang]')?.getAttribute('lang'),
    direction: getComputedStyle(it).direction,
  }));

const HEBREW = 'הסוודר רך מאוד והמשלוח היה מהיר.';
const GERMAN = 'Die Farben sind sehr schön und der Pullover ist nicht zu warm.';

test('the wizard fits 320 px with text spacing, names its groups and the language of every quote', async ({
  signedIn: page,
}) => {
  test.slow();
  await choosePlatform(page);
  const field = page.getByLabel('What customers said');
  await field.fill(`${HEBREW}\n${GERMAN}`);
  expect(await readingOf(field)).toMatchObject({ direction: 'rtl' });
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  const sheet = await lookThrough(page);
  const quotes = page.getByRole('list', { name: 'Quotes' }).locator('blockquote');
  expect(await readingOf(quotes.nth(0))).toEqual({ lang: 'he', direction: 'rtl' });
  expect(await readingOf(quotes.nth(1))).toEqual({ lang: 'de', direction: 'ltr' });
  await expectFits(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await customize(page, { contentType: 'Image' });
  await expectFits(page);
  expect(await unnamedGroups(page)).toEqual([]);

  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await typeKey(page, 'demo');
  await expect(page.getByRole('group', { name: 'Save the key' })).toBeVisible();
  await expectFits(page);
  expect(await unnamedGroups(page)).toEqual([]);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Seen on' })).toBeVisible();
  await expectFits(page);
  expect(await unnamedGroups(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill(HEBREW);
  expect(await readingOf(page.getByLabel('Post text'))).toMatchObject({ direction: 'rtl' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const isRead = async (place: Locator) => {
    await expect(place).toContainText(HEBREW);
    expect(await readingOf(place)).toEqual({ lang: 'he', direction: 'rtl' });
  };
  await isRead(page.locator('[data-preview] p'));
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await isRead(page.locator('[data-post] p'));
  await page.goto('/drafts');
  await isRead(page.getByRole('list', { name: 'Posts' }).getByRole('link').first());
});

test('the end of a generation is announced once', async ({ signedIn: page }) => {
  await toGenerate(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const texts = [...addedNodes].map((node) => node.textContent ?? '');
        const regions = [...addedNodes].filter(
          (node) => node instanceof Element && node.matches(live),
        );
        if (element?.closest(live) || regions.length > 0) said.push(texts.join(' '));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await generateWith(page, 'demo');
  await expect(page.getByRole('button', { name: 'View Content' })).toBeVisible();
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  expect(said.filter((text) => /generated/i.test(text))).toHaveLength(1);
});
