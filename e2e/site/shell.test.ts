import type { Locator, Page } from '@playwright/test';
import { heading, toGenerate, toReview } from '../steps.ts';
import { accountButton, expect, test } from '../test.ts';

test('the discount banner never flashes again once dismissed', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('complementary', { name: 'Discount' });
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^mailto:.+\?subject=.+/);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/blog/from-seo-to-aeo', { waitUntil: 'commit' });
  await expect(heading(page, 'From SEO to AEO')).toBeVisible();
  // Not hydrated yet: the static page itself hides the banner.
  expect(await page.locator('html').getAttribute('data-ready')).not.toBe('app');
  await expect(banner).toBeHidden();
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await expect(banner).toHaveCount(0);
});

test.describe('the header of a phone', () => {
  const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Discount' });

  test('the header is one row of at most 56 px', async ({ signedIn: page }) => {
    for (const path of ['/', '/about', '/drafts', '/?step=customize']) {
      await page.goto(path);
      await expect(accountButton(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
      const heightOf = (part: Locator) => part.evaluate((it: HTMLElement) => it.offsetHeight);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const where = `${path} at ${width} px`;
        expect(await heightOf(page.getByRole('banner')), where).toBeLessThanOrEqual(56);
        expect(await heightOf(bannerOf(page)), where).toBeLessThanOrEqual(44);
      }
    }
  });

  test('the account menu has every page, the upgrade and the logout', async ({
    signedIn: page,
  }) => {
    await page.goto('/about');
    await accountButton(page).click();
    const menu = page.getByRole('group', { name: 'Account menu' });
    for (const name of [/^Posts/, 'About Us', 'Contact Us', 'From SEO to AEO'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    for (const name of ['Upgrade - Generate Social Media Content', 'Logout'])
      await expect(menu.getByRole('button', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
    await accountButton(page).click();
    await page.getByRole('main').click({ position: { x: 20, y: 300 } });
    await expect(menu).toBeHidden();
    await accountButton(page).click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(heading(page, 'Contact Us')).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

/** Share of the height that no header or bar covers, in a scrolled page. */
const contentShare = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 120);
    let covered = 0;
    for (const part of document.querySelectorAll('body *')) {
      if (!/sticky|fixed/.test(getComputedStyle(part).position)) continue;
      const { top, bottom, width } = part.getBoundingClientRect();
      const isAtEdge = top <= 0 || bottom >= innerHeight;
      if (isAtEdge && width > innerWidth / 2)
        covered += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }
    return 1 - covered / innerHeight;
  });

test('a phone on its side and zoom leave at least 60 % of the height to each step, and its name whole', async ({
  signedIn: page,
}) => {
  await toReview(page);
  for (const step of ['platform', 'customize', 'generate', 'review']) {
    await page.goto(`/?step=${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height, what] of [
      [844, 390, 'a phone on its side'],
      [720, 450, '200 % zoom'],
      [320, 256, '400 % zoom'],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await contentShare(page), `${step}, ${what}`).toBeGreaterThanOrEqual(0.6);
    }
  }

  // No name of a step is broken on a phone.
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await page
      .getByRole('list', { name: 'Steps' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width} px`).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test('the steps are links where the user may go', async ({ signedIn: page }) => {
  await toGenerate(page);
  const steps = page.getByRole('list', { name: 'Steps' });
  const links = () => steps.getByRole('link').allInnerTexts();
  await expect(steps.getByRole('listitem').filter({ hasText: 'Generate' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect((await links()).map((text) => text.replace(/\W|\d|completed/g, ''))).toEqual([
    'Platform',
    'Customize',
  ]);
  await steps.getByRole('link', { name: /Platform/ }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await steps.getByRole('link', { name: /Generate/ }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
});

test('the demo keeps its step when its current tab is pressed again', async ({ page }) => {
  await page.goto('/faceless-video?tab=create&step=topic');
  const title = page.getByRole('heading', { name: 'What is your video about?' });
  await expect(title).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Create').click();
  await expect(page).toHaveURL(/step=topic/);
  await expect(title).toBeVisible();
  await tab('Library').click();
  await tab('Create').click();
  await expect(title).toBeHidden();
});

test.describe('from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('business hours appear in both time zones once scrolled into view', async ({ page }) => {
    await page.goto('/contact');
    const hours = page.getByRole('heading', { name: 'Business hours (EST)' });
    await hours.scrollIntoViewIfNeeded();
    await expect(page.getByText('9:00 AM to 6:00 PM')).toBeVisible();
    await expect(page.getByText(/^(Open|Closed) now.* EST \(.* your time\)\./)).toBeVisible();
    await expect(
      page.getByText('The smaller times are in your time zone, Asia/Tokyo.'),
    ).toBeVisible();
  });
});

test.describe('the headings', () => {
  test.use({ allowed: [/Failed to load resource.*ERR_FAILED/] });

  test('headings take the same space with and without their font', async ({ page }) => {
    const heights = () =>
      page
        .locator('h1, h2:visible, header')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.clientHeight)));
    const font = '**/headings-*.woff2';
    await page.route(font, (route) => route.abort());
    // A page opened with a fragment lays out all of its content at once.
    const address = '/blog/from-seo-to-aeo#none';
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).not.toHaveAttribute('data-serif');
    const without = await heights();
    await page.unroute(font);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-serif');
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Instrument Serif"/);
    expect(await heights()).toEqual(without);
  });
});

test('a text without contents is one column on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const parts = page.getByRole('article').locator('> *');
  const lefts = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x));
  expect(lefts.length).toBeGreaterThan(3);
  expect(new Set(lefts).size).toBe(1);
});

test.describe('layout shifts during hydration', () => {
  test.use({ allowed: [/Failed to load resource.*404/] });

  // The first page of each walk comes without a cache.
  for (const walk of [
    ['/', '/about', '/contact'],
    ['/faceless-video', '/auth', '/no/such/page'],
  ]) {
    test(`${walk.join(', ')} have no layout shift while they hydrate`, async ({ page }) => {
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries().map(Object))
            for (const { node } of sources) moved.push(node?.nodeName, node?.textContent);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of walk) {
        await page.goto(path);
        await page.locator('header button').first().dispatchEvent('click');
        await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
        await expect(page.locator('html')).toHaveAttribute('data-serif');
        expect(await page.evaluate(() => Reflect.get(globalThis, 'moved')), path).toEqual([]);
      }
    });
  }
});
