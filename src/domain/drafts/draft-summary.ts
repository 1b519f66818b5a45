import { type Draft, hasUnsavedEdit, isProposal, standingOf, visibleText } from './draft.ts';
import { isSame } from '../campaign/merge.ts';
import { type DraftState, stateOf } from './draft-use.ts';
import type { PlatformId } from '../platforms/platforms.ts';

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
  /** True for a text that the model did not finish. */
  readonly isIncomplete: boolean;
  /** True for a rework that the user has not taken. */
  readonly isProposal: boolean;
  /** Standing among the versions of its platform. */
  readonly standing: number;
}

/** More than a title has, so that it shows whether more text follows. */
const FIRST_WORDS = 120;

export const summaryOf = (draft: Draft): DraftSummary => ({
  id: draft.id,
  platform: draft.origin.platform,
  campaignId: draft.campaignId,
  updatedAt: draft.updatedAt,
  firstWords: visibleText(draft).slice(0, 1000).trim().slice(0, FIRST_WORDS),
  state: stateOf(draft),
  hasUnsavedEdit: hasUnsavedEdit(draft),
  isConflictCopy: draft.copyOf !== undefined,
  isIncomplete: draft.cutShort,
  isProposal: isProposal(draft),
  standing: standingOf(draft),
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

/** Drafts of a list, by campaign. */
export interface DraftGroups {
  readonly drafts: readonly DraftSummary[];
  /** Ids of the drafts by campaign; those without a campaign under undefined. */
  readonly ids: ReadonlyMap<string | undefined, readonly string[]>;
}

/**
 * Groups the posts by campaign. Typing changes one summary and not its campaign: then the groups of
 * `before` stay the same.
 */
export function groupDrafts(drafts: readonly DraftSummary[], before?: DraftGroups): DraftGroups {
  if (drafts === before?.drafts) return before;
  const isInPlace =
    before?.drafts.length === drafts.length &&
    drafts.every((draft, at) => {
      const old = before.drafts[at];
      return draft === old || (draft.id === old?.id && draft.campaignId === old.campaignId);
    });
  return { drafts, ids: isInPlace ? before.ids : idsOf(drafts) };
}

function idsOf(drafts: readonly DraftSummary[]): Map<string | undefined, string[]> {
  const ids = new Map<string | undefined, string[]>();
  for (const { id, campaignId } of drafts) {
    const own = ids.get(campaignId);
    if (own) own.push(id);
    else ids.set(campaignId, [id]);
  }
  return ids;
}
