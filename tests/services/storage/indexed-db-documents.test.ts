import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, requested } from '#services/storage/database.ts';
import type { DocumentStore, SaveState } from '#services/storage/document-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

/** A fake IndexedDB that exposes its handles and can fail to open. */
function fakeDisk() {
  const factory = new IDBFactory();
  const handles: IDBDatabase[] = [];
  const spoiled: (() => IDBOpenDBRequest)[] = [];
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const answer = spoiled.shift();
    if (answer) return answer();
    const request = open(name, version);
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  };
  const latest = (): IDBDatabase => {
    const handle = handles.at(-1);
    if (!handle) throw new Error('Nothing has been opened');
    return handle;
  };
  return {
    factory,
    handles,
    latest,
    spoil: (...answers: typeof spoiled) => spoiled.push(...answers),
  };
}

const openStore = (factory: IDBFactory) => createIndexedDbDocumentStore(createDatabase(factory));

/** Starts to open and never responds. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const silence = () => ({}) as IDBOpenDBRequest;
const refusal = () => {
  throw new DOMException('No storage here', 'SecurityError');
};

/** Makes the next `breaks` transactions fail, as on a full disk. */
function fillDisk(handle: IDBDatabase, breaks: number): void {
  const transaction = handle.transaction.bind(handle);
  let left = breaks;
  handle.transaction = (...args) => {
    if (left-- > 0) throw new DOMException('The disk is full', 'QuotaExceededError');
    return transaction(...args);
  };
}

function record(store: DocumentStore) {
  const states: SaveState[] = [];
  store.subscribe((state) => states.push(state));
  const until = (state: SaveState) =>
    new Promise<void>((resolve) => {
      let isNews = false;
      const unsubscribe = store.subscribe((heard) => {
        if (heard !== state || !isNews) return;
        unsubscribe();
        resolve();
      });
      isNews = true;
    });
  return { states, until };
}

/** Fake-indexeddb uses `setImmediate`, which stays real. */
const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => {
  vi.useRealTimers();
});

const doc = (data: unknown) => ({ version: 1, data });

/** The data of every document on disk. */
const stored = async (factory: IDBFactory) => {
  const records = await createDatabase(factory).transact(['documents'], 'readonly', (transaction) =>
    Promise.all([
      requested(transaction.objectStore('documents').getAllKeys()),
      requested<{ data: unknown }[]>(transaction.objectStore('documents').getAll()),
    ]),
  );
  return Object.fromEntries(records[0].map((key, index) => [key, records[1][index]?.data]));
};

/** Waits about as many turns of the event loop as several transactions take. */
async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((next) => setImmediate(next));
}

describe('the document store', () => {
  test('the document store is empty on a new device', async () => {
    expect(await stored(new IDBFactory())).toEqual({});
  });

  test('the document store reads every document of an earlier visit', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    const saved = record(store).until('saved');
    store.write('campaign', { version: 1, data: { tags: ['Pain Points'] } });
    store.write('drafts', doc([1, 2, 3]));
    await saved;
    expect(await stored(factory)).toEqual({
      campaign: { tags: ['Pain Points'] },
      drafts: [1, 2, 3],
    });
  });

  test('the document store keeps the last of many writes, and makes few transactions', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    const begun = vi.spyOn(latest(), 'transaction');
    const saved = record(store).until('saved');
    for (let key = 0; key <= 500; key += 1) store.write('campaign', doc(key));
    await saved;
    expect(begun.mock.calls.length).toBeLessThanOrEqual(2);
    expect(await stored(factory)).toEqual({ campaign: 500 });
  });

  test('the document store loses no keystroke during a write', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    const saved = record(store).until('saved');
    store.write('campaign', doc(0));
    for (let key = 1; key <= 20; key += 1) {
      await new Promise((next) => setImmediate(next));
      store.write('campaign', doc(key));
    }
    await saved;
    await flushTasks();
    expect(await stored(factory)).toEqual({ campaign: 20 });
  });

  test('the document store reports when it is saving and when it is done', async () => {
    const store = openStore(new IDBFactory());
    const { states, until } = record(store);
    const saved = until('saved');
    store.write('campaign', doc(1));
    await saved;
    expect(states).toEqual(['saved', 'saving', 'saved']);
  });

  test('the document store does not notify an unsubscribed listener', async () => {
    const store = openStore(new IDBFactory());
    const heard: SaveState[] = [];
    store.subscribe((state) => heard.push(state))();
    const saved = record(store).until('saved');
    store.write('campaign', doc(1));
    await saved;
    expect(heard).toEqual(['saved']);
  });

  test('the document store opens one connection for concurrent callers', async () => {
    const { factory, handles } = fakeDisk();
    const store = openStore(factory);
    store.write('campaign', doc(1));
    await Promise.all([store.open(), store.open()]);
    await flushTasks();
    expect(handles).toHaveLength(1);
  });
});

