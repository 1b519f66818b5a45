import { describe, expect, test } from 'vitest';
import { PROVIDERS } from '#domain/providers.ts';
import { TOASTS } from '#domain/toasts.ts';
import type { ConnectService, Redeemed } from '#services/connect/connect.ts';
import { beginConnectAtom, finishConnectAtom } from '#state/connect.ts';
import { keyHintAtom, providerAtom } from '#state/provider.ts';
import { openApp } from './fake-app.ts';

const KEY = 'sk-or-v1-0123456789abcdef';
const BASE_URL = PROVIDERS.openrouter.baseUrl;
const CALLBACK = { state: 'the-state', code: 'the-code' };
const GRANT = { ...CALLBACK, codeVerifier: 'the-verifier' };

function fakeConnect(parts: Partial<ConnectService> = {}): ConnectService {
  return {
    begin: async () => undefined,
    accept: async () => GRANT,
    redeem: async () => ({ ok: true, key: KEY }),
    forgetStale: async () => undefined,
    ...parts,
  };
}

describe('what OpenRouter sends back', () => {
  test('becomes the saved key of OpenRouter, which is chosen from then on', async () => {
    const { store, vault, toasts } = openApp({ connect: fakeConnect() });
    expect(store.get(providerAtom).id).toBe('openai');
    expect(await store.set(finishConnectAtom, CALLBACK)).toEqual({ status: 'connected' });
    expect(vault.keys.get(BASE_URL)).toBe(KEY);
    expect(store.get(providerAtom).id).toBe('openrouter');
    expect(store.get(keyHintAtom)).toBe('…cdef');
    expect(toasts).toEqual([TOASTS.apiKeySaved]);
  });

  test.each(['denied', 'expired', 'replayed', 'foreign'] as const)(
    'changes nothing when it is %s',
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

  test('the same code is redeemed once more after OpenRouter did not answer', async () => {
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

  test('a key that the device cannot store is reported', async () => {
    const { store, vault } = openApp({ connect: fakeConnect() });
    vault.breakDown();
    expect(await store.set(finishConnectAtom, CALLBACK)).toEqual({
      status: 'failed',
      problem: 'not-kept',
    });
  });
});

test('a device that does not store the verifier is not left for OpenRouter', async () => {
  const begin = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const { store } = openApp({ connect: fakeConnect({ begin }) });
  expect(await store.set(beginConnectAtom)).toBe(false);
});
