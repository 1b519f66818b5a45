import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '#services/storage/database.ts';
import type { DocumentStore, SaveState } from '#services/storage/document-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';

/** A real enough IndexedDB whose handles a test can get hold of, and whose opening it can spoil. */
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

/** Opens, and never says a word again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const silence = () => ({}) as IDBOpenDBRequest;
const refusal = () => {
  throw new DOMException('No storage here', 'SecurityError');
};

/** Lets `breaks` of the next transactions end in an error, as a full disk does. */
function fillDisk(handle: IDBDatabase, breaks: number): void {
  const transaction = handle.transaction.bind(handle);
  let left = breaks;
  handle.transaction = (...args) => {
    const begun = transaction(...args);
    if (left-- > 0) setImmediate(() => begun.abort());
    return begun;
  };
}

function record(store: DocumentStore) {
  const states: SaveState[] = [];
  store.subscribe((state) => states.push(state));
  const until = (state: SaveState) =>
    new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe((heard) => {
        if (heard !== state) return;
        unsubscribe();
        resolve();
      });
    });
  return { states, until };
}

/** Fake-indexeddb works on `setImmediate`, which stays real. */
const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => {
  vi.useRealTimers();
});

const stored = async (factory: IDBFactory) =>
  Object.fromEntries(await openStore(factory).readAll());

