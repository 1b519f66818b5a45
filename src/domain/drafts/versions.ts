import { choiceChanges } from './choice-changes.ts';
import { type Draft, isEdited } from './draft.ts';
import { inTime, isAside, isBeforeEdit } from './earlier.ts';

/** One of several posts of a campaign for the same platform. */
export interface Version {
  readonly id: string;
  /** Time that its text is from, in milliseconds since 1970. */
  readonly at: number;
  /** Why it was written, such as `Shortened`, `Warmer` or the new tone. */
  readonly cause: string;
  readonly isEdited: boolean;
  /** True for a text before an edit that the user has not gone back to. */
  readonly isAside: boolean;
  /** Id of the draft that was changed while this one was written. */
  readonly besideOf?: string;
}

/** Labels the versions of a post by time and cause, oldest first. */
export function labelVersions(drafts: readonly Draft[]): Version[] {
  const written = drafts.filter((it) => !isBeforeEdit(it)).toSorted(byAge);
  return inTime(drafts).map((draft) => ({
    id: draft.id,
    at: draft.updatedAt,
    cause: causeOf(draft, written[written.indexOf(draft) - 1]),
    isEdited: isEdited(draft),
    isAside: isAside(draft),
    ...(draft.besideOf !== undefined && { besideOf: draft.besideOf }),
  }));
}

const byAge = (one: Draft, other: Draft): number => one.createdAt - other.createdAt;

function causeOf(draft: Draft, previous: Draft | undefined): string {
  if (draft.copyOf !== undefined) return 'Edited in another tab';
  if (draft.shortenedFrom !== undefined) return 'Shortened';
  if (draft.refinement !== undefined) return draft.refinement;
  if (draft.besideOf !== undefined) return 'Continued';
  if (!previous) return 'First version';
  const changes = choiceChanges(previous.origin, draft.origin);
  const [change] = changes;
  if (!change) return 'Written again';
  return changes.length > 1 ? 'New choices' : change.after || `No ${change.name.toLowerCase()}`;
}
