import { type CampaignConfiguration, fingerprint, targetsOf } from './campaign.ts';
import type { Draft } from './draft.ts';
import { awaitsDraft, isRunning, isUnderWay, type Job } from './job.ts';
import { type PlatformId, PLATFORMS } from './platforms.ts';

/** A campaign's post for one platform: what there is of it, and how it stands. */
export interface Version {
  readonly platform: PlatformId;
  readonly state: VersionState;
  /** It was asked with other choices than those that stand now. */
  readonly outdated: boolean;
  /** The post, also while a newer one is asked for. */
  readonly draft?: Draft;
  /** The newest request for it. */
  readonly job?: Job;
}

export type VersionState =
  /** Wanted, and nobody has asked for it. */
  | 'none'
  | 'waiting'
  | 'writing'
  | 'ready'
  /** The last request did not bring what it should; an earlier post may be there. */
  | 'failed';

/** What the versions of a campaign are told from. */
export interface Work {
  readonly campaignId: string;
  /** Its choices as they stand now; absent for a campaign that is over. */
  readonly campaign?: CampaignConfiguration;
  readonly drafts: readonly Draft[];
  /** In the order of the queue. */
  readonly jobs: readonly Job[];
  /** Of several drafts for its platform, this one is looked at. */
  readonly currentId?: string | undefined;
}

/** The posts of a campaign, one for each platform, in the order of the list of platforms. */
export function versionsOf(all: Work): Version[] {
  // Once for all platforms: there may be thousands of drafts.
  const { campaignId, jobs } = all;
  const drafts = all.drafts.filter((it) => campaignOf(it, jobs) === campaignId);
  const work = { ...all, drafts };
  const targets = work.campaign ? targetsOf(work.campaign) : [];
  return PLATFORMS.flatMap(({ id }) => {
    const version = versionFor(id, work);
    return version.state === 'none' && !targets.includes(id) ? [] : [version];
  });
}

function versionFor(platform: PlatformId, work: Work): Version {
  const { campaignId, campaign } = work;
  const draft = draftFor(platform, work);
  const job = work.jobs.findLast(
    (it) => it.campaignId === campaignId && it.campaign.platform === platform,
  );
  const madeFrom = madeFromOf(draft, job, work.jobs);
  const wanted = campaign && fingerprint({ ...campaign, platform });
  return {
    platform,
    state: stateOf(draft, job),
    outdated: madeFrom !== undefined && wanted !== undefined && madeFrom !== wanted,
    ...(draft && { draft }),
    ...(job && { job }),
  };
}

/** The campaign that a draft was written for; undefined where nobody knows any more. */
export const campaignOf = (draft: Draft, jobs: readonly Job[]): string | undefined =>
  draft.campaignId ?? jobs.find(({ id }) => id === draft.id)?.campaignId;

/** The one that is looked at, else the newest; a copy that two tabs made only where there is no other. */
function draftFor(platform: PlatformId, work: Work): Draft | undefined {
  const { drafts, currentId } = work;
  const own = drafts.filter((it) => it.origin.platform === platform);
  const byAge = own.toSorted(
    (a, b) =>
      Number(b.copyOf !== undefined) - Number(a.copyOf !== undefined) || a.createdAt - b.createdAt,
  );
  return own.find(({ id }) => id === currentId) ?? byAge.at(-1);
}

/** What is asked for goes before what is there. A request to go on asks for nothing anew. */
function madeFromOf(
  draft: Draft | undefined,
  job: Job | undefined,
  jobs: readonly Job[],
): string | undefined {
  if (job && isUnderWay(job) && !job.continues) return job.fingerprint;
  if (!draft) return job?.fingerprint;
  return draft.madeFrom ?? jobs.find(({ id }) => id === draft.id)?.fingerprint;
}

function stateOf(draft: Draft | undefined, job: Job | undefined): VersionState {
  if (!job) return draft ? 'ready' : 'none';
  if (isRunning(job)) return 'writing';
  if (job.status === 'queued') return 'waiting';
  if (job.status !== 'done' && job.status !== 'cancelled') return 'failed';
  if (draft) return 'ready';
  // It came and is not a draft yet; one that is over and has none was deleted.
  return awaitsDraft(job) ? 'writing' : 'none';
}

/** Whether two lists of versions differ in nothing but the unsaved text of an editor. */
export const areSameVersions = (some: readonly Version[], others: readonly Version[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at];
    return (
      other !== undefined &&
      VERSION_FIELDS.every((field) => one[field] === other[field]) &&
      isSameDraft(one, other)
    );
  });

const VERSION_FIELDS = ['platform', 'state', 'outdated', 'job'] as const;

function isSameDraft({ draft: one }: Version, { draft: other }: Version): boolean {
  if (!one || !other) return one === other;
  const fields = Object.keys({ ...one, ...other });
  return fields.every(
    (field) => field === 'editing' || Reflect.get(one, field) === Reflect.get(other, field),
  );
}

/** Whether a request for it would bring something that is not there and not on its way. */
export const needsWriting = ({ state, outdated }: Version): boolean =>
  state === 'none' || state === 'failed' || (outdated && state !== 'writing');

/** Whether its post can be asked for anew, with what is chosen now. */
export const canRefresh = (version: Version): boolean =>
  version.outdated && version.state !== 'writing' && version.state !== 'none';
