import { type Draft, hasUnsavedEdit, isProposal, standingOf } from './draft.ts';

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

/** Returns the texts that a draft had before its edits, and those of these in turn. */
export function earlierTexts(id: string, drafts: readonly Draft[]): Draft[] {
  const own = drafts.filter((it) => it.refinedFrom === id && isBeforeEdit(it));
  return own.flatMap((it) => [it, ...earlierTexts(it.id, drafts)]);
}

/** True if two versions have the same text and the same second part. */
export const isSameContent = (one: Draft, other: Draft): boolean =>
  one.text === other.text &&
  one.imagePrompt === other.imagePrompt &&
  one.videoScript === other.videoScript;

/**
 * Returns the ids of the versions beyond the limit, the oldest first: never the first one, the one
 * that stands for the platform, one that was used or planned, or one that is being edited.
 */
export function surplus(versions: readonly Draft[], currentId: string | undefined): string[] {
  const [first, ...others] = inTime(versions);
  const standing = versions.toSorted((one, other) => standingOf(other) - standingOf(one))[0];
  const canGo = others.filter(
    (it) =>
      it.id !== currentId &&
      it !== standing &&
      it.use === undefined &&
      it.plannedFor === undefined &&
      it.copyOf === undefined &&
      !hasUnsavedEdit(it),
  );
  return first
    ? canGo.slice(0, Math.max(0, versions.length - MOST_VERSIONS)).map(({ id }) => id)
    : [];
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
  inTime(versions).filter((it) => !isProposal(it) || isBeforeEdit(it));