describe('flushing', () => {
  test('a flush hands all changes to the database before it returns', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    const commits: string[] = [];
    const transaction = latest().transaction.bind(latest());
    latest().transaction = (...args) => {
      const begun = transaction(...args);
      const [put, commit] = [begun.objectStore('documents').put, begun.commit.bind(begun)];
      expect(put).toBeDefined();
      begun.commit = () => {
        commits.push('commit');
        commit();
      };
      return begun;
    };
    store.write('campaign', doc('typed last'));
    store.flush();
    expect(commits).toEqual(['commit']);
    await flushTasks();
    expect(await stored(factory)).toEqual({ campaign: 'typed last' });
  });

  test('a flush aborts a write that would wait for the page, and repeats it', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    const aborted: string[] = [];
    const transaction = latest().transaction.bind(latest());
    latest().transaction = (...args) => {
      const begun = transaction(...args);
      begun.addEventListener('abort', () => aborted.push(begun.mode));
      return begun;
    };
    store.write('campaign', doc('typed last'));
    await new Promise((next) => setImmediate(next));
    store.flush();
    await flushTasks();
    expect(aborted).toEqual(['readwrite']);
    expect((await stored(factory))['campaign']).toBe('typed last');
  });

  test('a flushed change is read by the next page before it has been merged', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    store.write('last-step', doc('generate'));
    await store.saved();
    const left = { pendingFor: 'last-step', ...doc('review'), bases: [] };
    await createDatabase(factory).transact(['documents'], 'readwrite', (transaction) =>
      requested(transaction.objectStore('documents').put(left, 'pending place of another tab')),
    );
    const next = openStore(factory);
    await next.open();
    expect(next.read('last-step')?.data).toBe('review');
    expect(next.read('campaign')).toBeUndefined();
  });

  test('a flush without changes or without a database does nothing', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    store.write('campaign', doc(1));
    store.flush();
    await flushTasks();
    store.flush();
    expect(await stored(factory)).toEqual({ campaign: 1 });
  });
});

describe('a wipe', () => {
  const leavePending = (factory: IDBFactory, key: string, wipes = 0) =>
    createDatabase(factory).transact(['documents'], 'readwrite', (transaction) =>
      requested(
        transaction
          .objectStore('documents')
          .put({ pendingFor: key, ...doc('left'), bases: [], wipes }, `pending ${key} of a tab`),
      ),
    );

  /** Opens a page that shows two documents; returns the shown data. */
  async function open(factory: IDBFactory) {
    const store = openStore(factory);
    await store.open();
    const shown = new Map<string, unknown>();
    for (const key of ['provider', 'campaign']) {
      store.register(key, {
        version: 1,
        current: () => doc(shown.get(key)),
        apply(records) {
          shown.set(key, records.get(key)?.data);
          return [];
        },
        forget: () => shown.delete(key),
        merge: (_key, _base, mine) => ({ record: mine, copies: new Map() }),
      });
    }
    await flushTasks();
    return shown;
  }

  test('a wipe keeps pending changes only for the documents that it keeps', async () => {
    const { factory } = fakeDisk();
    await leavePending(factory, 'provider');
    await leavePending(factory, 'campaign');
    const store = openStore(factory);
    await store.open();
    await store.wipe(['provider']);
    expect(await open(factory)).toEqual(new Map([['provider', 'left']]));
  });

  test('a wipe spares a frozen page’s pending change only for a kept document', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    await store.wipe(['provider']);
    await leavePending(factory, 'provider');
    await leavePending(factory, 'campaign');
    expect(await open(factory)).toEqual(new Map([['provider', 'left']]));
  });
});

describe('a page after pagehide', () => {
  test('a page after pagehide writes each later change in the same task', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    store.onPageHide();
    const commit = vi.spyOn(Object.getPrototypeOf(latest().transaction('documents')), 'commit');
    for (const text of ['one', 'one two']) store.write('campaign', doc(text));
    expect(commit).toHaveBeenCalledTimes(2);
    // From here on, no code of this page runs.
    latest().transaction = () => {
      throw new DOMException('The page is gone', 'InvalidStateError');
    };
    await flushTasks();
    const next = openStore(factory);
    await next.open();
    expect(next.read('campaign')?.data).toBe('one two');
  });

  test('a page that is restored after pagehide writes as before', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    store.onPageHide();
    store.refresh();
    const commit = vi.spyOn(Object.getPrototypeOf(latest().transaction('documents')), 'commit');
    store.write('campaign', doc(1));
    expect(commit).not.toHaveBeenCalled();
    expect(await store.saved()).toBe(true);
  });
});

