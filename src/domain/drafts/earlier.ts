import { type Draft, hasUnsavedEdit, isProposal } from './draft.ts';

/** Name of the version that has the text before an edit. */
export const BEFORE_EDIT = 'Before your edit';

/** Most versions that are kept of a post. */
export const MOST_VERSIONS = 20;

/**
 * Returns a draft as it was before an edit, as a version to go back to: it is proposed in place of the
 * edited one. Its id is the same in every tab.
 */
export function earlierOf(draft: Draft): Draft {
  const {
    editing: _editing,
    editingPart: _editingPart,
    use: _use,
    plannedFor: _plannedFor,
    chosenAt: _chosenAt,
    copyOf: _copyOf,
    besideOf: _besideOf,
    shortenedFrom: _shortenedFrom,
    continuedBy: _continuedBy,
    ...earlier
  } = draft;
  return {
    ...earlier,
    id: `${draft.id}@${draft.revision}`,
    revision: 1,
    // The time that its text is from.
    createdAt: draft.updatedAt,
    refinedFrom: draft.id,
    refinement: BEFORE_EDIT,
  };
}

/** True for the text before an edit, whether or not the user has gone back to it. */
export const isBeforeEdit = ({ refinement }: Draft): boolean => refinement === BEFORE_EDIT;

/** True for a text before an edit that the user has not gone back to. */
export const isAside = (draft: Draft): boolean =>
  isBeforeEdit(draft) && isProposal(draft) && draft.use === undefined && !hasUnsavedEdit(draft);

/** Returns the proposals in place of a draft that the user has not taken, and those of these in turn. */
export function untaken(id: string, drafts: readonly Draft[]): Draft[] {
  const own = drafts.filter(
    (it) => it.refinedFrom === id && isProposal(it) && it.use === undefined && !hasUnsavedEdit(it),
  );
  return own.flatMap((it) => [it, ...untaken(it.id, drafts)]);
}

/** True if two versions have the same text and the same second part. */
export const isSameContent = (one: Draft, other: Draft): boolean =>
  one.text === other.text &&
  one.imagePrompt === other.imagePrompt &&
  one.videoScript === other.videoScript;

/**
 * Returns the ids of the texts before edits that are beyond the limit, the oldest first. The first
 * version and the text before the last edit stay, and so does all that the user asked or paid for.
 */
export function surplus(versions: readonly Draft[], currentId: string | undefined): string[] {
  const all = inTime(versions);
  const newest = all.findLast(isAside);
  const canGo = all.filter(
    (it, at) => at > 0 && it !== newest && it.id !== currentId && isAside(it),
  );
  return canGo.slice(0, Math.max(0, all.length - MOST_VERSIONS)).map(({ id }) => id);
}

/** Versions by the time that their text is from, oldest first. */
export const inTime = (versions: readonly Draft[]): Draft[] =>
  versions.toSorted(
    (one, other) =>
      one.updatedAt - other.updatedAt || Number(isBeforeEdit(other)) - Number(isBeforeEdit(one)),
  );

/**
 * Returns the versions that undo and redo go through, oldest first: those that were the post, and the
 * texts before edits. A proposal that the user has not taken is none of them.
 */
export const history = (versions: readonly Draft[]): Draft[] =>
  inTime(versions).filter(
    (it) => isBeforeEdit(it) || (!isProposal(it) && (!isSecond(it) || it.chosenAt !== undefined)),
  );

const isSecond = ({ copyOf, besideOf }: Draft): boolean =>
  copyOf !== undefined || besideOf !== undefined;
