import type { BrowserContext, Page } from '@playwright/test';
import { type OwnSite, BUILT_SITE, serveOwn } from './own-site.ts';
import { heading } from './steps.ts';
import { expect, test as base } from './test.ts';

const PAGES = [
  ['/', 'Transform customer insights into compelling marketing campaigns'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/privacy', 'Privacy Policy'],
  ['/faceless-video', 'Instant Faceless Video Creator'],
  ['/auth', 'Log in'],
  ['/blog/from-seo-to-aeo', 'From SEO to AEO'],
  ['/blog/ai-content-generation-categories', ''],
  ['/blog/template-driven-ai-content-generation', ''],
  ['/blog/ai-powered-tech-news-show', ''],
  ['/no/such/page', 'Page Not Found'],
  ['/about?utm_source=mail&fbclid=1', 'About Us'],
  ['/about/', 'About Us'],
] as const;

/** A site of its own, whose server can be stopped. */
const test = base.extend<{ site: OwnSite }>({
  // The browser's own complaint about each request that finds no network.
  allowed: [
    [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource/],
    { scope: 'test' },
  ],
  serviceWorkers: 'allow',
  site: async ({ page: _ }, use) => {
    const site = await serveOwn(BUILT_SITE);
    await use(site);
    await site.stop();
  },
});

/** Rules broken by the page, beside what Chromium writes to the console, which fails the test. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
}

/** A first visit, until the worker has all it keeps. */
async function visit(page: Page, address: string): Promise<void> {
  await reportViolations(page.context());
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
}

async function readEveryPage(page: Page, origin: string): Promise<void> {
  for (const [path, name] of PAGES) {
    const response = await page.goto(origin + path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    expect(response?.status(), path).toBe(path === '/no/such/page' ? 404 : 200);
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
    await expect(heading(page, name), path).toBeVisible();
  }
}

test('with the network switched off every page is there, awake too', async ({
  page,
  site,
  context,
}) => {
  await visit(page, `${site.origin}/`);
  await context.setOffline(true);
  await readEveryPage(page, site.origin);
});

test('with the server stopped every page is there', async ({ page, site }) => {
  await visit(page, `${site.origin}/blog/from-seo-to-aeo`);
  await site.stop();
  await readEveryPage(page, site.origin);
});
