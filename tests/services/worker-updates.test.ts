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
  // As much of a browser as is used here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const updates = createWorkerUpdates(browser as never);
  const news: UpdateNews[] = [];
  updates.subscribe((it) => news.push(it));
  await container.ready;
  await Promise.resolve();
  return { registration, container, page, channel, sent, updates, news, flushes: () => flushed };
}

describe('a new version', () => {
  test('is announced when it has been installed, and when it waited already', async () => {
    const { registration, news } = await follow();
    const worker = registration.find();
    expect(news).toEqual([]);
    worker.become('installed');
    expect(news).toEqual(['waiting']);
    expect((await follow({ waiting: true })).news).toEqual(['waiting']);
  });

  test('is no news where it is the first', async () => {
    const { registration, container, news } = await follow({ controlled: false });
    registration.active = null;
    registration.find().become('installed');
    container.dispatchEvent(new Event('controllerchange'));
    expect(news).toEqual([]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(news).toEqual(['replaced']);
  });

  test('is looked for at the start and when the page is looked at again', async () => {
    const { registration, page } = await follow();
    expect(registration.looks).toBe(1);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.looks).toBe(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.looks).toBe(2);
  });

  test('is let in after every tab was told to write', async () => {
    const { registration, updates, sent, flushes } = await follow({ waiting: true });
    updates.accept();
    expect(flushes()).toBe(1);
    expect(sent).toEqual([{ proto: 1, type: 'flush' }]);
    expect(registration.waiting?.heard.map(isSkipWaiting)).toEqual([true]);
  });
});

describe('what another tab says', () => {
  test.each([
    [{ proto: 1, type: 'flush' }, 1],
    [{ proto: 2, type: 'flush' }, 0],
    [{ proto: 1, type: 'reload' }, 0],
    ['flush', 0],
    [null, 0],
  ])('%o is heard %i times', async (data, times) => {
    const { channel, flushes } = await follow();
    channel.dispatchEvent(new MessageEvent('message', { data }));
    expect(flushes()).toBe(times);
  });

  test('the worker hears its own message alone', () => {
    for (const data of [undefined, null, 'SKIP_WAITING', { type: 'SKIP_WAITING' }, { proto: 2 }]) {
      expect(isSkipWaiting(data)).toBe(false);
    }
  });
});
