import { type Account, isSameAccount } from '#domain/site/account.ts';
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

/** `account` is the one whose keys this page may use: another account drops them. */
export function createMemoryKeys(
  crypto: Crypto,
  account: () => Account | undefined = () => undefined,
): MemoryKeys {
  const session = new Map<string, NamedKey>();
  /** Last typed key, by base URL. */
  const typed = new Map<string, NamedKey>();
  let owner: Account | undefined;

  function clear(): void {
    session.clear();
    typed.clear();
  }

  function dropForeign(): void {
    const own = account();
    if (owner && own && !isSameAccount(owner, own)) clear();
    owner = own ?? owner;
  }

  return {
    get(baseUrl) {
      dropForeign();
      return session.get(baseUrl);
    },
    set(baseUrl, key) {
      dropForeign();
      session.set(baseUrl, { key, id: crypto.randomUUID() });
    },
    delete: (baseUrl) => session.delete(baseUrl),
    nameTyped(baseUrl, key) {
      dropForeign();
      const known = typed.get(baseUrl);
      if (known?.key === key) return known.id;
      const id = crypto.randomUUID();
      typed.set(baseUrl, { key, id });
      return id;
    },
    clear,
  };
}
