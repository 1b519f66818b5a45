import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContactMessage } from '#domain/site/contact.ts';
import { onRetryOpportunity } from '#services/network/page-events.ts';
import type { SendOutcome } from '#services/contact/contact.ts';
import { sendToSupabase } from '#services/contact/supabase-contact.ts';
import { runBackend, type RunningBackend } from '../local/running-backend.ts';

const message = () => ({
  id: crypto.randomUUID(),
  name: 'Ada',
  email: `${crypto.randomUUID()}@example.com`,
  subject: '',
  message: 'Good morning',
  website: '',
});

function serviceAt(url: string, fetch: typeof globalThis.fetch = globalThis.fetch) {
  const settings = { url, publishableKey: 'sb_publishable_key', fetch };
  return { send: (sent: ContactMessage) => sendToSupabase(settings, sent) };
}

describe('sending to the backend', () => {
  let backend: RunningBackend;
  let arrived = 0;
  beforeAll(async () => {
    backend = await runBackend();
    // The first request prepares the database, which is slow on a busy machine.
    await fetch(`${backend.url}/rest/v1/contact_messages`);
  }, 120_000);
  afterAll(() => backend.close());

  async function send(sent: ContactMessage): Promise<SendOutcome> {
    const outcome = await serviceAt(backend.url).send(sent);
    if (outcome === 'sent') arrived += 1;
    return outcome;
  }

  test('a message that is sent repeatedly arrives once', async () => {
    const first = message();
    expect(await send(first)).toBe('sent');
    expect(await send(first)).toBe('sent');
    arrived -= 1;
  });

  test.each([
    ['an empty name', { name: '' }],
    ['what is no address', { email: 'ada@example' }],
    ['5,001 characters', { message: 'x'.repeat(5001) }],
    ['NUL', { message: 'a\u0000b' }],
    ['a field that people do not see', { website: 'https://spam.example' }],
  ])('the database refuses %s', async (_, wrong) => {
    expect(await send({ ...message(), ...wrong })).toBe('refused');
  });

  test('the sixth message of an address within an hour is refused, in any spelling', async () => {
    const { email } = message();
    for (let index = 0; index < 5; index++) {
      expect(await send({ ...message(), email })).toBe('sent');
    }
    expect(await send({ ...message(), email })).toBe('too-many');
    expect(await send({ ...message(), email: email.toUpperCase() })).toBe('too-many');
  });

  test(
    'the hourly limit is sixty messages in total, and repeating an accepted one succeeds',
    { timeout: 30_000 },
    async () => {
      const last = message();
      while (arrived < 59) expect(await send(message())).toBe('sent');
      expect(await send(last)).toBe('sent');
      expect(arrived).toBe(60);
      expect(await send(message())).toBe('too-many');
      expect(await send(last)).toBe('sent');
    },
  );
});

describe('the request of a message', () => {
  test('a message is sent alone, with the key and without cookies or a user’s token', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 201 }));
    const sent = message();
    await serviceAt('https://project.example', fetch).send(sent);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://project.example/rest/v1/contact_messages');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      body: JSON.stringify(sent),
    });
    const headers = new Headers(init?.headers);
    expect(headers.get('apikey')).toBe('sb_publishable_key');
    // No user's token. Supabase accepts the key there if it equals `apikey`.
    expect(headers.get('Authorization')).toBe('Bearer sb_publishable_key');
    expect(headers.get('Prefer')).not.toBe('return=representation');
  });
});

describe('the response to a message', () => {
  const json = (status: number, body: unknown) => Response.json(body, { status });
  const page = (status: number) => new Response('<html>', { status });

  test.each<[string, () => Response, SendOutcome]>([
    ['201', () => new Response(null, { status: 201 }), 'sent'],
    ['a known id', () => json(409, { code: '23505' }), 'sent'],
    ['another conflict', () => json(409, { code: '23503' }), 'unexpected'],
    ['a conflict in words', () => page(409), 'unexpected'],
    ['a failed check', () => json(400, { code: '23514' }), 'refused'],
    ['too large a body', () => page(413), 'refused'],
    ['a rate limit', () => json(429, { code: 'PT429' }), 'too-many'],
    ['a captive portal', () => page(200), 'offline'],
    ['a captive portal that says so', () => page(511), 'offline'],
    ['a proxy without its server', () => page(502), 'offline'],
    ['a paused project', () => page(503), 'offline'],
    ['a wrong key', () => json(401, {}), 'unexpected'],
    ['a missing table', () => json(404, { code: 'PGRST205' }), 'unexpected'],
    ['a broken server', () => page(500), 'unexpected'],
  ])('the response to a message is mapped from %s', async (_, answer, outcome) => {
    const { send } = serviceAt('https://project.example', async () => answer());
    expect(await send(message())).toBe(outcome);
  });

  test.each([
    ['no network', new TypeError('Failed to fetch')],
    ['no time', new DOMException('', 'TimeoutError')],
  ])('a message without a response, for %s, is offline', async (_, error) => {
    const { send } = serviceAt('https://project.example', () => Promise.reject(error));
    expect(await send(message())).toBe('offline');
  });
});

describe('retry triggers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A window with only the events that `onRetryOpportunity` listens to. */
  function fakePage() {
    const page = Object.assign(new EventTarget(), {
      document: Object.assign(new EventTarget(), { hidden: false }),
      setInterval: globalThis.setInterval,
      clearInterval: globalThis.clearInterval,
    });
    const listener = vi.fn();
    const stop = onRetryOpportunity(page as unknown as Window, listener);
    return { page, listener, stop };
  }

  test('retry triggers are coming online, becoming visible, and every minute', () => {
    const { page, listener } = fakePage();
    page.dispatchEvent(new Event('online'));
    page.document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('a hidden page is no retry trigger', () => {
    const { page, listener } = fakePage();
    page.document.hidden = true;
    page.document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(600_000);
    expect(listener).not.toHaveBeenCalled();
  });

  test('retry triggers stop with the subscription', () => {
    const { page, listener, stop } = fakePage();
    stop();
    page.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(listener).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
