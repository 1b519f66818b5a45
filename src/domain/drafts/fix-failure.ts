import { shownText } from '../jobs/generation.ts';
import { sourceDraftOf } from '../jobs/job-draft.ts';
import { checkLimits, fits } from '../platforms/post-check.ts';
import type { Variant } from './variants.ts';

/**
 * True if the notice of a post that is cut short or too long reports the failed request: one to
 * continue or shorten that post, with a reason and no text to keep.
 */
export function isReportedWithPost({ platform, draft, job }: Variant): boolean {
  if (!draft || !job?.failure || sourceDraftOf(job) !== draft.id) return false;
  const leavesText = job.continues === undefined && shownText(job) !== '';
  return !leavesText && (draft.cutShort || !fits(checkLimits(platform, draft.text)));
}
