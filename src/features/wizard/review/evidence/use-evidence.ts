import { useCallback, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { needsLook } from '#domain/evidence/summary.ts';
import { type CheckState, useChecked } from './use-checked.ts';

/** The verdicts on the post under review, and the sentence whose quotes are open. */
export interface EvidenceView {
  readonly checked: CheckState;
  /** Indexes of the sentences that need a look. */
  readonly toCheck: readonly number[];
  readonly open: number | undefined;
  onOpen(sentence: number | undefined): void;
  /** Moves to a sentence of the post, and opens its quotes. */
  goTo(sentence: number): void;
}

export function useEvidence(draft: Draft | undefined): EvidenceView {
  const checked = useChecked(draft);
  const [opened, setOpened] = useState<{ id: string | undefined; sentence: number | undefined }>();
  const id = draft?.id;
  // The sentences of the text are memoized.
  const onOpen = useCallback((sentence: number | undefined) => setOpened({ id, sentence }), [id]);
  const sentences = typeof checked === 'object' ? checked.sentences : [];
  return {
    checked,
    toCheck: sentences.flatMap(({ standing }, index) => (needsLook(standing) ? [index] : [])),
    open: opened?.id === id ? opened?.sentence : undefined,
    onOpen,
    goTo: (sentence) => {
      moveTo(sentence);
      onOpen(sentence);
    },
  };
}

/** Scrolls to a sentence and focuses it: the focus returns there from its quotes. */
function moveTo(sentence: number): void {
  const words = document.querySelector<HTMLElement>(`[data-post] [data-sentence="${sentence}"]`);
  words?.scrollIntoView({ block: 'center' });
  words?.focus({ preventScroll: true });
}
