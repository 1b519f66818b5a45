import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressSpaceOf,
  type BaseUrlProblem,
  isLocalBaseUrl,
  parseBaseUrl,
} from '#domain/providers/base-url.ts';

describe('a base URL', () => {
  test.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
    ['  https://api.openai.com/v1///\n', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions/', 'https://api.openai.com/v1'],
    ['HTTPS://API.Example.com', 'https://api.example.com'],
    ['https://example.com:8443/a/b', 'https://example.com:8443/a/b'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
    ['http://my.localhost/v1', 'http://my.localhost/v1'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
    ['/_model/v1', '/_model/v1'],
    ['/_model/v1/chat/completions', '/_model/v1'],
  ])('the base URL %j is read as %s', (text, url) => {
    expect(parseBaseUrl(text)).toEqual({ ok: true, url });
  });

  test.each<[string, BaseUrlProblem]>([
    ['', 'empty'],
    [' \n', 'empty'],
    ['api.openai.com/v1', 'not-an-address'],
    ['localhost:11434', 'not-an-address'],
    ['https://', 'not-an-address'],
    ['ftp://example.com', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    ['data:text/html,x', 'not-an-address'],
    ['http://example.com/v1', 'not-secure'],
    ['http://localhost.example.com', 'not-secure'],
    ['http://127.0.0.1.example.com', 'not-secure'],
    ['http://192.168.1.5:11434/v1', 'not-secure'],
    ['https://me:secret@example.com', 'has-sign-in'],
    ['http://localhost@example.com', 'not-secure'],
    ['https://example.com/v1?key=1', 'has-query'],
    ['https://example.com/v1?', 'has-query'],
    ['https://example.com/v1#', 'has-query'],
    ['/', 'not-an-address'],
    ['//evil.example/v1', 'not-an-address'],
    ['/\\evil.example/v1', 'not-an-address'],
    ['/\t/evil.example/v1', 'not-an-address'],
    ['/.//evil.example/v1', 'not-an-address'],
    ['/v1?x', 'has-query'],
  ])('the base URL %j is rejected as %s', (text, reason) => {
    expect(parseBaseUrl(text)).toEqual({ ok: false, reason });
  });

  test('a base URL is safe and stable for any typed text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.webUrl(),
      fc.constantFrom(
        'https://',
        'http://',
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2f',
        '@',
        ':',
        '?',
        '#',
        '\t',
        'localhost',
        '127.0.0.1',
        'x.example',
        '/chat/completions',
        '/v1',
      ),
    );
    const typed = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const result = parseBaseUrl(text);
        if (!result.ok) return;
        expect(parseBaseUrl(result.url)).toEqual(result);
        expectSafe(result.url);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['http://localhost:1/v1', true],
    ['http://[::1]/v1', true],
    ['/_model/v1', true],
    ['https://api.openai.com/v1', false],
    ['', false],
  ])('the base URL %j stays on this computer or site: %s', (url, isLocal) => {
    expect(isLocalBaseUrl(url)).toBe(isLocal);
  });
});

/** Expects requests to a base URL to go to this site, over TLS, or to this computer. */
function expectSafe(url: string): void {
  const page = 'https://page.example';
  const request = new URL(`${url}/chat/completions`, page);
  expect([request.username, request.password, request.search, request.hash]).toEqual([
    '',
    '',
    '',
    '',
  ]);
  if (url.startsWith('/')) expect(request.origin).toBe(page);
  else if (request.protocol !== 'https:') {
    expect(request.hostname).toMatch(/^(.*\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/);
  }
}

describe('the address space of a base URL', () => {
  test.each([
    ['http://localhost:11434/v1', 'loopback'],
    ['http://127.8.9.1/v1', 'loopback'],
    ['http://[::1]:8080/v1', 'loopback'],
    ['https://10.0.0.7/v1', 'local'],
    ['https://172.16.0.1', 'local'],
    ['https://172.31.255.1', 'local'],
    ['https://172.32.0.1', 'public'],
    ['https://192.168.178.2/v1', 'local'],
    ['https://169.254.1.1', 'local'],
    ['https://[fd12:3456::1]/v1', 'local'],
    ['https://[fe80::1]/v1', 'local'],
    ['https://[2001:db8::1]/v1', 'public'],
    ['https://nas.local/v1', 'local'],
    ['https://llm.home.arpa', 'local'],
    ['https://api.openai.com/v1', 'public'],
    ['https://10.example.com/v1', 'public'],
    ['https://local/v1', 'public'],
    ['/_model/v1', 'public'],
    ['no address', 'public'],
  ] as const)('the address space of %s is %s', (baseUrl, space) => {
    expect(addressSpaceOf(baseUrl)).toBe(space);
  });
});
