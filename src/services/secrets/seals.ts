import { hintOf, PASSPHRASE_MIN_LENGTH, type SealedRecord } from './key-vault.ts';
import { derive, makeSalt, seal, unseal } from './seal.ts';
import type { WrappingKey } from './wrapping-key.ts';

/** Turns a key into its record, and back. */
export interface Seals {
  onDevice(baseUrl: string, key: string): Promise<SealedRecord>;
  /** Also returns the key that it derives. Rejects if the passphrase is too short. */
  underPassphrase(
    baseUrl: string,
    key: string,
    passphrase: string,
  ): Promise<{ readonly record: SealedRecord; readonly derived: CryptoKey }>;
  /** Undefined if the record cannot be opened, or `derived` has no key for a passphrase's record. */
  open(
    baseUrl: string,
    record: SealedRecord,
    derived: () => CryptoKey | undefined,
  ): Promise<string | undefined>;
}

export function createSeals(crypto: Crypto, wrappingKey: WrappingKey): Seals {
  return {
    async onDevice(baseUrl, key) {
      const sealed = await seal(crypto, await wrappingKey.findOrCreate(), purpose(baseUrl), key);
      return { version: 1, level: 'device', ...sealed, hint: hintOf(key) };
    },
    async underPassphrase(baseUrl, key, passphrase) {
      if (passphrase.length < PASSPHRASE_MIN_LENGTH) {
        throw new RangeError('The passphrase is short');
      }
      const salt = makeSalt(crypto);
      const derived = await derive(crypto, passphrase, salt);
      const sealed = await seal(crypto, derived, passphrasePurpose(baseUrl), key);
      const hint = hintOf(key);
      return { record: { version: 2, level: 'passphrase', salt, ...sealed, hint }, derived };
    },
    async open(baseUrl, record, derived) {
      if (record.version === 1) {
        const wrapping = await wrappingKey.find();
        return wrapping && unseal(crypto, wrapping, purpose(baseUrl), record);
      }
      const key = derived();
      return key && unseal(crypto, key, passphrasePurpose(baseUrl), record);
    },
  };
}

/** Binds the ciphertext to its purpose and provider. */
const purpose = (baseUrl: string) => `echopost key 1 ${baseUrl}`;
const passphrasePurpose = (baseUrl: string) => `echopost key 2 passphrase ${baseUrl}`;
