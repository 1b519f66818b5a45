import type { KeyVault } from '#services/secrets/key-vault.ts';
import type { ColdStorage } from '#services/storage/cold-storage.ts';
import { JOBS_CLEARED } from '#domain/jobs/queue-message.ts';
import type { Leftover } from '#domain/jobs/leftovers.ts';
import { DRAFTS } from '#domain/posts/draft-records.ts';
import { clearCaches } from '#services/device/caches.ts';
import type { DeviceStorage } from '#services/device/device.ts';
import type { SharedRecords } from '#services/shared/shared-records.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';

/** Settings that say nothing about anybody's work, and messages that were sent and did not go yet. */
const KEPT = ['ad-consent', 'banner-dismissed', 'provider', 'contact-outbox'];

interface Parts {
  readonly documents: DocumentStore;
  readonly cold: ColdStorage;
  readonly keys: KeyVault;
  /** Notifies the queues of the other tabs, even if this tab has not loaded its own. */
  readonly queue: Pick<TabChannel, 'tell'>;
  /** Absent on a device without a database. */
  readonly shared?: SharedRecords | undefined;
  /** Absent on a page that is not served safely. */
  readonly caches?: CacheStorage | undefined;
}

/** Composes what each part of the storage does at a logout. */
export function createDeviceStorage(parts: Parts): DeviceStorage {
  const { documents, cold, keys, queue, shared, caches } = parts;
  const dataOf = (key: string) => Object(documents.read(key)?.data);
  return {
    hasWork: () =>
      documents.count(DRAFTS) > 0 ||
      dataOf('campaign').quotes?.length > 0 ||
      Boolean(documents.read('insight-text')?.data),
    unreadable: (prefix) => documents.quarantined(prefix),
    async forget({ work }) {
      keys.forget();
      const [rest, shares] = work ? [KEPT, shared?.clear()] : [];
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
      // Where it is refused, the browser decides as before.
      navigator.storage?.persist?.().catch(() => false);
    },
  };
}

/** What it is about, if the device would not remove it. */
async function refused(name: Leftover, removed: Promise<void> | undefined): Promise<Leftover[]> {
  try {
    await removed;
    return [];
  } catch {
    return [name];
  }
}
