/** What a page does once it answers and nobody waits for anything; loaded then (`start.tsx`). */
import type { createStore } from 'jotai';
import { followUpdates } from './late-updates.ts';
import { offerInstall } from './late-install.ts';

type Store = ReturnType<typeof createStore>;

export function startLate(store: Store): void {
  followUpdates(store);
  offerInstall(store);
}
