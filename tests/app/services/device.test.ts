import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDocuments, HYDRATION_TIMEOUT_MS } from '#app/services/device.ts';
import { createDatabase } from '#services/storage/database.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { deviceAnsweredAtom } from '#state/storage/documents.ts';

const RETRY_MS = 1000;

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', new EventTarget());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** Opens a document store on a disk whose first `failures` opening attempts return `fail()`. */
function openDisk(failures: number, fail: () => IDBOpenDBRequest) {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  let left = failures;
  factory.open = (...args) => (left-- > 0 ? fail() : open(...args));
  return createIndexedDbDocumentStore(createDatabase(factory));
}

const refusal = () => {
  throw new DOMException('The disk is busy', 'AbortError');
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const silence = () => ({}) as IDBOpenDBRequest;

describe('the device-answered flag', () => {
  test('the device has answered at once if its documents are read at once', async () => {
    const documents = await openDocuments(openDisk(0, refusal));
    const store = createStore();
    documents.fill(store);
    expect(store.get(deviceAnsweredAtom)).toBe(true);
  });

  test('the device has answered at once if it has no storage that could answer later', async () => {
    const documents = await openDocuments(createMemoryDocumentStore(new Map(), 'failed'));
    const store = createStore();
    documents.fill(store);
    expect(store.get(deviceAnsweredAtom)).toBe(true);
  });

  test('the device has answered only after a read succeeds, if the first reads fail', async () => {
    const documents = await openDocuments(openDisk(2, refusal));
    expect(documents.hasAnswered).toBe(false);
    const store = createStore();
    documents.fill(store);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get(deviceAnsweredAtom)).toBe(false);
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await documents.answered;
    expect(store.get(deviceAnsweredAtom)).toBe(true);
  });

  test('the device has answered only after a read succeeds, if storage hangs', async () => {
    const opening = openDocuments(openDisk(1, silence));
    await vi.advanceTimersByTimeAsync(HYDRATION_TIMEOUT_MS);
    const documents = await opening;
    const store = createStore();
    documents.fill(store);
    await vi.advanceTimersByTimeAsync(5000 - HYDRATION_TIMEOUT_MS);
    expect(store.get(deviceAnsweredAtom)).toBe(false);
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await documents.answered;
    expect(store.get(deviceAnsweredAtom)).toBe(true);
  });
});
