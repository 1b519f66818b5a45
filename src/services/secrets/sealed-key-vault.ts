import type { Exclusive } from '#services/locks/exclusive.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { SILENT_CHANNEL, type TabChannel } from '#services/storage/tab-channel.ts';
import {
  hintOf,
  type KeptKey,
  type KeyLevel,
  type KeyProtection,
  type KeyVault,
  type NamedKey,
  PASSPHRASE_MIN_LENGTH,
  type SealedRecord,
} from './key-vault.ts';
import { derive, makeSalt, makeWrappingKey, seal, unseal } from './seal.ts';

/**
 * Keys at rest: AES-256-GCM under a wrapping key that WebCrypto will not export, or under one that
 * is derived from a passphrase and never stored. The first stops a string scan, a backup reader and
 * an accidental export, the second also an attacker with a copy of the disk; neither stops one who
 * controls the unlocked device or the code that this site serves.
 */
const WRAPPING_KEY = 'wrapping-key';
/** Idle time after which a passphrase must be typed again, in milliseconds. */
const LOCK_AFTER_IDLE_MS = 15 * 60_000;
/** Minimum time between two activity messages to other tabs, in milliseconds. */
const TELL_MS = 30_000;

interface VaultDeps {
  readonly channel?: TabChannel;
  /** Lock under which tabs create the wrapping key. */
  readonly exclusive?: Exclusive;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export function createSealedKeyVault(
  storage: KeyValueStore,
  crypto: Crypto,
  {
    channel = SILENT_CHANNEL,
    exclusive = (work) => work(),
    now = () => Date.now(),
  }: VaultDeps = {},
): KeyVault {
  const listeners = new Set<() => void>();
  /** Keys of this session alone, by base URL. */
  const session = new Map<string, NamedKey>();
  /** Last key that was typed for a request and not saved, by base URL. */
  const typedKeys = new Map<string, NamedKey>();
  /** Keys derived from typed passphrases, by base URL. */
  const opened = new Map<string, CryptoKey>();
  let activeAt = now();
  let toldAt = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let asked: Promise<CryptoKey> | undefined;
  /** Number of logouts that this tab knows of. */
  let logouts = 0;
  /** Records that this tab has saved since the last logout, by name. */
  const keptHere = new Map<string, SealedRecord>();

  channel.subscribe(({ told }) => {
    if (told === 'awake') activeAt = Math.max(activeAt, now());
    if (told === 'lock') lock();
    if (told === 'forget') drop();
    if (told === 'changed') changed();
  });

  function changed(): void {
    for (const listener of listeners) listener();
  }

  function lock(): void {
    opened.clear();
    clearTimeout(watch);
    changed();
  }

  function drop(): void {
    logouts += 1;
    // Keys that this tab saved before the message arrived may reach the disk after the logout.
    for (const each of keptHere) takeBack(...each).catch(() => undefined);
    keptHere.clear();
    session.clear();
    typedKeys.clear();
    lock();
  }

  /** Locks after the idle time. A timer may sleep with its page, so the clock decides. */
  function lockIfIdle(): void {
    clearTimeout(watch);
    if (opened.size === 0) return;
    const left = activeAt + LOCK_AFTER_IDLE_MS - now();
    if (left > 0) {
      watch = setTimeout(lockIfIdle, left);
      return;
    }
    lock();
    channel.emit({ told: 'lock' });
  }

  function resetIdleTimer(): void {
    lockIfIdle();
    activeAt = now();
    if (opened.size === 0 || activeAt - toldAt < TELL_MS) return;
    toldAt = activeAt;
    channel.emit({ told: 'awake' });
  }

  async function findWrappingKey(): Promise<CryptoKey | undefined> {
    const stored = await storage.get(WRAPPING_KEY);
    return stored instanceof CryptoKey ? stored : undefined;
  }

  /** Creates one key at a time: of two created at once, each would lock out the other's records. */
  function wrappingKey(): Promise<CryptoKey> {
    asked ??= exclusive(async () => (await findWrappingKey()) ?? makeAndStore()).finally(() => {
      asked = undefined;
    });
    return asked;
  }

  async function makeAndStore(): Promise<CryptoKey> {
    const made = await makeWrappingKey(crypto);
    await storage.set(WRAPPING_KEY, made);
    return made;
  }

  async function record(baseUrl: string): Promise<SealedRecord | undefined> {
    const stored = await storage.get(recordName(baseUrl));
    return isSealedRecord(stored) ? stored : undefined;
  }

  async function keep(baseUrl: string, sealed: SealedRecord, still: () => void): Promise<void> {
    const name = recordName(baseUrl);
    still();
    keptHere.set(name, sealed);
    await storage.set(name, sealed);
    try {
      still();
    } catch (error) {
      await takeBack(name, sealed);
      throw error;
    }
  }

  /** Deletes the record unless the next user has saved another one by now. */
  async function takeBack(name: string, sealed: SealedRecord): Promise<void> {
    const stored = await storage.get(name);
    if (isSealedRecord(stored) && nameOf(stored) === nameOf(sealed)) await storage.delete(name);
  }

  async function read(baseUrl: string): Promise<NamedKey | undefined> {
    const kept = session.get(baseUrl);
    if (kept !== undefined) return kept;
    const found = await record(baseUrl);
    const key = found && (await open(baseUrl, found));
    return found && key !== undefined ? { key, id: nameOf(found) } : undefined;
  }

  async function open(baseUrl: string, found: SealedRecord): Promise<string | undefined> {
    if (found.version === 1) {
      const wrapping = await findWrappingKey();
      return wrapping && unseal(crypto, wrapping, purpose(baseUrl), found);
    }
    lockIfIdle();
    const key = opened.get(baseUrl);
    return key && unseal(crypto, key, passphrasePurpose(baseUrl), found);
  }

  function nameTyped(baseUrl: string, key: string): string {
    const known = typedKeys.get(baseUrl);
    if (known?.key === key) return known.id;
    const id = crypto.randomUUID();
    typedKeys.set(baseUrl, { key, id });
    return id;
  }

  async function identify(baseUrl: string, typed?: string): Promise<string | undefined> {
    return typed === undefined ? (await read(baseUrl))?.id : nameTyped(baseUrl, typed);
  }

  async function find(baseUrl: string): Promise<KeptKey | undefined> {
    const kept = session.get(baseUrl);
    if (kept !== undefined) return { hint: hintOf(kept.key), level: 'session', locked: false };
    // If the storage cannot be read, no key is shown; `read` reports the reason.
    const found = await record(baseUrl).catch(() => undefined);
    if (!found) return undefined;
    const { hint, version } = found;
    if (version === 1) return { hint, level: 'device', locked: false, record: found };
    lockIfIdle();
    return { hint, level: 'passphrase', locked: !opened.has(baseUrl), record: found };
  }

  /** Saves a key. `still` throws once the user has logged out. */
  async function store(
    baseUrl: string,
    key: string,
    protection: KeyProtection,
    still: () => void,
  ): Promise<KeyLevel> {
    if (protection.level === 'session') {
      await removeSaved(baseUrl);
      still();
      opened.delete(baseUrl);
      session.set(baseUrl, { key, id: crypto.randomUUID() });
      return 'session';
    }
    if (protection.level === 'passphrase') {
      await storeUnderPassphrase(baseUrl, key, protection.passphrase, still);
    } else {
      const sealed = await seal(crypto, await wrappingKey(), purpose(baseUrl), key);
      const hint = hintOf(key);
      await keep(baseUrl, { version: 1, level: 'device', ...sealed, hint }, still);
      opened.delete(baseUrl);
    }
    session.delete(baseUrl);
    return protection.level;
  }

  /** Rejects if a saved key stays on disk; a device that stores nothing has none. */
  async function removeSaved(baseUrl: string): Promise<void> {
    try {
      await storage.delete(recordName(baseUrl));
    } catch (error) {
      if (await record(baseUrl).catch(() => undefined)) throw error;
    }
  }

  async function storeUnderPassphrase(
    baseUrl: string,
    key: string,
    passphrase: string,
    still: () => void,
  ): Promise<void> {
    if (passphrase.length < PASSPHRASE_MIN_LENGTH) throw new RangeError('The passphrase is short');
    const salt = makeSalt(crypto);
    const derived = await derive(crypto, passphrase, salt);
    const sealed = await seal(crypto, derived, passphrasePurpose(baseUrl), key);
    const hint = hintOf(key);
    await keep(baseUrl, { version: 2, level: 'passphrase', salt, ...sealed, hint }, still);
    opened.set(baseUrl, derived);
  }

  async function save(
    baseUrl: string,
    key: string,
    protection: KeyProtection = { level: 'device' },
  ): Promise<KeyLevel> {
    const begun = logouts;
    const still = () => {
      if (logouts !== begun) throw new Error('Somebody has logged out');
    };
    const level = await store(baseUrl, key, protection, still).catch((error: unknown) => {
      // A browser in lockdown mode stores no wrapping key: the key then stays in memory, rather
      // than on disk in plain text.
      if (!isName(error, 'DataCloneError')) throw error;
      return store(baseUrl, key, { level: 'session' }, still);
    });
    channel.emit({ told: 'changed' });
    resetIdleTimer();
    lockIfIdle();
    return level;
  }

  return {
    read,
    identify,
    save,
    find,
    async delete(baseUrl) {
      const wasInMemory = session.delete(baseUrl);
      opened.delete(baseUrl);
      await (wasInMemory ? removeSaved(baseUrl) : storage.delete(recordName(baseUrl)));
      channel.emit({ told: 'changed' });
    },
    async unlock(baseUrl, passphrase) {
      const begun = logouts;
      const found = await record(baseUrl).catch(() => undefined);
      if (found?.version !== 2) return false;
      const derived = await derive(crypto, passphrase, found.salt);
      const key = await unseal(crypto, derived, passphrasePurpose(baseUrl), found);
      if (key === undefined || logouts !== begun) return false;
      opened.set(baseUrl, derived);
      activeAt = now();
      lockIfIdle();
      changed();
      return true;
    },
    resetIdleTimer,
    forget() {
      drop();
      channel.emit({ told: 'forget' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Id of a record: its initialization vector is random and unique to each save. */
const nameOf = ({ iv }: SealedRecord) => iv.join('.');

const recordName = (baseUrl: string) => `key ${baseUrl}`;

/** Binds the ciphertext to its purpose and provider. */
const purpose = (baseUrl: string) => `echopost key 1 ${baseUrl}`;
const passphrasePurpose = (baseUrl: string) => `echopost key 2 passphrase ${baseUrl}`;

const isName = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;

function isSealedRecord(value: unknown): value is SealedRecord {
  const { version, iv, sealed, hint, salt } = Object(value);
  const isSealed =
    iv instanceof Uint8Array && sealed instanceof ArrayBuffer && typeof hint === 'string';
  return isSealed && (version === 1 || (version === 2 && salt instanceof Uint8Array));
}
