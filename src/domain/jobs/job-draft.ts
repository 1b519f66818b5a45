import { withoutUnfinished } from '../posts/marks.ts';
import type { Quote } from '../quotes/quote.ts';
import {
  type Continuation,
  hasText,
  isRunning,
  type Job,
  type JobCore,
  type JobRequest,
} from './job.ts';

/**
 * Returns the id of the draft that a job belongs to; undefined for a first text, which belongs to
 * its campaign.
 */
export const sourceDraftOf = (request: JobRequest): string | undefined => baseOf(request)?.draftId;

/** Returns the draft and its text that a job starts from; undefined for a first text. */
export const baseOf = ({ continues, shortens, refines }: JobRequest): Continuation | undefined =>
  continues ?? shortens ?? refines;

/** Returns the id of the draft that a job creates or extends. */
export const draftIdOf = (job: Job) => job.continues?.draftId ?? job.id;

/** True if the job's text belongs in a draft without asking the user. */
export function isForDraft(job: Job): boolean {
  if (!hasText(job)) return false;
  if (job.status === 'done' || job.status === 'cancelled') return true;
  // A continuation belongs to its draft at once; a first text is offered to be kept.
  return job.continues !== undefined && !isRunning(job) && job.status !== 'queued';
}

/** True if the text is not yet saved in its draft and would be lost with the job. */
export const awaitsDraft = (job: Job): boolean => isForDraft(job) && !job.persisted;

/** True if the job holds a text that is in no draft. */
export const hasLooseText = (job: Job) => hasText(job) && !job.persisted;

/** Returns the quotes that a reply can cite, in the order in which they were sent. */
export function quotesIn({ campaign: { quotes }, sentQuotes }: Job): readonly Quote[] {
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  return sentQuotes.flatMap((id) => byId.get(id) ?? []);
}

/** Returns what a job has brought so far; a passage with the rest of its post. */
export function wholeText({ refines, text, sentQuotes }: JobCore): string {
  if (!refines?.around || text === '') return text;
  const [before, behind] = refines.around;
  const words = sentQuotes.length > 0 ? withoutUnfinished(text) : text;
  return `${before}${words.trim()}${behind}`;
}
