import type { DraftSummary } from './draft-summary.ts';
import { readYoutubeFields } from '../platforms/youtube-fields.ts';

/** Longest title, in UTF-16 units. */
const LONGEST = 80;

/** The first words of a draft, whole; of a video its title, without the label. */
export function draftTitle({ platform, firstWords }: DraftSummary): string {
  const title = platform === 'youtube' ? readYoutubeFields(firstWords).title.trim() : '';
  return shortened(title || firstWords);
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return `${end > 0 ? start.slice(0, end).trim() : start}…`;
}

/**
 * Returns the ids of the versions of a campaign's posts that another one has replaced. The one
 * under review replaces all others of its platform, unless it is a proposal. Conflict copies replace
 * and are replaced by none.
 */
export function earlierVersions(
  drafts: readonly DraftSummary[],
  reviewedId: string | undefined,
): ReadonlySet<string> {
  const rank = (draft: DraftSummary) =>
    draft.id === reviewedId && !draft.isProposal ? Infinity : draft.standing;
  const current = new Map<string, DraftSummary>();
  const versions = drafts.filter(({ isConflictCopy }) => !isConflictCopy);
  for (const draft of versions) {
    const best = current.get(draft.platform);
    if (!best || rank(draft) > rank(best)) current.set(draft.platform, draft);
  }
  return new Set(versions.filter((it) => current.get(it.platform) !== it).map(({ id }) => id));
}
