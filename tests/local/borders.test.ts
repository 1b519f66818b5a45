import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inboxPage } from '../../local/inbox-page.ts';
import { Inbox } from '../../local/inbox.ts';
import { isLoopbackAddress } from '../../local/loopback.ts';
import { runBackend, type RunningBackend } from './running-backend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend();
});
afterAll(() => backend.close());

/** `fetch` lets nobody choose these headers. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(backend.url);
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const ROUTES = [
  '/_inbox',
  '/_inbox.json',
  '/_model/v1/models',
  '/auth/v1/health',
  '/rest/v1/contact_messages',
];

describe('every local route', () => {
  it.each(ROUTES)('%s is refused under a name that is not this machine’s', async (path) => {
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

describe('the inbox', () => {
  it.each(['localhost:5173', 'echopost.localhost:5173', '127.0.0.1', '127.1.2.3:80', '[::1]:5173'])(
    'is shown under the name %s',
    async (host) => {
      expect(await statusOf('/_inbox', { host })).toBe(200);
      expect(await statusOf('/_inbox.json', { host })).toBe(200);
    },
  );

  it('knows which peers are this machine', () => {
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

  it('says when it is empty', async () => {
    expect(await (await fetch(`${backend.url}/_inbox`)).text()).toContain('No mail yet');
    expect(await (await fetch(`${backend.url}/_inbox.json`)).json()).toEqual([]);
  });

  it('shows what others have written as text', () => {
    const nasty = `"><script>alert('1')</script>&`;
    const page = inboxPage([
      { to: nasty, subject: nasty, link: nasty, code: nasty, sentAt: nasty },
    ]);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(`alert('1')`);
    expect(page).toContain('&#60;script&#62;');
  });

  it('keeps the newest first, and forgets the oldest', () => {
    const inbox = new Inbox();
    for (let number = 1; number <= 300; number += 1) {
      inbox.add({ to: `${number}@example.com`, subject: '', link: '', code: '', sentAt: '' });
    }
    expect(inbox.mails[0]?.to).toBe('300@example.com');
    expect(inbox.mails).toHaveLength(200);
  });
});

it.each(['/', '/_inbox/more', '/auth/confirm', '/auth/v1', '/rest'])(
  'leaves %s to the site',
  async (path) => {
    expect(await (await fetch(backend.url + path)).text()).toBe('elsewhere');
  },
);

it('refuses a body of more than a million bytes', async () => {
  const response = await fetch(`${backend.url}/_model/v1/chat/completions`, {
    method: 'POST',
    headers: { Authorization: 'Bearer demo' },
    body: 'x'.repeat(1_000_001),
  });
  expect(response.status).toBe(413);
});
