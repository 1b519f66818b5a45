import type { ReadyCampaign } from './campaign.ts';
import type { Failure } from './failure.ts';
import type { Prompt } from './prompt.ts';
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
  /** Whoever sends it lives at least until then, milliseconds since 1970; renewed while it runs. */
  readonly leaseUntil: number;
  /** Whatever has come, of a continuation the new part alone. */
  readonly text: string;
  /** It ended at the model's limit, or before its end. */
  readonly cutShort: boolean;
  /** It was ended from here: by Stop, or by keeping what a broken connection left. */
  readonly stopped: boolean;
  /** Its draft is on the device: whoever deletes that does not get it again. */
  readonly settled: boolean;
  /** In tokens, as the provider counted the last attempt. */
  readonly usage?: Usage;
  readonly failure?: Failure;
  /** Why it is not sent by itself, although its turn has come. */
  readonly held?: Hold;
}

/** What was asked, and of whom. Times are milliseconds since 1970. */
export interface JobOrder {
  /** A UUID; a first draft made of it has the same. */
  readonly id: string;
  /** The campaign it belongs to, until Create New Campaign. */
  readonly campaignId: string;
  readonly campaign: ReadyCampaign;
  /** Which of its quotes went into the prompt, by number; absent in jobs of versions before. */
  readonly sentQuotes?: readonly number[];
  /** Of the campaign: two jobs with the same one would ask for the same. */
  readonly fingerprint: string;
  readonly prompt: Prompt;
  /** Present where it goes on after a text that was cut short. */
  readonly continues?: Continuation;
  readonly baseUrl: string;
  readonly model: string;
  readonly createdAt: number;
  /** When the person last said yes to it. */
  readonly consentedAt: number;
  /** It was put off and not sent at once: the person hears of it when it is ready. */
  readonly waited: boolean;
}

export interface Usage {
  readonly promptTokens?: number;
  readonly completionTokens?: number;
}

export interface Continuation {
  readonly draftId: string;
  /** The text that it goes on from. */
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

/** Whether sending it once more may cost once more. */
export const mayCostAgain = ({ status, attempts, free }: Job) =>
  attempts > free && (status === 'unknown' || status === 'partial');

/** The quotes that a reply can rest on: a number of any other is made up. */
export const quotesIn = ({ campaign: { quotes }, sentQuotes }: Job): readonly Quote[] =>
  sentQuotes ? quotes.filter(({ id }) => sentQuotes.includes(id)) : quotes;

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
    leaseUntil: 0,
    text: '',
    cutShort: false,
    stopped: false,
    settled: false,
  };
}
