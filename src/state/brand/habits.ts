import { atom } from 'jotai';
import type { Brand } from '#domain/brand/brand.ts';
import { brandFor, declinedOf, withDeclined } from '#domain/brand/brand-book.ts';
import {
  type Habit,
  habitsIn,
  type KeptPost,
  keyOfHabit,
  MOST_KEPT,
  withHabit,
} from '#domain/brand/habits.ts';
import { type Draft, isEdited } from '#domain/drafts/draft.ts';
import { isBeforeEdit } from '#domain/drafts/earlier.ts';
import { draftsAtom } from '../drafts/drafts.ts';
import { bookAtom, brandsAtom, putBrandAtom } from './brands.ts';

/** A habit of the user that could be a rule of the brand. */
export interface Proposal {
  readonly brandId: string;
  readonly habit: Habit;
}

/** Habits that are not to be proposed in this visit, as `brand id, key`. */
const postponedAtom = atom<ReadonlySet<string>>(new Set<string>());

const nameOf = ({ brandId, habit }: Proposal): string => `${brandId} ${keyOfHabit(habit)}`;

/** The last new rule, and its brand before and after it, while that can be undone. */
interface Learned {
  readonly proposal: Proposal;
  readonly before: Brand;
  readonly after: Brand;
  /** The post under which it was added. */
  readonly draftId: string;
}

const learnedAtom = atom<Learned | undefined>(undefined);

/** Finds the first habit in the posts of a brand that is no rule yet, and was not declined. */
export const proposalForAtom = atom((get) => {
  const book = get(bookAtom);
  const { drafts } = get(draftsAtom);
  const postponed = get(postponedAtom);
  return (brand: Brand): Proposal | undefined => {
    const declined = new Set(declinedOf(book, brand.id));
    const isOwn = (draft: Draft) => brandFor(book, setOf(draft))?.id === brand.id;
    const proposals = habitsIn(keptPosts(drafts, isOwn)).map((habit) => ({
      brandId: brand.id,
      habit,
    }));
    return proposals.find(
      (proposal) =>
        !declined.has(keyOfHabit(proposal.habit)) &&
        !postponed.has(nameOf(proposal)) &&
        withHabit(brand, proposal.habit) !== undefined,
    );
  };
});

const setOf = ({ id, campaignId = id, origin }: Draft): string => origin.setId ?? campaignId;

/**
 * The last posts, newest first: as the model wrote them, and as the user edited them, or used them
 * without an edit. Each post once, whatever its number of versions.
 */
function keptPosts(drafts: readonly Draft[], isOwn: (draft: Draft) => boolean): KeptPost[] {
  const byPost = new Map<string, Draft>();
  for (const draft of drafts) {
    if (isBeforeEdit(draft) || !(isEdited(draft) || draft.use) || !isOwn(draft)) continue;
    const post = `${draft.campaignId ?? draft.id} ${draft.origin.platform}`;
    const other = byPost.get(post);
    if (!other || other.updatedAt < draft.updatedAt) byPost.set(post, draft);
  }
  const last = [...byPost.values()]
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, MOST_KEPT);
  const written = firstTexts(drafts);
  return last.flatMap((draft) => {
    const first = isEdited(draft) ? written.get(draft.id) : draft.text;
    return first === undefined ? [] : [{ written: first, kept: draft.text }];
  });
}

/** The text before the first edit of each draft, by its id. */
function firstTexts(drafts: readonly Draft[]): ReadonlyMap<string, string> {
  const first = new Map<string, Draft>();
  for (const draft of drafts) {
    const { refinedFrom } = draft;
    if (!isBeforeEdit(draft) || refinedFrom === undefined || isEdited(draft)) continue;
    const other = first.get(refinedFrom);
    if (!other || draft.updatedAt < other.updatedAt) first.set(refinedFrom, draft);
  }
  return new Map([...first].map(([id, { text }]) => [id, text]));
}

/** Makes a habit a rule of its brand, under a post that shows it. */
export const addRuleAtom = atom(null, (get, set, proposal: Proposal, draftId: string) => {
  const before = get(brandsAtom).find(({ id }) => id === proposal.brandId);
  const voice = before && withHabit(before, proposal.habit);
  if (!before || !voice) return;
  set(putBrandAtom, voice, before);
  set(learnedAtom, { proposal, before, after: { ...before, ...voice }, draftId });
});

/** True if the last new rule is of this brand, and was added under this post. */
export const learnedForAtom = atom((get) => {
  const learned = get(learnedAtom);
  return (brandId: string, draftId: string): boolean =>
    learned?.proposal.brandId === brandId && learned.draftId === draftId;
});

/** Takes the last new rule back. It is not proposed again in this visit. */
export const undoRuleAtom = atom(null, (get, set) => {
  const learned = get(learnedAtom);
  set(learnedAtom, undefined);
  if (!learned) return;
  const { proposal, before, after } = learned;
  if (!get(brandsAtom).some(({ id }) => id === proposal.brandId)) return;
  set(putBrandAtom, before, after);
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
