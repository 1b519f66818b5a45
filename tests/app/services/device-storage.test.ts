import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { JOBS_CLEARED } from '#domain/jobs/queue-message.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';
import { createDatabase } from '#services/storage/database.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createDeviceStorage } from '../../../src/app/services/device-storage.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

const OPENAI = 'https://api.openai.com/v1';

const WORKERS_CACHES = ['workbox-precache-v2-https://example.com/', 'echopost-versions'];

function createFakeShared() {
  let isCleared = false;
  return {
    isCleared: () => isCleared,
    async clear() {
      isCleared = true;
    },
  };
}

/** A `CacheStorage` with only the methods that `createDeviceStorage` calls. */
function createFakeCaches() {
  const names = new Set([...WORKERS_CACHES, 'left by something else']);
  const fake = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return fake as unknown as CacheStorage;
}

async function device() {
  const [keyValues, documents] = [
    createMemoryKeyValueStore(),
    createIndexedDbDocumentStore(createDatabase(new IDBFactory())),
  ];
  const keys = createSealedKeyVault({ storage: keyValues, crypto });
  await documents.open();
  await keyValues.set('session', 'of Ada');
  await keys.save(OPENAI, 'sk-0123456789');
  await keys.save('https://api.groq.com', 'sk-session', { level: 'session' });
  const shared = createFakeShared();
  const caches = createFakeCaches();
  const told: unknown[] = [];
  const queue = { emit: (message: unknown) => void told.push(message) };
  const storage = createDeviceStorage({
    documents,
    keyValues,
    keys,
    queue,
    sharedInbox: shared,
    caches,
  });
  return { keyValues, documents, keys, told, shared, caches, storage };
}

const stuck = () => Promise.reject(new Error('The disk is stuck'));

const write = async (
  { documents }: Awaited<ReturnType<typeof device>>,
  key: string,
  data: unknown,
) => {
  documents.write(key, { version: 1, data });
  await documents.saved();
};

describe('forgetting a device', () => {
  test('forgetting notifies the queues of other tabs once the jobs are deleted', async () => {
    const { storage, told } = await device();
    await storage.forget({ work: false });
    expect(told).toEqual([JOBS_CLEARED]);
  });

  test.each([false, true])(
    'forgetting deletes the session, the keys and, if asked, the work: %s',
    async (work) => {
      const here = await device();
      await write(here, 'draft/a', { id: 'a' });
      await write(here, 'profile', { name: 'Ada' });
      await write(here, 'carousels', { a: [] });
      await write(here, 'provider', { customUrl: '' });
      await write(here, 'contact-outbox', { messages: [{ id: 'm' }] });
      await here.storage.forget({ work });
      expect(await here.keyValues.get('session')).toBeUndefined();
      expect(await here.keys.read(OPENAI)).toBeUndefined();
      expect(await here.keys.read('https://api.groq.com')).toBeUndefined();
      expect(here.documents.read('draft/a') === undefined).toBe(work);
      expect(here.documents.read('profile') === undefined).toBe(work);
      expect(here.documents.read('carousels') === undefined).toBe(work);
      expect(here.documents.read('provider')?.data).toEqual({ customUrl: '' });
      // The sender was promised that the message would be sent.
      expect(here.documents.read('contact-outbox')?.data).toEqual({ messages: [{ id: 'm' }] });
      expect(here.shared.isCleared()).toBe(work);
      expect(await here.caches.keys()).toEqual(WORKERS_CACHES);
    },
  );

  test('forgetting names the stores that refused and clears the others', async () => {
    const here = await device();
    await write(here, 'draft/a', { id: 'a' });
    here.shared.clear = stuck;
    expect(await here.storage.forget({ work: true })).toEqual(['shared']);
    expect(here.documents.read('draft/a')).toBeUndefined();
    expect(await here.keys.read('https://api.groq.com')).toBeUndefined();
  });

  test('the session is left only if the wipe and its own removal were both refused', async () => {
    const removed = await device();
    removed.documents.wipe = stuck;
    expect(await removed.storage.forget({ work: true })).toEqual(['work']);
    const wiped = await device();
    wiped.keyValues.clear = stuck;
    expect(await wiped.storage.forget({ work: true })).toEqual([]);
    const left = await device();
    Object.assign(left.documents, { wipe: stuck });
    Object.assign(left.keyValues, { clear: stuck });
    expect(await left.storage.forget({ work: true })).toEqual(['session', 'work']);
  });
});

describe('work that a user may want to keep', () => {
  test.each<[string, unknown, boolean]>([
    ['draft/a', { id: 'a' }, true],
    ['campaigns/a', { id: 'a', tags: [] }, false],
    ['review-sets/a', { id: 'a', quotes: [{ id: '1', text: 'Warm' }] }, true],
    ['insight-text', '', false],
    ['insight-text', 'pasted', true],
    ['open-draft', { currentId: 'a' }, false],
    ['additions/a', { id: 'a', leftOut: [{ id: '1', text: 'Helpful' }] }, true],
    ['brands', { brands: {}, ofSets: {} }, false],
    ['brands', { brands: { a: { id: 'a', name: 'Harbour Vets' } }, ofSets: {} }, true],
    ['brands', null, false],
    ['card-looks', { '': { design: 'photo' } }, false],
    ['card-looks', { '': { design: 'photo', photo: { id: 'a' } } }, true],
    ['profile', { name: '' }, false],
    ['profile', { name: 'Ada' }, true],
    ['profile', { name: '', picture: 'data:image/jpeg;base64,/9j/' }, true],
  ])('the device has work with the document %s %j: %s', async (key, data, has) => {
    const here = await device();
    expect(here.storage.hasWork()).toBe(false);
    await write(here, key, data);
    expect(here.storage.hasWork()).toBe(has);
  });
});
