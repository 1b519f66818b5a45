import type { ReadyCampaign } from '../campaign/campaign.ts';
import { isSame } from '../campaign/merge.ts';
import type { DraftUse } from './draft-use.ts';
import type { GeneratedContent } from '../posts/reply.ts';
import type { Plan } from './planned.ts';

/**
 * A draft's campaign as it was sent, with the quotes of the prompt and the provider that wrote it.
 * Later requests for the draft are built from this, not from the current choices.
 */
export interface DraftOrigin extends ReadyCampaign {
  /** Empty if the stored draft has none. */
  readonly baseUrl: string;
  readonly model: string;
}

/** A post being worked on. Times are milliseconds since 1970. */
export interface Draft extends GeneratedContent {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly origin: DraftOrigin;
  /** Id of the campaign that it was written for. */
  readonly campaignId?: string;
  /** Fingerprint of the campaign that it was requested with. */
  readonly madeFrom?: string;
  /** Number of quotes in its set at that time. Absent in drafts of earlier releases. */
  readonly quoteCount?: number;
  /** The model stopped at its token limit: the text can be continued. */
  readonly cutShort: boolean;
  /** Id of the draft of which this is a conflict copy, made when two tabs edited it. */
  readonly copyOf?: string;
  /** Unsaved text of an open editor; undefined while previewing. */
  readonly editing?: string;
  /** Unsaved edit of its image prompt or video script. */
  readonly editingPart?: string;
  /** Ids of the jobs whose text it already includes, beside the first. */
  readonly continuedBy?: readonly string[];
  /** Sentences that the user has vouched for, verbatim. */
  readonly kept?: readonly string[];
  /** Fingerprint of the later choices for which the user keeps the post as it is. */
  readonly keptFor?: string;
  /** When the user last chose it among the versions of its platform. */
  readonly chosenAt?: number;
  /** Id of the longer version that the model shortened. */
  readonly shortenedFrom?: string;
  /** Id of the draft that the model reworked. */
  readonly refinedFrom?: string;
  /** Name of the rework: `Warmer`, or the user's own words. */
  readonly refinement?: string;
  /**
   * Id of the draft whose earlier text it continues, shortens or reworks: that draft was changed while this
   * one was written, and keeps its place until the user chooses this one.
   */
  readonly besideOf?: string;
  /** Uses of the post; absent before the first one. */
  readonly use?: DraftUse;
  /** When the user means to post it. */
  readonly plannedFor?: Plan;
}

/** Key of a post: its versions have the same. Stored with what belongs to the post. */
export const postKey = ({ id, campaignId, origin }: Pick<Draft, 'id' | 'campaignId' | 'origin'>) =>
  campaignId === undefined ? id : `${campaignId}/${origin.platform}`;

/** Returns the text as shown on screen: an unsaved edit takes precedence. */
export function visibleText(draft: Draft): string {
  return draft.editing ?? draft.text;
}

/** True if the user has changed the text since a model wrote it. */
export const isEdited = ({ revision, continuedBy = [] }: Draft): boolean =>
  revision > 1 + continuedBy.length;

/** Makes it the version of its platform. `now` in milliseconds since 1970. */
export const choose = (draft: Draft, now: number): Draft => ({ ...draft, chosenAt: now });

/**
 * Of several versions of a post, the one with the highest standing represents its platform: the one
 * that was written, edited or chosen last; a conflict copy, a text beside a changed draft, or a
 * reworked one that the user has not taken, only if it was chosen.
 */
export function standingOf(draft: Draft): number {
  const { copyOf, besideOf, createdAt, updatedAt, chosenAt = 0 } = draft;
  const isSecond = copyOf !== undefined || besideOf !== undefined || isProposal(draft);
  return isSecond ? chosenAt : Math.max(createdAt, updatedAt, chosenAt);
}

/** True for a reworked post that the user has neither chosen nor edited. */
export const isProposal = (draft: Draft): boolean =>
  draft.refinedFrom !== undefined && draft.chosenAt === undefined && !isEdited(draft);

/** True while an editor holds a change that is not saved. */
export function hasUnsavedEdit(draft: Draft | undefined): boolean {
  if (!draft) return false;
  const { editing, editingPart, imagePrompt, videoScript } = draft;
  const part = imagePrompt ?? videoScript ?? '';
  return (
    (editing !== undefined && editing !== draft.text) ||
    (editingPart !== undefined && editingPart !== part)
  );
}

/** The same draft where it keeps these already, in whatever order. */
export function withKept(draft: Draft, kept: readonly string[]): Draft {
  const { kept: before = [], ...rest } = draft;
  if (isSame(before.toSorted(), kept.toSorted())) return draft;
  return kept.length > 0 ? { ...rest, kept } : rest;
}
