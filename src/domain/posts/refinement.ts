import { languageName } from '../campaign/language-name.ts';
import type { PostLanguage } from '../campaign/post-languages.ts';

/** Names of the ways to rework a post that need no further words. */
export const REFINEMENT_NAMES = {
  shorter: 'Shorter',
  longer: 'Longer',
  warmer: 'Warmer',
  formal: 'More formal',
  simpler: 'Simpler',
  opening: 'Another opening',
  'call-to-action': 'Add a call to action',
  grammar: 'Fix grammar',
  hashtags: 'New hashtags',
} as const;

export type RefinementId = keyof typeof REFINEMENT_NAMES;

/** In the order of their buttons. */
export const REFINEMENTS: readonly RefinementId[] = [
  'shorter',
  'longer',
  'warmer',
  'formal',
  'simpler',
  'opening',
  'call-to-action',
  'grammar',
  'hashtags',
];

/** A way to rework a post. */
export type Refinement =
  | { readonly how: RefinementId }
  | { readonly how: 'translate'; readonly language: PostLanguage }
  /** `wish`: the user's own words, 1 to `MOST_WISH` characters. */
  | { readonly how: 'wish'; readonly wish: string };

/** Longest instruction of the user, in UTF-16 units. */
export const MOST_WISH = 500;

/** Names a refinement in a list of versions: `Warmer`, `In German`, or the user's own words. */
export function nameOfRefinement(refinement: Refinement): string {
  if (refinement.how === 'translate') return `In ${languageName(refinement.language)}`;
  return refinement.how === 'wish' ? refinement.wish : REFINEMENT_NAMES[refinement.how];
}
