import { isAlternativeName } from '../posts/refinement.ts';
import { type Draft, isProposal } from './draft.ts';

/** True for a version with another hook that the user has neither chosen nor edited. */
export const isAlternative = (draft: Draft): boolean =>
  isProposal(draft) && isAlternativeName(draft.refinement);

/**
 * Returns the alternatives to a post that the user has not decided on, oldest first: the newest of
 * each kind. Whatever is chosen in their place, the post itself or another version of it, decides.
 * `versions`: those of the post's platform and campaign.
 */
export function openAlternatives(post: Draft, versions: readonly Draft[]): Draft[] {
  const family = versions.filter(({ refinedFrom }) => refinedFrom === post.id);
  const decidedAt = Math.max(...[post, ...family].map(({ chosenAt = 0 }) => chosenAt));
  const open = family.filter((it) => isAlternative(it) && it.createdAt > decidedAt);
  const newest = new Map(
    open.toSorted(byAge).map((draft) => [draft.refinement, draft] satisfies [unknown, Draft]),
  );
  return [...newest.values()].toSorted(byAge);
}

const byAge = (one: Draft, other: Draft): number => one.createdAt - other.createdAt;
