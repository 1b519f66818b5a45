import { SYNC_TAG } from '#domain/jobs/background-send-policy.ts';
import type { SyncRegistration } from './sync-registration.ts';

/** The Background Sync API, which only Chromium has. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

interface SyncDeps {
  readonly navigator: Navigator;
}

/** Returns undefined if the browser cannot wake a worker. */
export function createBrowserSyncRegistration(deps: SyncDeps): SyncRegistration | undefined {
  const workers = deps.navigator.serviceWorker;
  if (!('SyncManager' in deps) || !workers) return undefined;
  return {
    async registerSync() {
      try {
        const registration = await workers.getRegistration();
        const sync: SyncManager | undefined = Object(registration).sync;
        await sync?.register(SYNC_TAG);
        return sync !== undefined;
      } catch {
        // Switched off in the browser's settings, or unavailable in a private window.
        return false;
      }
    },
  };
}
