import type { IdleLock } from './idle-lock.ts';
import {
  hintOf,
  type KeptKey,
  type KeyLevel,
  type KeyProtection,
  type NamedKey,
} from './key-vault.ts';
import type { MemoryKeys } from './memory-keys.ts';
import { derive } from './seal.ts';
import { idOf, type SealedRecords } from './sealed-records.ts';
import type { Seals } from './seals.ts';

interface KeyRingDeps {
  readonly crypto: Crypto;
  readonly inMemory: MemoryKeys;
  readonly records: SealedRecords;
  readonly opened: IdleLock;
  readonly seals: Seals;
}

/** Each key in the one place that its protection gives it: in memory, or sealed on disk. */
export interface KeyRing {
  read(baseUrl: string): Promise<NamedKey | undefined>;
  find(baseUrl: string): Promise<KeptKey | undefined>;
  /** Saves a key. `still` throws once the user has logged out. */
  save(
    baseUrl: string,
    key: string,
    protection: KeyProtection,
    still: () => void,
  ): Promise<KeyLevel>;
  delete(baseUrl: string): Promise<void>;
  /** Derives the key of a passphrase; undefined if it does not open the record on disk. */
  derive(baseUrl: string, passphrase: string): Promise<CryptoKey | undefined>;
  /** Drops every key from memory, and with `stored` takes back the records that this tab has saved. */
  drop(what: { readonly stored: boolean }): void;
}

export function createKeyRing(deps: KeyRingDeps): KeyRing {
  const { crypto, inMemory, records, opened, seals } = deps;
  return {
    async read(baseUrl) {
      const kept = inMemory.get(baseUrl);
      if (kept !== undefined) return kept;
      const found = await records.find(baseUrl);
      const key = found && (await seals.open(baseUrl, found, () => opened.get(baseUrl)));
      return found && key !== undefined ? { key, id: idOf(found) } : undefined;
    },
    async find(baseUrl) {
      const kept = inMemory.get(baseUrl);
      if (kept !== undefined) return { hint: hintOf(kept.key), level: 'session', locked: false };
      // If the storage cannot be read, no key is shown; `read` reports the reason.
      const found = await records.find(baseUrl).catch(() => undefined);
      if (!found) return undefined;
      const { hint, version } = found;
      if (version === 1) return { hint, level: 'device', locked: false, record: found };
      return { hint, level: 'passphrase', locked: !opened.get(baseUrl), record: found };
    },
    save: (...key) => save(deps, ...key),
    async delete(baseUrl) {
      const wasInMemory = inMemory.delete(baseUrl);
      opened.delete(baseUrl);
      await (wasInMemory ? records.remove(baseUrl) : records.delete(baseUrl));
    },
    async derive(baseUrl, passphrase) {
      const found = await records.find(baseUrl).catch(() => undefined);
      if (found?.version !== 2) return undefined;
      const derived = await derive(crypto, passphrase, found.salt);
      const key = await seals.open(baseUrl, found, () => derived);
      return key === undefined ? undefined : derived;
    },
    drop({ stored }) {
      if (stored) records.takeBackAll();
      inMemory.clear();
      opened.lock();
    },
  };
}

async function save(
  { inMemory, records, opened, seals }: KeyRingDeps,
  ...[baseUrl, key, protection, still]: Parameters<KeyRing['save']>
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
