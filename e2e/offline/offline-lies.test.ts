import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, lookForUpdate, offlineTest as base, visit } from '../offline-site.ts';
import { BUILT_SITE, NEXT_RELEASE, RELEASE_TIMEOUT, sharedRelease } from '../own-site.ts';
import { heading } from '../steps.ts';

const test = base.extend<{ nextRelease: string }>({
  nextRelease: [
    async ({ browserName: _ }, use) => use(await sharedRelease(NEXT_RELEASE)),
    { timeout: RELEASE_TIMEOUT },
  ],
});

const FOREIGN = '<!doctype html><title>Maintenance</title><h1>Not Echopost</h1>';

/**
 * An HTML response with a valid type and length, as from a proxy that answers every URL with its
 * page.
 */
const html =
  (body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, res) =>
    void res.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', ...headers }).end(body);

/** Returns the headers that the build declares for the file. */
function headersOf(path: string): Record<string, string> {
  const rules: { path: string; headers: Record<string, string> }[] = JSON.parse(
    readFileSync(join(BUILT_SITE, '.headers.json'), 'utf8'),
  );
  const fitting = rules.filter((rule) => rule.path === '/*' || rule.path === path);
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}

const HASHED = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const ABOUT = readFileSync(join(BUILT_SITE, 'about.html'), 'utf8');

/** A script that the worker caches and an article does not ask for. */
async function scriptIn(folder: string, isOld: (name: string) => boolean): Promise<string> {
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const article = await readFile(join(folder, 'blog/from-seo-to-aeo.html'), 'utf8');
  const names = [...worker.matchAll(/\/assets\/[\w-]+\.js/g)].map(([name]) => name);
  const found = names.find((name) => !article.includes(name.slice(8, -3)) && !isOld(name));
  if (!found) throw new Error('The worker caches no other script');
  return found;
}

/** State of the newest worker of the registration, or `none`. */
const workerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing, waiting, active } = registration ?? {};
    return (installing ?? waiting ?? active)?.state ?? 'none';
  });

const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(
      stores.map(async (store) => (await store.keys()).map((request) => [store, request] as const)),
    );
    return Promise.all(
      requests.flat().map(async ([store, request]) => (await store.match(request))?.text()),
    );
  });

async function expectNothingForeign(page: Page): Promise<void> {
  expect((await cachedTexts(page)).filter((text) => text?.includes('Not Echopost'))).toEqual([]);
}

async function expectAboutOffline(page: Page, origin: string): Promise<void> {
  await page.context().setOffline(true);
  const response = await page.goto(`${origin}/about`);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(heading(page, 'About Us')).toBeVisible();
  await page.context().setOffline(false);
}

/** Headers that are wrong, and contents; `tests/sw/genuine.test.ts` has every kind of headers. */
const LIES: readonly [string, string, RequestListener][] = [
  ['a maintenance page under our policy', '/about', html(FOREIGN, headersOf('/about'))],
  ['our page without our policy', '/about', html(ABOUT)],
  [
    'a foreign script',
    'script',
    (_, res) =>
      void res
        .writeHead(200, { 'Content-Type': 'text/javascript', ...HASHED })
        .end('console.log("Not Echopost")'),
  ],
];

test('a worker that gets a wrong response does not install until the next visit', async ({
  page,
  site,
}) => {
  for (const [at, [name, path, lie]] of LIES.entries()) {
    const lied = path === 'script' ? await scriptIn(BUILT_SITE, () => false) : path;
    site.lieOnce(lied, lie);
    await page.goto(`${site.origin}/blog/from-seo-to-aeo`);
    await expect.poll(() => site.lies, name).toHaveLength(at + 1);
    expect(site.lies.at(-1)).toBe(lied);
    await expect.poll(() => workerState(page), name).not.toBe('installing');
    expect(await workerState(page), name).toBe('none');
    await expectNothingForeign(page);
  }

  await visit(page, `${site.origin}/blog/from-seo-to-aeo`);
  await expectNothingForeign(page);
  await expectAboutOffline(page, site.origin);
});

test('an update that gets a wrong response keeps the old release, and succeeds later', async ({
  page,
  site,
  nextRelease,
}) => {
  await visit(page, `${site.origin}/blog/from-seo-to-aeo`);
  const old = await readFile(join(BUILT_SITE, 'sw.js'), 'utf8');
  for (const [at, [name, path, lie]] of LIES.entries()) {
    const lied =
      path === 'script' ? await scriptIn(nextRelease, (script) => old.includes(script)) : path;

    site.lieOnce(lied, lie);
    site.deploy(nextRelease);
    await lookForUpdate(page);
    await expect.poll(() => site.lies, name).toHaveLength(at + 1);
    expect(site.lies.at(-1)).toBe(lied);
    await expect.poll(() => workerState(page), name).not.toBe('installing');
    expect(await workerState(page), name).toBe('activated');
    await expectNothingForeign(page);
    await expectAboutOffline(page, site.origin);
  }

  await lookForUpdate(page);
  await expect.poll(() => workerState(page)).toBe('installed');
  await expectNothingForeign(page);
});
