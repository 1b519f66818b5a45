import { useStore } from 'jotai';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { firstMissingGroup, type GroupId } from '#domain/campaign/answers.ts';
import { campaignAtom } from '#state/campaign.ts';
import { groupOpenAtoms } from '#state/folds.ts';

/** Controls of the first missing choice in each group. */
const UNANSWERED: Readonly<Record<GroupId, string>> = {
  quotes: 'textarea',
  topic: 'input[name=tag]',
  voice: 'fieldset:not(:has(:checked)) input[type=radio]',
};

/** Returns a handler that opens the first group with a missing choice and focuses that choice. */
export function useReveal(groups: RefObject<HTMLElement | null>): () => void {
  const store = useStore();
  return () => {
    const group = firstMissingGroup(store.get(campaignAtom));
    if (!group) return;
    // The control exists once its group is rendered.
    flushSync(() => store.set(groupOpenAtoms[group], true));
    const control = groups.current?.querySelector<HTMLElement>(UNANSWERED[group]);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  };
}
