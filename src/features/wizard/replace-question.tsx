import { useAtomValue } from 'jotai';
import { replaceQuestionAtom } from '#state/presses.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const ReplaceDialog = lazyPart(async () => (await import('./replace-dialog.tsx')).ReplaceDialog);

/** Asks before a request that may have been billed is replaced by another one. */
export function ReplaceQuestion() {
  const question = useAtomValue(replaceQuestionAtom);
  return question ? <ReplaceDialog {...question} /> : null;
}
