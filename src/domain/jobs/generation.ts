import type { Failure } from './failure.ts';
import { type EndedJob, isRunning, type Job, type QueuedJob } from './job.ts';
import { draftIdOf, wholeText } from './job-draft.ts';
import { joinReplies } from './join-replies.ts';
import { withoutMarks } from '../posts/marks.ts';

/**
 * One generation as shown on screen, from press to end. `text` is the text received so far.
 * `interrupted`: its page died while the request was running; it may have been billed, so it is
 * never retried automatically.
 */
export type Generation =
  | { readonly status: 'idle' }
  | {
      readonly status: 'queued';
      readonly jobId: string;
      /** `turn`: sent as soon as its provider responds and no other job is being sent. */
      readonly waitsFor: 'turn' | 'network' | 'retry' | 'user';
      readonly failure?: Failure;
    }
  | {
      readonly status: 'running';
      readonly text: string;
      /** Time at which the model began to think, in milliseconds since 1970. */
      readonly thinkingSince?: number;
    }
  | {
      readonly status: 'done';
      readonly draftId: string;
      readonly cutShort: boolean;
      /** Ended before the model was done: by Stop, or by a lost connection. */
      readonly stopped?: true;
      /** Fingerprint of the campaign that it was made from. */
      readonly madeFrom: string;
      /** Number of quotes in its set at that time. */
      readonly quoteCount: number;
    }
  | { readonly status: 'failed'; readonly text: string; readonly failure: Failure }
  | { readonly status: 'interrupted'; readonly text: string };

export const IDLE: Generation = { status: 'idle' };

/** Returns the generation of a job. `isUnreachable`: its provider cannot be reached now. */
export function generationOf(job: Job, isUnreachable: boolean): Generation {
  if (isRunning(job)) {
    const { thinkingSince } = job;
    return {
      status: 'running',
      text: shownText(job),
      ...(thinkingSince !== undefined && { thinkingSince }),
    };
  }
  if (job.status === 'queued') return queued(job, isUnreachable);
  if (job.status === 'done' || (job.status === 'cancelled' && hasText(job))) return done(job);
  if (job.status === 'cancelled') return job.continues ? done(job) : IDLE;
  // The partial text of a continuation is already in its draft.
  const text = job.continues ? '' : shownText(job);
  return job.failure
    ? { status: 'failed', text, failure: job.failure }
    : { status: 'interrupted', text };
}

/** The text received so far, without marks; a passage in its post. */
export function shownText(job: Job): string {
  const { continues, refines, text, sentQuotes } = job;
  const whole = refines ? wholeText(job) : joinReplies(continues?.soFar ?? '', text);
  return withoutMarks(whole, sentQuotes.length);
}

function queued({ id, failure, holdReason }: QueuedJob, isUnreachable: boolean): Generation {
  const waiting = failure ? 'retry' : isUnreachable ? 'network' : 'turn';
  return {
    status: 'queued',
    jobId: id,
    waitsFor: holdReason ? 'user' : waiting,
    ...(failure && { failure }),
  };
}

function done(job: EndedJob): Generation {
  return {
    status: 'done',
    draftId: draftIdOf(job),
    cutShort: job.cutShort,
    ...(job.stopped && hasText(job) && { stopped: true as const }),
    madeFrom: job.fingerprint,
    quoteCount: job.campaign.quotes.length,
  };
}

const hasText = ({ text }: Job) => text.trim() !== '';
