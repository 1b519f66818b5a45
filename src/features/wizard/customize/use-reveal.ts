import { useStore } from 'jotai';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { missingGroups, type GroupId } from '#domain/campaign/answers.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { groupOpenAtoms } from '#state/shell/folds.ts';

/** Controls of the first missing choice in each group. */
const UNANSWERED: Readonly<Record<GroupId, string>> = {
  quotes: 'textarea',
  topic: 'input[name=tag]',
  voice: 'fieldset:not(:has(:checked)) input[type=radio]',
};

/**
 * Returns a handler that opens the groups with missing choices and focuses the first one. If no group
 * lacks one, the platform is missing, and its handler is called.
 */
export function useReveal(
  groups: RefObject<HTMLElement | null>,
  onPlatformMissing: () => void,
): () => void {
  const store = useStore();
  return () => {
    const missing = missingGroups(store.get(campaignAtom));
    const [first] = missing;
    if (!first) return onPlatformMissing();
    // The control exists once its group is rendered.
    flushSync(() => {
      for (const group of missing) store.set(groupOpenAtoms[group], true);
    });
    const control = groups.current?.querySelector<HTMLElement>(UNANSWERED[first]);
    if (!control) return undefined;
    control.focus({ preventScroll: true });
    finishFolding(control);
    control.scrollIntoView({ block: 'center' });
    return undefined;
  };
}

/** Ends the opening of the group around a control: before that, the control has no place. */
function finishFolding(control: Element): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.target?.contains(control)) animation.finish();
  }
}
