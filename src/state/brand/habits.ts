import { atom } from 'jotai';
import type { Brand } from '#domain/brand/brand.ts';
import { brandFor, declinedOf, isChosenFor, withDeclined } from '#domain/brand/brand-book.ts';
import { hasRule, withHabit, withoutHabit } from '#domain/brand/habit-rule.ts';
import { habitsIn, keyOfHabit } from '#domain/brand/habits.ts';
import { keptPosts } from '#domain/brand/kept-posts.ts';
import { type Draft, postKey } from '#domain/drafts/draft.ts';
import { draftByIdAtom, draftsAtom, draftsReadAtom } from '../drafts/drafts.ts';
import { bookAtom, brandsAtom, putBrandAtom } from './brands.ts';
import { foundAtom, learnedAtom, postponedAtom, type Proposal } from './learned.ts';

const nameOf = ({ brandId, habit }: Proposal): string => `${brandId} ${keyOfHabit(habit)}`;

/**
 * Looks for what could be a rule of a brand and this post shows. It reads all posts: it is for one that was
 * opened or saved, not for each keystroke.
 */
export const findHabitsAtom = atom(null, (get, set, brandId: string, draftId: string) => {
  const brand = get(brandsAtom).find(({ id }) => id === brandId);
  const draft = get(draftByIdAtom)(draftId);
  // Of some posts alone, what the others say is missing.
  if (!brand || !draft || !get(draftsReadAtom)) return;
  const book = get(bookAtom);
  const [first] = get(brandsAtom);
  const isOwn = (post: Draft) => {
    const setId = setOf(post);
    if (brandFor(book, setId)?.id !== brand.id) return false;
    // Before there was this brand, its posts were another's.
    const isOlder = post.createdAt < brand.createdAt && first?.id !== brand.id;
    return !isOlder || isChosenFor(book, setId);
  };
  const post = postKey(draft);
  const proposals = habitsIn(keptPosts(get(draftsAtom).drafts, isOwn))
    .filter(({ shownBy }) => shownBy.includes(post))
    .map(({ habit }) => ({ brandId, habit }));
  set(foundAtom, { brandId, draftId, revision: draft.revision, proposals });
});

const setOf = ({ id, campaignId = id, origin }: Draft): string => origin.setId ?? campaignId;

/**
 * Finds the strongest of what was found under a post that is no rule yet, and was neither declined nor put
 * off.
 */
export const proposalForAtom = atom((get) => {
  const found = get(foundAtom);
  const declined = declinedOf(get(bookAtom), found?.brandId ?? '');
  const postponed = get(postponedAtom);
  return (brand: Brand, { id, revision }: Draft): Proposal | undefined => {
    if (found?.brandId !== brand.id || found.draftId !== id || found.revision !== revision)
      return undefined;
    return found.proposals.find(
      (proposal) =>
        !declined.includes(keyOfHabit(proposal.habit)) &&
        !postponed.has(nameOf(proposal)) &&
        withHabit(brand, proposal.habit) !== undefined,
    );
  };
});

/** Makes a habit a rule of its brand, under a post that shows it. */
export const addRuleAtom = atom(null, (get, set, proposal: Proposal, draftId: string) => {
  const before = get(brandsAtom).find(({ id }) => id === proposal.brandId);
  const voice = before && withHabit(before, proposal.habit);
  if (!before || !voice) return;
  set(putBrandAtom, voice, before);
  set(learnedAtom, { proposal, before, draftId });
});

/** True if the last new rule is of this brand still, and was added under this post. */
export const learnedForAtom = atom((get) => {
  const learned = get(learnedAtom);
  return (brand: Brand, draftId: string): boolean =>
    learned?.proposal.brandId === brand.id &&
    learned.draftId === draftId &&
    hasRule(brand, learned.proposal.habit);
});

/** Takes the last new rule back, and nothing else. It is not proposed again in this visit. */
export const undoRuleAtom = atom(null, (get, set) => {
  const learned = get(learnedAtom);
  set(learnedAtom, undefined);
  if (!learned) return;
  const { proposal, before } = learned;
  const brand = get(brandsAtom).find(({ id }) => id === proposal.brandId);
  if (!brand) return;
  set(putBrandAtom, withoutHabit(brand, proposal.habit, before), brand);
  set(postponeRuleAtom, proposal);
});

/** Proposes it no more in this visit. */
export const postponeRuleAtom = atom(null, (get, set, proposal: Proposal) =>
  set(postponedAtom, new Set([...get(postponedAtom), nameOf(proposal)])),
);

/** Proposes it never again. */
export const declineRuleAtom = atom(null, (_get, set, { brandId, habit }: Proposal) =>
  set(bookAtom, (book) => withDeclined(book, brandId, keyOfHabit(habit))),
);
