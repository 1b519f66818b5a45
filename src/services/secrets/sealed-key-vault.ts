import { type Account, isSameAccount } from '#domain/site/account.ts';
import type { Exclusive } from '#services/locks/exclusive.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { SILENT_CHANNEL, type TabChannel } from '#services/storage/tab-channel.ts';
import { createIdleLock } from './idle-lock.ts';
import { createKeyRing } from './key-ring.ts';
import type { KeyLevel, KeyProtection, KeyVault } from './key-vault.ts';
import { createMemoryKeys } from './memory-keys.ts';
import { createSealedRecords } from './sealed-records.ts';
import { createSeals } from './seals.ts';
import { createWrappingKey } from './wrapping-key.ts';

interface VaultDeps {
  readonly storage: KeyValueStore;
  readonly crypto: Crypto;
  readonly channel?: TabChannel;
  /** Lock under which tabs create the wrapping key. */
  readonly exclusive?: Exclusive;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The account that was last signed in here: it may use its own keys alone. */
  readonly account?: (() => Account | undefined) | undefined;
}

/**
 * Keys at rest: AES-256-GCM under a wrapping key that WebCrypto will not export, or under one that
 * is derived from a passphrase and never stored. The first stops a string scan, a backup reader and
 * an accidental export, the second also an attacker with a copy of the disk; neither stops one who
 * controls the unlocked device or the code that this site serves.
 */
export function createSealedKeyVault({
  storage,
  crypto,
  channel = SILENT_CHANNEL,
  exclusive = (work) => work(),
  now = () => Date.now(),
  account,
}: VaultDeps): KeyVault {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const opened = createIdleLock({ channel, now, onLock: changed });
  const inMemory = createMemoryKeys(crypto, account);
  const ring = createKeyRing({
    crypto,
    inMemory,
    records: createSealedRecords(storage, account),
    opened,
    seals: createSeals(crypto, createWrappingKey({ storage, crypto, exclusive })),
  });
  /** Number of logouts that this tab knows of. */
  let logouts = 0;

  channel.subscribe(({ told, stored }) => {
    if (told === 'awake') opened.noteActivity();
    if (told === 'lock') opened.lock();
    if (told === 'forget') drop({ stored: stored !== false });
    if (told === 'changed') changed();
  });

  function drop(what: { readonly stored: boolean }): void {
    logouts += 1;
    ring.drop(what);
  }

  /** Returns a function that throws once the user has logged out, or another has signed in. */
  function untilLogout(): () => void {
    const [begun, owner] = [logouts, account?.()];
    return () => {
      const current = account?.();
      const isOther = owner && current && !isSameAccount(owner, current);
      if (logouts !== begun || isOther) throw new Error('The user has logged out');
    };
  }

  async function save(
    baseUrl: string,
    key: string,
    protection: KeyProtection = { level: 'device' },
  ): Promise<KeyLevel> {
    const still = untilLogout();
    const level = await ring.save(baseUrl, key, protection, still).catch((error: unknown) => {
      // A browser in lockdown mode stores no wrapping key: the key then stays in memory, rather
      // than on disk in plain text.
      if (!isName(error, 'DataCloneError')) throw error;
      return ring.save(baseUrl, key, { level: 'session' }, still);
    });
    channel.emit({ told: 'changed' });
    opened.resetIdleTimer();
    opened.lockIfIdle();
    return level;
  }

  async function unlock(baseUrl: string, passphrase: string): Promise<boolean> {
    const begun = logouts;
    const derived = await ring.derive(baseUrl, passphrase);
    if (derived === undefined || logouts !== begun) return false;
    opened.unlock(baseUrl, derived);
    changed();
    return true;
  }

  return {
    read: ring.read,
    save,
    find: ring.find,
    unlock,
    identify: async (baseUrl, typed) =>
      typed === undefined ? (await ring.read(baseUrl))?.id : inMemory.nameTyped(baseUrl, typed),
    async delete(baseUrl) {
      await ring.delete(baseUrl);
      channel.emit({ told: 'changed' });
    },
    resetIdleTimer: opened.resetIdleTimer,
    forget(what) {
      drop(what);
      channel.emit({ told: 'forget', ...what });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isName = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;
