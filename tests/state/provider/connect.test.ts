import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLazyVault } from '#app/services/lazy-vault.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { ConnectService, Redeemed } from '#services/connect/connect.ts';
import { createOpenRouterConnect } from '#services/connect/openrouter.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import {
  type KeyValueStore,
  createMemoryKeyValueStore,
} from '#services/storage/key-value-store.ts';
import { beginConnectAtom } from '#state/provider/begin-connect.ts';
import { finishConnectAtom } from '#state/provider/connect.ts';
import { keyHintAtom, providerAtom } from '#state/provider/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { openApp, flushTasks } from '../fake-app.ts';

const KEY = 'sk-or-v1-0123456789abcdef';
const BASE_URL = PROVIDERS.openrouter.baseUrl;
const CALLBACK = { state: 'the-state', code: 'the-code' };
const GRANT = { ...CALLBACK, codeVerifier: 'the-verifier' };

function fakeConnect(parts: Partial<ConnectService> = {}): ConnectService {
  return {
    begin: async () => undefined,
    accept: async () => GRANT,
    redeem: async () => ({ ok: true, key: KEY }),
    close: async () => true,
    forgetStale: async () => undefined,
    ...parts,
  };
}

describe('the OpenRouter callback', () => {
  test('a callback saves the OpenRouter key and chooses OpenRouter', async () => {
    const { store, vault, toasts } = openApp({ connect: fakeConnect() });
    expect(store.get(providerAtom).id).toBe('openai');
    expect(await store.set(finishConnectAtom, CALLBACK)).toEqual({ status: 'connected' });
    expect(vault.keys.get(BASE_URL)).toBe(KEY);
    expect(store.get(providerAtom).id).toBe('openrouter');
    expect(store.get(keyHintAtom)).toBe('…cdef');
    expect(toasts).toEqual([TOASTS.apiKeySaved]);
  });

  test.each(['denied', 'expired', 'replayed', 'foreign', 'nothing'] as const)(
    'a callback changes nothing when it is %s',
    async (problem) => {
      const redeem = async (): Promise<Redeemed> => {
        throw new Error('Nothing may be redeemed');
      };
      const connect = fakeConnect({ accept: async () => problem, redeem });
      const { store, vault } = openApp({ connect });
      const outcome = await store.set(finishConnectAtom, CALLBACK);
      expect(outcome).toEqual({ status: 'failed', problem });
      expect(vault.keys.has(BASE_URL)).toBe(false);
      expect(store.get(providerAtom).id).toBe('openai');
    },
  );

  test('the same code is redeemed again after OpenRouter did not respond', async () => {
    const asked: unknown[] = [];
    const redeem = async (grant: unknown): Promise<Redeemed> => {
      asked.push(grant);
      return asked.length === 1 ? { ok: false, problem: 'unreachable' } : { ok: true, key: KEY };
    };
    const { store, vault } = openApp({ connect: fakeConnect({ redeem }) });
    const outcome = await store.set(finishConnectAtom, CALLBACK);
    if (outcome.status !== 'unreachable') throw new Error(outcome.status);
    expect(vault.keys.has(BASE_URL)).toBe(false);
    expect(await outcome.retry()).toEqual({ status: 'connected' });
    expect(asked).toEqual([GRANT, GRANT]);
  });

  test('a callback can be retried while its chunk fails to load', async () => {
    const { store } = openApp();
    expect(await store.set(finishConnectAtom, CALLBACK)).toMatchObject({ status: 'unreachable' });
  });

  test('a callback completes once its chunk loads', async () => {
    let comes = false;
    const accept = async () => {
      if (!comes) throw new TypeError('Failed to fetch dynamically imported module');
      return GRANT;
    };
    const { store, vault } = openApp({ connect: fakeConnect({ accept }) });
    const outcome = await store.set(finishConnectAtom, CALLBACK);
    if (outcome.status !== 'unreachable') throw new Error(outcome.status);
    comes = true;
    expect(await outcome.retry()).toEqual({ status: 'connected' });
    expect(vault.keys.get(BASE_URL)).toBe(KEY);
  });

  test('a key that the device cannot store is reported', async () => {
    const { store, vault } = openApp({ connect: fakeConnect() });
    vault.breakDown();
    expect(await store.set(finishConnectAtom, CALLBACK)).toEqual({
      status: 'failed',
      problem: 'not-kept',
    });
  });
});

test('the app stays on its page if the device does not store the verifier', async () => {
  const begin = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const { store } = openApp({ connect: fakeConnect({ begin }) });
  expect(await store.set(beginConnectAtom)).toBe(false);
});

