import { type Draft, hasUnsavedEdit, visibleText } from './draft.ts';
import { isSame } from '../campaign/merge.ts';
import { type DraftState, stateOf } from './draft-use.ts';
import type { PlatformId } from './platforms.ts';

/** A draft as shown in a list. */
export interface DraftSummary {
  readonly id: string;
  readonly platform: PlatformId;
  readonly campaignId: string | undefined;
  readonly updatedAt: number;
  readonly firstWords: string;
  readonly state: DraftState;
  readonly hasUnsavedEdit: boolean;
  /** True for one of the two texts of a draft that two tabs edited at the same time. */
  readonly isConflictCopy: boolean;
}

const FIRST_WORDS = 80;

export const summaryOf = (draft: Draft): DraftSummary => ({
  id: draft.id,
  platform: draft.origin.platform,
  campaignId: draft.campaignId,
  updatedAt: draft.updatedAt,
  firstWords: visibleText(draft).slice(0, 1000).trim().slice(0, FIRST_WORDS),
  state: stateOf(draft),
  hasUnsavedEdit: hasUnsavedEdit(draft),
  isConflictCopy: draft.copyOf !== undefined,
});

/**
 * Indexes a list of drafts. Reuses the unchanged summaries of `before`, or `before` itself if none
 * has changed: typing far down in a draft changes no list. Runs on every keystroke, so `edit` spares
 * the comparison of all other drafts, and lists of the same length are compared by position.
 */
export function indexDrafts(
  drafts: readonly Draft[],
  before: DraftIndex = { drafts: [], summaries: [] },
  edit?: DraftEdit,
): DraftIndex {
  if (drafts === before.drafts) return before;
  const edited = edit?.before === before.drafts ? drafts[edit.index] : undefined;
  if (edit && edited) return { drafts, summaries: withSummary(before.summaries, edited, edit) };
  const known =
    drafts.length === before.drafts.length
      ? (_draft: Draft, at: number) => before.summaries[at]
      : summariesById(before);
  let isSameList = drafts.length === before.drafts.length;
  const summaries = drafts.map((draft, at) => {
    const shown = known(draft, at);
    if (shown && draft === before.drafts[at]) return shown;
    const summary = summaryOf(draft);
    if (shown && isSame(summary, shown)) return shown;
    isSameList = false;
    return summary;
  });
  return { drafts, summaries: isSameList ? before.summaries : summaries };
}

function withSummary(
  summaries: readonly DraftSummary[],
  draft: Draft,
  { index }: DraftEdit,
): readonly DraftSummary[] {
  const summary = summaryOf(draft);
  return isSame(summary, summaries[index]) ? summaries : summaries.with(index, summary);
}

function summariesById({ summaries }: DraftIndex): (draft: Draft) => DraftSummary | undefined {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return ({ id }) => byId.get(id);
}

/** Replacement of the draft at `index` of the list `before`. */
interface DraftEdit {
  readonly before: readonly Draft[];
  readonly index: number;
}

interface DraftIndex {
  readonly drafts: readonly Draft[];
  readonly summaries: readonly DraftSummary[];
}

/** The posts of one campaign. Its key is the same, whichever post is the newest. */
export interface CampaignDrafts {
  readonly key: string;
  readonly posts: readonly DraftSummary[];
}

/** Groups the posts by campaign, newest first; a draft without a campaign is a group of its own. */
export function byCampaign(drafts: readonly DraftSummary[]): CampaignDrafts[] {
  const campaigns = new Map<string, DraftSummary[]>();
  for (const draft of drafts.toSorted((one, other) => other.updatedAt - one.updatedAt)) {
    const { id, campaignId } = draft;
    const key = campaignId === undefined ? `draft ${id}` : `campaign ${campaignId}`;
    const posts = campaigns.get(key) ?? [];
    posts.push(draft);
    campaigns.set(key, posts);
  }
  return [...campaigns].map(([key, posts]) => ({ key, posts }));
}
