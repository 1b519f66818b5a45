import { type Account, isOwnedBy } from '#domain/site/account.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { SEALED_KEY, type SealedRecord } from './key-vault.ts';

/** The sealed keys on disk, by base URL. */
export interface SealedRecords {
  find(baseUrl: string): Promise<SealedRecord | undefined>;
  /** Saves a record. `still` throws once the user has logged out; the record is then taken back. */
  save(baseUrl: string, sealed: SealedRecord, still: () => void): Promise<void>;
  delete(baseUrl: string): Promise<void>;
  /** Rejects if a saved key stays on disk; a device that stores nothing has none. */
  remove(baseUrl: string): Promise<void>;
  /** Takes back what this tab has saved: it may reach the disk after a logout. */
  takeBackAll(): void;
}

/** `account` is the one whose keys this page may use; without it, all are. */
export function createSealedRecords(
  storage: KeyValueStore,
  account?: () => Account | undefined,
): SealedRecords {
  /** Records that this tab has saved since the last logout, by name. */
  const keptHere = new Map<string, SealedRecord>();

  async function find(baseUrl: string): Promise<SealedRecord | undefined> {
    const stored = await storage.get(recordName(baseUrl));
    return isSealedRecord(stored) && isOwn(stored) ? stored : undefined;
  }

  /** True for a key of this page's account, and for one of a release that noted none. */
  const isOwn = ({ owner }: SealedRecord): boolean =>
    !account || owner === undefined || isOwnedBy(owner, account());

  async function save(baseUrl: string, made: SealedRecord, still: () => void): Promise<void> {
    const name = recordName(baseUrl);
    still();
    const owner = account?.();
    const sealed = owner ? { ...made, owner } : made;
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
    if (isSealedRecord(stored) && idOf(stored) === idOf(sealed)) await storage.delete(name);
  }

  return {
    find,
    save,
    delete: (baseUrl) => storage.delete(recordName(baseUrl)),
    async remove(baseUrl) {
      try {
        await storage.delete(recordName(baseUrl));
      } catch (error) {
        if (await find(baseUrl).catch(() => undefined)) throw error;
      }
    },
    takeBackAll() {
      for (const each of keptHere) takeBack(...each).catch(() => undefined);
      keptHere.clear();
    },
  };
}

/** Id of a record: its initialization vector is random and unique to each save. */
export const idOf = ({ iv }: SealedRecord) => iv.join('.');

const recordName = (baseUrl: string) => `${SEALED_KEY}${baseUrl}`;

function isSealedRecord(value: unknown): value is SealedRecord {
  const { version, iv, sealed, hint, salt } = Object(value);
  const isSealed =
    iv instanceof Uint8Array && sealed instanceof ArrayBuffer && typeof hint === 'string';
  return isSealed && (version === 1 || (version === 2 && salt instanceof Uint8Array));
}
