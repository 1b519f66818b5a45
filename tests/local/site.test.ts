import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isTaken, type Listening, listenLocally } from '../../local/listen.ts';
import { precompress } from '../../local/precompress.ts';
import { serveSite } from '../../local/site.ts';

const LONG = 'export const words = "again and again";\n'.repeat(100);

let folder: string;
let server: Listening;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'echopost-site-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'index.html'), 'the app');
  writeFileSync(join(site, 'about.html'), 'about us');
  writeFileSync(join(site, 'sw.js'), 'the worker');
  writeFileSync(join(site, 'assets/app-1a2b3c4d.js'), LONG);
  await precompress(site);
  server = await listenLocally(0, serveSite(site));
  url = `http://localhost:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(url + path);
const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control');

describe('the site', () => {
  it('the site serves a page at its URL without .html', async () => {
    expect(await (await get('/about')).text()).toBe('about us');
    expect(await (await get('/about?from=mail')).text()).toBe('about us');
  });

  it('the site answers an unknown page with the app, which has its own router', async () => {
    const response = await get('/auth/confirm?token_hash=1');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('the app');
  });

  it('the site answers an unknown file with a 404, never with a page', async () => {
    const response = await get('/assets/gone-00000000.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('the site caches hashed files for good and revalidates all others', async () => {
    expect(await cacheControl('/assets/app-1a2b3c4d.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheControl('/sw.js')).toBe('no-cache, no-transform');
    expect(await cacheControl('/')).toBe('no-cache, no-transform');
    expect(await cacheControl('/about')).toBe('no-cache, no-transform');
    expect(await cacheControl('/auth/confirm')).toBe('no-cache, no-transform');
  });

  it('the site answers 304 if a file has not changed', async () => {
    const etag = (await get('/sw.js')).headers.get('etag') ?? '';
    const response = await fetch(`${url}/sw.js`, { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
  });

  it.each(['br', 'gzip'])('the site sends %s to a browser that accepts it', async (encoding) => {
    const response = await fetch(`${url}/assets/app-1a2b3c4d.js`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(LONG);
  });

  it('the site refuses other methods', async () => {
    const response = await fetch(url, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/%00',
    '/%',
  ])('the site serves nothing from outside its folder at %s', async (path) => {
    expect(await rawGet(path)).not.toContain('secret');
  });
});

describe('a site with a 404 page', () => {
  it('a site with a 404 page answers an unknown page with it and a 404', async () => {
    const site = join(folder, 'with-404');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), 'the app');
    writeFileSync(join(site, '404.html'), 'no such page');
    const other = await listenLocally(0, serveSite(site));
    const response = await fetch(`http://localhost:${other.port}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('no such page');
    await other.close();
  });
});

describe('listening', () => {
  it('listening fails on a port that is in use', async () => {
    const refused = await listenLocally(server.port, () => undefined).catch(
      (error: unknown) => error,
    );
    expect(isTaken(refused)).toBe(true);
  });

  it('listening covers this machine’s own addresses, by number and by name', async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
    expect((await fetch(`http://localhost:${server.port}/`)).status).toBe(200);
  });
});

/** Sends the raw path, which `fetch` would normalize. */
function rawGet(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}