describe('a collection', () => {
  const COUNT = 130;
  const keyOf = (index: number) => `draft/${String(index).padStart(3, '0')}`;

  async function fill(factory: IDBFactory) {
    const store = openStore(factory);
    await store.open();
    for (let index = 0; index < COUNT; index += 1) store.write(keyOf(index), doc(index));
    store.write(keyOf(1), { version: 1, data: undefined, deleted: true });
    await store.saved();
  }

  const openWith = (factory: IDBFactory, first: () => readonly string[]) => {
    const store = createIndexedDbDocumentStore(createDatabase(factory), { first });
    const taken: [size: number, more: boolean][] = [];
    const found = new Map<string, unknown>();
    const connect = () =>
      store.register('draft/', {
        version: 1,
        current: () => doc(undefined),
        apply(records, more) {
          const live = [...records].filter(([, saved]) => saved);
          taken.push([live.length, more]);
          for (const [key, saved] of live) found.set(key, saved?.data);
          return [];
        },
        forget: () => found.clear(),
        merge: (_key, _base, mine) => ({ record: mine, copies: new Map() }),
      });
    return { store, taken, found, connect };
  };

  test('a collection has its wanted records at once, and the others in later batches', async () => {
    const { factory } = fakeDisk();
    await fill(factory);
    const { store, taken, found, connect } = openWith(factory, () => [keyOf(77)]);
    await store.open();
    connect();
    expect(found).toEqual(new Map([[keyOf(77), 77]]));
    await vi.waitFor(() => expect(taken.at(-1)).toEqual([COUNT - 102, false]));
    expect(taken).toEqual([
      [1, true],
      [50, true],
      [50, true],
      [COUNT - 102, false],
    ]);
    expect(found.size).toBe(COUNT - 1);
  });

  test('a collection is counted without being read, and without its deleted records', async () => {
    const { factory } = fakeDisk();
    await fill(factory);
    const { store } = openWith(factory, () => []);
    await store.open();
    expect(store.count('draft/')).toBe(COUNT - 1);
  });

  test('one change of a collection writes one record', async () => {
    const { factory, latest } = fakeDisk();
    await fill(factory);
    const { store, found, connect } = openWith(factory, () => []);
    await store.open();
    connect();
    await vi.waitFor(() => expect(found.size).toBe(COUNT - 1));
    const documents = latest().transaction('documents').objectStore('documents');
    const put = vi.spyOn(Object.getPrototypeOf(documents), 'put');
    store.write(keyOf(5), doc('typed'));
    await store.saved();
    expect(put.mock.calls.map(([, key]) => key)).toEqual([keyOf(5)]);
  });
});

describe('a lost connection', () => {
  test('a connection that closed unnoticed is reopened, as on iOS in the background', async () => {
    const { factory, handles, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    latest().close();
    const { states, until } = record(store);
    const saved = until('saved');
    store.write('campaign', doc('after'));
    await saved;
    expect(states).toEqual(['saved', 'saving', 'saved']);
    expect(handles).toHaveLength(2);
    expect(await stored(factory)).toEqual({ campaign: 'after' });
  });

  test('a connection is reopened after its close event', async () => {
    const { factory, handles, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    const first = latest();
    first.close();
    first.onclose?.(new Event('close'));
    const touched = vi.spyOn(first, 'transaction');
    const saved = record(store).until('saved');
    store.write('campaign', doc('after'));
    await saved;
    expect(touched).not.toHaveBeenCalled();
    expect(handles).toHaveLength(2);
  });

  test('a connection closes at once for another tab', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    store.write('campaign', doc('typed last'));
    await new Promise<void>((resolve, reject) => {
      const deletion = factory.deleteDatabase('echopost');
      deletion.addEventListener('success', () => resolve());
      deletion.addEventListener('blocked', () => reject(new Error('It did not give way')));
    });
  });

  test('a connection accepts the next write after another tab deleted the database', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    await new Promise((resolve) => {
      factory.deleteDatabase('echopost').addEventListener('success', resolve);
    });
    const saved = record(store).until('saved');
    store.write('campaign', doc('after'));
    await saved;
    expect(await stored(factory)).toEqual({ campaign: 'after' });
  });

  test('a connection that always closes is a failure instead of an endless loop', async () => {
    fakeClock();
    const { factory } = fakeDisk();
    const open = factory.open.bind(factory);
    factory.open = (...args) => {
      const request = open(...args);
      request.addEventListener('success', () => request.result.close());
      return request;
    };
    const store = openStore(factory);
    const failed = record(store).until('failed');
    store.write('campaign', doc(1));
    await failed;
  });
});