describe('a connection over a vault of sealed keys', () => {
  /** Opens one tab whose access to the disk, the network and other tabs is scheduled. */
  function open(schedule: <T>(work: () => T | Promise<T>) => Promise<T> = async (work) => work()) {
    const disk = createMemoryKeyValueStore();
    const storage: KeyValueStore = {
      get: (name) => schedule(() => disk.get(name)),
      set: (name, value) => schedule(() => disk.set(name, value)),
      delete: (name) => schedule(() => disk.delete(name)),
      clear: () => schedule(() => disk.clear()),
    };
    const ears: ((message: Record<string, unknown>) => void)[] = [];
    let address = '';
    const connect = createOpenRouterConnect({
      storage,
      fetch: () => schedule(() => Response.json({ key: KEY })),
      crypto,
      callbackUrl: 'https://echopost.example/auth/openrouter',
      now: () => 1_000_000,
      open: (opened) => void (address = opened),
    });
    const { store } = openApp({ connect });
    const app = store.get(servicesAtom);
    if (!app) throw new Error('The app is not composed');
    const channel = {
      emit: () => undefined,
      subscribe: (listener: (message: Record<string, unknown>) => void) => void ears.push(listener),
    };
    /** Reloads the page: memory is empty. */
    const load = () => {
      const keys = createLazyVault(() =>
        schedule(() => createSealedKeyVault({ storage, crypto, channel })),
      );
      store.set(servicesAtom, { ...app, keys });
      return keys;
    };
    return {
      store,
      disk,
      load,
      async leave() {
        await store.set(beginConnectAtom);
        const callback = new URL(new URL(address).searchParams.get('callback_url') ?? '');
        return { state: callback.searchParams.get('state') ?? '', code: 'the-code' };
      },
      /** Simulates the logout of `device-storage.ts` in another tab. */
      async logOut() {
        await schedule(() => ears.forEach((hear) => hear({ told: 'forget' })));
        await storage.clear();
      },
    };
  }

  test('a connection leaves no key behind, whenever the user logs out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let isSlow = false;
        const world = open(async (work) => {
          if (isSlow) await scheduler.schedule(Promise.resolve());
          return work();
        });
        world.load();
        const callback = await world.leave();
        isSlow = true;
        const keys = world.load();
        const finishing = world.store.set(finishConnectAtom, callback);
        await scheduler.waitFor(Promise.all([finishing, world.logOut()]));
        isSlow = false;
        await scheduler.waitIdle();
        await flushTasks();
        expect(await world.disk.get(`key ${BASE_URL}`)).toBeUndefined();
        expect(await keys.find(BASE_URL)).toBeUndefined();
      }),
    );
  });

  test('a callback survives a reload at any moment before the key is stored', async () => {
    const world = open();
    world.load();
    const callback = await world.leave();
    world.load();
    const connect = await world.store.get(servicesAtom)?.openConnect();
    expect(await connect?.accept(callback)).toMatchObject(callback);
    world.load();
    expect(await world.store.set(finishConnectAtom, {})).toEqual({ status: 'connected' });
    expect(await world.store.set(finishConnectAtom, {})).toEqual({
      status: 'failed',
      problem: 'nothing',
    });
  });

  test('a connection keeps the key for the session if the previous one was kept so', async () => {
    const world = open();
    const before = world.load();
    await before.save(BASE_URL, 'sk-or-v1-the-one-before', { level: 'session' });
    const callback = await world.leave();
    const after = world.load();
    expect(await world.store.set(finishConnectAtom, callback)).toEqual({ status: 'connected' });
    expect(await after.find(BASE_URL)).toMatchObject({ hint: '…cdef', level: 'session' });
    expect(await world.disk.get(`key ${BASE_URL}`)).toBeUndefined();
  });

  test('a connection asks for a passphrase first if the previous key had one', async () => {
    const world = open();
    const passphrase = 'correct horse battery';
    const before = world.load();
    await before.save(BASE_URL, 'sk-or-v1-the-one-before', { level: 'passphrase', passphrase });
    const callback = await world.leave();
    const after = world.load();
    const outcome = await world.store.set(finishConnectAtom, callback);
    if (outcome.status !== 'protect') throw new Error(outcome.status);
    expect(await after.find(BASE_URL)).toMatchObject({ hint: '…fore', locked: true });
    expect(await outcome.keep({ level: 'passphrase', passphrase })).toEqual({
      status: 'connected',
    });
    expect(await after.find(BASE_URL)).toMatchObject({ hint: '…cdef', level: 'passphrase' });
  });
});
