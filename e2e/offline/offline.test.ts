import type { Page } from '@playwright/test';
import { expect, keepUserFiles, offlineTest as test, visit } from '../offline-site.ts';
import { heading } from '../steps.ts';
import { storedIn } from '../support/stored-records.ts';

const PAGES = [
  ['/', 'Transform customer insights into compelling marketing campaigns'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/settings', 'Settings'],
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

test('every page opens with the network switched off', async ({ page, site, context }) => {
  await visit(page, `${site.origin}/`);
  await context.setOffline(true);
  await readEveryPage(page, site.origin);
});

test('with the server stopped every page opens, Back, Forward and reload work, and a clip plays in ranges', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/blog/from-seo-to-aeo`);
  await site.stop();
  const part = await page.evaluate(async () => {
    const clip = await fetch('/media/sample-clip.mp4', { headers: { Range: 'bytes=0-99' } });
    return [clip.status, (await clip.arrayBuffer()).byteLength];
  });
  expect(part).toEqual([206, 100]);

  await page.reload();
  await expect(heading(page, 'From SEO to AEO')).toBeVisible();
  await page.goto(`${site.origin}/about`);
  await page.goBack();
  await expect(heading(page, 'From SEO to AEO')).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(heading(page, 'About Us')).toBeVisible();

  await readEveryPage(page, site.origin);
});

test('the OpenRouter callback opens offline, and finishes when the network is back', async ({
  page,
  site,
  context,
}) => {
  let callback = new URL('about:blank');
  let isDown = true;
  await context.route('https://openrouter.ai/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/auth') {
      callback = new URL(searchParams.get('callback_url') ?? '');
      await route.fulfill({ contentType: 'text/html', body: '<h1>Let Echopost in?</h1>' });
    } else if (isDown) await route.abort('internetdisconnected');
    else {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      await route.fulfill({ headers, json: { key: 'sk-or-v1-0123456789' } });
    }
  });
  await visit(page, `${site.origin}/auth/openrouter`);
  await page.getByRole('button', { name: 'Connect OpenRouter' }).click();
  await expect(page.getByText('Let Echopost in?')).toBeVisible();
  await context.setOffline(true);
  callback.searchParams.set('code', 'the-one-time-code');
  const response = await page.goto(callback.href);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.getByText('OpenRouter isn’t responding')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/openrouter$/);
  await page.reload();
  await expect(page.getByText('OpenRouter isn’t responding')).toBeVisible();
  await context.setOffline(false);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  expect(site.asked.join()).not.toContain('the-one-time-code');
});

/** Shares content as the system does: with a form post that the browser opens as a page. */
async function share(page: Page, origin: string, fields: Record<string, string>, file?: string) {
  await page.goto(`${origin}/404`);
  await page.evaluate(
    ([values, csv]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(values)) {
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      }
      if (csv !== undefined) {
        const input = Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'files',
        });
        const files = new DataTransfer();
        files.items.add(new File([csv], 'reviews.csv', { type: 'text/csv' }));
        input.files = files.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [fields, file] as const,
  );
  await page.waitForURL((url) => url.pathname === '/');
}

test('a signed-out user keeps what is shared, though not a form post from another site', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/`);
  const body = `<form method="post" action="${site.origin}/share"><input name="text" value="Not mine"></form>`;
  await page.route('http://127.0.0.1:5319/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('http://127.0.0.1:5319/');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL(`${site.origin}/`);
  // The worker would have created the database.
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(names.includes('echopost') ? await storedIn(page, 'shared-items') : '[]').toBe('[]');

  const before = site.asked.length;
  await share(page, site.origin, { text: 'Lovely colours.' });
  const news = page.getByText('What you shared is ready for your review');
  await expect(news).toBeVisible();
  expect(site.asked.slice(before).filter((address) => address.startsWith('/share'))).toEqual([]);
  await page.goto(`${site.origin}/contact`);
  await expect(news).toBeVisible();
});

test('shared content is reviewed, and used only once it is added', async ({
  site,
  session,
  browser,
}) => {
  const origins = session.origins.map((kept) => ({ ...kept, origin: site.origin }));
  const member = await browser.newContext({
    serviceWorkers: 'allow',
    storageState: { ...session, origins },
  });
  const page = await member.newPage();
  await visit(page, `${site.origin}/`);
  await share(
    page,
    site.origin,
    { text: 'Lovely colours.\nDie Farben sind sehr schön und der Pullover ist nicht zu warm.' },
    'review\nSoft\nWarm',
  );
  await expect(page.getByText('Choose a platform, then review it in the next step.')).toBeVisible();
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await page.getByRole('button', { name: 'Continue to Customization' }).click();
  const review = page.getByRole('region', { name: 'Shared with you' });
  await expect(review.getByText('Lovely colours.')).toBeVisible();
  const german = review.getByText('Die Farben sind');
  await expect(german).toHaveAttribute('lang', 'de');
  await expect(german).toHaveAttribute('dir', 'auto');
  await expect(page.getByText('2 quotes', { exact: true })).toBeHidden();
  await review.getByRole('button', { name: 'Add as quotes: Shared text' }).click();
  await expect(page.getByText('2 quotes', { exact: true })).toBeVisible();
  await review.getByRole('button', { name: 'Discard: reviews.csv' }).click();
  await expect(review).toBeHidden();
  await member.close();
});

const REVIEWS = 'The fit is perfect.\nIt fits perfectly, I love it.\nSo soft and warm.';

test('a visitor who has tried the front page may try it offline', async ({
  page,
  site,
  context,
}) => {
  await visit(page, `${site.origin}/`);
  await page.getByLabel('Paste a few reviews').fill('The parcel came late.');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await keepUserFiles(page);
  await context.setOffline(true);
  await page.goto(`${site.origin}/`);
  await expect(page.getByLabel('Paste a few reviews')).toHaveValue('The parcel came late.');
  await page.getByLabel('Paste a few reviews').fill(REVIEWS);
  await expect(page.getByText(/^3 quotes, 1 theme/)).toBeVisible();
});

test('a visitor who has only installed the app may try it offline', async ({
  page,
  site,
  context,
}) => {
  await page.addInitScript(() =>
    // As an installed app of an iPhone says it.
    Object.defineProperty(navigator, 'standalone', { value: true }),
  );
  await visit(page, `${site.origin}/contact`);
  await keepUserFiles(page);
  await context.setOffline(true);
  await page.goto(`${site.origin}/`);
  await page.getByLabel('Paste a few reviews').fill(REVIEWS);
  await expect(page.getByText(/^3 quotes, 1 theme/)).toBeVisible();
});

test('a visitor without the reader is told so offline, and it is read once they are back', async ({
  page,
  site,
  context,
}) => {
  await visit(page, `${site.origin}/`);
  await context.setOffline(true);
  await page.getByLabel('Paste a few reviews').fill(REVIEWS);
  await expect(page.getByText('what reads it isn’t on this device yet')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^3 quotes, 1 theme/)).toBeVisible();
});

