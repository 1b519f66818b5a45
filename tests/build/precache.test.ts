import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  isKept,
  isKeptForUsers,
  isReading,
  LOOKS_LIKE_AN_AD,
  PRECACHE_BUDGET,
} from '../../manifest/precache.ts';
import type { HeaderRule } from '../../manifest/headers.ts';
import { chunkName } from '../../src/build/chunk-name.ts';
import { pagePolicy, precacheEntries } from '../../src/build/precache-entries.ts';
import { builtSite } from '../seo/built-site.ts';

describe('file names that may be precached', () => {
  test.each([
    'index.html',
    '404.html',
    'auth/confirm.html',
    'auth/openrouter.html',
    'assets/openrouter-CM7Eoaf1.js',
    'assets/connect-openrouter-DM7J1qi1.js',
    'blog/from-seo-to-aeo.html',
    'assets/app-1a2b3c4d.js',
    'assets/-landing-page-BilBYPt_.js',
    'assets/headings-Bod46Kp0.woff2',
    'assets/from-seo-to-aeo-DEprr2wW.svg',
    'icons/icon-192.png',
    'icon.svg',
    'apple-touch-icon.png',
    'manifest.webmanifest',
    'media/sample-clip.mp4',
    'media/sample-picture.jpg',
  ])('the file %s may be precached', (name) => expect(isKept(name)).toBe(true));
});

describe('file names that may not be precached', () => {
  test.each([
    'sw.js',
    'assets/app-1a2b3c4d.js.map',
    'assets/app-1a2b3c4d.js.br',
    'assets/app-1a2b3c4d.js.gz',
    'index.html.br',
    '.headers.json',
    '_headers',
    'vercel.json',
    'nginx.conf',
    '.env',
    'robots.txt',
    'sitemap.xml',
    'feed.xml',
    'llms.txt',
    'social/home.png',
    'assets/supabase-sign-in-CKymwg-.js',
    'icons/icon-512.png',
    'icons/maskable-512.png',
    'icons/monochrome-512.png',
    'screenshots/wide-review.png',
    'ping.txt',
    '../secret.html',
    'assets/instrument-serif-latin-400-normal-DnYpCC2O.woff2',
  ])('the file %s may not be precached', (name) => expect(isKept(name)).toBe(false));
});

/** The entries of these files, as Workbox lists them: without a revision in `assets`. */
const entriesOf = (files: Readonly<Record<string, string>>, rules: readonly HeaderRule[] = []) =>
  precacheEntries(
    Object.entries(files).map(([url, text]) => ({
      url,
      revision: url.startsWith('assets/') ? null : 'md5',
      size: text.length,
    })),
    async (name) => Buffer.from(files[name] ?? ''),
    rules,
  );

describe('file names that ad blockers match', () => {
  test.each(['assets/ad-slot-1a.js', 'assets/banner-1a.js', 'media/sponsor.jpg'])(
    'the file name %s fails the build instead of the worker',
    async (name) => {
      await expect(entriesOf({ [name]: '' })).rejects.toThrow(name);
    },
  );

  test('a chunk gets no name that ad blockers match', () => {
    expect(chunkName({ name: 'ad-slot' })).toBe('assets/part-[hash:7].js');
    expect(chunkName({ name: 'rolldown-runtime' })).toBe('assets/rt-[hash:7].js');
    expect(chunkName({ name: 'wizard' })).toBe('assets/[name]-[hash:7].js');
  });
});

const ABOUT = { 'about.html': 'About', 'assets/a-1.js': '1' };

test('a page gets a clean URL, and a new revision if its content or headers change', async () => {
  const files = { ...ABOUT, 'index.html': 'Home' };
  const rules = (policy: string) => [
    { path: '/*', headers: { Policy: 'all' } },
    { path: '/about', headers: { Policy: policy } },
  ];
  const entries = await entriesOf(files, rules('one'));
  expect(entries.map(({ url }) => url)).toEqual(['/', '/about', '/assets/a-1.js']);
  expect(entries[2]?.revision).toBeNull();
  const isKeptBy = (others: typeof entries) =>
    entries.map(({ revision }, index) => revision === others[index]?.revision);
  expect(isKeptBy(await entriesOf(files, rules('other')))).toEqual([true, false, true]);
  const rewritten = await entriesOf({ ...files, 'index.html': 'New' }, rules('one'));
  expect(isKeptBy(rewritten)).toEqual([false, true, true]);
});

test('every precache entry has the integrity of its file', async () => {
  expect((await entriesOf(ABOUT)).map(({ integrity }) => integrity)).toEqual([
    'sha256-Tvyg0Qxf646bNesdmU8pBbtxcU5qJx9RHXE7U56l+qE=',
    'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=',
  ]);
});

