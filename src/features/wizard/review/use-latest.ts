import { useStore } from 'jotai';
import { useCallback } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';

/** Returns the latest draft, including the last keystroke: the deferred one lags behind. */
export function useLatest(shown: Draft): () => Draft {
  const store = useStore();
  return useCallback(() => {
    const live = store.get(currentDraftAtom);
    return live?.id === shown.id ? live : shown;
  }, [store, shown]);
}
