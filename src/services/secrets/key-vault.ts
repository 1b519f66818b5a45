import { type Account, isSameAccount, parseAccount } from '#domain/site/account.ts';

/**
 * Storage of a key. `device`: encrypted on this device. `session`: in memory, until the page
 * closes. `passphrase`: encrypted under a passphrase, which must be typed again after 15 idle
 * minutes.
 */
export type KeyLevel = 'device' | 'session' | 'passphrase';

export type KeyProtection =
  | { readonly level: 'device' | 'session' }
  | { readonly level: 'passphrase'; readonly passphrase: string };

/** A key as stored on disk: ciphertext under a non-extractable key that is stored there too. */
interface DeviceRecord {
  readonly version: 1;
  readonly level?: 'device';
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  readonly hint: string;
  /** Account that saved it; the first releases noted none. */
  readonly owner?: Account;
}

/** The same, encrypted under a passphrase, which is stored nowhere. */
interface PassphraseRecord extends Omit<DeviceRecord, 'version' | 'level'> {
  readonly version: 2;
  readonly level?: 'passphrase';
  readonly salt: Uint8Array<ArrayBuffer>;
}

/** A stored key. The first records named no level, which their version implies. */
export type SealedRecord = DeviceRecord | PassphraseRecord;

/** Description of a stored key, without the key. */
export interface KeptKey {
  /** Last characters, such as `…x4Qz`. */
  readonly hint: string;
  readonly level: KeyLevel;
  /** True until its passphrase is typed. */
  readonly locked: boolean;
  /** Record on disk; undefined for a key that is on no disk. */
  readonly record?: SealedRecord;
}

/** A key, and an id that reveals nothing about it: random, and new after each save. */
export interface NamedKey {
  readonly key: string;
  readonly id: string;
}

/** Minimum number of characters. Short ones, such as a PIN, can be guessed by brute force. */
export const PASSPHRASE_MIN_LENGTH = 12;

export const isTooShort = (protection: KeyProtection): boolean =>
  protection.level === 'passphrase' && protection.passphrase.length < PASSPHRASE_MIN_LENGTH;

/**
 * Stores the user's provider keys. A key belongs to one base URL: choosing another provider never
 * sends it there.
 */
export interface KeyVault {
  /**
   * Returns the key for this base URL; undefined without one, or while it is locked. For the
   * provider call only. Rejects with the storage's error if the device cannot read it.
   */
  read(baseUrl: string): Promise<NamedKey | undefined>;
  /**
   * Returns the id of the key that a request to this base URL would carry, `typed` or the stored
   * one. Undefined without a key, or while it is locked.
   */
  identify(baseUrl: string, typed?: string): Promise<string | undefined>;
  /**
   * Saves the key and returns its level: a browser that cannot store a wrapping key keeps it for
   * the session. Rejects if the device refuses, and for a passphrase that is too short.
   */
  save(baseUrl: string, key: string, protection?: KeyProtection): Promise<KeyLevel>;
  delete(baseUrl: string): Promise<void>;
  find(baseUrl: string): Promise<KeptKey | undefined>;
  /** Unlocks the key. False for a wrong passphrase. */
  unlock(baseUrl: string, passphrase: string): Promise<boolean>;
  /** Restarts the 15 minutes of the idle timer: the user is at the device. */
  resetIdleTimer(): void;
  /**
   * Drops every key from memory, in every tab, and with `stored` takes back those that were saved
   * here: they may reach the disk late. The others on disk are left to the wipe.
   */
  forget(what: { readonly stored: boolean }): void;
  /** Subscribes to changes of the result of `find`: a lock, or another tab's write. */
  subscribe(listener: () => void): () => void;
}

/** Name of the wrapping key's record. */
export const WRAPPING_KEY = 'wrapping-key';

/** First part of the name of each sealed key. */
export const SEALED_KEY = 'key ';

/**
 * Tells which records outlive a logout at which this account keeps its keys: those that it has saved
 * itself, and the key they are sealed under.
 */
export const keysOf =
  (account: Account) =>
  (name: unknown, record: unknown): boolean =>
    name === WRAPPING_KEY || (String(name).startsWith(SEALED_KEY) && isOwn(account, record));

/** True for a sealed key that another account has saved. */
export const isKeyOfAnother = (account: Account, name: string, record: unknown): boolean =>
  name.startsWith(SEALED_KEY) &&
  parseAccount(Object(record).owner) !== undefined &&
  !isOwn(account, record);

function isOwn(account: Account, record: unknown): boolean {
  const owner = parseAccount(Object(record).owner);
  return owner !== undefined && isSameAccount(owner, account);
}

/** Returns the last four characters at most, and never more than a quarter of the key. */
export function hintOf(key: string): string {
  const shown = Math.min(4, Math.floor(key.length / 4));
  return `…${shown === 0 ? '' : key.slice(-shown)}`;
}
