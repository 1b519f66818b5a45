/**
 * How a key is kept. `device`: encrypted on this device. `session`: in memory, until the page goes.
 * `passphrase`: encrypted under a passphrase, which has to be typed after 15 minutes of rest.
 */
export type KeyLevel = 'device' | 'session' | 'passphrase';

export type KeyProtection =
  | { readonly level: 'device' | 'session' }
  | { readonly level: 'passphrase'; readonly passphrase: string };

/** A key as it lies on the disk: ciphertext under a key that lies there too and cannot be read out. */
interface DeviceRecord {
  readonly version: 1;
  readonly level?: 'device';
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  readonly hint: string;
}

/** The same under a passphrase, which lies nowhere. */
interface PassphraseRecord extends Omit<DeviceRecord, 'version' | 'level'> {
  readonly version: 2;
  readonly level?: 'passphrase';
  readonly salt: Uint8Array<ArrayBuffer>;
}

/** The first records named no level: their version tells it. */
export type SealedRecord = DeviceRecord | PassphraseRecord;

/** A kept key without the key. */
export interface KeptKey {
  /** Such as `…x4Qz`. */
  readonly hint: string;
  readonly level: KeyLevel;
  /** It waits for its passphrase. */
  readonly locked: boolean;
  /** What the disk holds of it; absent where no disk does. */
  readonly record?: SealedRecord;
}

/** A key, and a name for it that tells nothing about it: random, and another one after each save. */
export interface NamedKey {
  readonly key: string;
  readonly id: string;
}

/** Characters. Short ones, such as a PIN, are found by trying. */
export const PASSPHRASE_MIN_LENGTH = 12;

export const isTooShort = (protection: KeyProtection): boolean =>
  protection.level === 'passphrase' && protection.passphrase.length < PASSPHRASE_MIN_LENGTH;

/**
 * Keeps the person's provider keys. A key belongs to one base URL: choosing another provider never
 * sends it there.
 */
export interface KeyVault {
  /**
   * The key for this base URL; undefined without one, or while it is locked. Only the provider call
   * may ask. Rejects with the storage's error when the device cannot read it.
   */
  read(baseUrl: string): Promise<NamedKey | undefined>;
  /**
   * The name of the key that a request to this base URL would carry, `typed` or the kept one.
   * Undefined without a key, or while it is locked.
   */
  identify(baseUrl: string, typed?: string): Promise<string | undefined>;
  /**
   * Keeps the key, and tells how: a browser that cannot store a wrapping key keeps it for the session.
   * Rejects when the device refuses, and for a passphrase that is too short.
   */
  save(baseUrl: string, key: string, protection?: KeyProtection): Promise<KeyLevel>;
  delete(baseUrl: string): Promise<void>;
  find(baseUrl: string): Promise<KeptKey | undefined>;
  /** False for a wrong passphrase. */
  unlock(baseUrl: string, passphrase: string): Promise<boolean>;
  /** Somebody is at the device: the 15 minutes begin anew. */
  stayAwake(): void;
  /** Drops every key from memory, in every tab. What is stored is for `ColdStorage.clear`. */
  forget(): void;
  /** Hears that what `find` answers may have changed: a lock, another tab. */
  subscribe(listener: () => void): () => void;
}

/** The last four characters at most, and never more than a quarter of the key. */
export function hintOf(key: string): string {
  const shown = Math.min(4, Math.floor(key.length / 4));
  return `…${shown === 0 ? '' : key.slice(-shown)}`;
}
