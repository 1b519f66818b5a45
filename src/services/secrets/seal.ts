const ALGORITHM = 'AES-GCM';
/** Bytes, as specified for AES-GCM (NIST SP 800-38D). */
const IV_BYTES = 12;
const SALT_BYTES = 16;
/**
 * PBKDF2 iterations with SHA-256, from OWASP's Password Storage Cheat Sheet; about a quarter of a
 * second.
 */
const ROUNDS = 600_000;

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/**
 * Encrypts under AES-256-GCM. `purpose` is authenticated: the text does not decrypt under another.
 */
export async function seal(
  crypto: Crypto,
  wrappingKey: CryptoKey,
  purpose: string,
  text: string,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(purpose);
  const sealed = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv, additionalData },
    wrappingKey,
    new TextEncoder().encode(text),
  );
  return { iv, sealed };
}

/** Decrypts; undefined for another key, another purpose or a changed byte. */
export async function unseal(
  crypto: Crypto,
  wrappingKey: CryptoKey,
  purpose: string,
  { iv, sealed }: Sealed,
): Promise<string | undefined> {
  try {
    const additionalData = new TextEncoder().encode(purpose);
    const algorithm = { name: ALGORITHM, iv, additionalData };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, wrappingKey, sealed));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Generates a wrapping key that WebCrypto will not export. */
export const makeWrappingKey = (crypto: Crypto): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

export const makeSalt = (crypto: Crypto) => crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/** Derives the wrapping key from a passphrase, however its characters are composed in Unicode. */
export async function derive(
  crypto: Crypto,
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    base,
    { name: ALGORITHM, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
