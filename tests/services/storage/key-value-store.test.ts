import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '#services/storage/database.ts';
import {
  createKeyValueStore,
  createMemoryKeyValueStore,
  type KeyValueStore,
} from '#services/storage/key-value-store.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const openStore = () => createKeyValueStore(createDatabase(indexedDB));

describe.each([
  ['on a disk', openStore],
  ['without a disk', createMemoryKeyValueStore],
])('the key-value store %s', (_where, create) => {
  test('the key-value store is empty at first', async () => {
    expect(await create().get('session')).toBeUndefined();
  });

  test('the key-value store returns the latest value until it is deleted', async () => {
    const storage = create();
    await storage.set('session', 'first');
    await storage.set('session', { second: new Uint8Array([1, 2]) });
    await storage.set('other', 'stays');
    expect(await storage.get('session')).toEqual({ second: new Uint8Array([1, 2]) });
    await storage.delete('session');
    expect(await storage.get('session')).toBeUndefined();
    expect(await storage.get('other')).toBe('stays');
  });

  test('the key-value store is empty after it was cleared', async () => {
    const storage = create();
    await storage.set('session', 'first');
    await storage.set('other', 'second');
    await storage.clear();
    expect([await storage.get('session'), await storage.get('other')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('the key-value store survives the visit', async () => {
  await openStore().set('session', 'kept');
  expect(await openStore().get('session')).toBe('kept');
});

test('the key-value store opens no database before its first use', async () => {
  openStore();
  expect(await indexedDB.databases()).toEqual([]);
});

test('the key-value store reopens a connection that closed unnoticed, as on iOS', async () => {
  const handles: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  };
  const storage = openStore();
  await storage.set('session', 'before');
  handles.at(-1)?.close();
  expect(await storage.get('session')).toBe('before');
  handles.at(-1)?.close();
  await storage.set('session', 'after');
  expect(await storage.get('session')).toBe('after');
  expect(handles).toHaveLength(3);
});

test('the key-value store rejects if the device has none', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No storage here', 'SecurityError');
    },
  });
  await expect(openStore().get('session')).rejects.toThrow('No storage');
});

describe('a storage process that hangs', () => {
  const ANSWER_WITHIN_MS = 5000;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Makes the next opening hang until the returned function is called. */
  function hangOpening(): () => void {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...args) => {
      indexedDB.open = open;
      const request = open(...args);
      Object.defineProperty(request, 'onsuccess', {
        set(answer: (event: Event) => void) {
          request.addEventListener('success', (event) => void released.then(() => answer(event)));
        },
      });
      return request;
    };
    return release;
  }

  /** Waits about as many turns of the event loop as several transactions take. */
  async function flushTasks(): Promise<void> {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
  }

  async function giveUpOn(work: Promise<unknown>): Promise<void> {
    const refused = expect(work).rejects.toThrow('does not answer');
    await flushTasks();
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
    await refused;
  }

  test.each<[string, (storage: KeyValueStore) => Promise<unknown>]>([
    ['read', (storage) => storage.get('session')],
    ['write', (storage) => storage.set('session', 'late')],
    ['deletion', (storage) => storage.delete('session')],
    ['logout', (storage) => storage.clear()],
  ])('a hanging storage process delays a %s by at most five seconds', async (_what, call) => {
    hangOpening();
    const storage = openStore();
    await giveUpOn(call(storage));
    await storage.set('session', 'now');
    expect(await storage.get('session')).toBe('now');
  });

  test('a slow opening and a hanging write take five seconds together', async () => {
    const release = hangOpening();
    const storage = openStore();
    const written = storage.set('session', 'late');
    const refused = expect(written).rejects.toThrow('does not answer');
    await flushTasks();
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS - 1000);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function hold(
      this: IDBObjectStore,
    ) {
      // Requests keep a transaction open.
      const keepBusy = () => void (this.get('session').onsuccess = keepBusy);
      keepBusy();
      return this.get('session');
    });
    release();
    await flushTasks();
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(await storage.get('session')).toBeUndefined();
  });

  test('a write that timed out is not made once the database opens after all', async () => {
    const release = hangOpening();
    const storage = openStore();
    await giveUpOn(storage.set('session', 'late'));
    release();
    await flushTasks();
    expect(await storage.get('session')).toBeUndefined();
  });

  test('a write that timed out is not made once its transaction continues after all', async () => {
    const storage = openStore();
    await storage.set('session', 'before');
    const { put } = IDBObjectStore.prototype;
    let release = () => {};
    // Requests keep a transaction open.
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function hold(
      this: IDBObjectStore,
      ...args
    ) {
      let isHung = true;
      release = () => (isHung = false);
      const keepBusy = () => {
        if (isHung) this.get('session').onsuccess = keepBusy;
      };
      keepBusy();
      return put.apply(this, args);
    });
    await giveUpOn(storage.set('session', 'late'));
    release();
    await flushTasks();
    expect(await storage.get('session')).toBe('before');
  });
});
