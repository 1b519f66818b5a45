import { SYNC_TAG } from '#domain/jobs/background.ts';
import type { BackgroundService } from './background.ts';

/** The Background Sync API, which only Chromium has. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

interface Browser {
  readonly navigator: Navigator;
}

/** Returns undefined if the browser lacks Background Sync. */
export function createBrowserBackground(browser: Browser): BackgroundService | undefined {
  const workers = browser.navigator.serviceWorker;
  if (!('SyncManager' in browser) || !workers) return undefined;
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
