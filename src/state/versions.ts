import { type Atom, atom, type Getter } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { targetsOf, writeAlsoFor } from '#domain/campaign.ts';
import type { PlatformId } from '#domain/platforms.ts';
import {
  areSameVersions,
  campaignOf,
  needsWriting,
  type Version,
  versionsOf,
} from '#domain/versions.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import type { Draft } from '#domain/draft.ts';
import { draftSummariesAtom } from './draft-summaries.ts';
import {
  awaitDraftAtom,
  currentDraftAtom,
  draftByIdAtom,
  draftsAtom,
  openDraftAtom,
} from './drafts.ts';
import { writeAtom } from './generation.ts';
import { jobsAtom } from './jobs.ts';

/** Ids of the drafts by campaign. Keeps its identity while the user types. */
const idsByCampaignAtom = atom((get) => {
  const ids = new Map<string | undefined, string[]>();
  for (const { id, campaignId } of get(draftSummariesAtom)) {
    const own = ids.get(campaignId);
    if (own) own.push(id);
    else ids.set(campaignId, [id]);
  }
  return ids;
});

/** The drafts of a campaign, and those whose campaign only a job can tell. */
function draftsOf(get: Getter, campaignId: string): readonly Draft[] {
  const ids = get(idsByCampaignAtom);
  const draftById = get(draftByIdAtom);
  return [...(ids.get(campaignId) ?? []), ...(ids.get(undefined) ?? [])].flatMap(
    (id) => draftById(id) ?? [],
  );
}

/** Keeps an array of versions for as long as only the text in the editor differs. */
const stable = (versions: Atom<readonly Version[]>) =>
  selectAtom(versions, (all) => all, areSameVersions);

/** The posts of the campaign in the making, one for each platform. */
export const ownVersionsAtom = stable(
  atom((get): readonly Version[] => {
    const { currentId } = get(draftsAtom);
    const [campaignId, campaign, jobs] = [get(campaignIdAtom), get(campaignAtom), get(jobsAtom)];
    const drafts = draftsOf(get, campaignId);
    return versionsOf({ campaignId, campaign, drafts, jobs, currentId });
  }),
);

/** The posts of the campaign under review: an earlier one's choices are not at hand any more. */
const versionsUnderReviewAtom = atom((get): readonly Version[] => {
  const current = get(currentDraftAtom);
  const jobs = get(jobsAtom);
  const campaignId = current ? campaignOf(current, jobs) : get(campaignIdAtom);
  if (campaignId === undefined) return [];
  if (campaignId === get(campaignIdAtom)) return get(ownVersionsAtom);
  const { currentId } = get(draftsAtom);
  return versionsOf({ campaignId, drafts: draftsOf(get, campaignId), jobs, currentId });
});

export const reviewedVersionsAtom = stable(versionsUnderReviewAtom);

/** Whether the campaign in the making is the one under review. */
export const isOwnReviewedAtom = atom((get) => get(reviewedVersionsAtom) === get(ownVersionsAtom));

/** The platform whose post is under review, or is waited for there. */
export const reviewedPlatformAtom = atom(
  (get) => get(draftsAtom).awaited ?? get(currentDraftAtom)?.origin.platform,
);

/** Puts the post for a platform under review, as soon as there is one. */
export const reviewPlatformAtom = atom(null, (get, set, platform: PlatformId) => {
  const version = get(reviewedVersionsAtom).find((it) => it.platform === platform);
  if (version?.draft) set(openDraftAtom, version.draft.id);
  else set(awaitDraftAtom, platform);
});

/** Beside the first: the platforms for which a press of Generate asks too. */
export const othersToWriteAtom = atom((get): readonly PlatformId[] => {
  const campaign = get(campaignAtom);
  const targets = targetsOf(campaign).filter((id) => id !== campaign.platform);
  return get(ownVersionsAtom)
    .filter((version) => needsWriting(version) && targets.includes(version.platform))
    .map(({ platform }) => platform);
});

/** The platforms that a press of Generate asks for, the first one first. */
export const toWriteAtom = atom((get): readonly PlatformId[] => {
  const { platform } = get(campaignAtom);
  return platform ? [platform, ...get(othersToWriteAtom)] : [];
});

/** Adds a platform to those beside the first, or takes it away. */
export const toggleAlsoAtom = atom(null, (_get, set, platform: PlatformId) =>
  set(campaignAtom, (campaign) => {
    const also = campaign.also ?? [];
    const isIn = also.includes(platform);
    return writeAlsoFor(
      campaign,
      isIn ? also.filter((id) => id !== platform) : [...also, platform],
    );
  }),
);

/** Takes these platforms into the campaign and asks for their posts, one request each. */
export const alsoWriteForAtom = atom(null, async (_get, set, platforms: readonly PlatformId[]) => {
  set(campaignAtom, (it) => writeAlsoFor(it, [...(it.also ?? []), ...platforms]));
  await set(writeAtom, platforms);
});
