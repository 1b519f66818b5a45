import type { ReadyCampaign } from './campaign.ts';
import type { Failure } from './failure.ts';
import type { Prompt } from './prompt.ts';
import { isNearby } from './providers.ts';
import type { Quote } from './quote.ts';

/**
 * One press of Generate, from the press to its end: what was asked, as it was asked, and how it
 * stands. It outlives the page. It holds no key and no header: the key is read when it is sent.
 *
 * The invariant: a job is never sent more often than `consents + free`. `consents` counts what the
 * person has said yes to, `free` what a provider refused before doing any work.
 */
export interface Job extends JobOrder {
  readonly v: typeof JOB_VERSION;
  /** Its place in the queue: clocks may jump, this does not. */
  readonly order: number;
  readonly status: JobStatus;
  readonly consents: number;
  /** How often it was sent, counted before each sending. */
  readonly attempts: number;
  readonly free: number;
  /** Free tries since the person last said yes. */
  readonly retries: number;
  /** Not sent before then, milliseconds since 1970; 0 for at once. */
  readonly notBefore: number;
  /** When the wait until `notBefore` began: a clock that shows less was set back. */
  readonly waitsSince: number;
  /** Whatever has come, of a continuation the new part alone. */
  readonly text: string;
  /** It ended at the model's limit, or before its end. */
  readonly cutShort: boolean;
  /** It was ended from here: by Stop, or by keeping what a broken connection left. */
  readonly stopped: boolean;
  /** Its draft is on the device: whoever deletes that does not get it again. */
  readonly settled: boolean;
  /** When the model was first heard thinking, milliseconds since 1970. In memory alone. */
  readonly thinkingSince?: number;
  /** In tokens, as the provider counted the last attempt. */
  readonly usage?: Usage;
  readonly failure?: Failure;
  /** Why it is not sent by itself, although its turn has come. */
  readonly held?: Hold;
  /**
   * The person said yes to its next sending, whichever tab that is done by, while this provider was
   * chosen: its base URL, null where that was not valid. Once another is chosen the yes is void.
   */
  readonly agreed?: string | null;
}

/** What was asked, and of whom. Times are milliseconds since 1970. */
export interface JobOrder {
  /** A UUID; a first draft made of it has the same. */
  readonly id: string;
  /** The campaign it belongs to, until Create New Campaign. */
  readonly campaignId: string;
  readonly campaign: ReadyCampaign;
  /** Ids of the quotes that went into the prompt, in its order: mark 1 names the first. */
  readonly sentQuotes: readonly string[];
  /** Of the campaign: two jobs with the same one would ask for the same. */
  readonly fingerprint: string;
  readonly prompt: Prompt;
  /** Present where it goes on after a text that was cut short. */
  readonly continues?: Continuation;
  /** Present where it writes a draft's text again, shorter, as a draft of its own. */
  readonly shortens?: Continuation;
  readonly baseUrl: string;
  readonly model: string;
  /**
   * Id of the key that the user wanted for this request; reveals nothing about the key. Empty after
   * that key was changed: no key is used for it until the user agrees.
   */
  readonly keyId: string;
  readonly createdAt: number;
  /** When the person last said yes to it. */
  readonly consentedAt: number;
  /** It was put off and not sent at once: the person hears of it when it is ready. */
  readonly waited: boolean;
}

export interface Usage {
  readonly promptTokens?: number;
  /** Thinking included. */
  readonly completionTokens?: number;
  readonly thinkingTokens?: number;
  /** US dollars, as the provider says. */
  readonly cost?: number;
}

export interface Continuation {
  readonly draftId: string;
  /** The text that it starts from. */
  readonly soFar: string;
}

export const JOB_VERSION = 1;

export const JOB_STATUSES = [
  'queued',
  'sending',
  'streaming',
  'done',
  /** Not billed, or billed and over: nothing more comes of it by itself. */
  'failed',
  /** It may have been billed, and nothing came: the person decides. */
  'unknown',
  /** The same, and some text came. */
  'partial',
  'cancelled',
  'needs-key',
  'needs-money',
] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

/** `key`: the key was changed. `provider`: another was chosen. `many`: enough were sent in a row. */
export type Hold = 'old' | 'key' | 'provider' | 'many';

/** Milliseconds after which the person is asked before a job is sent. */
export const OLD_AFTER_MS = 24 * 3_600_000;

/** More jobs than this are not kept at once. */
export const MAX_JOBS = 100;

export const isRunning = ({ status }: Job) => status === 'sending' || status === 'streaming';

/** It is on its way, or waits for its turn: the same thing need not be asked again. */
export const isUnderWay = (job: Job) => job.status === 'queued' || isRunning(job);