describe('a refused write', () => {
  test('a refused write is reported, and retried until the disk accepts it', async () => {
    fakeClock();
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    fillDisk(latest(), 1);
    const { states, until } = record(store);
    const failed = until('full');
    store.write('campaign', doc('kept in memory'));
    await failed;
    expect(await stored(factory)).toEqual({});

    const saved = until('saved');
    await vi.advanceTimersByTimeAsync(1000);
    await saved;
    expect(states).toEqual(['saved', 'saving', 'full', 'saved']);
    expect(await stored(factory)).toEqual({ campaign: 'kept in memory' });
  });

  test('a refused write is written together with the next one', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    fillDisk(latest(), 1);
    const { until } = record(store);
    const failed = until('full');
    store.write('campaign', doc('refused'));
    await failed;
    const saved = until('saved');
    store.write('drafts', doc('next'));
    await saved;
    expect(await stored(factory)).toEqual({ campaign: 'refused', drafts: 'next' });
  });

  test('a refused write is retried by one timer, however much the user types', async () => {
    fakeClock();
    const { factory, spoil } = fakeDisk();
    spoil(...Array.from({ length: 10 }, () => refusal));
    const store = openStore(factory);
    for (let key = 0; key < 8; key += 1) {
      const failed = record(store).until('failed');
      store.write('campaign', doc(key));
      await failed;
    }
    expect(vi.getTimerCount()).toBe(1);
  });

  test('a device without storage fails at once', async () => {
    const { factory, spoil } = fakeDisk();
    spoil(refusal);
    expect(await openStore(factory).open()).toBe(false);
  });

  test('a device with a broken database fails at once', async () => {
    const { factory, spoil } = fakeDisk();
    spoil(() => {
      const request = { error: new DOMException('Internal error', 'UnknownError') };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const opening = request as IDBOpenDBRequest;
      queueMicrotask(() => opening.onerror?.(new Event('error')));
      return opening;
    }, refusal);
    expect(await openStore(factory).open()).toBe(false);
  });

  test('a device with an empty database of a newer release recreates it', async () => {
    const { factory } = fakeDisk();
    (await requested(factory.open('echopost', 3))).close();
    expect(await openStore(factory).open()).toBe(true);
  });
});

describe('a dead storage process', () => {
  test('a database that never opens fails after five seconds', async () => {
    fakeClock();
    const { factory, spoil } = fakeDisk();
    spoil(silence);
    const reading = openStore(factory).open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await reading).toBe(false);
  });

  test('a write that never finishes fails, and its retry opens a new connection', async () => {
    fakeClock();
    const { factory, handles, latest } = fakeDisk();
    const store = openStore(factory);
    await store.open();
    const { objectStoreNames } = latest();
    expect(objectStoreNames).toContain('documents');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const never = {
      objectStore: () => ({
        get: () => ({}),
        put: () => undefined,
        index: () => ({ openKeyCursor: () => ({}) }),
      }),
      abort: () => undefined,
      addEventListener: () => undefined,
    } as unknown as IDBTransaction;
    latest().transaction = () => never;
    const { until } = record(store);
    const failed = until('failed');
    store.write('campaign', doc('typed'));
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    const saved = until('saved');
    await vi.advanceTimersByTimeAsync(1000);
    await saved;
    expect(handles).toHaveLength(2);
    expect(await stored(factory)).toEqual({ campaign: 'typed' });
  });

  test('a read that never finishes fails after five seconds', async () => {
    fakeClock();
    const { factory } = fakeDisk();
    const hushed = {
      getAllKeys: () => ({}),
      index: () => ({ getAllKeys: () => ({}), openKeyCursor: () => ({}) }),
    };
    const open = factory.open.bind(factory);
    factory.open = (...args) => {
      const request = open(...args);
      request.addEventListener('success', () => {
        request.result.transaction = () =>
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          ({
            objectStore: () => hushed,
            abort: () => undefined,
            addEventListener: () => undefined,
          }) as unknown as IDBTransaction;
      });
      return request;
    };
    const reading = openStore(factory).open();
    await flushTasks();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await reading).toBe(false);
  });
});
