import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database, requested } from '#services/storage/database.ts';

/** A factory that exposes its handles to the test. */
function fakeDisk() {
  const factory = new IDBFactory();
  const handles: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  };
  return { factory, handles };
}

const put = (database: Database, key: string, value: unknown) =>
  database.transact(['documents'], 'readwrite', (transaction) => {
    transaction.objectStore('documents').put(value, key);
  });

const get = (database: Database, key: string) =>
  database.transact(['documents'], 'readonly', (transaction) =>
    requested<unknown>(transaction.objectStore('documents').get(key)),
  );

describe('the database', () => {
  test('the database has a store for every kind of record', async () => {
    const { factory, handles } = fakeDisk();
    await get(createDatabase(factory), 'anything');
    expect([...(handles[0]?.objectStoreNames ?? [])]).toEqual([
      'documents',
      'jobs',
      'key-values',
      'photos',
      'put-away',
      'quarantine',
      'shared-items',
    ]);
  });

  test('the database keeps the records of an older one, and adds the stores it lacks', async () => {
    const { factory } = fakeDisk();
    const opening = factory.open('echopost', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('documents').put(1, 'a');
    // Left open, like that of another tab: it must not block the upgrade once it has closed.
    const older = await requested(opening);
    older.onversionchange = () => older.close();
    const database = createDatabase(factory);
    expect(await get(database, 'a')).toBe(1);
    await database.transact(['key-values'], 'readwrite', (transaction) => {
      transaction.objectStore('key-values').put(2, 'b');
    });
  });

  test('a full disk that refuses the upgrade leaves the records of the earlier release', async () => {
    const { factory } = fakeDisk();
    const opening = factory.open('echopost', 2);
    opening.onupgradeneeded = () => opening.result.createObjectStore('documents').put(1, 'a');
    (await requested(opening)).close();
    const open = factory.open.bind(factory);
    factory.open = (name, version) => {
      const request = open(name, version);
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      return request;
    };
    const database = createDatabase(factory);
    expect(await get(database, 'a')).toBe(1);
    await database.transact(['documents', 'put-away'], 'readwrite', (transaction) => {
      transaction.objectStore('documents').delete('a');
    });
    expect(await get(database, 'a')).toBeUndefined();
    const putAway = database.transact(['documents', 'put-away'], 'readwrite', (transaction) => {
      transaction.objectStore('put-away').put(1, 'b');
    });
    await expect(putAway).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  test('the database lets another connection upgrade it at once', async () => {
    const { factory } = fakeDisk();
    const database = createDatabase(factory);
    await put(database, 'a', 1);
    const newer = factory.open('echopost', 5);
    const blocked = vi.fn();
    newer.onblocked = blocked;
    (await requested(newer)).close();
    expect(blocked).not.toHaveBeenCalled();
  });

  test('the database creates its stores if an empty one was left behind', async () => {
    const { factory } = fakeDisk();
    (await requested(factory.open('echopost', 2))).close();
    const database = createDatabase(factory);
    await put(database, 'a', 1);
    expect(await get(createDatabase(factory), 'a')).toBe(1);
  });

  test('the database adds the stores that a killed browser left out, and keeps the others', async () => {
    const { factory } = fakeDisk();
    const opening = factory.open('echopost', 2);
    opening.onupgradeneeded = () => opening.result.createObjectStore('jobs').put(1, 'a');
    (await requested(opening)).close();
    const database = createDatabase(factory);
    await put(database, 'a', 2);
    expect(await get(database, 'a')).toBe(2);
    const job = await database.transact(['jobs'], 'readonly', (transaction) =>
      requested<unknown>(transaction.objectStore('jobs').get('a')),
    );
    expect(job).toBe(1);
  });

  test('the database of a newer release is read and written by an earlier one', async () => {
    const { factory } = fakeDisk();
    const database = createDatabase(factory);
    await put(database, 'a', 1);
    const newer = factory.open('echopost', 9);
    newer.onupgradeneeded = () => newer.result.createObjectStore('news');
    (await requested(newer)).close();
    await put(database, 'b', 2);
    expect(await get(createDatabase(factory), 'a')).toBe(1);
    const opened = await requested(factory.open('echopost'));
    expect([...opened.objectStoreNames]).toContain('news');
    opened.close();
  });

  test('the database keeps its connection if a value cannot be stored', async () => {
    const { factory, handles } = fakeDisk();
    const database = createDatabase(factory);
    await put(database, 'a', 1);
    await expect(put(database, 'a', () => 2)).rejects.toThrow(
      expect.objectContaining({ name: 'DataCloneError' }),
    );
    expect(database.begin(['documents'])).toBeDefined();
    expect(await get(database, 'a')).toBe(1);
    expect(handles).toHaveLength(1);
  });

  test('the database reads and writes several stores in one transaction', async () => {
    const database = createDatabase(new IDBFactory());
    await put(database, 'a', 1);
    const before = await database.transact(
      ['documents', 'jobs'],
      'readwrite',
      async (transaction) => {
        const documents = transaction.objectStore('documents');
        const value = await requested<unknown>(documents.get('a'));
        transaction.objectStore('jobs').put(value, 'a 1');
        documents.put(2, 'a');
        return value;
      },
    );
    expect(before).toBe(1);
    expect(await get(database, 'a')).toBe(2);
  });

  test('the database writes nothing if the callback throws', async () => {
    const database = createDatabase(new IDBFactory());
    await put(database, 'a', 1);
    const work = database.transact(['documents'], 'readwrite', (transaction) => {
      transaction.objectStore('documents').put(2, 'a');
      throw new RangeError('Changed its mind');
    });
    await expect(work).rejects.toThrow('Changed its mind');
    expect(await get(database, 'a')).toBe(1);
  });

  test('the database passes on the requested durability', async () => {
    const { factory, handles } = fakeDisk();
    const database = createDatabase(factory);
    await put(database, 'a', 1);
    const begun = vi.spyOn(handles[0] ?? expect.fail('Nothing was opened'), 'transaction');
    await database.transact(['jobs'], 'readwrite', () => undefined, { durability: 'strict' });
    expect(begun).toHaveBeenCalledWith(['jobs'], 'readwrite', { durability: 'strict' });
  });

  test('the database begins a transaction synchronously, but only once it is open', async () => {
    const { factory, handles } = fakeDisk();
    const database = createDatabase(factory);
    expect(database.begin(['documents'])).toBeUndefined();
    await put(database, 'a', 1);
    const transaction = database.begin(['documents']);
    transaction?.objectStore('documents').put(2, 'a');
    transaction?.commit();
    expect(await get(database, 'a')).toBe(2);
    handles[0]?.close();
    expect(database.begin(['documents'])).toBeUndefined();
  });

  test('the database closes for another tab, after a last chance to write', async () => {
    const { factory } = fakeDisk();
    const database = createDatabase(factory);
    await put(database, 'a', 1);
    const told = vi.fn(() => expect(database.begin(['documents'])).toBeDefined());
    database.beforeClosing(told);
    await requested(factory.deleteDatabase('echopost'));
    expect(told).toHaveBeenCalledOnce();
    expect(database.begin(['documents'])).toBeUndefined();
    await put(database, 'a', 2);
    expect(await get(database, 'a')).toBe(2);
  });
});

/** Faults that a browser inflicts on a connection without notice. */
const FAULTS = ['close', 'closed', 'unknown', 'abort', 'none'] as const;

function inflict(fault: (typeof FAULTS)[number], handle: IDBDatabase | undefined): void {
  if (!handle) return;
  const failing = (name: string) => () => {
    throw new DOMException('Connection to Indexed Database server lost', name);
  };
  if (fault === 'close') handle.close();
  if (fault === 'closed') {
    handle.close();
    handle.onclose?.(new Event('close'));
  }
  if (fault === 'unknown') handle.transaction = failing('UnknownError');
  if (fault === 'abort') handle.transaction = failing('AbortError');
}

test('a write succeeds after any faults of the connection', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 }), async (faults) => {
      const { factory, handles } = fakeDisk();
      const database = createDatabase(factory);
      await put(database, 'a', 'first');
      for (const [turn, fault] of faults.entries()) {
        inflict(fault, handles.at(-1));
        await put(database, 'a', turn);
        expect(await get(database, 'a')).toBe(turn);
      }
    }),
    { numRuns: 60 },
  );
});

