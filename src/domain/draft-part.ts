import type { Draft } from './draft.ts';

/** What a second part is called, and where a draft keeps it. */
const PARTS = {
  image: { field: 'imagePrompt', name: 'Image prompt' },
  video: { field: 'videoScript', name: 'Video script' },
} as const;

/** The second part of a draft: the prompt of its picture, or the script of its video. */
export interface DraftPart {
  readonly field: 'imagePrompt' | 'videoScript';
  readonly name: string;
  /** As it is saved; undefined where the model sent none. */
  readonly text: string | undefined;
}

/** Undefined for a post of text alone. */
export function partOf(draft: Draft): DraftPart | undefined {
  const { contentType } = draft.origin;
  if (contentType === 'text') return undefined;
  const part = PARTS[contentType];
  return { ...part, text: draft[part.field] };
}

/** The second part as it stands on the screen: what is being typed goes before what is saved. */
export const visiblePart = (draft: Draft): string | undefined =>
  draft.editingPart ?? partOf(draft)?.text;

export const startEditingPart = (draft: Draft): Draft => ({
  ...draft,
  editingPart: visiblePart(draft) ?? '',
});

/** Closes the editor; what was typed is dropped and the part stays as it was. */
export function cancelEditingPart({ editingPart: _, ...draft }: Draft): Draft {
  return draft;
}

/** Makes what was typed the draft's part; nothing typed leaves it without one. */
export function savePart(draft: Draft, now: number): Draft {
  const { editingPart, ...rest } = draft;
  return editingPart === undefined ? draft : withPart(rest, editingPart, now);
}

/** Sets the second part, such as one that an edit had replaced. `now` in milliseconds since 1970. */
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
