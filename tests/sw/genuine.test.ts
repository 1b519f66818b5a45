import { describe, expect, test } from 'vitest';
import { isGenuine, withoutHashes } from '#sw/genuine.ts';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";
const SENT = POLICY.replaceAll("'self'", "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NM='");
const PAGE = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': SENT };

const accepts = (path: string, headers: HeadersInit, status = 200) =>
  isGenuine(new Response('', { status, headers }), path, POLICY);
const ofType = (type: string) => ({ 'Content-Type': type });

test('a policy is compared without the hashes of inline code', () => {
  expect(withoutHashes(SENT)).toBe(POLICY);
});

describe('responses that the worker caches', () => {
  test.each([
    ['a page under our policy', '/about', PAGE],
    [
      'a page under our policy and one of its host',
      '/',
      {
        ...PAGE,
        'Content-Security-Policy': `frame-src 'none', ${SENT}`,
      },
    ],
    ['a script', '/assets/app-1.js', ofType('text/javascript')],
    [
      'a script in the words of an older host',
      '/assets/app-1.js',
      ofType('application/javascript'),
    ],
    ['a drawing', '/icon.svg', ofType('image/svg+xml')],
    ['an icon', '/icons/maskable-512.png', ofType('image/png')],
    ['a picture', '/media/sample-picture.jpg', ofType('image/jpeg')],
    ['a clip', '/media/sample-clip.mp4', ofType('video/mp4')],
    ['a font of any type', '/assets/headings-1.woff2', ofType('application/octet-stream')],
    ['the manifest of any type', '/manifest.webmanifest', ofType('application/octet-stream')],
  ])('the worker caches %s', (_, path, headers) => expect(accepts(path, headers)).toBe(true));

  test('the worker caches the 404 page with its 404 status', () => {
    expect(accepts('/404', PAGE, 404)).toBe(true);
  });
});

describe('responses that the worker does not cache', () => {
  test.each([
    ['a page without a policy', '/about', ofType('text/html')],
    [
      'a page under a policy that allows more',
      '/about',
      {
        ...PAGE,
        'Content-Security-Policy': SENT.replace(
          "script-src 'self'",
          "script-src 'self' 'unsafe-inline'",
        ),
      },
    ],
    [
      'a page under half of our policy',
      '/about',
      {
        ...PAGE,
        'Content-Security-Policy': "default-src 'none'",
      },
    ],
    ['a page as a download', '/about', { ...PAGE, 'Content-Type': 'application/octet-stream' }],
    ['a page as text', '/', { ...PAGE, 'Content-Type': 'text/plain' }],
    ['a page of no type', '/', { 'Content-Security-Policy': SENT }],
    ['a script that is a page', '/assets/app-1.js', PAGE],
    ['a script as text', '/assets/app-1.js', ofType('text/plain')],
    ['a picture that is a page', '/media/sample-picture.jpg', PAGE],
    ['a drawing as text', '/icon.svg', ofType('text/plain')],
    ['a file of a kind that no build has', '/assets/app.exe', ofType('application/octet-stream')],
  ])('the worker does not cache %s', (_, path, headers) =>
    expect(accepts(path, headers)).toBe(false),
  );

  test.each([204, 206, 301, 404, 410, 429, 500, 503])(
    'the worker does not cache a response with status %i',
    (status) => {
      const response = new Response(null, { status, headers: PAGE });
      expect(isGenuine(response, '/about', POLICY)).toBe(false);
    },
  );

  test('the worker does not cache the target of a redirect', () => {
    const response = new Response('', { headers: PAGE });
    Object.defineProperty(response, 'redirected', { value: true });
    expect(isGenuine(response, '/about', POLICY)).toBe(false);
  });
});
