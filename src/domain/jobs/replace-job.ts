import { isSame } from '../campaign/merge.ts';
import { hasLooseText, isForDraft } from './job-draft.ts';
import { mayHaveBeenBilled } from './job-status.ts';
import { isRunning, isUnderWay, type Job, type JobRequest } from './job.ts';

/**
 * True if both produce the same thing: a campaign's post for a platform, or a change to one draft.
 * Each post that one press asks for is a target of its own.
 */
export const hasSameTarget = (one: JobRequest, other: JobRequest): boolean =>
  !isOfSamePress(one, other) &&
  one.campaignId === other.campaignId &&
  one.campaign.platform === other.campaign.platform &&
  one.continues?.draftId === other.continues?.draftId &&
  one.shortens?.draftId === other.shortens?.draftId &&
  one.refines?.draftId === other.refines?.draftId;

const isOfSamePress = (one: JobRequest, other: JobRequest): boolean =>
  one.press !== undefined && one.press === other.press && one.id !== other.id;

/** True if both send the same request to the same provider with the same key. */
export const asksTheSame = (one: JobRequest, other: JobRequest): boolean =>
  hasSameTarget(one, other) &&
  one.fingerprint === other.fingerprint &&
  one.continues?.soFar === other.continues?.soFar &&
  one.shortens?.soFar === other.shortens?.soFar &&
  isSame(one.refines, other.refines) &&
  one.baseUrl === other.baseUrl &&
  one.model === other.model &&
  one.keyId === other.keyId;

/** True if `request` may replace the job only with the user's approval. */
export const needsApprovalToReplace = (job: Job, request: JobRequest): boolean =>
  isUnderWay(job) && hasSameTarget(job, request) && mayHaveBeenBilled(job);

/** True if `request` takes the place of the job, which is queued or ended without a result. */
export const isReplacedBy = (job: Job, request: JobRequest): boolean =>
  hasSameTarget(job, request) &&
  !isRunning(job) &&
  job.status !== 'done' &&
  job.status !== 'cancelled' &&
  !hasLooseText(job);

/**
 * True if the job holds an interrupted text that is in no draft and is offered to the user. A press
 * for the same post keeps it.
 */
export const isKeptBy = (job: Job, request: JobRequest): boolean =>
  hasSameTarget(job, request) && !isUnderWay(job) && hasLooseText(job) && !isForDraft(job);
