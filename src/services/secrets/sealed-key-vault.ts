import type { ColdStorage } from '#services/storage/cold-storage.ts';
import { hintOf, type KeyVault } from './key-vault.ts';

/**
 * Keys at rest: AES-256-GCM under a wrapping key that WebCrypto will not export. It stops a string
 * scan, a backup reader and an accidental export; it does not stop whoever controls the unlocked
 * device or the code that this site serves.
 */
const WRAPPING_KEY = 'wrapping-key';
const ALGORITHM = 'AES-GCM';
/** Bytes; what AES-GCM is specified for (NIST SP 800-38D). */
const IV_BYTES = 12;

interface SealedKey {
  readonly version: 1;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  readonly hint: string;
}

export function createSealedKeyVault(storage: ColdStorage, crypto: Crypto): KeyVault {
  let asked: Promise<CryptoKey> | undefined;

  /** One at a time: two that were made at once would lock each other's keys away. */
  function wrappingKey(): Promise<CryptoKey> {
    asked ??= findOrMake().finally(() => {
      asked = undefined;
    });
    return asked;
  }

  async function findOrMake(): Promise<CryptoKey> {
    const stored = await storage.get(WRAPPING_KEY);
    if (stored instanceof CryptoKey) return stored;
    const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await storage.set(WRAPPING_KEY, made);
    return made;
  }

  async function record(baseUrl: string): Promise<SealedKey | undefined> {
    // A device without storage keeps no key.
    const stored = await storage.get(recordName(baseUrl)).catch(() => undefined);
    return isSealedKey(stored) ? stored : undefined;
  }

  return {
    async read(baseUrl) {
      const found = await record(baseUrl);
      return found && unseal(crypto, await wrappingKey(), found, baseUrl);
    },
    async save(baseUrl, key) {
      await storage.set(recordName(baseUrl), await seal(crypto, await wrappingKey(), key, baseUrl));
    },
    delete: (baseUrl) => storage.delete(recordName(baseUrl)),
    hint: async (baseUrl) => (await record(baseUrl))?.hint,
  };
}

const recordName = (baseUrl: string) => `key ${baseUrl}`;

/** Binds the sealed text to its purpose and provider: moved elsewhere it does not open. */
const purpose = (baseUrl: string) => new TextEncoder().encode(`echopost key 1 ${baseUrl}`);

async function seal(
  crypto: Crypto,
  wrappingKey: CryptoKey,
  key: string,
  baseUrl: string,
): Promise<SealedKey> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv, additionalData: purpose(baseUrl) },
    wrappingKey,
    new TextEncoder().encode(key),
  );
  return { version: 1, iv, sealed, hint: hintOf(key) };
}

/** The key, or undefined when the record does not open: the person is asked for it again. */
async function unseal(
  crypto: Crypto,
  wrappingKey: CryptoKey,
  { iv, sealed }: SealedKey,
  baseUrl: string,
): Promise<string | undefined> {
  try {
    const algorithm = { name: ALGORITHM, iv, additionalData: purpose(baseUrl) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, wrappingKey, sealed));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function isSealedKey(value: unknown): value is SealedKey {
  const { version, iv, sealed, hint } = Object(value);
  return (
    version === 1 &&
    iv instanceof Uint8Array &&
    sealed instanceof ArrayBuffer &&
    typeof hint === 'string'
  );
}