/** As many turns of the event loop as a handful of transactions take. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((next) => setImmediate(next));
}

describe('the document store', () => {
  test('is empty on a new device', async () => {
    expect(await stored(new IDBFactory())).toEqual({});
  });

  test('reads every document that an earlier visit wrote', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    const saved = record(store).until('saved');
    store.write('campaign', { version: 1, data: { tags: ['Pain Points'] } });
    store.write('drafts', [1, 2, 3]);
    await saved;
    expect(await stored(factory)).toEqual({
      campaign: { version: 1, data: { tags: ['Pain Points'] } },
      drafts: [1, 2, 3],
    });
  });

  test('keeps the last of many writes, and writes few of them', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    const begun = vi.spyOn(latest(), 'transaction');
    const saved = record(store).until('saved');
    for (let key = 0; key <= 500; key += 1) store.write('campaign', key);
    await saved;
    expect(begun.mock.calls.length).toBeLessThanOrEqual(2);
    expect(await stored(factory)).toEqual({ campaign: 500 });
  });

  test('does not lose what is typed while a write is under way', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    const saved = record(store).until('saved');
    store.write('campaign', 0);
    for (let key = 1; key <= 20; key += 1) {
      await new Promise((next) => setImmediate(next));
      store.write('campaign', key);
    }
    await saved;
    await settle();
    expect(await stored(factory)).toEqual({ campaign: 20 });
  });

  test('says that it is saving, and when it is done', async () => {
    const store = openStore(new IDBFactory());
    const { states, until } = record(store);
    const saved = until('saved');
    store.write('campaign', 1);
    await saved;
    expect(states).toEqual(['saving', 'saved']);
  });

  test('tells nobody who has stopped listening', async () => {
    const store = openStore(new IDBFactory());
    const heard: SaveState[] = [];
    store.subscribe((state) => heard.push(state))();
    const saved = record(store).until('saved');
    store.write('campaign', 1);
    await saved;
    expect(heard).toEqual([]);
  });

  test('opens one connection, however many ask at once', async () => {
    const { factory, handles } = fakeDisk();
    const store = openStore(factory);
    store.write('campaign', 1);
    await Promise.all([store.readAll(), store.readAll()]);
    await settle();
    expect(handles).toHaveLength(1);
  });
});

describe('flushing', () => {
  test('hands everything to the database before it returns', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
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
    store.write('campaign', 'typed last');
    store.flush();
    expect(commits).toEqual(['commit']);
    await settle();
    expect(await stored(factory)).toEqual({ campaign: 'typed last' });
  });

  test('with nothing to write or nowhere to write it is quiet', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    store.write('campaign', 1);
    store.flush();
    await settle();
    store.flush();
    expect(await stored(factory)).toEqual({ campaign: 1 });
  });
});

describe('a connection that goes away', () => {
  test('is opened again when it died unseen, as iOS does in the background', async () => {
    const { factory, handles, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    latest().close();
    const { states, until } = record(store);
    const saved = until('saved');
    store.write('campaign', 'after');
    await saved;
    expect(states).toEqual(['saving', 'saved']);
    expect(handles).toHaveLength(2);
    expect(await stored(factory)).toEqual({ campaign: 'after' });
  });

  test('is opened again when the browser says that it closed it', async () => {
    const { factory, handles, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    const first = latest();
    first.close();
    first.onclose?.(new Event('close'));
    const touched = vi.spyOn(first, 'transaction');
    const saved = record(store).until('saved');
    store.write('campaign', 'after');
    await saved;
    expect(touched).not.toHaveBeenCalled();
    expect(handles).toHaveLength(2);
  });

  test('gives way to another tab at once', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    store.write('campaign', 'typed last');
    await new Promise<void>((resolve, reject) => {
      const deletion = factory.deleteDatabase('echopost');
      deletion.addEventListener('success', () => resolve());
      deletion.addEventListener('blocked', () => reject(new Error('It did not give way')));
    });
  });

  test('after another tab deleted everything takes the next write', async () => {
    const { factory } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    await new Promise((resolve) => {
      factory.deleteDatabase('echopost').addEventListener('success', resolve);
    });
    const saved = record(store).until('saved');
    store.write('campaign', 'after');
    await saved;
    expect(await stored(factory)).toEqual({ campaign: 'after' });
  });

  test('that dies each time is a failure, not an endless loop', async () => {
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
    store.write('campaign', 1);
    await failed;
  });
});

describe('a device that refuses', () => {
  test('is told, and tried again until it takes the write', async () => {
    fakeClock();
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    fillDisk(latest(), 1);
    const { states, until } = record(store);
    const failed = until('failed');
    store.write('campaign', 'kept in memory');
    await failed;
    expect(await stored(factory)).toEqual({});

    const saved = until('saved');
    await vi.advanceTimersByTimeAsync(1000);
    await saved;
    expect(states).toEqual(['saving', 'failed', 'saving', 'saved']);
    expect(await stored(factory)).toEqual({ campaign: 'kept in memory' });
  });

  test('takes what is written next together with what it refused', async () => {
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    fillDisk(latest(), 1);
    const { until } = record(store);
    const failed = until('failed');
    store.write('campaign', 'refused');
    await failed;
    const saved = until('saved');
    store.write('drafts', 'next');
    await saved;
    expect(await stored(factory)).toEqual({ campaign: 'refused', drafts: 'next' });
  });

  test('is asked again by one timer, however much is typed meanwhile', async () => {
    fakeClock();
    const { factory, spoil } = fakeDisk();
    spoil(...Array.from({ length: 10 }, () => refusal));
    const store = openStore(factory);
    for (let key = 0; key < 8; key += 1) {
      const failed = record(store).until('failed');
      store.write('campaign', key);
      await failed;
    }
    expect(vi.getTimerCount()).toBe(1);
  });

  test('without storage makes reading reject', async () => {
    const { factory, spoil } = fakeDisk();
    spoil(refusal);
    await expect(openStore(factory).readAll()).rejects.toThrow('No storage');
  });

  test('whose database is broken makes reading reject', async () => {
    const { factory } = fakeDisk();
    const newer = factory.open('echopost', 2);
    await new Promise((resolve) => newer.addEventListener('success', resolve));
    newer.result.close();
    await expect(openStore(factory).readAll()).rejects.toThrow();
  });
});

describe('a storage process that has died', () => {
  test('and never opens makes reading reject after five seconds', async () => {
    fakeClock();
    const { factory, spoil } = fakeDisk();
    spoil(silence);
    const reading = expect(openStore(factory).readAll()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5000);
    await reading;
  });

  test('and never finishes a write is a failure, and the next try opens anew', async () => {
    fakeClock();
    const { factory, handles, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    const { objectStoreNames } = latest();
    expect(objectStoreNames).toContain('documents');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const never = {
      objectStore: () => ({ put: () => undefined }),
      abort: () => undefined,
    } as unknown as IDBTransaction;
    latest().transaction = () => never;
    const { until } = record(store);
    const failed = until('failed');
    store.write('campaign', 'typed');
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    const saved = until('saved');
    await vi.advanceTimersByTimeAsync(1000);
    await saved;
    expect(handles).toHaveLength(2);
    expect(await stored(factory)).toEqual({ campaign: 'typed' });
  });

  test('and never finishes reading makes reading reject', async () => {
    fakeClock();
    const { factory, latest } = fakeDisk();
    const store = openStore(factory);
    await store.readAll();
    const hushed = { getAllKeys: () => ({}), getAll: () => ({}) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    latest().transaction = () =>
      ({ objectStore: () => hushed, abort: () => undefined }) as unknown as IDBTransaction;
    const reading = expect(store.readAll()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5000);
    await reading;
  });
});