test('a malformed or oversized share is rejected with a notice', async ({ page, site }) => {
  await visit(page, `${site.origin}/`);
  await share(page, site.origin, {}, 'a'.repeat(200_001));
  await expect(page.getByText('What you shared is ready for your review')).toBeVisible();
  const status = await page.evaluate(async () => {
    const sent = { method: 'POST', body: 'not a form' };
    const { status: code, url } = await fetch('/share', sent);
    return [code, new URL(url).search];
  });
  expect(status).toEqual([200, '?step=customize&shared=kept']);
});

test('mailed links and backend requests bypass the service worker', async ({ page, site }) => {
  await visit(page, `${site.origin}/about`);
  const reaches = async (address: string) => {
    const before = site.asked.length;
    await page.evaluate((path) => fetch(path).then(() => undefined), address);
    return site.asked.slice(before);
  };
  for (const address of [
    '/auth/v1/health',
    '/rest/v1/contact_messages',
    '/_inbox',
    '/_model/v1/models',
    '/robots.txt',
  ]) {
    expect(await reaches(address)).toEqual([address]);
  }
  expect(await reaches('/about')).toEqual([]);
  for (const address of ['/?code=1234', '/auth/confirm?token_hash=1234&type=email']) {
    const before = site.asked.length;
    const response = await page.goto(site.origin + address);
    expect(response?.fromServiceWorker()).toBe(false);
    expect(site.asked.slice(before)).toContain(address);
  }
});

test('the app meets the install criteria of Chromium', async ({ page, site }) => {
  await visit(page, `${site.origin}/`);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const app: Record<string, unknown> = JSON.parse(data ?? '');
  expect(app).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Test windows are private, and private windows cannot install apps.
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);
  for (const address of JSON.stringify(app).match(/(?<=")\/[\w/-]+\.png/g) ?? []) {
    expect((await page.request.get(site.origin + address)).status(), address).toBe(200);
  }
});
