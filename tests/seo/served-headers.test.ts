import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { join } from 'node:path';
import { PAGES } from '#app/pages.ts';
import { type Listening, listenLocally } from '../../local/listen.ts';
import { serveSite } from '../../local/site.ts';
import { builtSite } from './built-site.ts';

let server: Listening;
let script = '';

beforeAll(async () => {
  const site = await builtSite();
  script = /\/assets\/[\w-]+\.js/.exec(await site.text('about.html'))?.[0] ?? '';
  server = await listenLocally(0, serveSite(join(inject('siteFolder'), 'site')));
}, 180_000);
afterAll(() => server.close());

const headersOf = async (path: string) => {
  const response = await fetch(`http://localhost:${server.port}${path}`);
  return { status: response.status, headers: Object.fromEntries(response.headers) };
};

const PATHS = [
  ...PAGES.map(({ path, example }) => example ?? path).filter((path) => path !== '/404'),
  '/about.html',
  '/no/such/page',
];

describe('the built site, served', () => {
  it.each(PATHS)('%s is sent with every header', async (path) => {
    const { status, headers } = await headersOf(path);
    expect(status).toBe(path === '/no/such/page' ? 404 : 200);
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

  it('scripts, pictures and icons are sent with their own headers', async () => {
    for (const [path, cached] of [
      [script, 'public, max-age=31536000, immutable'],
      ['/media/sample-picture.jpg', 'no-cache, no-transform'],
      ['/icons/icon-192.png', 'no-cache, no-transform'],
    ] as const) {
      const { status, headers } = await headersOf(path);
      expect(status, path).toBe(200);
      expect(headers, path).toMatchObject({
        'cache-control': cached,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });
});
