import { describe, expect, test } from 'vitest';
import { strategyFor } from '#sw/route-request.ts';

const ORIGIN = 'https://echopost.example';
const KEPT = new Set([
  '/',
  '/about',
  '/auth/openrouter',
  '/icon.svg',
  '/media/sample-clip.mp4',
  '/assets/app-2.js',
]);

function answer(address: string, { method = 'GET', mode = 'navigate', headers = {} } = {}) {
  const url = new URL(address, ORIGIN).href;
  return strategyFor({ method, mode, url, headers: new Headers(headers) }, ORIGIN, (path) =>
    KEPT.has(path),
  );
}

describe('requests that the worker leaves to the network', () => {
  test.each([
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1',
    '/rest/v1/contact_messages',
    '/_inbox',
    '/_inbox.json',
    '/_model/v1/chat/completions',
    '/logout-clear',
    '/.well-known/assetlinks.json',
    '/?code=1234',
    '/auth/confirm?token_hash=abc&type=email',
    '/about?state=abc&code=def',
    '/auth/openrouter/more?code=def',
    '/?step=customize&error_code=otp_expired',
    '/about?error=access_denied',
    'https://api.openai.com/v1/models',
    'https://elsewhere.example/about',
    '/robots.txt',
    '/ping.txt?1',
    '/screenshots/wide-review.png',
  ])('the worker leaves %s to the network', (address) => {
    expect(answer(address)).toEqual({ kind: 'network' });
    expect(answer(address, { mode: 'cors' })).toEqual({ kind: 'network' });
  });

  test('the worker leaves requests other than GET to the network', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      expect(answer('/about', { method })).toEqual({ kind: 'network' });
    }
  });

  test('the worker leaves requests with an Authorization header to the network', () => {
    expect(answer('/about', { headers: { Authorization: 'Bearer a' } })).toEqual({
      kind: 'network',
    });
  });
});

describe('requests that the worker answers', () => {
  test.each([
    ['/', '/'],
    ['/?step=customize', '/'],
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/about/', '/about'],
    ['/about?gclid=1#team', '/about'],
    // The query that OpenRouter adds is of no use to a server.
    ['/auth/openrouter?state=abc&code=def', '/auth/openrouter'],
    ['/auth/openrouter/?state=abc&error=access_denied', '/auth/openrouter'],
    ['/auth/openrouter', '/auth/openrouter'],
  ])('the worker answers the page %s with the file of %s', (address, path) => {
    expect(answer(address)).toEqual({ kind: 'file', path });
  });

  test('the worker answers a file by its exact URL, campaign parameters aside', () => {
    const mode = 'no-cors';
    expect(answer('/icon.svg', { mode })).toEqual({ kind: 'file', path: '/icon.svg' });
    expect(answer('/icon.svg?utm_id=1', { mode })).toEqual({ kind: 'file', path: '/icon.svg' });
    expect(answer('/icon.svg?size=2', { mode })).toEqual({ kind: 'network' });
  });

  test('the worker answers scripts of any build, and unknown pages', () => {
    expect(answer('/assets/app-1.js', { mode: 'cors' })).toEqual({ kind: 'asset' });
    expect(answer('/no/such/page')).toEqual({ kind: 'page' });
    expect(answer('/no/such/page', { mode: 'cors' })).toEqual({ kind: 'network' });
  });

  test('the worker does not answer a script’s request for the OpenRouter callback', () => {
    expect(answer('/auth/openrouter?state=abc&code=def', { mode: 'cors' })).toEqual({
      kind: 'network',
    });
  });

  test('the worker answers a share, and no other form', () => {
    expect(answer('/share', { method: 'POST' })).toEqual({ kind: 'share' });
    expect(answer('/share/more', { method: 'POST' })).toEqual({ kind: 'network' });
    expect(answer('https://elsewhere.example/share', { method: 'POST' })).toEqual({
      kind: 'network',
    });
  });
});
