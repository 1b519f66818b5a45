/**
 * Deferred start-up: everything a page does after hydration that no first screen needs
 * (`start.tsx`).
 */
import type { createStore } from 'jotai';
import { appearanceAtom } from '#state/settings/appearance.ts';
import { DRAFTS, REMINDERS } from '#state/storage/storage-keys.ts';
import { KEEP_USER_FILES, postToOpen } from '#domain/jobs/worker-message.ts';
import { countRecords } from '#services/storage/count-records.ts';
import { database, deviceDocuments } from '../services/device.ts';
import { accountAtom, sessionAtom } from '#state/account/session.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { fillSlotAtom } from '#ui/page/slot.tsx';
import { isInstalled, offerInstall } from './install.ts';
import { followUpdates } from './updates.ts';
import type { AppRouter } from '../router.ts';

type Store = ReturnType<typeof createStore>;

const BackgroundSendSettings = lazyPart(
  async () => (await import('#features/shell/background-send-settings.tsx')).BackgroundSendSettings,
);

/** `search` is the query string the page was opened with. */
export function startDeferred(store: Store, router: AppRouter, search: string): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const jobId = postToOpen(data);
    if (jobId !== undefined) void openNotified(store, router, jobId);
  });
  followUpdates(store);
  keepUserFiles(store);
  store.sub(sessionAtom, () => keepUserFiles(store));
  offerInstall(store);
  if (deviceDocuments.read(REMINDERS)?.data) void watchPlan(store);
  if (store.get(appearanceAtom) !== 'system') void followAppearance(store);
  store.sub(appearanceAtom, () => void followAppearance(store));
  store.set(fillSlotAtom, 'queued', BackgroundSendSettings);
  void findUnreadableDrafts(store);
  store.sub(accountAtom, () => {
    void findUnreadableDrafts(store);
    // Reviews that were tried on the front page since.
    void findSharedItems(store, null);
  });
  void findSharedItems(store, new URLSearchParams(search).get('shared'));
}

/** If the chunk fails to load, the page stays as it is until the next choice. */
async function followAppearance(store: Store): Promise<void> {
  const part = await import('./appearance.ts').catch(() => undefined);
  part?.applyAppearance(store.get(appearanceAtom));
}

/** Visitors without a session do not download the scripts that analyse reviews, unless they install. */
function keepUserFiles(store: Store): void {
  if (store.get(sessionAtom).status !== 'in' && !isInstalled()) return;
  // A worker has no origin: the rule applies to windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(KEEP_USER_FILES));
}

/** Offers quarantined drafts as a file, next to the readable ones. */
async function findUnreadableDrafts(store: Store): Promise<void> {
  const found = await deviceDocuments.quarantined(DRAFTS).catch(() => []);
  if (found.length === 0) return;
  // Pages without the wizard load the drafts' chunk only if there is something to show.
  const drafts = await import('#state/drafts/drafts.ts').catch(() => undefined);
  if (drafts) store.set(drafts.quarantinedDraftsAtom, found);
}

/** Only users who have planned posts pay for the reminders. Without its chunk there are none. */
async function watchPlan(store: Store): Promise<void> {
  const part = await import('#state/drafts/reminders.ts').catch(() => undefined);
  part?.watchPlan(store);
}

/** Loads the review of shared content only if there is any, which is rare. */
async function findSharedItems(store: Store, result: string | null): Promise<void> {
  if (!database) return;
  if (result === null && (await countRecords(database, 'shared-items')) === 0) return;
  // If the chunk fails to load, the shared content stays for the next visit.
  const shareTarget = await import('./share-target.ts').catch(() => undefined);
  await shareTarget?.reviewSharedItems(store, result === 'no-room');
}

/**
 * If the chunk fails to load, the window still gets the focus, and the queue in the header lists
 * the post.
 */
async function openNotified(store: Store, router: AppRouter, jobId: string): Promise<void> {
  const part = await import('../open-post.ts').catch(() => undefined);
  await part?.openPost(store, router, jobId);
}
