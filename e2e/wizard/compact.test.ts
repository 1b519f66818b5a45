import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  choosePlatform,
  customize,
  generateWith,
  heading,
  lookThrough,
  openGroup,
  pressMore,
  toGenerate,
  toReview,
  typeKey,
} from '../steps.ts';
import { expect, test } from '../test.ts';

const REVIEWS = readFileSync('tests/data/reviews.csv', 'utf8');

/** Height of the page in screens of 844 px. */
const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Layout shifts that no input caused: the text, and its pixels from the top before and after. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const isUnasked = (entry: PerformanceEntry): entry is LayoutShift =>
          Reflect.get(entry, 'hadRecentInput') === false;
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(isUnasked)
              .flatMap(({ sources }) => sources)
              .map((it) => `${it.node?.textContent}: ${it.previousRect.y} to ${it.currentRect.y}`),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer stays silent.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

async function addReviews(page: Page): Promise<void> {
  await page.getByLabel('What customers said').fill(REVIEWS);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByRole('region', { name: 'Themes' })).toBeVisible();
}

/** Holds back the worker that reads quotes. Returns what lets it through. */
async function holdReader(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/insight-worker-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const group = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}`) });

async function fold(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await group(page, title).click();
    await expect(group(page, title)).toHaveAttribute('aria-expanded', 'false');
  }
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
  });

  test('each step with 94 reviews is short, shows its main button at once and does not shift on reload', async ({
    signedIn: page,
  }) => {
    test.slow();
    await page.goto('/');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await page.getByRole('radio', { name: 'Instagram' }).check();
    await dismiss.click();
    await expect(page.getByRole('button', { name: /^Also write for/ })).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok']) {
      await expect(page.locator('label', { hasText: name })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Continue to Customization' })).toBeInViewport();
    await expect.poll(() => screens(page)).toBeLessThanOrEqual(1.3);

    await page.getByRole('button', { name: 'Continue to Customization' }).click();
    await addReviews(page);
    await customize(page);
    await expect.poll(() => screens(page)).toBeLessThanOrEqual(4);
    await fold(page, 'What customers said', 'What to say', 'How to say it');
    await expect.poll(() => screens(page)).toBeLessThanOrEqual(1.5);
    await openGroup(page, 'What customers said');
    await expect(page.getByRole('region', { name: 'Themes' })).toBeVisible();
    await expect.poll(() => screens(page)).toBeLessThanOrEqual(3);
    await expect(page.getByRole('button', { name: 'Generate Content' })).toBeInViewport();
    const themes = page.getByRole('region', { name: 'Themes' });
    await page.reload();
    await expect(themes).toBeVisible();
    expect(await shifts(page)).toEqual([]);
    // They keep their place while a slow device looks for them.
    const arrive = await holdReader(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Look through' })).toBeVisible();
    await expect(themes).toBeHidden();
    arrive();
    await expect(themes).toBeVisible();
    expect(await shifts(page)).toEqual([]);

    await page.getByRole('button', { name: 'Generate Content' }).click();
    await typeKey(page, 'demo-slow');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved …ow')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Demo model · echopost-demo · key …ow')).toBeVisible();
    await expect(page.getByText(/^About [\d,]+ to [\d,]+ tokens to send/)).toBeVisible();
    expect(await shifts(page)).toEqual([]);
    await expect.poll(() => screens(page)).toBeLessThanOrEqual(1.5);
    await expect(page.getByRole('button', { name: 'Generate Content' })).toBeInViewport();

    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(page.getByText(/^\d+ words$/)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport();
    // While it is written, the text has the screen.
    await expect(heading(page, 'Configuration')).toBeHidden();
    await expect(page.getByText('echopost-demo')).toBeHidden();
  });

  test('Generate stays short and leads to the last post once its choices have changed', async ({
    signedIn: page,
  }) => {
    // Written here: only the job of a post knows which choices it was written for.
    await toGenerate(page);
    await generateWith(page, 'demo');
    await expect(page.getByRole('button', { name: 'View Content' })).toBeVisible();
    await page.goto('/?step=generate');
    await typeKey(page, 'demo');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved …o')).toBeVisible();
    await page.goto('/?step=customize');
    await openGroup(page, 'What customers said');
    await addReviews(page);
    await openGroup(page, 'How to say it');
    await page.getByRole('radio', { name: /^Inspiring/ }).check();
    await page.goto('/?step=generate');
    await expect(page.getByText('Your last post is outdated.')).toBeInViewport();
    await page.reload();
    await expect.poll(() => screens(page)).toBeLessThanOrEqual(1.5);
    const view = page.getByRole('button', { name: 'View last post' });
    await view.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Your Generated Content')).toBeVisible();
  });
});

test('the main button leads to what is missing, and groups fold over their answers, a text and a way to undo', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await expect(group(page, 'What customers said')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'What to say')).toHaveAccessibleName(/Choose at least one tag\.$/);
  await expect(group(page, 'How to say it')).toHaveAccessibleName(
    /Choose a tone, an audience,? and a length\.$/,
  );

  const generate = page.getByRole('button', { name: 'Generate Content' });
  await expect(generate).toBeDisabled();
  await generate.press('Enter');
  await expect(page.locator('input[name=tag]:focus')).toHaveCount(1);
  await expect(page.locator('label:has(input[name=tag]:focus)')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await generate.press('Enter');
  await expect(page.locator('input[name=tone]:focus')).toHaveCount(1);
  await page.getByRole('radio', { name: /^Joyful/ }).check();
  await generate.press('Enter');
  await expect(page.locator('input[name=audience]:focus')).toHaveCount(1);

  // Tags that are unticked stay where they are.
  await page.getByRole('button', { name: 'More tags' }).click();
  const tag = page.getByRole('checkbox').last();
  await tag.press('Space');
  await expect(tag).toBeChecked();
  await fold(page, 'What to say');
  await openGroup(page, 'What to say');
  await tag.press('Space');
  await expect(tag).not.toBeChecked();
  await expect(tag).toBeFocused();

  await addReviews(page);
  const field = page.getByLabel('What customers said', { exact: true });
  await field.fill('Half a sent');
  await fold(page, 'What customers said');
  await expect(field).toHaveCount(0);
  await openGroup(page, 'What customers said');
  await expect(field).toHaveValue('Half a sent');
  await page.getByRole('button', { name: 'Undo add' }).click();
  await expect(page.getByRole('region', { name: 'Themes' })).toHaveCount(0);

  await field.fill('');
  await addReviews(page);
  await customize(page);
  await fold(page, 'What customers said', 'How to say it');
  await expect(group(page, 'What customers said')).toHaveAccessibleName(
    /94 quotes · \d\.\d stars · \d+ themes$/,
  );
  await expect(group(page, 'How to say it')).toHaveAccessibleName(/Joyful · Families · Short$/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.reload();
  await expect(group(page, 'How to say it')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'What customers said')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'What to say')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('checkbox', { name: 'Customer Reviews' })).toBeChecked();
});

test('“Same as last time” fills in every choice of the last campaign, and can be undone', async ({
  signedIn: page,
}) => {
  await toReview(page, { platform: 'LinkedIn', contentType: 'Video', tone: 'Humorous' });
  await pressMore(page, 'Create New Campaign');
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  const same = page.getByRole('button', { name: 'Same as last time' });
  await same.click();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await fold(page, 'How to say it');
  await expect(group(page, 'How to say it')).toHaveAccessibleName(
    /Video · Humorous · Families · Short$/,
  );
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  // After a choice of the platform, the rest can still be filled in.
  await page.getByRole('radio', { name: 'TikTok' }).check();
  await page.getByRole('button', { name: 'Continue to Customization' }).click();
  await page.getByLabel('What customers said').fill('Warm and light.');
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await same.click();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.locator('dd', { hasText: 'TikTok' })).toBeVisible();
  await expect(page.locator('dd', { hasText: 'Humorous' })).toBeVisible();
  await generateWith(page, 'demo');
  await expect(page.getByRole('button', { name: 'View Content' })).toBeVisible();
});

test('the list of quotes is filtered by theme, stars, language and inclusion, 20 at a time', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await page
    .getByLabel('What customers said')
    .fill(`${REVIEWS}1,Schade,"Die Bluse war nach dem Waschen leider zu klein für mich."\n`);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  const themes = page.getByRole('region', { name: 'Themes' });
  const first = themes.getByRole('button', { name: /positive/ }).first();
  await expect(first).toHaveAccessibleName(/^Fit and size \d+ quotes \d+ positive, \d+ critical$/);
  const [, size] = /(\d+) quotes/.exec((await first.textContent()) ?? '') ?? [];
  await first.click();
  await expect(themes.locator('blockquote')).toHaveCount(2);
  await themes.getByRole('button', { name: 'Look through Fit and size' }).click();

  const sheet = page.getByRole('dialog', { name: 'Look through' });
  await expect(sheet.getByText(`${size} of 95 quotes`)).toBeVisible();
  const rows = sheet.getByRole('list', { name: 'Quotes' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await sheet.getByRole('button', { name: 'Show 20 more' }).click();
  await expect(rows).toHaveCount(40);
  await sheet.getByRole('combobox', { name: 'Theme' }).selectOption('All themes');
  await expect(sheet.getByText('95 quotes', { exact: true })).toBeVisible();

  await sheet.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await expect(rows).toHaveCount(1);
  await sheet.getByRole('combobox', { name: 'Stars' }).selectOption('5 stars');
  await expect(sheet.getByText('0 of 95 quotes')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Stars' }).selectOption('1 star');
  await sheet.getByRole('button', { name: 'Exclude, quote 95' }).click();
  await sheet.getByRole('combobox', { name: 'Included' }).selectOption('Included');
  await expect(sheet.getByText('0 of 95 quotes')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Included' }).selectOption('Not included');
  await expect(rows).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await lookThrough(page);
  await expect(rows).toHaveCount(20);
});
