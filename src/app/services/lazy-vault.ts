import { lazyService } from '#services/lazy-service.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';

/** Lazy-loads the key vault on first use: visitors who only read have no keys. */
export function createLazyVault(load: () => Promise<KeyVault>): KeyVault {
  const listeners = new Set<() => void>();
  let loaded: KeyVault | undefined;
  const vault = lazyService(async () => {
    loaded = await load();
    loaded.subscribe(() => listeners.forEach((listener) => listener()));
    return loaded;
  });

  return {
    read: async (baseUrl) => (await vault()).read(baseUrl),
    identify: async (...key) => (await vault()).identify(...key),
    save: async (...key) => (await vault()).save(...key),
    delete: async (baseUrl) => (await vault()).delete(baseUrl),
    find: async (baseUrl) => (await vault()).find(baseUrl),
    unlock: async (...secret) => (await vault()).unlock(...secret),
    resetIdleTimer: () => loaded?.resetIdleTimer(),
    // Loads the vault too: other tabs may hold keys, and the vault notifies them. If the chunk
    // fails to load, this tab holds no keys.
    forget: (what) =>
      void vault().then(
        (found) => found.forget(what),
        () => undefined,
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
