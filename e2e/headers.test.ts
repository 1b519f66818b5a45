import type { Page } from '@playwright/test';
import { choosePlatform, customize, generateWith, heading } from './steps.ts';
import { expect, test } from './test.ts';

const CONTENT_PAGES = [
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/faceless-video',
  '/auth',
  '/blog/from-seo-to-aeo',
  '/blog/ai-content-generation-categories',
  '/blog/template-driven-ai-content-generation',
  '/blog/ai-powered-tech-news-show',
];

/** Logs policy violations to the console; any console error fails the test. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
}

const isHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'app');

for (const path of [
  ...CONTENT_PAGES,
  '/auth/confirm',
  '/auth/openrouter',
  '/drafts',
  '/no/such/page',
  '/about.html',
]) {
  test(`${path} is sent with every header`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(path === '/no/such/page' ? 404 : 200);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, no-transform',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types app#sw");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\s\*[\s;]/);
    // Both would make the site unreachable over plain http on localhost.
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
}

test('scripts, pictures and icons are sent with their own headers', async ({ page, request }) => {
  await page.goto('/about');
  const script = /(\/assets\/[\w-]+\.js)/.exec(await page.content())?.[1] ?? '';
  for (const [path, cached] of [
    [script, 'public, max-age=31536000, immutable'],
    ['/media/sample-picture.jpg', 'no-cache, no-transform'],
    ['/icons/icon-192.png', 'no-cache, no-transform'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cache-control': cached,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the local inbox has its own content security policy', async ({ request }) => {
  const policy = (await request.get('/_inbox')).headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'/);
});

for (const path of CONTENT_PAGES) {
  test(`${path} has no policy violation as a static page, hydrated and reloaded`, async ({
    page,
  }) => {
    await reportViolations(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Upgrade' }).filter({ visible: true }).click();
    await isHydrated(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Menu').click();
    const elsewhere = path === '/privacy' ? 'About Us' : 'Privacy Policy';
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: elsewhere }).filter({ visible: true }).first().click();
    await expect(heading(page, elsewhere)).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the whole wizard has no policy violation', async ({ signedIn: page }) => {
  test.slow();
  await reportViolations(page);
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill('Lovely.\nA little large.\nSoft.\nWarm.');
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await customize(page, { contentType: 'Video' });
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expect(page.locator('video')).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: false }).first().click();
  await page.reload();
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
});

test.describe('script injection', () => {
  test.use({ allowed: [/Content Security [Pp]olicy|TrustedHTML|TrustedScript/] });

  test('a page runs no injected script and turns no text into markup', async ({ page }) => {
    await page.goto('/about');
    const outcome = await page.evaluate(async () => {
      const inline = document.createElement('script');
      const tries: Record<string, boolean> = {};
      const attempt = (name: string, run: () => void) => {
        try {
          run();
          tries[name] = true;
        } catch {
          tries[name] = false;
        }
      };
      attempt('text', () => (inline.textContent = 'globalThis.owned = true'));
      attempt('markup', () => (document.body.innerHTML = '<b>owned</b>'));
      attempt('policy', () => Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', {}));
      tries['fetch'] = await fetch('https://attacker.example/').then(
        () => true,
        () => false,
      );
      document.head.append(inline);
      return { ...tries, owned: 'owned' in globalThis };
    });
    expect(outcome).toEqual({
      text: false,
      markup: false,
      policy: false,
      fetch: false,
      owned: false,
    });
  });
});

test.describe('without the script that registers the worker', () => {
  test.use({ allowed: [/Failed to load resource|dynamically imported module|app#sw/] });

  test('another script cannot create the Trusted Types policy first', async ({ page }) => {
    await page.route('**/assets/hydrate-*.js', (route) => route.abort());
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'page');
    const taken = await page.evaluate(() => {
      try {
        Reflect.get(globalThis, 'trustedTypes').createPolicy('app#sw', {});
        return 'made';
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    });
    expect(taken).toBe('TypeError');
  });
});
