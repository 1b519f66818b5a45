import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { replaceQuestionAtom, type ReplaceQuestion as Question } from '#state/presses.ts';

/**
 * Asks before a request that may have been billed is replaced by another one. If the words of the
 * question cannot be loaded, the answer is no: nothing is replaced unasked.
 */
export function ReplaceQuestion() {
  const question = useAtomValue(replaceQuestionAtom);
  const [Dialog, setDialog] = useState<ComponentType<Question>>();
  useEffect(() => {
    if (!question || Dialog) return;
    import('./replace-dialog.tsx').then(
      ({ ReplaceDialog }) => setDialog(() => ReplaceDialog),
      () => question.answer(false),
    );
  }, [question, Dialog]);
  return question && Dialog ? <Dialog {...question} /> : null;
}
