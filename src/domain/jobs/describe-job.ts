import { explainFailure } from './failure-messages.ts';
import { waitMs } from './attempt.ts';
import type { FailedJob, HoldReason, Job, QueuedJob } from './job.ts';
import { mayCostAgain } from './job-status.ts';
import { isNearby } from '../providers/base-url.ts';
import { countWords } from '../posts/reply.ts';

interface JobContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isOnline: boolean;
  /** Another job of its provider needs the user first. */
  readonly isPaused: boolean;
  /** True if the seconds of a wait are shown: not where each change is read out. */
  readonly counts: boolean;
}

/** Describes the status of a job to its user, in a sentence or two. */
export function describeJob(job: Job, context: JobContext): string {
  switch (job.status) {
    case 'queued':
      return describeWaiting(job, context);
    case 'sending':
      return job.thinkingSince === undefined
        ? 'Sent. Waiting for the first words.'
        : 'Sent. The model is thinking.';
    case 'streaming':
      return `Writing: ${words(job.text)} so far.`;
    case 'done':
      return 'Ready.';
    case 'cancelled':
      return 'Canceled.';
    case 'unknown':
      return `We sent it but got no answer.${mayBeCharged(job)}`;
    case 'partial':
      return `The answer stopped after ${words(job.text)}.${mayBeCharged(job)}`;
    case 'needs-key':
      return 'It needs your key. Nothing was generated.';
    case 'needs-credit':
      return 'Your account has no credit left or has reached its limit. Nothing was generated.';
    case 'failed':
      return describeFailed(job);
  }
}

const mayBeCharged = ({ baseUrl }: Job) => (isNearby(baseUrl) ? '' : ' It may have been charged.');

function describeFailed({ failure }: FailedJob): string {
  const { title, todo } = explainFailure(failure, { providerName: 'The provider' });
  return `${title}. ${todo}`;
}

function describeWaiting(job: QueuedJob, { now, isOnline, isPaused, counts }: JobContext): string {
  if (job.holdReason) return HOLDS[job.holdReason];
  if (isPaused) return 'Paused until the post that needs a key or credit is resolved.';
  if (!isOnline) return 'Waiting for the network.';
  const seconds = Math.ceil(waitMs(job, now) / 1000);
  if (seconds === 0) return 'Waiting its turn.';
  const then = counts ? `Retrying in ${wait(seconds)}.` : 'Retrying automatically.';
  return `The provider asked us to slow down. ${then}`;
}

/** Returns the question to ask before a retry; undefined if nothing is at stake. */
export function retryQuestion(job: Job): string | undefined {
  const costs = mayCostAgain(job);
  if (job.text.trim() === '') return costs ? 'Send it again? You may be charged again.' : undefined;
  return costs
    ? 'Send it again? You may be charged again, and the new text will replace what you have so far.'
    : 'Send it again? The new text will replace what you have so far.';
}

const HOLDS: Readonly<Record<HoldReason, string>> = {
  stale: 'You requested this more than a day ago. Do you still want to send it?',
  key: 'You’ve changed your key since then. Send it with the new one?',
  provider: 'You’ve chosen another provider since then. Send it to the original one?',
  'burst-limit': 'We’ve just sent several in a row. Send this one too?',
};

function wait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `about ${Math.ceil(seconds / 60)} minutes`;
}

function words(text: string): string {
  const count = countWords(text);
  return count === 1 ? '1 word' : `${count} words`;
}
