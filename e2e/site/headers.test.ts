import type { Page } from '@playwright/test';
import { choosePlatform, customize, generateWith, heading } from '../steps.ts';
import { expect, test } from '../test.ts';

/** One page of each kind: its headers are tested in `tests/seo/served-headers.test.ts`. */
const KINDS_OF_PAGES = ['/', '/contact', '/faceless-video', '/auth', '/blog/from-seo-to-aeo'];

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

test('no kind of page violates the policy as a static page, hydrated and reloaded', async ({
  page,
}) => {
  await reportViolations(page);
  for (const path of KINDS_OF_PAGES) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Upgrade' }).filter({ visible: true }).click();
    await isHydrated(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Menu').click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: 'Privacy Policy' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(heading(page, 'Privacy Policy')).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

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
      const made = Reflect.get(globalThis, 'echopostWorkerPolicy');
      tries['script'] = ['/evil.js', 'https://evil.example/assets/insight-worker-1.js'].some(
        (url) => String(made.createScriptURL(url)) !== '/sw.js',
      );
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
      script: false,
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
