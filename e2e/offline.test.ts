import type { Page } from '@playwright/test';
import { expect, offlineTest as test, visit } from './offline-site.ts';
import { heading } from './steps.ts';

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
