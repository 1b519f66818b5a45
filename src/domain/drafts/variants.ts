import { type CampaignConfiguration, targetsOf } from '../campaign/campaign.ts';
import { platformFingerprint } from '../campaign/platform-fingerprint.ts';
import { type Draft, hasUnsavedEdit, standingOf } from './draft.ts';
import { isRunning, isUnderWay, type Job } from '../jobs/job.ts';
import { awaitsDraft, sourceDraftOf } from '../jobs/job-draft.ts';
import { type PlatformId, PLATFORMS } from '../platforms/platforms.ts';

/** A campaign's post for one platform, and its status. */
export interface Variant {
  readonly platform: PlatformId;
  readonly state: VariantState;
  /** True if it was requested with other choices than the current ones. */
  readonly outdated: boolean;
  /** True while an editor of the post holds a change that is not saved. */
  readonly unsaved: boolean;
  /** The post, even while a newer one is requested. */
  readonly draft?: Draft;
  /** The newest request for it. */
  readonly job?: Job;
}

export type VariantState =
  /** Wanted, but not requested yet. */
  | 'none'
  | 'waiting'
  | 'writing'
  | 'ready'
  /** The last request failed; an earlier post may exist. */
  | 'failed';

/** The state that a campaign's platform posts are derived from. */
export interface Work {
  readonly campaignId: string;
  /** Its current choices; undefined for an earlier campaign. */
  readonly campaign?: CampaignConfiguration;
  readonly drafts: readonly Draft[];
  /** In the order of the queue. */
  readonly jobs: readonly Job[];
  /** Id of the draft to prefer if its platform has several: the one being viewed. */
  readonly currentId?: string | undefined;
}

/** Returns the posts of a campaign, one per platform, in the order of the list of platforms. */
export function variantsOf(all: Work): Variant[] {
  // Filtered once for all platforms: there may be thousands of drafts.
  const { campaignId, jobs } = all;
  const drafts = all.drafts.filter((it) => campaignOf(it, jobs) === campaignId);
  const work = { ...all, drafts };
  const targets = work.campaign ? targetsOf(work.campaign) : [];
  return PLATFORMS.flatMap(({ id }) => {
    const variant = variantFor(id, work);
    return variant.state === 'none' && !targets.includes(id) ? [] : [variant];
  });
}

function variantFor(platform: PlatformId, work: Work): Variant {
  const { campaignId, campaign } = work;
  const draft = draftFor(platform, work);
  const job = work.jobs.findLast(
    (it) => it.campaignId === campaignId && it.campaign.platform === platform,
  );
  const { madeFrom, quoteCount } = madeOf(draft, job, work.jobs);
  const wanted = campaign && platformFingerprint(campaign, platform, quoteCount);
  const state = stateOf(draft, job);
  const isKept = state === 'ready' && draft?.keptFor === wanted;
  return {
    platform,
    state,
    outdated: madeFrom !== undefined && wanted !== undefined && madeFrom !== wanted && !isKept,
    unsaved: hasUnsavedEdit(draft),
    ...(draft && { draft }),
    ...(job && { job }),
  };
}

/** Returns the campaign that a draft was written for; undefined if it is unknown. */
export const campaignOf = (draft: Draft, jobs: readonly Job[]): string | undefined =>
  draft.campaignId ?? jobs.find(({ id }) => id === draft.id)?.campaignId;

/** Returns the draft being viewed, or else the one with the highest standing. */
function draftFor(platform: PlatformId, work: Work): Draft | undefined {
  const { drafts, currentId } = work;
  const own = drafts.filter((it) => it.origin.platform === platform);
  const byStanding = own.toSorted((one, other) => standingOf(one) - standingOf(other));
  return own.find(({ id }) => id === currentId) ?? byStanding.at(-1);
}

/** Request that a post was made with. */
interface Made {
  readonly madeFrom?: string | undefined;
  readonly quoteCount?: number | undefined;
}

/**
 * Returns what the running request asks for, or else what the draft was requested with. A change to
 * a draft requests nothing new.
 */
function madeOf(draft: Draft | undefined, job: Job | undefined, jobs: readonly Job[]): Made {
  if (job && isUnderWay(job) && sourceDraftOf(job) === undefined) return madeBy(job);
  if (!draft) return job ? madeBy(job) : {};
  if (draft.madeFrom !== undefined) return draft;
  const own = jobs.find(({ id }) => id === draft.id);
  return own ? madeBy(own) : {};
}

const madeBy = ({ fingerprint, campaign }: Job): Made => ({
  madeFrom: fingerprint,
  quoteCount: campaign.quotes.length,
});

function stateOf(draft: Draft | undefined, job: Job | undefined): VariantState {
  if (!job) return draft ? 'ready' : 'none';
  if (isRunning(job)) return 'writing';
  if (job.status === 'queued') return 'waiting';
  if (job.status !== 'done' && job.status !== 'cancelled') return 'failed';
  if (draft) return 'ready';
  // Received, but not a draft yet; an ended job without a draft means that the draft was deleted.
  return awaitsDraft(job) ? 'writing' : 'none';
}

/** True if two lists of posts differ only in the unsaved text of an editor. */
export const areSameVariants = (some: readonly Variant[], others: readonly Variant[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at];
    return (
      other !== undefined &&
      VARIANT_FIELDS.every((field) => one[field] === other[field]) &&
      isSameDraft(one, other)
    );
  });

const VARIANT_FIELDS = ['platform', 'state', 'outdated', 'unsaved', 'job'] as const;

function isSameDraft({ draft: one }: Variant, { draft: other }: Variant): boolean {
  if (!one || !other) return one === other;
  const fields = Object.keys({ ...one, ...other });
  return fields.every(
    (field) => field === 'editing' || Reflect.get(one, field) === Reflect.get(other, field),
  );
}

/** True if a request would bring a post that neither exists nor is on its way. */
export const needsWriting = ({ state, outdated, job }: Variant): boolean =>
  state === 'none' ||
  // A change to a post that failed leaves the post.
  (state === 'failed' && (!job || sourceDraftOf(job) === undefined)) ||
  (outdated && state !== 'writing');

/** True if the post can be requested again with the current choices. */
export const canRefresh = (variant: Variant): boolean =>
  variant.outdated && variant.state !== 'writing' && variant.state !== 'none';
