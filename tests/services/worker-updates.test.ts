import { describe, expect, test } from 'vitest';
import { isSkipWaiting } from '#domain/jobs/worker-message.ts';
import type { UpdateNews } from '#services/updates/updates.ts';
import { createWorkerUpdates } from '#services/updates/worker-updates.ts';

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];
  state = 'installing';
  postMessage(message: unknown) {
    this.heard.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker();
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  looks = 0;
  update() {
    this.looks += 1;
    return Promise.reject(new TypeError('No network'));
  }
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class FakePage extends EventTarget {
  hidden = false;
}

async function follow({ controlled = true, waiting = false } = {}) {
  const registration = new FakeRegistration();
  if (waiting) registration.waiting = new FakeWorker();
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? registration.active : null,
    ready: Promise.resolve(registration),
  });
  const page = new FakePage();
  const sent: unknown[] = [];
  const channel = Object.assign(new EventTarget(), { postMessage: (it: unknown) => sent.push(it) });
  let flushed = 0;
  const browser = { container, document: page, channel, flush: () => (flushed += 1) };
  // A browser with only the parts that `createWorkerUpdates` uses.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const updates = createWorkerUpdates(browser as never);
  const news: UpdateNews[] = [];
  updates.subscribe((it) => news.push(it));
  await container.ready;
  await Promise.resolve();
  return { registration, container, page, channel, sent, updates, news, flushes: () => flushed };
}

describe('a new release', () => {
  test('a new release is announced once installed, or if it was already waiting', async () => {
    const { registration, news } = await follow();
    const worker = registration.find();
    expect(news).toEqual([]);
    worker.become('installed');
    expect(news).toEqual(['waiting']);
    expect((await follow({ waiting: true })).news).toEqual(['waiting']);
  });

  test('the first release is not announced', async () => {
    const { registration, container, news } = await follow({ controlled: false });
    registration.active = null;
    registration.find().become('installed');
    container.dispatchEvent(new Event('controllerchange'));
    expect(news).toEqual([]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(news).toEqual(['replaced']);
  });

  test('a new release is checked for at the start and when the page becomes visible', async () => {
    const { registration, page } = await follow();
    expect(registration.looks).toBe(1);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.looks).toBe(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.looks).toBe(2);
  });

  test('a new release is activated after every tab has been asked to flush', async () => {
    const { registration, updates, sent, flushes } = await follow({ waiting: true });
    updates.accept();
    expect(flushes()).toBe(1);
    expect(sent).toEqual([{ proto: 1, type: 'flush' }]);
    expect(registration.waiting?.heard.map(isSkipWaiting)).toEqual([true]);
  });
});

describe('messages of other tabs', () => {
  test.each([
    [{ proto: 1, type: 'flush' }, 1],
    [{ proto: 2, type: 'flush' }, 0],
    [{ proto: 1, type: 'reload' }, 0],
    ['flush', 0],
    [null, 0],
  ])('the message %o flushes %i times', async (data, times) => {
    const { channel, flushes } = await follow();
    channel.dispatchEvent(new MessageEvent('message', { data }));
    expect(flushes()).toBe(times);
  });

  test('the worker reacts only to its own message', () => {
    for (const data of [undefined, null, 'SKIP_WAITING', { type: 'SKIP_WAITING' }, { proto: 2 }]) {
      expect(isSkipWaiting(data)).toBe(false);
    }
  });
});
