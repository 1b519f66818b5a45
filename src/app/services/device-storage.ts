import type { KeyVault } from '#services/secrets/key-vault.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { JOBS_CLEARED } from '#domain/jobs/queue-message.ts';
import type { FailedDeletion } from '#domain/site/failed-deletions.ts';
import { clearCaches } from '#services/device/caches.ts';
import type { DeviceStorage } from '#services/device/device.ts';
import type { SharedInboxRecords } from '#services/share-target/inbox-records.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';
import {
  AD_CONSENT,
  APPEARANCE,
  ADDITIONS,
  BANNER_DISMISSED,
  BRANDS,
  CARD_LOOKS,
  CONTACT_OUTBOX,
  DRAFTS,
  INSIGHT_TEXT,
  PROFILE,
  PROVIDER_DOCUMENT,
  REVIEW_SETS,
} from '#state/storage/storage-keys.ts';

/** Kept at logout, unless the settings go too: settings that reveal nothing about the user's work, and unsent messages. */
const KEPT = [AD_CONSENT, APPEARANCE, BANNER_DISMISSED, CONTACT_OUTBOX, PROVIDER_DOCUMENT];

interface DeviceStorageDeps {
  readonly documents: DocumentStore;
  readonly keyValues: KeyValueStore;
  readonly keys: KeyVault;
  /** Notifies the queues of the other tabs, even if this tab has not loaded its own. */
  readonly queue: Pick<TabChannel, 'emit'>;
  /** Absent on a device without a database. */
  readonly sharedInbox?: SharedInboxRecords | undefined;
  /** Absent in an insecure context. */
  readonly caches?: CacheStorage | undefined;
}

/** Combines the logout steps of every storage. */
export function createDeviceStorage(deps: DeviceStorageDeps): DeviceStorage {
  const { documents, keyValues, keys, queue, sharedInbox, caches } = deps;
  const dataOf = (key: string) => Object(documents.read(key)?.data);
  return {
    hasWork: () =>
      documents.count(DRAFTS) > 0 ||
      documents.count(REVIEW_SETS) > 0 ||
      documents.count(ADDITIONS) > 0 ||
      Boolean(documents.read(INSIGHT_TEXT)?.data) ||
      Object.keys(Object(dataOf(BRANDS).brands)).length > 0 ||
      Object.values(dataOf(CARD_LOOKS)).some((look) => Object(look).photo) ||
      Boolean(dataOf(PROFILE).name || dataOf(PROFILE).picture),
    quarantined: (prefix) => documents.quarantined(prefix),
    async forget({ work, settings, keptKeys }) {
      keys.forget({ stored: !keptKeys });
      const [rest, shares] = work ? [settings ? [] : KEPT, sharedInbox?.clear()] : [];
      const failed = await Promise.all([
        refused(work ? 'work' : 'queue', documents.wipe(rest, keptKeys)),
        refused('shared', shares),
        refused('caches', caches && clearCaches(caches)),
      ]);
      // The wipe removes the session with the rest, unless it is only in memory.
      // The sign-in deletes the session itself, after this.
      const session = await refused('session', keptKeys ? undefined : keyValues.clear());
      const [isWipeRefused] = failed[0];
      queue.emit(JOBS_CLEARED);
      return [...(isWipeRefused ? session : []), ...failed.flat()];
    },
    persist() {
      // If denied, the browser may still evict the data, as before.
      navigator.storage?.persist?.().catch(() => false);
    },
  };
}

/** `name` if the device failed to delete the data, otherwise nothing. */
async function refused(
  name: FailedDeletion,
  removed: Promise<void> | undefined,
): Promise<FailedDeletion[]> {
  try {
    await removed;
    return [];
  } catch {
    return [name];
  }
}
