import type { createStore } from 'jotai';
import { currentDraftAtom } from '#state/drafts/drafts.ts';

/** Id of the draft under review; empty without one. */
export const currentId = (store: ReturnType<typeof createStore>): string =>
  store.get(currentDraftAtom)?.id ?? '';
