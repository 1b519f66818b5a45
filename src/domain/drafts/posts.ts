import { addDays, dayAt, type Day, type Weekday, weekStart } from './days.ts';
import { type Draft, postKey } from './draft.ts';
import { earlierVersions } from './draft-list.ts';
import { isAside } from './earlier.ts';
import type { DraftSummary } from './draft-summary.ts';
import { isUnderWay, type Job } from '../jobs/job.ts';
import { awaitsDraft, sourceDraftOf } from '../jobs/job-draft.ts';
import { needsUser } from '../jobs/job-status.ts';
import type { PlatformId } from '../platforms/platforms.ts';
import type { Plan } from './planned.ts';
import { momentOf } from './wall-time.ts';

/** A post's place in its life, in the order of the filter. */
export const POST_STATES = ['writing', 'needs-you', 'ready', 'planned', 'posted'] as const;

export type PostState = (typeof POST_STATES)[number];

/** A request as a row of the list: one that is under way, or one that the user has to decide about. */
export interface JobPost {
  readonly id: string;
  readonly platform: PlatformId;
  readonly campaignId: string;
  readonly state: 'writing' | 'needs-you';
  readonly title: string;
  readonly subject: string;
  /** Time of the press, in milliseconds since 1970. */
  readonly at: number;
  /** Id of the draft whose text it continues: that draft's row shows its state. */
  readonly continues?: string;
}

/** A post in the list: a draft, or a request that has brought none yet. */
export interface Post {
  /** Id of the draft, or of the request. */
  readonly id: string;
  readonly platform: PlatformId;
  /** Posts with the same key belong to one campaign. */
  readonly campaign: string;
  readonly state: PostState;
  /** Subject of its campaign, in the user's words; may be empty. */
  readonly subject: string;
  /** The time under which it is listed, in milliseconds since 1970. */
  readonly at: number;
  /** Undefined for a request. */
  readonly draft?: DraftSummary;
  /** Request that is under way for it, or waits for the user. */
  readonly job?: JobPost;
  /** True if another version of the post stands for its platform. */
  readonly isEarlier: boolean;
  /** When it is to be posted; a version that has replaced a planned one takes its place. */
  readonly plan?: Plan;
}

/**
 * Returns the requests that the list shows, without those that a later one for the same post has
 * replaced. In the order of the queue.
 */
export function jobPosts(jobs: readonly Job[]): JobPost[] {
  const latest = new Map<string, Job>();
  for (const job of jobs) {
    const of = sourceDraftOf(job) ?? '';
    latest.set(`${job.campaignId} ${job.campaign.platform} ${of}`, job);
  }
  return [...latest.values()].flatMap((job) => {
    const state = stateOfJob(job);
    if (!state) return [];
    const { id, campaign, campaignId, createdAt, continues } = job;
    const subject = campaign.subject.trim();
    return {
      id,
      platform: campaign.platform,
      campaignId,
      state,
      title: subject || (campaign.quotes[0]?.text.slice(0, 120).trim() ?? ''),
      subject,
      at: createdAt,
      ...(continues && { continues: continues.draftId }),
    };
  });
}

function stateOfJob(job: Job): JobPost['state'] | undefined {
  if (needsUser(job) || job.status === 'failed') return 'needs-you';
  return isUnderWay(job) || awaitsDraft(job) ? 'writing' : undefined;
}

/** The drafts and requests of a device. `summaries` are those of `drafts`, in their order. */
interface Work {
  readonly drafts: readonly Draft[];
  readonly summaries: readonly DraftSummary[];
  readonly jobs: readonly JobPost[];
  /** Id of the draft under review. */
  readonly reviewedId: string | undefined;
}

/** Lists the posts of all campaigns. */
export function postsOf({ drafts, summaries, jobs, reviewedId }: Work): Post[] {
  const earlier = earlierOf(summaries, reviewedId);
  const continued = new Map(jobs.flatMap((job) => (job.continues ? [[job.continues, job]] : [])));
  const plans = plansOf(drafts, earlier);
  const posted = new Map(
    drafts.flatMap((it) => (it.use?.posted === undefined ? [] : [[versionKey(it), it.use.posted]])),
  );
  const written = drafts.flatMap((draft, index) => {
    const summary = summaries[index];
    const isEarlier = earlier.has(draft.id);
    // A text before an edit is in the list of its post's versions.
    if (isEarlier && isAside(draft)) return [];
    const key = versionKey(draft);
    const known = isEarlier ? undefined : (draft.plannedFor ?? plans.get(key));
    // A version that was posted had this plan.
    const plan =
      known && momentOf(known) <= (posted.get(key) ?? 0) && !draft.use?.posted ? undefined : known;
    return summary
      ? [postOf(draft, summary, { job: continued.get(draft.id), isEarlier, plan })]
      : [];
  });
  const ids = new Set(drafts.map(({ id }) => id));
  const requested = jobs.filter(({ id, continues }) => !ids.has(continues ?? id));
  return [...requested.map(postOfJob), ...written];
}

