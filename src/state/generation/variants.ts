import { type Atom, atom, type Getter } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { targetsOf, withAdditionalPlatforms } from '#domain/campaign/campaign.ts';
import { platformFingerprint } from '#domain/campaign/platform-fingerprint.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import {
  areSameVariants,
  campaignOf,
  needsWriting,
  type Variant,
  variantsOf,
} from '#domain/drafts/variants.ts';
import { campaignAtom, campaignIdAtom } from '../campaign/campaign.ts';
import { type Draft, hasUnsavedEdit } from '#domain/drafts/draft.ts';
import { draftIdsByCampaignAtom } from '../drafts/draft-summaries.ts';
import {
  awaitDraftAtom,
  chooseDraftAtom,
  currentDraftAtom,
  draftByIdAtom,
  draftsAtom,
  openDraftAtom,
  putDraftAtom,
} from '../drafts/drafts.ts';
import { usedCampaignAtom } from '../quotes/held-quotes.ts';
import { jobsAtom } from '../jobs/jobs.ts';

/** The drafts of a campaign, and those whose campaign only a job can tell. */
export function draftsOf(get: Getter, campaignId: string): readonly Draft[] {
  const ids = get(draftIdsByCampaignAtom);
  const draftById = get(draftByIdAtom);
  return [...(ids.get(campaignId) ?? []), ...(ids.get(undefined) ?? [])].flatMap(
    (id) => draftById(id) ?? [],
  );
}

/** Keeps the identity of an array while only the text in the editor differs. */
const stable = (variants: Atom<readonly Variant[]>) =>
  selectAtom(variants, (all) => all, areSameVariants);

/** Posts of the current campaign, one for each platform. */
export const ownVariantsAtom = stable(
  atom((get): readonly Variant[] => {
    const { currentId } = get(draftsAtom);
    const [campaignId, campaign, jobs] = [
      get(campaignIdAtom),
      get(usedCampaignAtom),
      get(jobsAtom),
    ];
    const drafts = draftsOf(get, campaignId);
    return variantsOf({ campaignId, campaign, drafts, jobs, currentId });
  }),
);

/**
 * Posts of the campaign under review. The choices of an earlier campaign are not available any
 * more.
 */
const variantsUnderReviewAtom = atom((get): readonly Variant[] => {
  const current = get(currentDraftAtom);
  const jobs = get(jobsAtom);
  const campaignId = current ? campaignOf(current, jobs) : get(campaignIdAtom);
  if (campaignId === undefined) return [];
  if (campaignId === get(campaignIdAtom)) return get(ownVariantsAtom);
  const { currentId } = get(draftsAtom);
  return variantsOf({ campaignId, drafts: draftsOf(get, campaignId), jobs, currentId });
});

export const reviewedVariantsAtom = stable(variantsUnderReviewAtom);

/** True if the current campaign is the one under review. */
export const isOwnReviewedAtom = atom((get) => get(reviewedVariantsAtom) === get(ownVariantsAtom));

/** Platform whose post is under review, or awaited there. */
export const reviewedPlatformAtom = atom(
  (get) => get(draftsAtom).awaited ?? get(currentDraftAtom)?.origin.platform,
);

/** Puts a platform's post under review, as soon as there is one. */
export const reviewPlatformAtom = atom(null, (get, set, platform: PlatformId) => {
  const variant = get(reviewedVariantsAtom).find((it) => it.platform === platform);
  const left = get(currentDraftAtom);
  // A newer version may have arrived during the edit.
  if (left && hasUnsavedEdit(left)) set(chooseDraftAtom, left.id);
  if (variant?.draft) set(openDraftAtom, variant.draft.id);
  else set(awaitDraftAtom, platform);
});

/** Keeps the post under review as it is, although the choices have changed since. */
export const keepPostAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const { origin, quoteCount } = draft;
  const keptFor = platformFingerprint(get(usedCampaignAtom), origin.platform, quoteCount);
  set(putDraftAtom, { ...draft, keptFor });
  set(chooseDraftAtom, draft.id);
});

/** Returns every post of the campaign under review, each as shown on screen. */
export const readReviewedDraftsAtom = atom(null, (get): readonly Draft[] =>
  get(reviewedVariantsAtom).flatMap(({ draft }) => get(draftByIdAtom)(draft?.id) ?? []),
);

/** Additional platforms that a press of Generate requests as well. */
export const othersToWriteAtom = atom((get): readonly PlatformId[] => {
  const campaign = get(campaignAtom);
  const targets = targetsOf(campaign).filter((id) => id !== campaign.platform);
  return get(ownVariantsAtom)
    .filter((variant) => needsWriting(variant) && targets.includes(variant.platform))
    .map(({ platform }) => platform);
});

/** Platforms that a press of Generate requests, the campaign's own first. */
export const toWriteAtom = atom((get): readonly PlatformId[] => {
  const { platform } = get(campaignAtom);
  return platform ? [platform, ...get(othersToWriteAtom)] : [];
});

/** Adds or removes an additional platform. */
export const toggleAlsoAtom = atom(null, (_get, set, platform: PlatformId) =>
  set(campaignAtom, (campaign) => {
    const also = campaign.additionalPlatforms ?? [];
    const isIn = also.includes(platform);
    return withAdditionalPlatforms(
      campaign,
      isIn ? also.filter((id) => id !== platform) : [...also, platform],
    );
  }),
);
