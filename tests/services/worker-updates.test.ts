import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Workbox } from 'workbox-window/Workbox.js';
import { isSkipWaiting } from '#domain/jobs/worker-message.ts';
import type { UpdateNews } from '#services/updates/updates.ts';
import { createWorkerUpdates } from '#services/updates/worker-updates.ts';

// Workbox reads it when it loads.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

class FakeWorker extends EventTarget {
  readonly scriptURL = 'https://a.example/sw.js';
  readonly heard: unknown[] = [];
  state = 'installing';
  postMessage(message: unknown, [port]: readonly MessagePort[]) {
    this.heard.push(message);
    port?.close();
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
  checks = 0;
  update() {
    this.checks += 1;
    return Promise.reject(new TypeError('No network'));
  }
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
  /** Moves the installing worker on, which is announced after a moment in which it may activate. */
  async finish(state: 'installed' | 'redundant'): Promise<void> {
    const worker = this.installing;
    this.installing = null;
    if (state === 'installed') this.waiting = worker;
    worker?.become(state);
    await vi.runOnlyPendingTimersAsync();
  }
}

class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration();
  readonly ready = Promise.resolve(this.registration);
  controller: FakeWorker | null = this.registration.active;
  registered: unknown[] = [];
  isGone = false;
  async register(url: unknown) {
    this.registered.push(url);
    return this.registration;
  }
  async getRegistration() {
    return this.isGone ? undefined : this.registration;
  }
  changeController() {
    this.controller = new FakeWorker();
    this.dispatchEvent(new Event('controllerchange'));
  }
}

class FakePage extends EventTarget {
  hidden = false;
}

beforeEach(() => {
  vi.useFakeTimers();
  // Outside production, Workbox logs to the console.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('location', { href: 'https://a.example/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

afterAll(() => Reflect.deleteProperty(globalThis, 'self'));

function makeContainer(): FakeContainer {
  const container = new FakeContainer();
  vi.stubGlobal('navigator', { serviceWorker: container });
  return container;
}

/** Lets the registration, and what follows from it, run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function follow(prepare: (container: FakeContainer) => void = () => undefined) {
  const container = makeContainer();
  prepare(container);
  const { registration } = container;
  const page = new FakePage();
  const sent: unknown[] = [];
  const channel = Object.assign(new EventTarget(), { postMessage: (it: unknown) => sent.push(it) });
  let flushed = 0;
  const flush = () => (flushed += 1);
  const browser = { worker: '/sw.js', container, document: page, channel, flush };
  // A browser with only the parts that `createWorkerUpdates` uses.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const updates = createWorkerUpdates(browser as never);
  const news: UpdateNews[] = [];
  updates.subscribe((it) => news.push(it));
  await settle();
  return { registration, container, page, channel, sent, updates, news, flushes: () => flushed };
}

describe('a new release', () => {
  test('a new release is announced once installed', async () => {
    const { registration, news } = await follow();
    registration.find();
    expect(news).toEqual([]);
    await registration.finish('installed');
    expect(news).toEqual(['waiting']);
  });

  test('a release that was already waiting is announced', async () => {
    const { news } = await follow(({ registration }) => {
      registration.waiting = new FakeWorker();
    });
    expect(news).toEqual(['waiting']);
  });

  test('a release that began to install before the page registered is announced', async () => {
    const { registration, news } = await follow((container) => {
      container.registration.installing = new FakeWorker();
    });
    expect(news).toEqual([]);
    await registration.finish('installed');
    expect(news).toEqual(['waiting']);
  });

  test('a release is announced although others before it failed to install', async () => {
    const { registration, news } = await follow();
    for (let failed = 0; failed < 3; failed += 1) {
      registration.find();
      await registration.finish('redundant');
    }
    expect(news).toEqual([]);
    registration.find();
    await registration.finish('installed');
    expect(news).toEqual(['waiting']);
  });

  test('the first release is not announced', async () => {
    const { registration, container, news } = await follow((empty) => {
      empty.controller = null;
      empty.registration.active = null;
    });
    registration.find();
    await registration.finish('installed');
    container.changeController();
    expect(news).toEqual([]);
    container.changeController();
    expect(news).toEqual(['replaced']);
  });

  test('a release that takes over while the page registers is announced', async () => {
    const { news } = await follow((container) => {
      const register = container.register.bind(container);
      container.register = (url) => {
        container.changeController();
        return register(url);
      };
    });
    expect(news).toEqual(['replaced']);
  });

  test('a new release is checked for at the start, every hour and when the page is shown again', async () => {
    const { registration, page } = await follow();
    expect(registration.checks).toBe(1);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.checks).toBe(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.checks).toBe(2);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(registration.checks).toBe(3);
  });

  test('a new release is activated after every tab has been asked to flush', async () => {
    const { registration, updates, sent, flushes } = await follow(({ registration: it }) => {
      it.waiting = new FakeWorker();
    });
    updates.accept();
    expect(flushes()).toBe(1);
    expect(sent).toEqual([{ proto: 1, type: 'flush' }]);
    expect(registration.waiting?.heard.map(isSkipWaiting)).toEqual([true]);
  });
});

describe('a page without a worker', () => {
  test('a browser that refuses the worker leaves the page as it is', async () => {
    const { registration, news } = await follow((container) => {
      container.register = () => Promise.reject(new TypeError('No space'));
    });
    expect(registration.checks).toBe(0);
    expect(news).toEqual([]);
  });

  test('a worker that unregistered itself is not registered again', async () => {
    const { registration, container } = await follow();
    for (let found = 0; found < 2; found += 1) {
      registration.find();
      container.isGone = true;
      await registration.finish('redundant');
    }
    expect(container.registered).toEqual(['/sw.js']);
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

  test('the worker reacts only to the message of workbox-window', () => {
    for (const data of [undefined, null, 'SKIP_WAITING', { type: 'FLUSH' }, { proto: 1 }]) {
      expect(isSkipWaiting(data)).toBe(false);
    }
    expect(isSkipWaiting({ type: 'SKIP_WAITING' })).toBe(true);
  });
});

/** When one of these fails, `worker-updates.ts` can leave its part to the library. */
describe('the limits of workbox-window', () => {
  async function listen(prepare: (container: FakeContainer) => void = () => undefined) {
    const container = makeContainer();
    prepare(container);
    const workbox = new Workbox('/sw.js');
    const waiting = vi.fn();
    workbox.addEventListener('waiting', waiting);
    await workbox.register({ immediate: true });
    return { registration: container.registration, waiting };
  }

  test('Workbox misses a release that began to install before it registered', async () => {
    const { registration, waiting } = await listen((container) => {
      container.registration.installing = new FakeWorker();
    });
    await registration.finish('installed');
    expect(waiting).not.toHaveBeenCalled();
  });

  test('Workbox misses every release after one that it takes for another page’s', async () => {
    const { registration, waiting } = await listen();
    for (let failed = 0; failed < 2; failed += 1) {
      registration.find();
      await registration.finish('redundant');
    }
    registration.find();
    await registration.finish('installed');
    expect(waiting).not.toHaveBeenCalled();
  });
});
