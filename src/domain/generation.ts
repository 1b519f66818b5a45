import type { Failure } from './failure.ts';
import { type Hold, isRunning, type Job } from './job.ts';
import { joinReplies } from './reply.ts';

/**
 * One generation as a screen shows it, from press to end. `text` is whatever has come so far. A
 * request that was sent when its page died is `interrupted`: it may have been billed, so it is never
 * sent again by itself.
 */
export type Generation =
  | { readonly status: 'idle' }
  /** It waits: for the network, for a provider that asked for patience, or for a word. */
  | {
      readonly status: 'queued';
      readonly jobId: string;
      /** Milliseconds since 1970; 0 where it waits for something else than time. */
      readonly notBefore: number;
      readonly failure?: Failure;
      readonly held?: Hold;
    }
  | { readonly status: 'running'; readonly text: string }
  | {
      readonly status: 'done';
      readonly draftId: string;
      readonly cutShort: boolean;
      /** It ended before the model was done: by Stop, or with a connection. */
      readonly stopped?: true;
      /** Fingerprint of the campaign it was made from. */
      readonly madeFrom: string;
    }
  | { readonly status: 'failed'; readonly text: string; readonly failure: Failure }
  | { readonly status: 'interrupted'; readonly text: string };

export const IDLE: Generation = { status: 'idle' };

/** The generation that a job is. */
export function generationOf(job: Job): Generation {
  if (isRunning(job)) {
    return { status: 'running', text: joinReplies(job.continues?.soFar ?? '', job.text) };
  }
  if (job.status === 'queued') return queued(job);
  if (job.status === 'done' || (job.status === 'cancelled' && hasText(job))) return done(job);
  if (job.status === 'cancelled') return job.continues ? done(job) : IDLE;
  // The part of a continuation stands in its draft already.
  const text = job.continues ? '' : job.text;
  return job.failure
    ? { status: 'failed', text, failure: job.failure }
    : { status: 'interrupted', text };
}

function queued({ id, notBefore, failure, held }: Job): Generation {
  return {
    status: 'queued',
    jobId: id,
    notBefore,
    ...(failure && { failure }),
    ...(held && { held }),
  };
}

function done(job: Job): Generation {
  return {
    status: 'done',
    draftId: draftOf(job),
    cutShort: job.cutShort,
    ...(job.stopped && hasText(job) && { stopped: true as const }),
    madeFrom: job.fingerprint,
  };
}

const hasText = ({ text }: Job) => text.trim() !== '';

/** The draft that a job makes, or adds to. */
export const draftOf = (job: Job) => job.continues?.draftId ?? job.id;

/** Whether what a job brought belongs into a draft without anybody being asked. */
export function isForDraft(job: Job): boolean {
  if (!hasText(job)) return false;
  if (job.status === 'done' || job.status === 'cancelled') return true;
  // A continuation belongs to its draft at once; a first text is offered to be kept.
  return job.continues !== undefined && !isRunning(job) && job.status !== 'queued';
}

/** Reads a generation as earlier versions stored it; undefined when it is none. Never throws. */
export function parseGeneration(value: unknown): Generation | undefined {
  const { status, text, draftId, cutShort, stopped, madeFrom } = Object(value);
  const kept = typeof text === 'string' ? text : '';
  switch (status) {
    case 'idle':
      return IDLE;
    case 'done':
      if (typeof draftId !== 'string' || typeof madeFrom !== 'string') return IDLE;
      return {
        status,
        draftId,
        cutShort: cutShort === true,
        ...(stopped === true && { stopped }),
        madeFrom,
      };
    case 'running':
    case 'interrupted':
      return { status: 'interrupted', text: kept };
    case 'failed':
      // Why it failed is told once; what stays is the text.
      return kept === '' ? IDLE : { status: 'interrupted', text: kept };
    default:
      return undefined;
  }
}
