import type { Page } from '@playwright/test';
import { accountButton, expect, test } from '../test.ts';

/** A page after and before hydration. */
const app = (page: Page) => page.locator('html[data-ready=app]');
const staticPage = (page: Page) => page.locator('html[data-ready=page]');

/** Delays the scripts of the app, but not those of the static page, until the result is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!hydrate)[\w-]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Sums the layout shifts of the pages loaded from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = ((globalThis as { shifts?: number }).shifts = 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as { shifts?: number }).shifts =
          ((globalThis as { shifts?: number }).shifts ?? shifts) + Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as { shifts?: number }).shifts ?? 0);
}

test('a page stays static until a button is pressed, then replays the press', async ({ page }) => {
  const scripts = scriptsOf(page);
  const shifts = await watchShifts(page);
  for (const path of ['/', '/about', '/blog/from-seo-to-aeo', '/privacy']) {
    scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(staticPage(page)).toBeAttached();
    expect(
      scripts.filter((script) => !script.includes('/hydrate-')),
      path,
    ).toEqual([]);
    await page.evaluate(() => scrollTo(0, 300));
    await page
      .getByRole('button', { name: 'Upgrade' })
      .filter({ visible: true })
      .dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(app(page)).toBeAttached();
    expect(await page.evaluate(() => scrollY), path).toBe(300);
    expect(await shifts(), path).toBe(0);
  }
});

test('an article keeps its scroll position after a reload and on Back', async ({ page }) => {
  await page.goto('/blog/from-seo-to-aeo');
  const inSight = () =>
    page.evaluate(() => document.elementFromPoint(195, 300)?.closest('p, li, h2')?.textContent);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe((turn + 1) * 400);
  }
  const left = await inSight();
  expect(left).toBeTruthy();
  await page.reload();
  await expect.poll(inSight).toBe(left);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About Us' })
    .dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect.poll(inSight).toBe(left);
});

test('text typed and submitted before hydration is not lost', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByLabel('Email').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('early@example.com')).toBeVisible();
});

test('a choice made before hydration wins over the stored one', async ({ signedIn: page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await expect(app(page)).toBeAttached();
  const arrive = await holdApp(page);
  await page.reload();
  await page.getByRole('radio', { name: 'LinkedIn' }).check();
  arrive();
  await expect(app(page)).toBeAttached();
  await expect(page.getByRole('radio', { name: 'LinkedIn' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue to Customization' })).toBeEnabled();
});

test('a choice and the press that it allows are replayed in their order', async ({
  signedIn: page,
}) => {
  const arrive = await holdApp(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'LinkedIn' }).check();
  await page.getByRole('button', { name: 'Continue to Customization' }).focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('heading', { name: 'Customize Your Content' })).toBeVisible();
});

test('a signed-in user sees their page before the app is loaded', async ({ signedIn: page }) => {
  await page.goto('/');
  await expect(app(page)).toBeAttached();
  const arrive = await holdApp(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose Your Platform' })).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/about');
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/?step=customize');
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a session that ended elsewhere is shown only briefly', async ({ page }) => {
  await page.addInitScript(() => {
    // The hint that the page reads before hydration.
    // oxlint-disable-next-line no-restricted-globals
    localStorage.setItem('echopost.signed-in', 'gone@example.com');
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in to start' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable, and its menu opens', async ({ page }) => {
    const pages = ['/', '/blog/from-seo-to-aeo', '/about', '/privacy', '/contact', '/auth'];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByLabel('Menu').click();
      await page.getByRole('banner').getByRole('link', { name: 'From SEO to AEO' }).last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'From SEO to AEO' })).toBeVisible();
    }
  });
});
