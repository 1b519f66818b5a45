import { explainFailure } from './failure-messages.ts';
import { waitMs } from './job-transitions.ts';
import { type HoldReason, type Job, mayCostAgain } from './job.ts';
import { isNearby } from '../providers/providers.ts';
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
export function describeJob(job: Job, setting: JobContext): string {
  switch (job.status) {
    case 'queued':
      return describeWaiting(job, setting);
    case 'sending':
      return job.thinkingSince === undefined
        ? 'Sent. Waiting for the first words.'
        : 'Sent. The model is thinking.';
    case 'streaming':
      return `Being written: ${words(job.text)} so far.`;
    case 'done':
      return 'Ready.';
    case 'cancelled':
      return 'Cancelled.';
    case 'unknown':
      return `It was sent, and no answer came.${mayBeCharged(job)}`;
    case 'partial':
      return `The answer broke off after ${words(job.text)}.${mayBeCharged(job)}`;
    case 'needs-key':
      return 'It needs your key. Nothing was generated.';
    case 'needs-credit':
      return 'Your account has no credit left, or has reached its limit. Nothing was generated.';
    case 'failed':
      return describeFailed(job);
  }
}

const mayBeCharged = ({ baseUrl }: Job) => (isNearby(baseUrl) ? '' : ' It may have been charged.');

function describeFailed({ failure }: Job): string {
  if (!failure) return 'It failed.';
  const { title, todo } = explainFailure(failure, { providerName: 'The provider' });
  return `${title}. ${todo}`;
}

function describeWaiting(job: Job, { now, isOnline, isPaused, counts }: JobContext): string {
  if (job.holdReason) return HOLDS[job.holdReason];
  if (isPaused) return 'Waits until the one that needs a key or credit is settled.';
  if (!isOnline) return 'Waits for the network.';
  const seconds = Math.ceil(waitMs(job, now) / 1000);
  if (seconds === 0) return 'Waits for its turn.';
  const then = counts ? `Sent again in ${wait(seconds)}.` : 'It is sent again by itself.';
  return `The provider asked for patience. ${then}`;
}

/** Returns the question to ask before a retry; undefined if nothing is at stake. */
export function retryQuestion(job: Job): string | undefined {
  const costs = mayCostAgain(job);
  if (job.text.trim() === '') return costs ? 'Send it again? It may cost again.' : undefined;
  const and = costs ? 'It may cost again, and takes' : 'It takes';
  return `Send it again? ${and} the place of what has come.`;
}

const HOLDS: Readonly<Record<HoldReason, string>> = {
  stale: 'You asked for it more than a day ago. Send it after all?',
  key: 'You have changed your key since. Send it with the new one?',
  provider: 'You have chosen another provider since. Send it where you asked for it?',
  'burst-limit': 'Several were sent in a row. Send this one too?',
};

function wait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `about ${Math.ceil(seconds / 60)} minutes`;
}

function words(text: string): string {
  const count = countWords(text);
  return count === 1 ? '1 word' : `${count} words`;
}
