import type { KeyVault } from '#services/secrets/key-vault.ts';
import type { ColdStorage } from '#services/storage/cold-storage.ts';
import type { DeviceStorage } from '#services/device/device.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';

/** Settings of the device that say nothing about anybody's work. */
const SETTINGS = ['ad-consent', 'banner-dismissed', 'provider'];

/** Composes what each part of the storage does at a logout. */
export function createDeviceStorage(
  documents: DocumentStore,
  cold: ColdStorage,
  keys: KeyVault,
): DeviceStorage {
  const dataOf = (key: string) => Object(documents.read(key)?.data);
  return {
    hasWork: () =>
      dataOf('drafts').drafts?.length > 0 ||
      dataOf('campaign').quotes?.length > 0 ||
      Boolean(documents.read('insight-text')?.data),
    async forget({ work }) {
      keys.forget();
      await Promise.all([cold.clear(), documents.wipe(work ? SETTINGS : undefined)]);
    },
    persist() {
      // Where it is refused, the browser decides as before.
      navigator.storage?.persist?.().catch(() => false);
    },
  };
}
