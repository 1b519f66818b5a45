import { atom } from 'jotai';
import { type CampaignRecord, setIdOf } from '#domain/campaign/campaign-record.ts';
import { type Addition, mergeAdditions } from '#domain/quotes/addition.ts';
import { INSIGHT_MAX_BYTES } from '#domain/quotes/quote.ts';
import { joinSets, separateSets } from '#domain/reviews/join-sets.ts';
import { type ReviewSet, setNameOf } from '#domain/reviews/review-set.ts';
import { reviewsCsv, reviewsFileName } from '#domain/reviews/reviews-csv.ts';
import { shownSetName } from '#domain/reviews/set-name.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import {
  areCampaignsPartialAtom,
  campaignByIdAtom,
  campaignsAtom,
  putCampaignAtom,
  wipesAtom,
} from '../campaign/campaign.ts';
import {
  additionByIdAtom,
  areAdditionsPartialAtom,
  putAdditionAtom,
  removeAdditionAtom,
} from '../quotes/additions.ts';
import { services } from '../services.ts';
import { keepingPosts } from './keep-posts.ts';
import {
  areSetsPartialAtom,
  changeSetAtom,
  putSetAtom,
  removeSetAtom,
  setByIdAtom,
} from './sets.ts';

/** The last deletion or merge, with what its undo needs. */
interface Gone {
  readonly set: ReviewSet;
  readonly addition: Addition | undefined;
  /** Of a merge: the set that it went into, before and after. */
  readonly into?: { readonly before: ReviewSet; readonly after: ReviewSet };
  /** Ids of the campaigns that used it. */
  readonly campaigns: readonly string[];
  readonly wipes: number;
}

/** True until everything that a merge or a deletion changes has been read from the device. */
export const areReviewsPartialAtom = atom(
  (get) => get(areSetsPartialAtom) || get(areCampaignsPartialAtom) || get(areAdditionsPartialAtom),
);

const goneAtom = atom<Gone | undefined>(undefined);

/** The set that was deleted or merged last, while that can be undone. */
export const undoableAtom = atom((get) => {
  const gone = get(goneAtom);
  if (!gone || gone.wipes !== get(wipesAtom) || get(setByIdAtom)(gone.set.id)) return undefined;
  return { name: shownSetName(gone.set), isMerged: gone.into !== undefined };
});

/** Renames a set; an empty name leaves it as it is. */
export const renameSetAtom = atom(null, (_get, set, id: string, name: string) => {
  const trimmed = setNameOf(name);
  if (trimmed !== '') set(changeSetAtom, id, { name: trimmed });
});

/** Deletes a set with its left-out parts. Posts keep the quotes that they were written from. */
export const deleteSetAtom = atom(null, (get, set, id: string) => {
  const one = get(setByIdAtom)(id);
  if (!one) return;
  const addition = get(additionByIdAtom)(id);
  set(goneAtom, { set: one, addition, campaigns: [], wipes: get(wipesAtom) });
  set(removeSetAtom, id);
  if (addition) set(removeAdditionAtom, id);
});

/** Moves all quotes of a set into another. False, and nothing happens, if there is no room. */
export const mergeSetsAtom = atom(null, (get, set, fromId: string, intoId: string): boolean => {
  const [from, before] = [get(setByIdAtom)(fromId), get(setByIdAtom)(intoId)];
  if (!from || !before || fromId === intoId) return false;
  const after = joinSets(before, from, services(get).now(), INSIGHT_MAX_BYTES);
  if (!after) return false;
  const addition = get(additionByIdAtom)(fromId);
  const users = get(campaignsAtom).filter((it) => setIdOf(it) === fromId);
  set(goneAtom, {
    set: from,
    addition,
    into: { before, after },
    campaigns: users.map(({ id }) => id),
    wipes: get(wipesAtom),
  });
  keepingPosts(get, set, [fromId, intoId], () => {
    set(putSetAtom, after);
    if (addition) {
      const nothing: Addition = { id: intoId, leftOut: [] };
      const own = get(additionByIdAtom)(intoId) ?? nothing;
      set(putAdditionAtom, mergeAdditions(nothing, own, { ...addition, id: intoId }));
      set(removeAdditionAtom, fromId);
    }
    for (const campaign of users) set(putCampaignAtom, { ...campaign, setId: intoId });
    set(removeSetAtom, fromId);
  });
  return true;
});

/** Brings the set back that was deleted or merged last. What was added to the other one stays there. */
export const undoSetAtom = atom(null, (get, set) => {
  const gone = get(goneAtom);
  if (!get(undoableAtom) || !gone) return;
  set(goneAtom, undefined);
  const now = services(get).now();
  set(putSetAtom, { ...gone.set, updatedAt: now });
  if (gone.addition) set(putAdditionAtom, gone.addition);
  const { into } = gone;
  const other = into && get(setByIdAtom)(into.before.id);
  if (!other) return;
  set(putSetAtom, { ...separateSets(other, into), updatedAt: now });
  const parts = new Set(gone.addition?.leftOut.map(({ id }) => id));
  const addition = get(additionByIdAtom)(other.id);
  if (addition && parts.size > 0)
    set(putAdditionAtom, {
      ...addition,
      leftOut: addition.leftOut.filter(({ id }) => !parts.has(id)),
    });
  for (const id of gone.campaigns) {
    const campaign = get(campaignByIdAtom)(id);
    if (campaign?.setId === other.id) set(putCampaignAtom, usingAgain(campaign, gone.set.id));
  }
});

/** A campaign that uses this set; its own one is not named. */
function usingAgain({ setId: _, ...campaign }: CampaignRecord, setId: string): CampaignRecord {
  return campaign.id === setId ? campaign : { ...campaign, setId };
}

/** Downloads a set as CSV. */
export const exportSetAtom = atom(null, (get, _set, id: string) => {
  const one = get(setByIdAtom)(id);
  if (!one) return;
  const { sharing, notify } = services(get);
  sharing.downloadText(reviewsFileName(shownSetName(one)), reviewsCsv(one));
  notify(TOASTS.downloadStarted);
});
