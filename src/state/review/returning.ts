import { atom } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import type { StepId } from '#domain/campaign/wizard.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { shownSetName } from '#domain/reviews/set-name.ts';
import { currentSetAtom, isReadyToGenerateAtom } from '../campaign/campaign.ts';
import { isGeneratingAtom } from '../generation/current.ts';
import { filledSetsAtom } from '../reviews/filled-sets.ts';
import { deviceAnsweredAtom } from '../storage/documents.ts';
import { ownPostAtom } from './shown-parts.ts';

/** Work that a returning user can go on with. */
export interface Returning {
  /** The current campaign, if there is something to go on with. */
  readonly going?: {
    readonly name: string;
    /** Its progress: `LinkedIn post ready`. */
    readonly state: string;
    readonly step: StepId;
  };
  /** Id and name of the reviews for another post; undefined for none. */
  readonly reviews?: { readonly id: string; readonly name: string };
}

/** Undefined for a user without work, and until the device has answered. */
export const returningAtom = atom((get): Returning | undefined => {
  if (!get(deviceAnsweredAtom)) return undefined;
  const current = get(currentSetAtom);
  const own = current && current.quotes.length > 0 ? current : undefined;
  const reviews = own ?? get(filledSetsAtom)[0];
  const post = get(ownPostAtom);
  if (!reviews && !post) return undefined;
  const platform = findChoice(PLATFORMS, post?.origin.platform)?.name ?? '';
  const [state, step] = stateOf(platform, own?.quotes.length ?? 0, {
    isWriting: get(isGeneratingAtom),
    isReady: get(isReadyToGenerateAtom),
  });
  return {
    ...((own || post) && { going: { name: own ? shownSetName(own) : 'your post', state, step } }),
    ...(reviews && { reviews: { id: reviews.id, name: shownSetName(reviews) } }),
  };
});

function stateOf(
  platform: string,
  quotes: number,
  { isWriting, isReady }: { readonly isWriting: boolean; readonly isReady: boolean },
): [state: string, step: StepId] {
  if (platform) return [`${platform} post ready`, 'review'];
  if (isWriting) return ['post being written', 'generate'];
  return [quotes === 1 ? '1 quote' : `${quotes} quotes`, isReady ? 'generate' : 'customize'];
}
