import type { KeyVault } from '#services/secrets/key-vault.ts';
import type { ColdStorage } from '#services/storage/cold-storage.ts';
import { JOBS_CLEARED } from '#domain/jobs/queue-message.ts';
import type { Leftover } from '#domain/jobs/leftovers.ts';
import { DRAFTS } from '#domain/posts/draft-records.ts';
import { clearCaches } from '#services/device/caches.ts';
import type { DeviceStorage } from '#services/device/device.ts';
import type { SharedInboxRecords } from '#services/share-target/inbox-records.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';

/** Kept at logout: settings that reveal nothing about the user's work, and unsent messages. */
const KEPT = ['ad-consent', 'banner-dismissed', 'provider', 'contact-outbox'];

interface Parts {
  readonly documents: DocumentStore;
  readonly cold: ColdStorage;
  readonly keys: KeyVault;
  /** Notifies the queues of the other tabs, even if this tab has not loaded its own. */
  readonly queue: Pick<TabChannel, 'tell'>;
  /** Absent on a device without a database. */
  readonly sharedInbox?: SharedInboxRecords | undefined;
  /** Absent in an insecure context. */
  readonly caches?: CacheStorage | undefined;
}

/** Combines the logout steps of every storage. */
export function createDeviceStorage(parts: Parts): DeviceStorage {
  const { documents, cold, keys, queue, sharedInbox, caches } = parts;
  const dataOf = (key: string) => Object(documents.read(key)?.data);
  return {
    hasWork: () =>
      documents.count(DRAFTS) > 0 ||
      dataOf('campaign').quotes?.length > 0 ||
      Boolean(documents.read('insight-text')?.data),
    unreadable: (prefix) => documents.quarantined(prefix),
    async forget({ work }) {
      keys.forget();
      const [rest, shares] = work ? [KEPT, sharedInbox?.clear()] : [];
      const left = await Promise.all([
        refused('session', cold.clear()),
        refused(work ? 'work' : 'queue', documents.wipe(rest)),
        refused('shared', shares),
        refused('caches', caches && clearCaches(caches)),
      ]);
      queue.tell(JOBS_CLEARED);
      return left.flat();
    },
    persist() {
      // If denied, the browser may still evict the data, as before.
      navigator.storage?.persist?.().catch(() => false);
    },
  };
}

/** `name` if the device failed to delete the data, otherwise nothing. */
async function refused(name: Leftover, removed: Promise<void> | undefined): Promise<Leftover[]> {
  try {
    await removed;
    return [];
  } catch {
    return [name];
  }
}
