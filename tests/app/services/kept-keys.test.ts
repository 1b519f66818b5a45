import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { SHARED, summarise } from '#app/services/account-border.ts';
import { createDeviceStorage } from '#app/services/device-storage.ts';
import type { Account } from '#domain/site/account.ts';
import { keysOf } from '#services/secrets/key-vault.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createDatabase } from '#services/storage/database.ts';
import { enterAccount } from '#services/storage/enter-account.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

const OPENAI = 'https://api.openai.com/v1';
const GROQ = 'https://api.groq.com';
const ADA: Account = { id: '1', email: 'ada@example.com' };
const BEN: Account = { id: '2', email: 'ben@example.com' };

const sessionOf = (user: Account) => JSON.stringify({ refresh_token: 'r', user });

/** A device on which Ada is signed in, with keys at every level and one of an old release. */
async function device() {
  const database = createDatabase(new IDBFactory());
  const keyValues = createKeyValueStore(database);
  const documents = createIndexedDbDocumentStore(database);
  await documents.open();
  const enter = (account: Account) =>
    enterAccount(database, account, { shared: SHARED, summarise }, sessionOf(account));
  await enter(ADA);
  const vaultOf = (account?: Account) =>
    createSealedKeyVault({ storage: keyValues, crypto, account: account && (() => account) });
  const keys = vaultOf(ADA);
  await keys.save(OPENAI, 'sk-of-ada-0123456789');
  await keys.save(GROQ, 'sk-session', { level: 'session' });
  await vaultOf().save('https://api.mistral.ai/v1', 'sk-of-nobody-in-particular');
  await keyValues.set('openrouter', 'a verifier');
  const storage = createDeviceStorage({
    documents,
    keyValues,
    keys,
    queue: { emit: () => undefined },
  });
  return { keyValues, keys, storage, enter, vaultOf };
}

test.each([false, true])(
  'a logout that keeps the user’s keys removes all but those on disk; with the work: %s',
  async (work) => {
    const { storage, keys, keyValues, vaultOf, enter } = await device();
    expect(await storage.forget({ work, keptKeys: keysOf(ADA) })).toEqual([]);
    expect(await keyValues.get('session')).toBeUndefined();
    expect(await keyValues.get('openrouter')).toBeUndefined();
    expect(await keys.read(GROQ)).toBeUndefined();
    expect(await vaultOf().read('https://api.mistral.ai/v1')).toBeUndefined();
    await enter(ADA);
    expect((await vaultOf(ADA).read(OPENAI))?.key).toBe('sk-of-ada-0123456789');
  },
);

test.each([false, true])(
  'a kept key is of no use to another account and goes when it signs in; without the work: %s',
  async (work) => {
    const { storage, keyValues, vaultOf, enter } = await device();
    await storage.forget({ work, keptKeys: keysOf(ADA) });
    expect(await vaultOf(BEN).find(OPENAI)).toBeUndefined();
    expect(await keyValues.get(`key ${OPENAI}`)).toBeDefined();
    await enter(BEN);
    expect(await keyValues.get(`key ${OPENAI}`)).toBeUndefined();
    await enter(ADA);
    expect(await vaultOf(ADA).find(OPENAI)).toBeUndefined();
  },
);

test('a logout that keeps no keys removes every one of them', async () => {
  const { storage, keyValues } = await device();
  await storage.forget({ work: false });
  expect(await keyValues.get(`key ${OPENAI}`)).toBeUndefined();
  expect(await keyValues.get('wrapping-key')).toBeUndefined();
});
