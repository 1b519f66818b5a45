import type { Draft } from './draft.ts';

/** Names of the second parts, and the fields in which a draft stores them. */
const PARTS = {
  image: { field: 'imagePrompt', name: 'Image prompt' },
  video: { field: 'videoScript', name: 'Video script' },
} as const;

/** The second part of a draft: the prompt of its picture, or the script of its video. */
export interface DraftPart {
  readonly field: 'imagePrompt' | 'videoScript';
  readonly name: string;
  /** The saved text; undefined if the model sent none. */
  readonly text: string | undefined;
}

/** Returns the second part; undefined for a text-only post. */
export function partOf(draft: Draft): DraftPart | undefined {
  const { contentType } = draft.origin;
  if (contentType === 'text') return undefined;
  const part = PARTS[contentType];
  return { ...part, text: draft[part.field] };
}

/** Returns the second part as shown on screen: an unsaved edit takes precedence. */
export const visiblePart = (draft: Draft): string | undefined =>
  draft.editingPart ?? partOf(draft)?.text;

export const startEditingPart = (draft: Draft): Draft => ({
  ...draft,
  editingPart: visiblePart(draft) ?? '',
});

/** Closes the editor and discards the edit. */
export function cancelEditingPart({ editingPart: _, ...draft }: Draft): Draft {
  return draft;
}

/** Saves the edit as the draft's second part; an empty one removes the part. */
export function savePart(draft: Draft, now: number): Draft {
  const { editingPart, ...rest } = draft;
  return editingPart === undefined ? draft : withPart(rest, editingPart, now);
}

/**
 * Sets the second part, such as one that an edit had replaced. `now` in milliseconds since 1970.
 */
export function withPart(draft: Draft, text: string | undefined, now: number): Draft {
  const part = partOf(draft);
  if (!part) return draft;
  const { [part.field]: _, ...rest } = draft;
  return {
    ...rest,
    ...(text?.trim() && { [part.field]: text }),
    revision: draft.revision + 1,
    updatedAt: now,
  };
}
