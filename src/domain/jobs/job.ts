import type { Account } from '../site/account.ts';
import type { ReadyCampaign } from '../campaign/campaign.ts';
import type { Failure } from './failure.ts';
import type { Prompt } from '../campaign/request.ts';

/** Fields of every job, whatever its status. */
export interface JobCore extends JobRequest {
  readonly v: typeof JOB_VERSION;
  /** Account that asked for it; undefined in a job of an earlier release. */
  readonly owner?: Account | undefined;
  /** Position in the queue. Unlike a clock, it never jumps. */
  readonly position: number;
  readonly approvals: number;
  /** Number of attempts, counted before each is sent. */
  readonly attempts: number;
  readonly unbilledAttempts: number;
  /** Free retries since the user's last approval. */
  readonly retries: number;
  /** Text received so far; for a continuation, the new part alone. */
  readonly text: string;
}

/** Fields of a job in some statuses only. */
interface StatusFields {
  /** Earliest time of the next attempt, in milliseconds since 1970; 0 for at once. */
  readonly notBefore: number;
  /** Start of the wait until `notBefore`: a clock that shows an earlier time was set back. */
  readonly waitsSince: number;
  /** Reason why it is not sent automatically although it is due. */
  readonly holdReason: HoldReason;
  /**
   * Base URL that was chosen when the user approved the next attempt, null if it was not valid. Any
   * tab may make that attempt. Void once another provider is chosen.
   */
  readonly approvedBaseUrl: string | null;
  /** Start of the model's thinking, in milliseconds since 1970. In memory alone. */
  readonly thinkingSince: number;
  /** The text ended at the model's limit, or before its end. */
  readonly cutShort: boolean;
  /** Ended by the user: by Stop, or by keeping the text of a broken connection. */
  readonly stopped: boolean;
  /** Its draft is on the device: a draft that the user then deletes does not come back. */
  readonly persisted: boolean;
  /** Tokens of the last attempt, as counted by the provider. */
  readonly usage: Usage;
  readonly failure: Failure;
}

/** Fields of a job whose status is not known. */
export type JobFields = Partial<JobCore & StatusFields & { readonly status: JobStatus }>;

type Field = keyof StatusFields;

/** A job in one of these statuses, with the fields that it always has and may have. */
type JobIn<Status extends JobStatus, Always extends Field, Maybe extends Field> = JobCore & {
  readonly status: Status;
} & Pick<StatusFields, Always> &
  Partial<Pick<StatusFields, Maybe>> & {
    readonly [Other in Exclude<Field, Always | Maybe>]?: undefined;
  };

/** `failure` and `usage` are those of the attempt that it repeats. */
export type QueuedJob = JobIn<
  'queued',
  'notBefore' | 'waitsSince',
  'holdReason' | 'approvedBaseUrl' | 'failure' | 'usage'
>;
export type RunningJob = JobIn<'sending' | 'streaming', never, 'thinkingSince'>;
/** Without a failure, its sender died. */
export type InterruptedJob = JobIn<'unknown' | 'partial', 'persisted', 'failure' | 'usage'>;
export type FailedJob = JobIn<'failed', 'persisted' | 'failure', 'usage'>;
/** An approval that was not used counts once there is a key. */
export type BlockedJob = JobIn<
  'needs-key' | 'needs-credit',
  'persisted' | 'failure',
  'usage' | 'approvedBaseUrl'
>;
export type EndedJob = JobIn<'done' | 'cancelled', 'persisted' | 'cutShort' | 'stopped', 'usage'>;

/**
 * One press of Generate, from the press to its end: the request as it was made, and its status. It
 * outlives the page. It holds no key and no header: the key is read when the job is sent.
 *
 * Invariant: a job is never sent more often than `approvals + unbilledAttempts`. `approvals` counts the user's
 * approvals, `unbilledAttempts` the attempts that a provider refused before doing any work.
 */
export type Job = QueuedJob | RunningJob | InterruptedJob | FailedJob | BlockedJob | EndedJob;

