import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Listening, listenLocally } from '../../local/listen.ts';
import { serveSite } from '../../local/site.ts';
import { expect, test } from '../test.ts';

const AD_PAGE = `<!doctype html><title>Ad</title><p id="told">An ad</p><script>
  addEventListener('message', ({ data }) => (told.textContent = JSON.stringify(data)));
  parent.postMessage({ t: 'ready' }, '*');
</script>`;

const build = (folder: string, adsFrameUrl: string) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'embedded', '--outDir', folder],
    {
      env: {
        ...process.env,
        VITE_ADS_FRAME_URL: adsFrameUrl,
        VITE_CHECKOUT_URL: 'https://shop.example/buy',
      },
    },
  );

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Listening;
let ads: Server;
let asked: string[] = [];

test.beforeAll(async () => {
  test.slow();
  folder = await mkdtemp(join(tmpdir(), 'echopost-ads-'));
  ads = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(200, { 'Content-Type': 'text/html' }).end(AD_PAGE);
  });
  await new Promise<void>((resolve) => void ads.listen(0, '127.0.0.1', resolve));
  const { port } = Object(ads.address());
  await build(folder, `http://127.0.0.1:${port}/slot.html`);
  site = await listenLocally(0, serveSite(folder));
});
test.afterAll(async () => {
  await site?.close();
  ads?.close();
  await rm(folder, { recursive: true });
});
test.beforeEach(() => {
  asked = [];
});

const at = (path: string) => `http://localhost:${site.port}${path}`;

test('nothing is requested before Accept, and never after Reject', async ({ page }) => {
  // The answer outlives a page whose database does not open.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('left')) return;
    addEventListener('pagehide', () => sessionStorage.setItem('left', 'yes'));
    IDBFactory.prototype.open = () => Object(new EventTarget());
  });
  await page.goto(at('/about'));
  const notice = page.getByRole('region', { name: 'Ads' });
  const boxes = await Promise.all(
    ['Reject', 'Accept'].map((name) => notice.getByRole('button', { name }).boundingBox()),
  );
  expect(boxes[0]).toMatchObject({ width: boxes[1]?.width, y: boxes[1]?.y });
  await notice.getByRole('button', { name: 'Reject' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await expect(notice).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('Accept shows a labelled ad frame that receives conversions, until consent is withdrawn', async ({
  page,
  context,
}) => {
  await context.route('https://shop.example/**', (route) => route.fulfill({ body: 'shop' }));
  await page.goto(at('/about'));
  await page.getByRole('region', { name: 'Ads' }).getByRole('button', { name: 'Accept' }).click();
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  );
  await expect(frame.contentFrame().getByText('An ad')).toBeVisible();
  const footerIsAt = () => page.evaluate(() => document.querySelector('footer')?.offsetTop);
  const before = await footerIsAt();
  await page.addInitScript(() => {
    // Measured before hydration: the space for the ad is reserved at the first paint.
    document.addEventListener('DOMContentLoaded', () => {
      const top = document.querySelector('footer')?.offsetTop;
      Object.assign(globalThis, { footerAtFirst: top });
    });
    addEventListener('message', ({ data }) => Object.assign(globalThis, { adSaid: data }));
  });
  await page.reload();
  await expect(frame).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'footerAtFirst'))).toBe(before);
  expect(await footerIsAt()).toBe(before);
  expect(asked[0]).toBe('/slot.html?slot=about');
  // A message sent before the frame listens would be lost.
  await frame.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'adSaid')))
    .toEqual({ t: 'ready' });
  await page.getByRole('link', { name: 'Upgrade' }).filter({ visible: true }).click();
  await expect(frame.contentFrame().locator('#told')).toHaveText(
    '{"t":"conversion","what":"upgrade"}',
  );
  await page.getByRole('button', { name: 'Ad choices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(frame).toHaveCount(0);
});

test('Global Privacy Control counts as Reject', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  // A press counts while the script of the dialog is still loading.
  const pressed = Promise.withResolvers<void>();
  await page.route(/assets\/part-/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(at('/about'));
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await expect(page.getByRole('region', { name: 'Ads' })).toBeHidden();
  await page.getByRole('button', { name: 'Ad choices' }).click();
  pressed.resolve();
  await expect(page.getByRole('dialog')).toContainText('Global Privacy Control');
  expect(asked).toEqual([]);
});

test('pages without ads ask for no consent and show no ad', async ({ page }) => {
  for (const path of ['/contact', '/faceless-video', '/auth']) {
    await page.goto(at(path));
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
    await expect(page.getByRole('region', { name: 'Ads' })).toBeHidden();
  }
  expect(asked).toEqual([]);
});

test('an ads URL on our own site fails the build', async () => {
  await expect(build(join(folder, 'own'), 'https://ads.echopost.example/')).rejects.toThrow(
    /VITE_ADS_FRAME_URL.*our own site/s,
  );
});
