import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createColdStorage, createMemoryColdStorage } from '#services/storage/cold-storage.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe.each([
  ['on a disk', createColdStorage],
  ['without a disk', createMemoryColdStorage],
])('cold storage %s', (_where, create) => {
  test('knows nothing at first', async () => {
    expect(await create().get('session')).toBeUndefined();
  });

  test('gives back what was set last, until it is deleted', async () => {
    const storage = create();
    await storage.set('session', 'first');
    await storage.set('session', { second: new Uint8Array([1, 2]) });
    await storage.set('other', 'stays');
    expect(await storage.get('session')).toEqual({ second: new Uint8Array([1, 2]) });
    await storage.delete('session');
    expect(await storage.get('session')).toBeUndefined();
    expect(await storage.get('other')).toBe('stays');
  });

  test('gives back nothing after it was cleared', async () => {
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

test('cold storage outlives the visit', async () => {
  await createColdStorage().set('session', 'kept');
  expect(await createColdStorage().get('session')).toBe('kept');
});

test('cold storage touches no database before it is used', async () => {
  createColdStorage();
  expect(await indexedDB.databases()).toEqual([]);
});

test('cold storage opens again when its connection died unseen, as iOS does', async () => {
  const handles: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  };
  const storage = createColdStorage();
  await storage.set('session', 'before');
  handles.at(-1)?.close();
  expect(await storage.get('session')).toBe('before');
  handles.at(-1)?.close();
  await storage.set('session', 'after');
  expect(await storage.get('session')).toBe('after');
  expect(handles).toHaveLength(3);
});

test('cold storage rejects where the device has none', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No storage here', 'SecurityError');
    },
  });
  await expect(createColdStorage().get('session')).rejects.toThrow('No storage');
});
