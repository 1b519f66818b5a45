import { moveEvidence } from '../posts/citations.ts';
import { type Draft, withKept } from './draft.ts';

/** Opens the editor on the draft's text. */
export function startEditing(draft: Draft): Draft {
  return { ...draft, editing: draft.editing ?? draft.text };
}

/** Closes the editor and discards the edit. */
export function cancelEditing({ editing: _, ...draft }: Draft): Draft {
  return draft;
}

/** Saves the edit as the draft's text. `now` in milliseconds since 1970. */
export function saveEdit(draft: Draft, now: number): Draft {
  const { editing, evidence, ...rest } = draft;
  if (editing === undefined) return draft;
  const kept = moveEvidence(evidence, draft.text, editing);
  return {
    ...rest,
    text: editing,
    ...(kept && { evidence: kept }),
    revision: draft.revision + 1,
    updatedAt: now,
  };
}

/** Remembers, or forgets, that the user vouches for a sentence. The post is none the newer for it. */
export function keepSentence(draft: Draft, sentence: string, isKept: boolean): Draft {
  const others = (draft.kept ?? []).filter((other) => other !== sentence);
  return withKept(draft, isKept ? [...others, sentence] : others);
}