/** Delays the events of a request or transaction, whether listened to or handled. */
function delayed<T extends EventTarget>(target: T, events: readonly string[], ms: number): T {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (type: string, listener: (event: Event) => void) =>
    listen(type, (event) => {
      if (events.includes(type)) setTimeout(() => listener(event), ms);
      else listener(event);
    });
  return target;
}

/** A disk that takes its time to open and to write, on a clock of the test. */
function slowDisk(openMs: number, writeMs: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const factory = new IDBFactory();
  const opened = vi.fn();
  const written = vi.fn();
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => {
      const { result: handle } = request;
      const begin = handle.transaction.bind(handle);
      handle.transaction = (...how) => {
        const transaction = begin(...how);
        transaction.addEventListener('complete', written);
        return delayed(transaction, ['complete'], writeMs);
      };
      opened();
    });
    return new Proxy(request, {
      get: (_, key) => Reflect.get(request, key, request),
      set(_, key, handler: unknown) {
        const isSlow = key === 'onsuccess' && typeof handler === 'function';
        const late = (event: Event) =>
          setTimeout(() => Reflect.apply(Object(handler), request, [event]), openMs);
        return Reflect.set(request, key, isSlow ? late : handler, request);
      },
    });
  };
  return { factory, opened, written };
}

describe('a slow device', () => {
  afterEach(() => void vi.useRealTimers());

  test('a slow device writes with its second attempt what opening left no time for', async () => {
    const { factory, opened, written } = slowDisk(3000, 2600);
    const database = createDatabase(factory);
    for (const [time, outcome] of [
      [2000, 'does not answer'],
      [2600, 'saved'],
    ] as const) {
      const saved = put(database, 'a', 1).then(() => 'saved', String);
      await expect.poll(() => opened).toHaveBeenCalled();
      if (outcome !== 'saved') await vi.advanceTimersByTimeAsync(3000);
      await expect.poll(() => written).toHaveBeenCalled();
      written.mockClear();
      await vi.advanceTimersByTimeAsync(time);
      expect(await saved).toContain(outcome);
    }
    expect(opened).toHaveBeenCalledOnce();
  });

  test('a slow device that opens after the limit serves the next write', async () => {
    const { factory, opened, written } = slowDisk(6000, 0);
    const database = createDatabase(factory);
    const first = put(database, 'a', 1).then(() => 'saved', String);
    await expect.poll(() => opened).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await first).toContain('does not answer');
    const second = put(database, 'a', 2).then(() => 'saved', String);
    await expect.poll(() => written).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBe('saved');
    expect(opened).toHaveBeenCalledOnce();
  });

  test('a slow device gets a new connection once a whole limit passed on an open one', async () => {
    const { factory, opened, written } = slowDisk(0, 6000);
    const database = createDatabase(factory);
    for (const turn of [1, 2]) {
      const saved = put(database, 'a', turn).then(() => 'saved', String);
      await expect.poll(() => opened).toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await expect.poll(() => written).toHaveBeenCalledTimes(turn);
      await vi.advanceTimersByTimeAsync(5000);
      expect(await saved).toContain('does not answer');
    }
    expect(database.begin(['documents'])).toBeUndefined();
  });
});
