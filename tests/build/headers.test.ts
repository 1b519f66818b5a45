import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersFor } from '../../local/site-headers.ts';
import { headersFile, nginxFile, vercelFile } from '../../manifest/host-files.ts';
import { headerRules, type SiteSettings } from '../../manifest/headers.ts';
import { inlineSources } from '../../src/build/headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGES = new Map(
  ['/', '/about', '/blog/post', '/404'].map((path) => [
    path,
    inlineSources(`<style data-s>${path}</style><script>run()</script>`),
  ]),
);

const HOSTED: SiteSettings = {
  loopback: false,
  supabaseUrl: 'https://ref.supabase.co/',
  providerHosts: 'llm.example.com',
};

const rulesOf = (settings: SiteSettings) => headerRules(settings, PAGES, '/404');

function policyOf(path: string, settings = HOSTED): Map<string, string[]> {
  const text = headersFor(rulesOf(settings), path).get('Content-Security-Policy') ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy of a page', () => {
  test('a page policy allows nothing unsafe, no wildcard host and no third-party script', () => {
    const policies = [...PAGES.keys()].map((path) => policyOf(path));
    for (const policy of policies) {
      const sources = [...policy.values()].flat();
      expect(sources.filter((it) => /unsafe|^\*$|\*\./.test(it))).toEqual([]);
      expect(policy.get('script-src')).toEqual(["'self'", hash('run()')]);
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual(['app#sw']);
      for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
        expect(policy.get(name)).toEqual(["'none'"]);
      }
    }
  });

  test('a page policy lists the inline styles of its own page', () => {
    expect(policyOf('/about').get('style-src')).toContain(hash('/about'));
    expect(policyOf('/about').get('style-src')).not.toContain(hash('/'));
    expect(policyOf('/no/such/page').get('style-src')).toContain(hash('/404'));
  });

  test('a page policy lets the app call its own backend and the providers', () => {
    const sources = policyOf('/').get('connect-src');
    expect(sources).toEqual(
      expect.arrayContaining([
        "'self'",
        'https://ref.supabase.co',
        'https://api.openai.com',
        'https://llm.example.com',
        'http://localhost:*',
        'http://127.0.0.1:*',
      ]),
    );
  });

  test('a page policy allows a frame only if advertisements are configured', () => {
    expect(policyOf('/about').get('frame-src')).toEqual(["'none'"]);
    const adsFrameUrl = 'https://ads.example.net/slot.html?site=7';
    expect(policyOf('/about', { ...HOSTED, adsFrameUrl }).get('frame-src')).toEqual([
      'https://ads.example.net',
    ]);
  });

  test('a page policy requires HTTPS everywhere except on this computer', () => {
    const hosted = headersFor(rulesOf(HOSTED), '/');
    const local = headersFor(rulesOf({ loopback: true }), '/');
    expect(hosted.get('Strict-Transport-Security')).toContain('max-age=63072000');
    expect(local.has('Strict-Transport-Security')).toBe(false);
    expect(policyOf('/').has('upgrade-insecure-requests')).toBe(true);
    expect(policyOf('/', { loopback: true }).has('upgrade-insecure-requests')).toBe(false);
  });
});

test('inline scripts and styles are hashed verbatim, and JSON data is skipped', () => {
  const html =
    '<style>a{}</style><style data-s>b{}\n</style><script>c()</script><script type="application/ld+json">{}</script><script src="/d.js"></script>';
  expect(inlineSources(html)).toEqual({
    scripts: [hash('c()')],
    styles: [hash('a{}'), hash('b{}\n')],
  });
});

describe('other files', () => {
  test('a service worker may call the same providers as a page, and no backend', () => {
    const { providerHosts, supabaseUrl = '' } = HOSTED;
    const [page, worker] = [policyOf('/').get('connect-src') ?? [], policyOf('/sw.js')];
    const backend = new URL(supabaseUrl).origin;
    expect(worker).toEqual(
      new Map([
        ['default-src', ["'none'"]],
        ['script-src', ["'self'"]],
        ['connect-src', page.filter((source) => source !== backend)],
      ]),
    );
    expect(worker.get('connect-src')).toContain(`https://${providerHosts}`);
    expect(page).toContain(backend);
  });

  test('the worker that reads customers’ words runs scripts of the site, and can send nothing', () => {
    expect(policyOf('/assets/insight-worker-1a2b3c4.js')).toEqual(
      new Map([
        ['default-src', ["'none'"]],
        ['script-src', ["'self'"]],
      ]),
    );
    expect(policyOf('/assets/app-1a2b3c4.js').has('script-src')).toBe(false);
  });

  test('the worker that draws cards runs scripts and loads fonts of the site, and can send nothing', () => {
    expect(policyOf('/assets/picture-worker-1a2b3c4.js')).toEqual(
      new Map([
        ['default-src', ["'none'"]],
        ['script-src', ["'self'"]],
        ['font-src', ["'self'"]],
      ]),
    );
  });

  test('files with a hashed name are cached as immutable, all others are revalidated', () => {
    const kept = (path: string) => headersFor(rulesOf(HOSTED), path).get('Cache-Control');
    expect(kept('/assets/app-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/about', '/sw.js', '/icon.svg', '/assets']) {
      expect(kept(path), path).toBe('no-cache, no-transform');
    }
  });

  test('a page has the same headers at each of its URLs', () => {
    const rules = rulesOf(HOSTED);
    for (const [name, path] of [
      ['/about.html', '/about'],
      ['/about/', '/about'],
      ['/index.html', '/'],
      ['/blog/post.html', '/blog/post'],
    ] as const) {
      expect(headersFor(rules, name)).toEqual(headersFor(rules, path));
    }
  });
});

describe('static hosts', () => {
  test('_headers removes the broader policy before it sets the page policy', () => {
    const text = headersFile(rulesOf(HOSTED));
    const about = text.slice(text.indexOf('\n/about\n'), text.indexOf('\n/blog/post\n'));
    expect(about.split('\n').slice(1, 3)).toEqual(['/about', '  ! Content-Security-Policy']);
    // Limits of Cloudflare Pages: 100 rules, lines of 2,000 characters.
    expect(text.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  test('vercel.json is JSON with a source for every rule', () => {
    const { headers, cleanUrls } = JSON.parse(vercelFile(rulesOf(HOSTED)));
    expect(cleanUrls).toBe(true);
    expect(headers.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining(['/(.*)', '/about', '/assets/(.*)', '/sw.js']),
    );
  });

  test('nginx.conf maps the files that nginx serves', () => {
    const text = nginxFile(rulesOf(HOSTED));
    expect(text).toContain('map $uri $echopost_content_security_policy {');
    expect(text).toContain('\n  /index.html "default-src');
    expect(text).toContain('\n  /about.html "default-src');
    expect(text).toContain('\n  ~^/assets/ "public, max-age=31536000, immutable";');
    expect(text).toContain('\n  default "no-cache, no-transform";');
    // Without these nginx rejects the file, or takes / for a page without a policy.
    expect(text).toContain('\nmap_hash_bucket_size 256;');
    expect(text).toContain('location = / { try_files /index.html =404; }');
    expect(text).not.toContain('undefined');
  });
});
