import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import type { CampaignRecord } from '#domain/campaign/campaign-record.ts';
import type { CampaignConfiguration } from '#domain/campaign/campaign.ts';
import type { Plan } from '#domain/drafts/planned.ts';
import {
  areSameVariants,
  needsWriting,
  type Variant,
  variantsOf,
} from '#domain/drafts/variants.ts';
import { isRunning, isUnderWay } from '#domain/jobs/job.ts';
import { themeIn } from '#domain/posts/theme-focus.ts';
import { campaignAtom, campaignIdAtom, campaignsAtom } from '../campaign/campaign.ts';
import { draftByIdAtom, draftsAtom, awaitDraftAtom } from '../drafts/drafts.ts';
import { planPostAtom, plannedTogetherAtom, proposeAtom } from '../drafts/plan.ts';
import { cancelJobAtom } from '../jobs/job-actions.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { isStarting, pressesAtom, setPress } from '../jobs/presses.ts';
import type { AskedPosts } from '../provider/cost.ts';
import { openPostAtom } from '../review/open-post.ts';
import { usedCampaignOf } from '../reviews/keep-posts.ts';
import { forgetPressFailureAtom } from './current.ts';
import { writePosts } from './generate.ts';
import { otherPosts } from './other-posts.ts';
import { draftsOf } from './variants.ts';

/** A post of a series. */
export interface SeriesPost {
  readonly campaignId: string;
  /** The theme that its campaign is about. */
  readonly theme: string;
  readonly variant: Variant;
  readonly plan: Plan | undefined;
}

interface Member {
  readonly record: CampaignRecord;
  readonly used: CampaignConfiguration;
}

/** The campaigns of the current one's series, in their order; none if it was made alone. */
const membersAtom = atom((get): readonly Member[] => {
  const { series } = get(campaignAtom);
  if (!series) return [];
  return get(campaignsAtom)
    .filter((record) => record.series?.id === series.id)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((record) => ({ record, used: usedCampaignOf(get, record) }));
});

const placeOf = ({ series }: CampaignRecord): number => series?.place ?? 0;

/** All posts of the current campaign's series, written or not: by campaign, then by platform. */
export const seriesPostsAtom = selectAtom(
  atom((get): readonly SeriesPost[] => {
    const [jobs, { currentId }] = [get(jobsAtom), get(draftsAtom)];
    return get(membersAtom).flatMap(({ record: { id, subject }, used }) =>
      variantsOf({
        campaignId: id,
        campaign: used,
        drafts: draftsOf(get, id),
        jobs,
        currentId,
      }).map((variant) => ({
        campaignId: id,
        theme: themeIn(subject),
        variant,
        plan: variant.draft?.plannedFor,
      })),
    );
  }),
  (posts) => posts,
  (some, others) =>
    some.every(({ campaignId }, at) => campaignId === others[at]?.campaignId) &&
    areSameVariants(
      some.map(({ variant }) => variant),
      others.map(({ variant }) => variant),
    ),
);

/** Posts of the series that neither exist nor are on their way. */
const missingAtom = atom((get) =>
  get(seriesPostsAtom).filter(({ variant }) => needsWriting(variant)),
);

const missingByCampaignAtom = atom((get) =>
  get(membersAtom).flatMap(({ record, used }) => {
    const platforms = get(missingAtom)
      .filter(({ campaignId }) => campaignId === record.id)
      .map(({ variant }) => variant.platform);
    return platforms.length > 0 ? [{ record, used, platforms }] : [];
  }),
);

/** The posts that “Write the other” asks for. */
export const missingPostsAtom = atom((get): readonly AskedPosts[] =>
  get(missingByCampaignAtom).map(({ used, platforms }) => ({ campaign: used, platforms })),
);

/** Requests the posts of the series that are missing. */
export const writeMissingAtom = atom(null, async (get, set) => {
  const [campaignId, missing] = [get(campaignIdAtom), get(missingByCampaignAtom)];
  const own = missing.find(({ record }) => record.id === campaignId);
  const others = missing
    .filter((it) => it !== own)
    .map(({ record, platforms }) => ({ campaign: record, platforms }));
  const platforms = own?.platforms ?? [];
  await writePosts(get, set, { platforms, others: otherPosts(get, others) });
});

/** The jobs of the series that are being sent or queued. */
export const seriesJobsAtom = atom((get) =>
  get(seriesPostsAtom).flatMap(({ variant: { job } }) => (job && isUnderWay(job) ? [job] : [])),
);

/** Cancels all posts of the series that are left, and keeps the text of the one being written. */
export const stopSeriesAtom = atom(null, async (get, set) => {
  if (isStarting(get(pressesAtom).get('campaign'))) setPress(get, set, 'campaign');
  const left = get(seriesJobsAtom);
  // The one being written comes last: its end would begin the next.
  const inOrder = left.toSorted((one, other) => Number(isRunning(one)) - Number(isRunning(other)));
  for (const { id } of inOrder) await set(cancelJobAtom, id);
});

/** Puts a post of the series under review, or awaits it there. */
export const openSeriesPostAtom = atom(
  null,
  (_get, set, { campaignId, variant: { draft, platform } }: SeriesPost) => {
    if (draft) return set(openPostAtom, draft.id);
    set(forgetPressFailureAtom);
    set(campaignIdAtom, campaignId);
    return set(awaitDraftAtom, platform);
  },
);

/** Posts of the series that are written, not posted, and have no day. */
export const undatedPostsAtom = atom((get) =>
  get(seriesPostsAtom).filter(
    ({ variant: { draft }, plan }) => draft && !plan && draft.use?.posted === undefined,
  ),
);

/** True if the last days that were given together are those of this series, for Undo. */
export const canUndoPlanAtom = atom((get) => {
  const ids = new Set(get(seriesPostsAtom).map(({ variant }) => variant.draft?.id));
  const together = [...get(plannedTogetherAtom).keys()];
  return together.length > 0 && together.every((id) => ids.has(id));
});

/** Gives each theme of the series without a day one of its own, for all of its posts. */
export const planSeriesAtom = atom(null, (get, set) => {
  const undated = Map.groupBy(get(undatedPostsAtom), ({ campaignId }) => campaignId);
  const plans = new Map(
    get(seriesPostsAtom).flatMap(({ campaignId, plan }) => (plan ? [[campaignId, plan]] : [])),
  );
  const dateless = [...undated.keys()].filter((id) => !plans.has(id));
  const proposed = set(proposeAtom, dateless.length);
  for (const [at, id] of dateless.entries()) {
    const plan = proposed[at];
    if (plan) plans.set(id, plan);
  }
  const together = new Map<string, Plan>();
  for (const [campaignId, posts] of undated)
    for (const { variant } of posts) {
      const draft = get(draftByIdAtom)(variant.draft?.id);
      const plan = plans.get(campaignId);
      if (!draft || !plan) continue;
      together.set(draft.id, plan);
      set(planPostAtom, draft.id, plan);
    }
  set(plannedTogetherAtom, together);
});
