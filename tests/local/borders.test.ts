import { type IncomingMessage, request } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inboxPage } from '../../local/inbox-page.ts';
import { Inbox } from '../../local/inbox.ts';
import { isLoopbackAddress } from '../../local/loopback.ts';
import { runBackend, type RunningBackend } from './running-backend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend();
  await fetch(`${backend.url}/auth/v1/health`);
}, 120_000);
afterAll(() => backend.close());

/** Sends headers that `fetch` forbids. */
function answerTo(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(backend.url);
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      response.resume();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });
}

const statusOf = async (...asked: Parameters<typeof answerTo>) =>
  (await answerTo(...asked)).statusCode;

const ROUTES = [
  '/_inbox',
  '/_inbox.json',
  '/_model/v1/models',
  '/auth/v1/health',
  '/rest/v1/contact_messages',
];

describe('every local route', () => {
  it.each(ROUTES)('%s is refused under a host name other than this machine’s', async (path) => {
    expect(await statusOf(path, { host: 'evil.example' })).toBe(403);
    expect(await statusOf(path, { host: '192.168.1.20:5173' })).toBe(403);
    expect(await statusOf(path, { host: 'localhost.evil.example' })).toBe(403);
    expect(await statusOf(path, { host: '127.0.0.1.evil.example' })).toBe(403);
    expect(await statusOf(path, { host: 'user@evil.example' })).toBe(403);
  });

  it.each(ROUTES)('%s is refused to a page of another site', async (path) => {
    expect(await statusOf(path, { host: 'localhost', origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(path, { host: 'localhost', origin: 'null' })).toBe(403);
  });
});

describe('a page of another port of this machine', () => {
  const host = 'localhost:5173';

  it.each(ROUTES)('a page of another port is refused at %s', async (path) => {
    for (const origin of ['http://localhost:5174', 'http://localhost', 'https://localhost:5173']) {
      expect(await statusOf(path, { host, origin }), origin).toBe(403);
      expect(await statusOf(path, { host, origin }, 'POST'), origin).toBe(403);
    }
  });

  it.each(ROUTES)(
    'a page of another port cannot embed %s, where no origin is sent',
    async (path) => {
      for (const site of ['same-site', 'cross-site']) {
        const headers = { host, 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' };
        expect(await statusOf(path, headers), site).toBe(403);
        const form = { host, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
        expect(await statusOf(path, form, 'POST'), site).toBe(403);
      }
    },
  );

  it('a page of another port can link to the inbox', async () => {
    const headers = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await statusOf('/_inbox', headers)).toBe(200);
  });

  it('a page of the same origin may read the inbox', async () => {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect(await statusOf('/_inbox.json', headers)).toBe(200);
  });
});

describe('every local response', () => {
  const ANSWERS: [string, string, number][] = [
    ['GET', '/_inbox', 200],
    ['GET', '/_inbox.json', 200],
    ['GET', '/_model/v1/models', 401],
    ['GET', '/auth/v1/health', 200],
    ['GET', '/auth/v1/nothing', 404],
    ['GET', '/rest/v1/contact_messages', 401],
    ['DELETE', '/_inbox', 405],
    ['OPTIONS', '/_inbox.json', 405],
    ['PUT', '/_model/v1/models', 405],
    ['TRACE', '/auth/v1/health', 405],
    ['PUT', '/rest/v1/contact_messages', 405],
  ];

  it.each(ANSWERS)('%s %s forbids framing, sniffing and caching', async (method, path, status) => {
    const { statusCode, headers } = await answerTo(path, { host: 'localhost' }, method);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.allow === undefined).toBe(status !== 405);
  });
});

describe('the inbox', () => {
  it.each(['localhost:5173', 'echopost.localhost:5173', '127.0.0.1', '127.1.2.3:80', '[::1]:5173'])(
    'the inbox is shown under the host name %s',
    async (host) => {
      expect(await statusOf('/_inbox', { host })).toBe(200);
      expect(await statusOf('/_inbox.json', { host })).toBe(200);
    },
  );

  it('a loopback address is recognized as this machine', () => {
    const own = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'];
    const foreign = [
      '10.0.0.1',
      '192.168.1.2',
      '::ffff:10.0.0.1',
      'fe80::1',
      '',
      '127.0.0.1.example',
    ];
    expect(own.filter(isLoopbackAddress)).toEqual(own);
    expect(foreign.filter(isLoopbackAddress)).toEqual([]);
  });

  it('an empty inbox says so', async () => {
    expect(await (await fetch(`${backend.url}/_inbox`)).text()).toContain('No mail yet');
    expect(await (await fetch(`${backend.url}/_inbox.json`)).json()).toEqual([]);
  });

  it('the inbox shows the content of mails as text', () => {
    const nasty = `"><script>alert('1')</script>&`;
    const page = inboxPage([
      { to: nasty, subject: nasty, link: nasty, code: nasty, sentAt: nasty },
    ]);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(`alert('1')`);
    expect(page).toContain('&#60;script&#62;');
  });

  it('the inbox lists the newest mail first, and drops the oldest', () => {
    const inbox = new Inbox();
    for (let number = 1; number <= 300; number += 1) {
      inbox.add({ to: `${number}@example.com`, subject: '', link: '', code: '', sentAt: '' });
    }
    expect(inbox.mails[0]?.to).toBe('300@example.com');
    expect(inbox.mails).toHaveLength(200);
  });
});

it.each(['/', '/_inbox/more', '/auth/confirm', '/auth/v1', '/rest'])(
  'the backend leaves %s to the site',
  async (path) => {
    expect(await (await fetch(backend.url + path)).text()).toBe('elsewhere');
  },
);

it('the backend refuses a body of more than a million bytes', async () => {
  const response = await fetch(`${backend.url}/_model/v1/chat/completions`, {
    method: 'POST',
    headers: { Authorization: 'Bearer demo' },
    body: 'x'.repeat(1_000_001),
  });
  expect(response.status).toBe(413);
});
