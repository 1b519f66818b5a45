import type { Exclusive } from '#services/locks/exclusive.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { SILENT_CHANNEL, type TabChannel } from '#services/storage/tab-channel.ts';
import { createIdleLock, type IdleLock } from './idle-lock.ts';
import {
  hintOf,
  type KeptKey,
  type KeyLevel,
  type KeyProtection,
  type KeyVault,
  type NamedKey,
} from './key-vault.ts';
import { createMemoryKeys, type MemoryKeys } from './memory-keys.ts';
import { derive } from './seal.ts';
import { createSeals, type Seals } from './seals.ts';
import { createSealedRecords, idOf, type SealedRecords } from './sealed-records.ts';
import { createWrappingKey } from './wrapping-key.ts';

interface VaultDeps {
  readonly channel?: TabChannel;
  /** Lock under which tabs create the wrapping key. */
  readonly exclusive?: Exclusive;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface VaultParts {
  readonly inMemory: MemoryKeys;
  readonly records: SealedRecords;
  readonly opened: IdleLock;
  readonly seals: Seals;
}

/**
 * Keys at rest: AES-256-GCM under a wrapping key that WebCrypto will not export, or under one that
 * is derived from a passphrase and never stored. The first stops a string scan, a backup reader and
 * an accidental export, the second also an attacker with a copy of the disk; neither stops one who
 * controls the unlocked device or the code that this site serves.
 */
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
  const parts: VaultParts = {
    inMemory: createMemoryKeys(crypto),
    records: createSealedRecords(storage),
    opened: createIdleLock({ channel, now, onLock: changed }),
    seals: createSeals(crypto, createWrappingKey({ storage, crypto, exclusive })),
  };
  const { inMemory, records, opened, seals } = parts;
  /** Number of logouts that this tab knows of. */
  let logouts = 0;

  channel.subscribe(({ told }) => {
    if (told === 'awake') opened.noteActivity();
    if (told === 'lock') opened.lock();
    if (told === 'forget') drop();
    if (told === 'changed') changed();
  });

  function changed(): void {
    for (const listener of listeners) listener();
  }

  function drop(): void {
    logouts += 1;
    records.takeBackAll();
    inMemory.clear();
    opened.lock();
  }

  /** Returns a function that throws once the user has logged out. */
  function untilLogout(): () => void {
    const begun = logouts;
    return () => {
      if (logouts !== begun) throw new Error('Somebody has logged out');
    };
  }

  async function read(baseUrl: string): Promise<NamedKey | undefined> {
    const kept = inMemory.get(baseUrl);
    if (kept !== undefined) return kept;
    const found = await records.find(baseUrl);
    const key = found && (await seals.open(baseUrl, found, () => opened.get(baseUrl)));
    return found && key !== undefined ? { key, id: idOf(found) } : undefined;
  }

  async function find(baseUrl: string): Promise<KeptKey | undefined> {
    const kept = inMemory.get(baseUrl);
    if (kept !== undefined) return { hint: hintOf(kept.key), level: 'session', locked: false };
    // If the storage cannot be read, no key is shown; `read` reports the reason.
    const found = await records.find(baseUrl).catch(() => undefined);
    if (!found) return undefined;
    const { hint, version } = found;
    if (version === 1) return { hint, level: 'device', locked: false, record: found };
    return { hint, level: 'passphrase', locked: !opened.get(baseUrl), record: found };
  }

  async function save(
    baseUrl: string,
    key: string,
    protection: KeyProtection = { level: 'device' },
  ): Promise<KeyLevel> {
    const still = untilLogout();
    const level = await store(parts, baseUrl, key, protection, still).catch((error: unknown) => {
      // A browser in lockdown mode stores no wrapping key: the key then stays in memory, rather
      // than on disk in plain text.
      if (!isName(error, 'DataCloneError')) throw error;
      return store(parts, baseUrl, key, { level: 'session' }, still);
    });
    channel.emit({ told: 'changed' });
    opened.resetIdleTimer();
    opened.lockIfIdle();
    return level;
  }

  async function unlock(baseUrl: string, passphrase: string): Promise<boolean> {
    const begun = logouts;
    const found = await records.find(baseUrl).catch(() => undefined);
    if (found?.version !== 2) return false;
    const derived = await derive(crypto, passphrase, found.salt);
    const key = await seals.open(baseUrl, found, () => derived);
    if (key === undefined || logouts !== begun) return false;
    opened.unlock(baseUrl, derived);
    changed();
    return true;
  }

  return {
    read,
    save,
    find,
    unlock,
    identify: async (baseUrl, typed) =>
      typed === undefined ? (await read(baseUrl))?.id : inMemory.nameTyped(baseUrl, typed),
    async delete(baseUrl) {
      const wasInMemory = inMemory.delete(baseUrl);
      opened.delete(baseUrl);
      await (wasInMemory ? records.remove(baseUrl) : records.delete(baseUrl));
      channel.emit({ told: 'changed' });
    },
    resetIdleTimer: opened.resetIdleTimer,
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

/** Saves a key. `still` throws once the user has logged out. */
async function store(
  { inMemory, records, opened, seals }: VaultParts,
  baseUrl: string,
  key: string,
  protection: KeyProtection,
  still: () => void,
): Promise<KeyLevel> {
  if (protection.level === 'session') {
    await records.remove(baseUrl);
    still();
    opened.delete(baseUrl);
    inMemory.set(baseUrl, key);
    return 'session';
  }
  if (protection.level === 'passphrase') {
    const { record, derived } = await seals.underPassphrase(baseUrl, key, protection.passphrase);
    await records.save(baseUrl, record, still);
    opened.set(baseUrl, derived);
  } else {
    await records.save(baseUrl, await seals.onDevice(baseUrl, key), still);
    opened.delete(baseUrl);
  }
  inMemory.delete(baseUrl);
  return protection.level;
}

const isName = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;
