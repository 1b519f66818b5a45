import { type Draft, isEdited, postKey, standingOf } from '../drafts/draft.ts';
import { isBeforeEdit } from '../drafts/earlier.ts';
import { type KeptPost, MOST_KEPT } from './habits.ts';

/**
 * The last posts, newest first: as the model wrote them, and as the user edited them, or used them
 * without an edit. Each post once, by the version that stands for it. `isOwn` is asked of few drafts.
 */
export function keptPosts(
  drafts: readonly Draft[],
  isOwn: (draft: Draft) => boolean,
): readonly KeptPost[] {
  const standing = new Map<string, Draft>();
  for (const draft of drafts) {
    const post = postKey(draft);
    const other = standing.get(post);
    if (!other || standingOf(other) <= standingOf(draft)) standing.set(post, draft);
  }
  const writtenOf = modelTexts(drafts);
  const kept: KeptPost[] = [];
  const last = [...standing.values()].toSorted((one, other) => standingOf(other) - standingOf(one));
  for (const draft of last) {
    if (kept.length === MOST_KEPT) break;
    const written = writtenOf(draft);
    const isDecided = written !== draft.text || draft.use !== undefined || isBeforeEdit(draft);
    if (written === undefined || !isDecided || !isOwn(draft)) continue;
    const { platform, language = '' } = draft.origin;
    const [id, campaign] = [postKey(draft), draft.campaignId ?? draft.id];
    kept.push({ id, campaign, place: `${platform} ${language}`, written, kept: draft.text });
  }
  return kept;
}

/** Finds the text that a model wrote of a version; undefined if it isn't known. */
function modelTexts(drafts: readonly Draft[]): (draft: Draft) => string | undefined {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const first = new Map<string, Draft>();
  for (const draft of drafts) {
    const { refinedFrom } = draft;
    if (!isBeforeEdit(draft) || refinedFrom === undefined) continue;
    const other = first.get(refinedFrom);
    if (!other || draft.createdAt < other.createdAt) first.set(refinedFrom, draft);
  }
  return (version) => {
    // Back to the draft whose text a model wrote, and on to what it was before its first edit.
    const source = lastOf(version, (draft) =>
      byId.get((isBeforeEdit(draft) ? draft.refinedFrom : draft.copyOf) ?? ''),
    );
    const written = lastOf(source, (draft) => (isEdited(draft) ? first.get(draft.id) : undefined));
    // A model may have continued the user's words.
    return isEdited(written) || isContinued(source) ? undefined : written.text;
  };
}

const isContinued = (draft: Draft): boolean => isEdited(draft) && draft.continuedBy !== undefined;

/** Follows from draft to draft, to each once. */
function lastOf(start: Draft, next: (draft: Draft) => Draft | undefined): Draft {
  const seen = new Set<Draft>();
  let draft: Draft | undefined = start;
  let last = start;
  while (draft && !seen.has(draft)) {
    seen.add(draft);
    last = draft;
    draft = next(draft);
  }
  return last;
}
