import { heading } from './steps.ts';
import { expect, test } from './test.ts';

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

test.describe('layout shifts during hydration', () => {
  test.use({ allowed: [/Failed to load resource.*404/] });

  for (const path of ['/', '/about', '/contact', '/faceless-video', '/auth', '/no/such/page']) {
    test(`${path} has no layout shift while it hydrates`, async ({ page }) => {
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries().map(Object))
            for (const { node } of sources) moved.push(node?.nodeName, node?.textContent);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.locator('header button').first().dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
      await expect(page.locator('html')).toHaveAttribute('data-serif');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
    });
  }
});

test.describe('an unknown path', () => {
  test.use({ allowed: [/Failed to load resource.*404/] });

  test('the Page Not Found screen links to the articles', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('main').getByRole('link', { name: 'From SEO to AEO' }).click();
    await expect(heading(page, 'From SEO to AEO')).toBeVisible();
  });
});