/** Plans of posts that another version has replaced since, by their versions' key. */
function plansOf(drafts: readonly Draft[], earlier: ReadonlySet<string>): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const draft of drafts)
    if (draft.plannedFor && earlier.has(draft.id)) plans.set(versionKey(draft), draft.plannedFor);
  return plans;
}

/** The same for all versions of a post, and for no other draft. */
export const versionKey = (draft: Draft): string =>
  draft.copyOf === undefined ? postKey(draft) : draft.id;

interface PostDetails {
  readonly job: JobPost | undefined;
  readonly isEarlier: boolean;
  readonly plan: Plan | undefined;
}

function postOf(draft: Draft, summary: DraftSummary, { job, isEarlier, plan }: PostDetails): Post {
  const { id, platform, campaignId, updatedAt } = summary;
  return {
    id,
    platform,
    campaign: campaignId ?? id,
    state: job?.state ?? stateOfDraft(summary, plan),
    subject: draft.origin.subject.trim(),
    at: draft.use?.posted ?? (plan ? momentOf(plan) : updatedAt),
    draft: summary,
    ...(job && { job }),
    isEarlier,
    ...(plan && { plan }),
  };
}

function stateOfDraft(summary: DraftSummary, plan: Plan | undefined): PostState {
  const { state, isIncomplete, isConflictCopy } = summary;
  if (state === 'posted') return 'posted';
  if (isIncomplete || isConflictCopy) return 'needs-you';
  return plan ? 'planned' : 'ready';
}

const postOfJob = (job: JobPost): Post => ({
  id: job.id,
  platform: job.platform,
  campaign: job.campaignId,
  state: job.state,
  subject: job.subject,
  at: job.at,
  job,
  isEarlier: false,
});

function earlierOf(
  summaries: readonly DraftSummary[],
  reviewedId: string | undefined,
): ReadonlySet<string> {
  const campaigns = Map.groupBy(summaries, ({ campaignId, id }) => campaignId ?? id);
  const earlier = new Set<string>();
  for (const drafts of campaigns.values()) {
    if (drafts.length < 2) continue;
    for (const id of earlierVersions(drafts, reviewedId)) earlier.add(id);
  }
  return earlier;
}

/** A heading of the list with its posts. */
export interface PostGroup {
  readonly key: string;
  readonly posts: readonly Post[];
}

/** Groups the posts by campaign, newest first. */
export function postsByCampaign(posts: readonly Post[]): PostGroup[] {
  const groups = Map.groupBy(newestFirst(posts), ({ campaign }) => campaign);
  return [...groups].map(([key, group]) => ({ key, posts: group }));
}

/**
 * Groups the posts by week, keyed by its first day: from the week of `today` on in the order of the
 * calendar, then the earlier ones, newest first. Weeks begin with the weekday `first`.
 */
export function postsByWeek(posts: readonly Post[], today: Day, first: Weekday): PostGroup[] {
  const current = weekStart(today, first);
  const weeks = Map.groupBy(newestFirst(posts), ({ at }) => weekStart(dayAt(at), first));
  const groups = [...weeks].map(([key, group]) => ({ key, posts: group }));
  const coming = groups.filter(({ key }) => key >= current).toReversed();
  return [
    ...coming.map(({ key, posts: group }) => ({ key, posts: group.toReversed() })),
    ...groups.filter(({ key }) => key < current),
  ];
}

/** Names a week by its first day, seen from `today`; undefined for one without a name of its own. */
export function weekName(start: Day, today: Day): string | undefined {
  const isIn = (day: Day) => start <= day && day < addDays(start, 7);
  if (isIn(today)) return 'This week';
  if (isIn(addDays(today, 7))) return 'Next week';
  return isIn(addDays(today, -7)) ? 'Last week' : undefined;
}

const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
