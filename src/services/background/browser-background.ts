import { SYNC_TAG } from '#domain/worker-message.ts';
import type { BackgroundService } from './background.ts';

/** No part of the DOM's types: Chromium alone has it. */
interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Undefined where the browser knows no such thing. */
export function createBrowserBackground(
  workers: ServiceWorkerContainer | undefined,
  isKnown: boolean,
): BackgroundService | undefined {
  if (!workers || !isKnown) return undefined;
  return {
    async wake() {
      try {
        const registration: ServiceWorkerRegistration & Syncing = await workers.ready;
        await registration.sync?.register(SYNC_TAG);
        return registration.sync !== undefined;
      } catch {
        // Forbidden in the browser's settings.
        return false;
      }
    },
  };
}