/** A request and its recipient. Times are milliseconds since 1970. */
export interface JobRequest {
  /** A UUID, which a first draft made from the job shares. */
  readonly id: string;
  /** Id of its campaign, until Create New Campaign. */
  readonly campaignId: string;
  readonly campaign: ReadyCampaign;
  /** Names the press, if it asked for several posts. */
  readonly press?: string;
  /** Ids of the quotes in the prompt, in order: mark 1 refers to the first. */
  readonly sentQuotes: readonly string[];
  /** Fingerprint of the campaign: two jobs with the same one would ask for the same. */
  readonly fingerprint: string;
  readonly prompt: Prompt;
  /** Set if the job continues a text that was cut short. */
  readonly continues?: Continuation;
  /** Set if the job rewrites a draft's text, shorter, as a new draft. */
  readonly shortens?: Continuation;
  /** Set if the job reworks a draft's text as the user asked, as a new draft. */
  readonly refines?: Refining;
  readonly baseUrl: string;
  readonly model: string;
  /**
   * Id of the key that the user wanted for this request; reveals nothing about the key. Empty after
   * that key was changed: no key is used for it until the user agrees.
   */
  readonly keyId: string;
  readonly createdAt: number;
  /** Time of the user's last approval. */
  readonly approvedAt: number;
  /** Deferred and not sent at once: the user is notified when it is ready. */
  readonly deferred: boolean;
}

export interface Usage {
  readonly promptTokens?: number;
  /** Includes thinking. */
  readonly completionTokens?: number;
  readonly thinkingTokens?: number;
  /** US dollars, as reported by the provider. */
  readonly cost?: number;
}

export interface Continuation {
  readonly draftId: string;
  /** Text that the request starts from. */
  readonly soFar: string;
}

export interface Refining extends Continuation {
  /** Name of the rework: `Warmer`, or the user's own words. */
  readonly name: string;
  /** Text of the post before and after the passage, if only a passage is reworked. */
  readonly around?: readonly [string, string];
}

export const JOB_VERSION = 1;

export const JOB_STATUSES = [
  'queued',
  'sending',
  'streaming',
  'done',
  /** Not billed, or billed and over: never retried automatically. */
  'failed',
  /** It may have been billed, and no text came: the user decides. */
  'unknown',
  /** The same, but some text came. */
  'partial',
  'cancelled',
  'needs-key',
  'needs-credit',
] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

/**
 * Reasons to hold a job. `stale`: the approval has expired. `key`: the key was changed. `provider`:
 * another one was chosen. `burst-limit`: enough jobs were sent in a row.
 */
export type HoldReason = 'stale' | 'key' | 'provider' | 'burst-limit';

/** Largest number of stored jobs. */
export const MAX_JOBS = 100;

export const isRunning = (job: Job): job is RunningJob =>
  job.status === 'sending' || job.status === 'streaming';

/** True if the job is being sent or queued: the same request need not be made again. */
export const isUnderWay = (job: Job): job is QueuedJob | RunningJob =>
  job.status === 'queued' || isRunning(job);

/** True if some text arrived. */
export const hasText = ({ text }: Pick<JobCore, 'text'>) => text.trim() !== '';

/** Returns a job without the fields of its status. */
export function coreOf(job: Job): JobCore {
  const {
    status: _status,
    notBefore: _notBefore,
    waitsSince: _waitsSince,
    holdReason: _holdReason,
    approvedBaseUrl: _approvedBaseUrl,
    thinkingSince: _thinkingSince,
    cutShort: _cutShort,
    stopped: _stopped,
    persisted: _persisted,
    usage: _usage,
    failure: _failure,
    ...core
  } = job;
  return core;
}

/** Creates a queued job from a request. */
export function newJob(request: JobRequest, position: number): QueuedJob {
  return {
    ...request,
    v: JOB_VERSION,
    position,
    status: 'queued',
    approvals: 1,
    attempts: 0,
    unbilledAttempts: 0,
    retries: 0,
    notBefore: 0,
    waitsSince: 0,
    text: '',
  };
}
