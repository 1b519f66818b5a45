import type { NamedKey } from './key-vault.ts';

/** Keys that are on no disk, by base URL. */
export interface MemoryKeys {
  /** Returns the key of this session. */
  get(baseUrl: string): NamedKey | undefined;
  set(baseUrl: string, key: string): void;
  /** Returns true if there was one. */
  delete(baseUrl: string): boolean;
  /** Returns the id of a key that was typed for a request and not saved. */
  nameTyped(baseUrl: string, key: string): string;
  clear(): void;
}

export function createMemoryKeys(crypto: Crypto): MemoryKeys {
  const session = new Map<string, NamedKey>();
  /** Last typed key, by base URL. */
  const typed = new Map<string, NamedKey>();
  return {
    get: (baseUrl) => session.get(baseUrl),
    set: (baseUrl, key) => void session.set(baseUrl, { key, id: crypto.randomUUID() }),
    delete: (baseUrl) => session.delete(baseUrl),
    nameTyped(baseUrl, key) {
      const known = typed.get(baseUrl);
      if (known?.key === key) return known.id;
      const id = crypto.randomUUID();
      typed.set(baseUrl, { key, id });
      return id;
    },
    clear() {
      session.clear();
      typed.clear();
    },
  };
}
