import { type Draft, hasUnsavedEdit, isProposal } from '../drafts/draft.ts';
import { joinReplies } from './join-replies.ts';
import { withoutMarks } from '../posts/marks.ts';
import { splitReply, wholeReply } from '../posts/reply.ts';
import { baseOf, quotesIn, wholeText } from './job-draft.ts';
import type { Continuation, Job } from './job.ts';

/**
 * Returns the draft with a job's text. `source` is the draft that the job continues, shortens or
 * reworks, as it is now. A text that was asked for a draft's earlier text becomes a draft of its own beside it,
 * with the job's id. `now` in milliseconds since 1970.
 */
export function draftWithReply(job: Job, source: Draft | undefined, now: number): Draft {
  const base = baseOf(job);
  if (!source || !base) return startDraft(job, now);
  const isBase = isBaseOf(base, source, job.sentQuotes);
  if (job.continues && isBase) return continueDraft(job, source, now);
  const draft = job.continues
    ? continueApart(job, job.continues, source, now)
    : { ...secondPartOf(job, source), ...startDraft(job, now), ...inherited(job, source) };
  return isBase ? draft : { ...draft, besideOf: source.id };
}

/** True if a draft has exactly the text that a request started from, and no unsaved edit. */
function isBaseOf(
  { draftId, soFar }: Continuation,
  draft: Draft,
  sent: readonly string[],
): boolean {
  const ids = sent.map((id) => ({ id }));
  const plain = (reply: string) => withoutMarks(reply, sent.length);
  const whole = wholeReply(draft, draft.origin.contentType, ids);
  return draft.id === draftId && !hasUnsavedEdit(draft) && plain(whole) === plain(soFar);
}

/** Returns a draft with the text of a job alone. */
function startDraft(job: Job, now: number): Draft {
  const { baseUrl, model, campaignId, campaign, fingerprint } = job;
  const quotes = quotesIn(job);
  return {
    id: job.id,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    origin: { ...campaign, quotes, baseUrl, model },
    campaignId,
    madeFrom: fingerprint,
    quoteCount: campaign.quotes.length,
    // The rest of a passage would be appended to the post.
    cutShort: isCutShort(job) && !job.refines?.around,
    ...splitReply(wholeText(job), campaign.contentType, quotes),
    ...(job.shortens && { shortenedFrom: job.shortens.draftId }),
    ...(job.refines && { refinedFrom: job.refines.draftId, refinement: job.refines.name }),
  };
}

/** Fields that a version inherits from the post that it was made from. */
function inherited({ shortens }: Job, source: Draft): Partial<Draft> {
  const { quoteCount, kept, keptFor, refinedFrom, refinement } = source;
  return {
    ...(quoteCount !== undefined && { quoteCount }),
    ...(kept && { kept }),
    ...(keptFor !== undefined && { keptFor }),
    // The short version of a proposal is one too.
    ...(shortens && refinedFrom !== undefined && isProposal(source) && { refinedFrom }),
    ...(shortens && refinement !== undefined && isProposal(source) && { refinement }),
  };
}

/** A rework of the post alone keeps its image prompt or video script. */
const secondPartOf = ({ refines }: Job, { imagePrompt, videoScript }: Draft): Partial<Draft> => ({
  ...(refines && imagePrompt !== undefined && { imagePrompt }),
  ...(refines && videoScript !== undefined && { videoScript }),
});

/** Returns the draft with a continuation appended, also in an open editor without a change. */
function continueDraft(job: Job, source: Draft, now: number): Draft {
  const { imagePrompt: _, videoScript: __, evidence, editing, editingPart, ...rest } = source;
  const { contentType } = source.origin;
  const sent = quotesIn(job);
  // Earlier quotes that the text is based on and that were not sent again keep their evidence.
  const earlier = evidence?.quotes.filter((it) => !sent.some(({ id }) => id === it.id)) ?? [];
  const quotes = [...sent, ...earlier];
  const soFar = wholeReply(source, contentType, quotes);
  const content = splitReply(joinReplies(soFar, job.text), contentType, quotes);
  const part = content.imagePrompt ?? content.videoScript ?? '';
  return {
    ...rest,
    ...written(job, source, now),
    ...content,
    revision: source.revision + 1,
    ...(editing !== undefined && { editing: content.text }),
    ...(editingPart !== undefined && { editingPart: part }),
    continuedBy: [...(source.continuedBy ?? []), job.id],
  };
}

/** Returns a draft of the text that was to be continued, with its continuation. */
function continueApart(job: Job, { soFar }: Continuation, source: Draft, now: number): Draft {
  const { campaignId, madeFrom, quoteCount, kept, origin } = source;
  return {
    id: job.id,
    revision: 1,
    createdAt: now,
    ...written(job, source, now),
    ...(campaignId !== undefined && { campaignId }),
    ...(madeFrom !== undefined && { madeFrom }),
    ...(quoteCount !== undefined && { quoteCount }),
    ...(kept && { kept }),
    ...splitReply(joinReplies(soFar, job.text), origin.contentType, quotesIn(job)),
  };
}

const written = (job: Job, { origin }: Draft, now: number) => ({
  updatedAt: now,
  origin: { ...origin, baseUrl: job.baseUrl, model: job.model },
  cutShort: isCutShort(job),
});

const isCutShort = (job: Job): boolean => job.cutShort === true || job.status !== 'done';
