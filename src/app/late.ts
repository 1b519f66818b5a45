/** What a page does once it answers and nobody waits for anything; loaded then (`start.tsx`). */
import type { createStore } from 'jotai';
import { createSharedInbox } from '#services/shared/indexed-db-shared.ts';
import { unreadableDraftsAtom } from '#state/drafts.ts';
import { deviceDocuments, hasStorage } from './device.ts';
import { offerInstall } from './late-install.ts';
import { followUpdates } from './late-updates.ts';

type Store = ReturnType<typeof createStore>;

/** `search`: what the address asked for when the page was opened. */
export function startLate(store: Store, search: string): void {
  followUpdates(store);
  offerInstall(store);
  void lookForUnreadable(store);
  void lookForShared(store, new URLSearchParams(search).get('shared'));
}

/** Drafts beyond reading are offered as a file with the others. */
async function lookForUnreadable(store: Store): Promise<void> {
  const found = await deviceDocuments.asides('drafts').catch(() => []);
  if (found.length > 0) store.set(unreadableDraftsAtom, found);
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
