import type { KeyVault } from '#services/secrets/key-vault.ts';

/** A visitor who only reads has no keys: what seals and opens them is loaded when it is asked for. */
export function createLazyVault(load: () => Promise<KeyVault>): KeyVault {
  const listeners = new Set<() => void>();
  let loaded: KeyVault | undefined;
  let loading: Promise<KeyVault> | undefined;

  function vault(): Promise<KeyVault> {
    loading ??= load().then(
      (found) => {
        found.subscribe(() => listeners.forEach((listener) => listener()));
        return (loaded = found);
      },
      (error: unknown) => {
        // The script did not come: the next call asks for it again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    read: async (baseUrl) => (await vault()).read(baseUrl),
    identify: async (...key) => (await vault()).identify(...key),
    save: async (...key) => (await vault()).save(...key),
    delete: async (baseUrl) => (await vault()).delete(baseUrl),
    find: async (baseUrl) => (await vault()).find(baseUrl),
    unlock: async (...secret) => (await vault()).unlock(...secret),
    stayAwake: () => loaded?.stayAwake(),
    // Loaded for this too: other tabs may hold keys and hear of it by the vault. Without its script
    // this one holds none.
    forget: () =>
      void vault().then(
        (found) => found.forget(),
        () => undefined,
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