test('a file outside the list of kept files is not precached', async () => {
  const entries = await entriesOf({ ...ABOUT, 'robots.txt': '', 'social/home.png': '' });
  expect(entries.map(({ url }) => url)).toEqual(['/about', '/assets/a-1.js']);
});

describe('the page policy', () => {
  const page = (path: string, policy: string) => ({
    path,
    headers: { 'Content-Security-Policy': policy },
  });

  test('the page policy omits the hashes of inline scripts and the rules of files', () => {
    const rules = [
      page('/*', 'wide'),
      page('/', "script-src 'self' 'sha256-a+/='"),
      page('/about', "script-src 'self' 'sha256-b=' 'sha256-c='"),
      page('/assets/*', 'files'),
      page('/sw.js', 'worker'),
    ];
    expect(pagePolicy(rules)).toBe("script-src 'self'");
  });

  test('a build without a page policy, or with more than one, fails', () => {
    expect(() => pagePolicy([page('/*', 'wide')])).toThrow('one policy');
    expect(() => pagePolicy([page('/', 'one'), page('/about', 'other')])).toThrow('one policy');
  });
});

describe('the built worker', () => {
  let site: Awaited<ReturnType<typeof builtSite>>;
  let urls: string[];
  let userUrls: string[];
  beforeAll(async () => {
    site = await builtSite();
    const worker = await site.text('sw.js');
    const listed = [...worker.matchAll(/\{("forUsers":true,)?"integrity".*?"url":"(.*?)"\}/g)];
    const byUse = Map.groupBy(listed, ([, forUsers]) => forUsers !== undefined);
    const urlsOf = (entries: typeof listed = []) => entries.map(([, , url = '']) => url);
    urls = urlsOf(byUse.get(false));
    userUrls = urlsOf(byUse.get(true));
  }, 120_000);

  const fileOf = (url: string) => {
    const name = url === '/' ? 'index' : url.slice(1);
    return /\.\w+$/.test(name) ? name : `${name}.html`;
  };

  test('the built worker precaches every page, and no URL twice', () => {
    const pages = site.pages.map(({ path }) => path);
    expect(urls).toEqual(expect.arrayContaining(pages));
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => LOOKS_LIKE_AN_AD.test(url))).toEqual([]);
  });

  test('the built worker has the integrity of every file it precaches', async () => {
    const worker = await site.text('sw.js');
    expect(worker.match(/"url":/g)).toHaveLength(urls.length + userUrls.length);
    for (const url of [...urls, ...userUrls]) {
      const hash = createHash('sha256').update(await site.read(fileOf(url)));
      expect(worker, url).toContain(`sha256-${hash.digest('base64')}`);
    }
  });

  test('the built worker precaches every file that a page refers to', async () => {
    for (const { path } of site.pages) {
      // The structured data for search engines is not displayed.
      const html = (await site.text(fileOf(path))).replace(
        /<script type="application\/ld\+json">.*?<\/script>/gs,
        '',
      );
      const named = html.match(/\/(?:assets|media|icons)\/[\w.-]+\.\w+/g) ?? [];
      expect(urls, path).toEqual(expect.arrayContaining(named));
    }
  });

  const sizesOf = (listed: readonly string[]) =>
    Promise.all(
      listed.map(async (url) => {
        const file = await site.read(fileOf(url));
        const bytes = Math.min(file.length, brotliCompressSync(file).length);
        return { name: fileOf(url), bytes };
      }),
    );
  const sum = (parts: readonly { bytes: number }[]) =>
    parts.reduce((total, { bytes }) => total + bytes, 0);

  test('the built worker caches for users what reads their reviews and draws cards, within its budget', async () => {
    expect(userUrls.filter((url) => !isKeptForUsers(fileOf(url)))).toEqual([]);
    for (const name of [
      'insight-worker',
      'picture-worker',
      'picture-zip',
      'picture-pdf',
      'instrument-serif-latin-ext',
    ])
      expect(userUrls.join()).toContain(`/${name}-`);
    expect(new Set(userUrls).size).toBe(userUrls.length);
    expect(sum(await sizesOf(userUrls))).toBeLessThanOrEqual(PRECACHE_BUDGET.users);
  });

  test('the built worker stays within its first-visit budget', async () => {
    const sizes = await sizesOf(urls);
    expect(sum(sizes)).toBeLessThanOrEqual(PRECACHE_BUDGET.whole);
    expect(sum(sizes.filter(({ name }) => !isReading(name)))).toBeLessThanOrEqual(
      PRECACHE_BUDGET.app,
    );
    // Brotli runs at its highest quality here, which takes seconds.
  }, 120_000);

  test('the built worker has no source map reference and imports no script', async () => {
    const worker = await site.text('sw.js');
    expect(worker).not.toMatch(/sourceMappingURL|importScripts|process\.env/);
  });
});
