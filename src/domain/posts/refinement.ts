import { BEFORE_EDIT } from '../drafts/earlier.ts';
import type { HookId } from '../campaign/hooks.ts';
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

/** Hooks of the alternatives to a post, with their names. */
export const ALTERNATIVES = {
  question: 'A question first',
  number: 'A number first',
  story: 'As a story',
  contrast: 'A contrast',
  quote: 'A customer’s line first',
} as const satisfies Partial<Record<HookId, string>>;

export type AlternativeId = keyof typeof ALTERNATIVES;

/** In the order of their buttons. */
export const ALTERNATIVE_IDS: readonly AlternativeId[] = [
  'question',
  'number',
  'story',
  'contrast',
  'quote',
];

/** Fewest and most alternatives that one press asks for. */
export const LEAST_ALTERNATIVES = 2;
export const MOST_ALTERNATIVES = 4;

const ALTERNATIVE_NAMES: readonly string[] = Object.values(ALTERNATIVES);

const RESERVED: ReadonlySet<string> = new Set([...ALTERNATIVE_NAMES, BEFORE_EDIT]);

/** True for the name of a rework that is an alternative: another version of the post, with another hook. */
export const isAlternativeName = (name: string | undefined): boolean =>
  name !== undefined && ALTERNATIVE_NAMES.includes(name);

/** A way to rework a post. */
export type Refinement =
  | { readonly how: RefinementId }
  /** Another version with another hook, to be compared with the post. */
  | { readonly how: 'alternative'; readonly hook: AlternativeId }
  | { readonly how: 'translate'; readonly language: PostLanguage }
  /** `wish`: the user's own words, 1 to `MOST_WISH` characters. */
  | { readonly how: 'wish'; readonly wish: string };

/** Longest instruction of the user, in UTF-16 units. */
export const MOST_WISH = 500;

/** Names a refinement in a list of versions: `Warmer`, `In German`, or the user's own words. */
export function nameOfRefinement(refinement: Refinement): string {
  if (refinement.how === 'alternative') return ALTERNATIVES[refinement.hook];
  if (refinement.how === 'translate') return `In ${languageName(refinement.language)}`;
  if (refinement.how !== 'wish') return REFINEMENT_NAMES[refinement.how];
  // A version with the name of an alternative would be compared as one.
  return RESERVED.has(refinement.wish) ? `“${refinement.wish}”` : refinement.wish;
}
