import type { Exclusive } from '#services/locks/exclusive.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { WRAPPING_KEY } from './key-vault.ts';
import { makeWrappingKey } from './seal.ts';

interface WrappingKeyDeps {
  readonly storage: KeyValueStore;
  readonly crypto: Crypto;
  /** Lock under which tabs create the key. */
  readonly exclusive: Exclusive;
}

/** The device's wrapping key, which never leaves WebCrypto. */
export interface WrappingKey {
  find(): Promise<CryptoKey | undefined>;
  findOrCreate(): Promise<CryptoKey>;
}

export function createWrappingKey({ storage, crypto, exclusive }: WrappingKeyDeps): WrappingKey {
  let asked: Promise<CryptoKey> | undefined;

  async function find(): Promise<CryptoKey | undefined> {
    const stored = await storage.get(WRAPPING_KEY);
    return stored instanceof CryptoKey ? stored : undefined;
  }

  /** Creates one key at a time: of two created at once, each would lock out the other's records. */
  function findOrCreate(): Promise<CryptoKey> {
    asked ??= exclusive(async () => (await find()) ?? makeAndStore()).finally(() => {
      asked = undefined;
    });
    return asked;
  }

  async function makeAndStore(): Promise<CryptoKey> {
    const made = await makeWrappingKey(crypto);
    await storage.set(WRAPPING_KEY, made);
    return made;
  }

  return { find, findOrCreate };
}
