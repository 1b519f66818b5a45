import { expect, test, vi } from 'vitest';
import { createLazyVault } from '#app/services/lazy-vault.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';

const URL = 'https://api.example.com/v1';
const sealed = () => createSealedKeyVault({ storage: createMemoryKeyValueStore(), crypto });

test('the vault chunk is loaded once, when a key is first requested', async () => {
  const load = vi.fn(async () => sealed());
  const vault = createLazyVault(load);
  vault.resetIdleTimer();
  expect(load).not.toHaveBeenCalled();
  await vault.save(URL, 'sk-a-key-of-some-length');
  expect((await vault.read(URL))?.key).toBe('sk-a-key-of-some-length');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a listener that subscribed before the vault loaded is notified of changes', async () => {
  const vault = createLazyVault(async () => sealed());
  const listener = vi.fn();
  vault.subscribe(listener);
  await vault.save(URL, 'sk-a-key-of-some-length', { level: 'session' });
  vault.forget({ stored: true });
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(await vault.read(URL)).toBeUndefined();
});

test('a vault chunk that failed to load is requested again', async () => {
  const load = vi.fn(async () => sealed()).mockRejectedValueOnce(new Error('no network'));
  const vault = createLazyVault(load);
  await expect(vault.read(URL)).rejects.toThrow('no network');
  expect(await vault.read(URL)).toBeUndefined();
});