/** It stands still until the person says something. */
export const needsPerson = ({ status, held }: Job) =>
  ['unknown', 'partial', 'needs-key', 'needs-money'].includes(status) ||
  (status === 'queued' && held !== undefined);

/** The draft that a job belongs to; undefined for a first text, which belongs to its campaign. */
export const sourceDraftOf = ({ continues, shortens }: JobOrder): string | undefined =>
  (continues ?? shortens)?.draftId;

/** True if both produce the same thing: a campaign's post for a platform, or a change to one draft. */
export const hasSameTarget = (one: JobOrder, other: JobOrder): boolean =>
  one.campaignId === other.campaignId &&
  one.campaign.platform === other.campaign.platform &&
  one.continues?.draftId === other.continues?.draftId &&
  one.shortens?.draftId === other.shortens?.draftId;

/** True if both send the same request to the same provider with the same key. */
export const asksTheSame = (one: JobOrder, other: JobOrder): boolean =>
  hasSameTarget(one, other) &&
  one.fingerprint === other.fingerprint &&
  one.continues?.soFar === other.continues?.soFar &&
  one.shortens?.soFar === other.shortens?.soFar &&
  one.baseUrl === other.baseUrl &&
  one.model === other.model &&
  one.keyId === other.keyId;

/** True if an attempt of this job may have been charged, or is under way. */
export const mayHaveBeenBilled = (job: Job): boolean => isRunning(job) || job.attempts > job.free;

/** True if `order` may replace the job only with the user's consent. */
export const needsConsentToReplace = (job: Job, order: JobOrder): boolean =>
  isUnderWay(job) && hasSameTarget(job, order) && mayHaveBeenBilled(job);

/** True if `order` takes the place of the job, which is queued or ended without a result. */
export const isReplacedBy = (job: Job, order: JobOrder): boolean =>
  hasSameTarget(job, order) &&
  !isRunning(job) &&
  job.status !== 'done' &&
  job.status !== 'cancelled' &&
  !hasLooseText(job);

/**
 * True if the job holds an interrupted text that is in no draft and is offered to the user. A press
 * for the same post keeps it.
 */
export const isKeptBy = (job: Job, order: JobOrder): boolean =>
  hasSameTarget(job, order) && !isUnderWay(job) && hasLooseText(job) && !isForDraft(job);

const hasText = ({ text }: Job) => text.trim() !== '';
const hasLooseText = (job: Job) => hasText(job) && !job.settled;

/** The draft that a job makes, or adds to. */
export const draftOf = (job: Job) => job.continues?.draftId ?? job.id;

/** True if the job's text belongs in a draft without asking the user. */
export function isForDraft(job: Job): boolean {
  if (!hasText(job)) return false;
  if (job.status === 'done' || job.status === 'cancelled') return true;
  // A continuation belongs to its draft at once; a first text is offered to be kept.
  return job.continues !== undefined && !isRunning(job) && job.status !== 'queued';
}

/** True if the text is not yet saved in its draft and would be lost with the job. */
export const awaitsDraft = (job: Job): boolean => isForDraft(job) && !job.settled;

/** Another job for the same provider wants a key or credit: this one would only fail like it. */
export const isPaused = (job: Job, all: readonly Job[]) =>
  job.status === 'queued' &&
  all.some(({ baseUrl, status }) => baseUrl === job.baseUrl && status.startsWith('needs-'));

/**
 * It shows in the queue: it waits, it wants a word, or it is ready and not yet opened. What was
 * pressed a moment ago and what became of it stands where it was pressed.
 */
export const isShown = (job: Job) =>
  needsPerson(job) ||
  (job.waited ? job.status !== 'cancelled' : job.retries > 0 && isUnderWay(job));

/**
 * True if the same request can be sent again. A continuation that received some text cannot: that
 * text is in its draft and not in the request. Continue on the draft asks from there.
 */
export const canRetry = (job: Job): boolean =>
  !isRunning(job) && job.status !== 'done' && !(job.continues && hasText(job));

/** Whether sending it once more may cost once more. */
export const mayCostAgain = ({ status, attempts, free, baseUrl }: Job) =>
  attempts > free && (status === 'unknown' || status === 'partial') && !isNearby(baseUrl);

/** The quotes that a reply can rest on, in the order in which they were sent. */
export function quotesIn({ campaign: { quotes }, sentQuotes }: Job): readonly Quote[] {
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  return sentQuotes.flatMap((id) => byId.get(id) ?? []);
}

/** A job as it is when it is asked for. */
export function newJob(order: JobOrder, place: number): Job {
  return {
    ...order,
    v: JOB_VERSION,
    order: place,
    status: 'queued',
    consents: 1,
    attempts: 0,
    free: 0,
    retries: 0,
    notBefore: 0,
    waitsSince: 0,
    text: '',
    cutShort: false,
    stopped: false,
    settled: false,
  };
}
