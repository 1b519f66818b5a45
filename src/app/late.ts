/** What a page does once it answers and nobody waits for anything; loaded then (`start.tsx`). */
import type { createStore } from 'jotai';
import { DRAFTS } from '#domain/posts/draft-records.ts';
import { KEEP_USER_FILES, postToOpen } from '#domain/jobs/worker-message.ts';
import { createSharedInbox } from '#services/shared/indexed-db-shared.ts';
import { deviceDocuments, hasStorage } from './device.ts';
import { sessionAtom } from '#state/session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { placeAtom } from '#ui/late-part.tsx';
import { offerInstall } from './late-install.ts';
import { followUpdates } from './late-updates.ts';
import type { AppRouter } from './router.ts';

type Store = ReturnType<typeof createStore>;

const WhileClosed = lazyPart(
  async () => (await import('#features/shell/while-closed.tsx')).WhileClosed,
);

/** `search`: what the address asked for when the page was opened. */
export function startLate(store: Store, router: AppRouter, search: string): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const jobId = postToOpen(data);
    if (jobId !== undefined) void openNotified(store, router, jobId);
  });
  followUpdates(store);
  keepUserFiles(store);
  store.sub(sessionAtom, () => keepUserFiles(store));
  offerInstall(store);
  store.set(placeAtom, 'queued', WhileClosed);
  void lookForUnreadable(store);
  void lookForShared(store, new URLSearchParams(search).get('shared'));
}

/** Visitors who only read are spared the scripts that understand reviews. */
function keepUserFiles(store: Store): void {
  if (store.get(sessionAtom).status !== 'in') return;
  // A worker has no origin; the rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(KEEP_USER_FILES));
}

/** Drafts beyond reading are offered as a file with the others. */
async function lookForUnreadable(store: Store): Promise<void> {
  const found = await deviceDocuments.quarantined(DRAFTS).catch(() => []);
  if (found.length === 0) return;
  // Pages without the wizard do not load its drafts for that.
  const drafts = await import('#state/drafts.ts').catch(() => undefined);
  if (drafts) store.set(drafts.unreadableDraftsAtom, found);
}

/** Reviewing takes more of the app, and most visits have nothing to review. */
async function lookForShared(store: Store, result: string | null): Promise<void> {
  if (!hasStorage()) return;
  const inbox = createSharedInbox();
  if (result === null && (await inbox.list()).length === 0) return;
  // Where it does not load, what was shared stays for the next visit.
  const late = await import('./late-shared.ts').catch(() => undefined);
  await late?.reviewShared(store, inbox, result === 'no-room');
}

/** Without its script the window comes to the front, and the queue at the top shows what is ready. */
async function openNotified(store: Store, router: AppRouter, jobId: string): Promise<void> {
  const part = await import('./open-post.ts').catch(() => undefined);
  await part?.openPost(store, router, jobId);
}
